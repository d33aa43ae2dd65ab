import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../apps/server/src/listen.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { memorySettings } from "../../scripts/set-up/memory.mjs";

/** A server as `npm start` starts it, in a process and on a database of its own, whose memory can be watched; `end` leaves nothing of it. */
export async function startServer(settings: Record<string, string> = {}) {
  const databaseServer = await startTestDatabaseServer();
  const { db, url, drop } = await testDatabase();
  const dataFolder = await mkdtemp(join(tmpdir(), "dripstone-bench-"));
  const port = await freePort();
  const main = new URL("../../apps/server/src/main.ts", import.meta.url).pathname;
  const server = spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: url,
      DATA_DIR: dataFolder,
      PORT: `${port}`,
      LOG_LEVEL: "error",
      ...settings,
    },
  });
  server.stdout.resume();

  async function residentMegabytes(): Promise<number> {
    const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", `${server.pid}`]);
    return Math.round(Number(stdout) / 1024);
  }

  /** Seconds that the processor has worked for it. */
  async function secondsWorked(): Promise<number> {
    const { stdout } = await promisify(execFile)("ps", ["-o", "cputimes=", "-p", `${server.pid}`]);
    return Number(stdout);
  }

  async function isUp(): Promise<boolean> {
    if (server.exitCode !== null) throw new Error("The server has ended");
    return fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  return {
    db,
    port,
    residentMegabytes,
    async untilUp(): Promise<void> {
      while (!(await isUp())) await sleep(200);
    },
    /** Until nothing is left of what it does after a start, as making the tutor ready. */
    async untilIdle(): Promise<void> {
      for (
        let [before, now] = [-1, await secondsWorked()];
        before !== now;
        [before, now] = [now, await secondsWorked()]
      )
        await sleep(3_000);
    },
    /** What a load says of itself, and the most memory that the server had meanwhile. */
    async watch<Outcome>(load: () => Promise<Outcome>): Promise<{ outcome: Outcome; peak: number }> {
      let peak = await residentMegabytes();
      const looking = setInterval(async () => {
        peak = Math.max(peak, await residentMegabytes());
      }, 250);
      const outcome = await load().finally(() => clearInterval(looking));
      return { outcome, peak };
    },
    /** Files of uploads that were broken off. */
    async filesLeft(): Promise<number> {
      const arriving = await readdir(join(dataFolder, "files/arriving"), { recursive: true, withFileTypes: true });
      return arriving.filter((entry) => entry.isFile()).length;
    },
    async end(): Promise<void> {
      server.kill();
      await new Promise((resolve) => server.once("exit", resolve));
      await drop();
      await databaseServer.stop();
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
