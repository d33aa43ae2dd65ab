import { spawn } from "node:child_process";
import { once } from "node:events";
import { delimiter } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { signal } from "../../apps/server/src/database/embedded/processes.ts";

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** A command that was started as from a terminal: the leader of a process group of its own. */
export type Command = {
  pid: number;
  /** All that it and its children have printed so far. */
  output(): string;
  /** Sends a signal to the whole group, as Ctrl-C does. */
  signalAll(signal: NodeJS.Signals): void;
  /** Sends a signal to the command alone, as a supervisor does. */
  signal(signal: NodeJS.Signals): void;
  isOver(): boolean;
  /** Waits for its end, and gives its status; throws when it does not come. */
  end(): Promise<number | NodeJS.Signals>;
};

const END_TIMEOUT_MS = 90_000;

/** Starts the server as `npm start` does after everything is built. */
export function startServer(env: Record<string, string>): Command {
  return start(process.execPath, [main], { env: { ...cleanEnvironment(), ...env } });
}

/** Starts a command in an environment as a terminal has it, without what npm and the test runner put there. */
export function start(
  program: string,
  args: string[],
  options: { env?: Record<string, string | undefined>; cwd?: string } = {},
): Command {
  const child = spawn(program, args, {
    env: cleanEnvironment(),
    ...options,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  if (!pid) throw new Error(`${program} cannot be started`);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended: Promise<number | NodeJS.Signals> = once(child, "close").then(([code, signal]) => code ?? signal);
  return {
    pid,
    output: () => output,
    signalAll: (name) => signal(-pid, name),
    signal: (name) => signal(pid, name),
    end() {
      const late = sleep(END_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`It does not end:\n${output}`);
      });
      return Promise.race([ended, late]);
    },
    isOver: () => child.exitCode !== null || child.signalCode !== null,
  };
}

/** Waits for the first answer at an address, and gives it with the milliseconds since `since`. */
export async function firstPage(command: Command, url: string, since = performance.now()) {
  for (;;) {
    const page = await fetch(url).catch(() => undefined);
    if (page) return { status: page.status, html: await page.text(), milliseconds: performance.now() - since };
    if (command.isOver()) throw new Error(`It ended before it served a page:\n${command.output()}`);
    await sleep(50);
  }
}

const ours =
  /^(npm_.*|NODE_.*|VITE.*|TEST.*|CI|INIT_CWD|PORT|HOST|DATABASE_URL|SITE_URL|SMTP_URL|REDIS_.*|TRUST_PROXY|ANALYTICS_TAG|HSTS_SUBDOMAINS|DATA_DIR|SEED_DEMO|LOG_LEVEL)$/;

export function cleanEnvironment(): Record<string, string | undefined> {
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const path = (process.env.PATH ?? "").split(delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter) };
}
