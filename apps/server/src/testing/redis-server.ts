import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../listen.ts";

/** A real Redis of a test's own, which keeps nothing on disk. */
export type RedisServer = {
  url: string;
  /** Starts it, empty; as at first, or again after `kill`. */
  start(): Promise<void>;
  kill(): Promise<void>;
  /** It takes connections, but does nothing. */
  hang(): void;
  goOn(): void;
  /** Ends it, whatever its state. */
  stop(): Promise<void>;
};

/** Reserves a place for a Redis; nothing runs there yet. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "dripstone-redis-"));
  let running: ChildProcess | undefined;
  const kill = async () => {
    const child = running;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      running = await launch(["--port", `${port}`, "--bind", "127.0.0.1", "--dir", folder]);
    },
    kill,
    hang: () => void running?.kill("SIGSTOP"),
    goOn: () => void running?.kill("SIGCONT"),
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function launch(args: string[]): Promise<ChildProcess> {
  const program = process.env.REDIS_SERVER_PATH ?? "redis-server";
  const child = spawn(program, [...args, "--save", "", "--appendonly", "no"], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("error", ({ message }) =>
      reject(new Error(`These tests need a Redis (${message}): install redis-server, or set REDIS_SERVER_PATH`)),
    );
    child.once("exit", () => reject(new Error(`${program} ended at once:\n${output}`)));
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("Ready to accept connections")) resolve();
    });
  });
  return child;
}
