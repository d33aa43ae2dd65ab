import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { StartError } from "../../start-error.ts";
import type { Binaries } from "./binaries.ts";
import type { Cluster } from "./cluster.ts";
import { identityOf, isAlive, isPostgres, signal, workplaceOf } from "./processes.ts";
import { commandOf, type Runner } from "./runner.ts";

export type Postmaster = { pid: number; port: number; ready: boolean };

const START_TIMEOUT_MS = 120_000;
/** First the fast way in order; where that takes too long, the immediate one, after which the next start recovers. */
const STOP_SIGNALS = [
  ["SIGINT", 30_000],
  ["SIGQUIT", 10_000],
] as const;
const LOG_MAX_BYTES = 10_000_000;

/** The PostgreSQL that runs on the cluster, whoever started it. */
export function findPostmaster(cluster: Pick<Cluster, "data">): Postmaster | undefined {
  const [number, folder, , port, , , , status] = readLockFile(cluster);
  const pid = Number(number);
  if (!(pid > 0) || !isAlive(pid) || !isPostgres(pid) || !worksOn(cluster, pid, folder)) return undefined;
  return { pid, port: Number(port), ready: status?.trim() === "ready" };
}

/** A copied folder has the lock file of the original: its PostgreSQL is not ours, neither to use nor to stop. */
function worksOn({ data }: Pick<Cluster, "data">, pid: number, folderAtItsStart: string | undefined): boolean {
  const ours = identityOf(data);
  return ours !== undefined && ours === (workplaceOf(pid) ?? identityOf(folderAtItsStart));
}

type LaunchOptions = { port: number; durable: boolean; signal: AbortSignal };

/** Starts PostgreSQL and waits until it takes connections, or until it is told to end: recovery after a crash may need a while. */
export async function launch(
  cluster: Cluster,
  binaries: Binaries,
  runner: Runner,
  { port, durable, signal: told }: LaunchOptions,
): Promise<void> {
  removeStaleLockFile(cluster);
  const isLong = (statSync(cluster.log, { throwIfNoEntry: false })?.size ?? 0) > LOG_MAX_BYTES;
  const log = openSync(cluster.log, isLong ? "w" : "a", 0o600);
  const start = statSync(cluster.log).size;
  const { command, args, identity } = commandOf(runner, binaries.postgres, [
    "-D",
    cluster.data,
    ...settings(port, durable),
  ]);
  // In its own process group, or Ctrl-C in the terminal would stop it under the requests that we still have to answer.
  const child = spawn(command, args, { ...identity, cwd: "/", stdio: ["ignore", log, log], detached: durable });
  closeSync(log);
  let over = false;
  const end = () => {
    over = true;
  };
  child.once("error", end).once("exit", end).unref();
  for (const deadline = Date.now() + START_TIMEOUT_MS; Date.now() < deadline; await sleep(20)) {
    const found = findPostmaster(cluster);
    if (found?.ready) return;
    if (over) throw new StartError(`PostgreSQL did not start: ${whatWentWrong(cluster, start)}`);
    if (told.aborted) {
      if (child.pid) signal(child.pid, "SIGINT");
      while (!over) await sleep(20);
      throw told.reason;
    }
  }
  throw new StartError(`PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} s; see ${cluster.log}`);
}

/** Stops PostgreSQL and waits for it: open transactions are rolled back, everything committed is written. */
export async function shutDown(cluster: Cluster, binaries: Binaries): Promise<void> {
  const found = findPostmaster(cluster);
  if (!found) return;
  if (process.platform === "win32") {
    spawnSync(binaries.pgCtl, ["stop", "-D", cluster.data, "-m", "fast", "-w"]);
    return;
  }
  for (const [name, patience] of STOP_SIGNALS) {
    signal(found.pid, name);
    // Its lock file goes a moment before the last line of its log and the process itself.
    for (const deadline = Date.now() + patience; Date.now() < deadline; await sleep(20)) {
      if (!isPostgres(found.pid)) return;
    }
  }
}

function settings(port: number, durable: boolean): string[] {
  const values: Record<string, string | number> = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    port,
    timezone: "UTC",
    log_timezone: "UTC",
    ...(durable ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: 300 }),
  };
  return Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

function readLockFile(cluster: Pick<Cluster, "data">): string[] {
  try {
    return readFileSync(join(cluster.data, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return [];
  }
}

/**
 * After a power cut the number in the lock file may belong to another program by now, or the file may be empty; in a copied folder it is
 * the original's. PostgreSQL would refuse to start then, though nothing holds its data.
 */
function removeStaleLockFile(cluster: Cluster): void {
  const file = join(cluster.data, "postmaster.pid");
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN);
  const [pid] = readLockFile(cluster);
  const stale = pid ? !findPostmaster(cluster) : age > 5_000;
  if (stale) rmSync(file, { force: true });
}

/** What PostgreSQL itself says since it was started: its last FATAL line, with nothing before the word. */
function whatWentWrong(cluster: Cluster, since: number): string {
  const lines = readFileSync(cluster.log).subarray(since).toString("utf8").trim().split("\n");
  const fatal = lines.findLast((line) => /FATAL|PANIC|could not/.test(line)) ?? lines.at(-1) ?? "";
  return `${fatal.replace(/^.*?(FATAL|PANIC|LOG|WARNING):\s*/, "")} (see ${cluster.log})`;
}
