import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

const signals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]);
const shells = /^-?(sh|ash|bash|busybox|dash|ksh|zsh)$/;
const managers = /npm|yarn|bun|node|MainThread/i;
const LOOK_EVERY_MS = 250;
/** npm, its shell, and perhaps one more in between. */
const STEPS_UP_TO_NPM = 3;

/**
 * Aborted when we are told to end: by a signal, or because the npm that started us is gone. npm hands a signal on to its shell only, and of
 * a kill nobody hears: without a look at who is above us, we and the server would stay behind.
 * @returns {AbortSignal}
 */
export function toldToEnd() {
  const controller = new AbortController();
  const end = () => controller.abort();
  for (const signal of signals) process.on(signal, end);
  if (process.env.npm_lifecycle_event && process.platform !== "win32") {
    const above = process.platform === "linux" ? upToNpm() : upToTheShell();
    const look = () => (above === undefined || above.some(hasLostItsParent) ? end() : undefined);
    const looking = setInterval(look, LOOK_EVERY_MS).unref();
    controller.signal.addEventListener("abort", () => clearInterval(looking));
    look();
  }
  return controller.signal;
}

/** @typedef {{ pid: number, parent: number }} Link */

/**
 * We, and who is above us, below npm; undefined when npm is gone already. It is the one that runs on the Node that npm says to be its own.
 * @returns {Link[] | undefined}
 */
function upToNpm() {
  const npmsNode = identityOf(process.env.npm_node_execpath ?? "");
  const links = [];
  for (let pid = process.pid; links.length < STEPS_UP_TO_NPM; ) {
    const parent = parentOf(pid)?.pid;
    if (!parent) return undefined;
    links.push({ pid, parent });
    const program = identityOf(`/proc/${parent}/exe`);
    // Where we may not look at the program, its name has to do.
    const isNpm = program && npmsNode ? program === npmsNode : managers.test(parentOf(parent)?.of ?? "");
    if (isNpm) return links;
    pid = parent;
  }
  return undefined;
}

/** We, and above us the shell in which npm runs us, unless that has made room for us. */
function upToTheShell() {
  const links = [{ pid: process.pid, parent: process.ppid }];
  const above = parentOf(process.ppid);
  if (above && shells.test(above.of)) links.push({ pid: process.ppid, parent: above.pid });
  return links;
}

/**
 * Who loses its parent gets another one.
 * @param {Link} link
 */
function hasLostItsParent({ pid, parent }) {
  return (pid === process.pid ? process.ppid : (parentOf(pid)?.pid ?? parent)) !== parent;
}

/**
 * @param {number} pid
 * @returns {{ pid: number, of: string } | undefined} the parent, and the name of the one whose it is
 */
function parentOf(pid) {
  // "4711 (sh) S 4710 …", or "4711 /bin/sh S 4710".
  const found = /^\s*\d+ +\(?(?:.*\/)?(.*?)\)? +\S+ +(\d+)/.exec(statOf(pid));
  return found ? { pid: Number(found[2]), of: found[1] ?? "" } : undefined;
}

/** @param {number} pid */
function statOf(pid) {
  try {
    if (process.platform === "linux") return readFileSync(`/proc/${pid}/stat`, "utf8");
    const columns = "pid=,comm=,stat=,ppid=";
    return spawnSync("ps", ["-p", String(pid), "-o", columns], { encoding: "utf8" }).stdout ?? "";
  } catch {
    return "";
  }
}

/** @param {string} file */
function identityOf(file) {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
