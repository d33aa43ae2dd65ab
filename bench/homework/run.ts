import { execFile, spawn } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../../apps/server/src/listen.ts";
import { testDatabase } from "../../apps/server/src/testing/database.ts";
import { startTestDatabaseServer } from "../../apps/server/src/testing/database-server.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { memorySettings } from "../../scripts/set-up/memory.mjs";
import { largeFiles } from "./large-files.ts";

/**
 * Sixty students upload 10 MB of homework each at the same moment, to a server as `npm start` starts it: photos, PDFs, Word documents and texts in
 * equal parts. Ends with status 1 when one of them is refused, when the server needs 400 MB, or when something is left of what was on its way.
 *
 *     node bench/homework/run.ts      after a build of the web
 */
const STUDENTS = 60;
const MAX_MB = 400;

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
  },
});
server.stdout.resume();

try {
  while (!(await isUp())) await sleep(200);
  const files = await largeFiles();
  const tokens = await Promise.all(Array.from({ length: STUDENTS }, async () => (await signUp(db, new Date())).token));
  await sleep(10_000);
  const atRest = await residentMegabytes();
  let peak = atRest;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes());
  }, 500);
  const since = performance.now();
  const statuses = await Promise.all(tokens.map((token, index) => upload(token, files[index % files.length])));
  const seconds = (performance.now() - since) / 1000;
  clearInterval(watch);
  const refused = statuses.filter((status) => status !== 201);
  const left = (await readdir(join(dataFolder, "files/arriving"), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  console.log(`${STUDENTS} files of 10 MB at once: ${seconds.toFixed(1)} s, ${refused.length} refused ${refused}`);
  console.log(`at rest ${atRest} MB, at most ${peak} MB; files left of uploads: ${left.length}`);
  if (refused.length > 0 || peak >= MAX_MB || left.length > 0) process.exitCode = 1;
} finally {
  server.kill();
  await new Promise((resolve) => server.once("exit", resolve));
  await drop();
  await databaseServer.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function upload(token: string, file: File | undefined): Promise<number> {
  const body = new FormData();
  if (file) body.append("file", file);
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${port}/api/homework/files`;
  // A connection that is cut counts as a refusal.
  const reply = await fetch(address, { method: "POST", headers, body }).catch(() => undefined);
  return reply?.status ?? 0;
}

async function residentMegabytes(): Promise<number> {
  const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", `${server.pid}`]);
  return Math.round(Number(stdout) / 1024);
}

async function isUp(): Promise<boolean> {
  if (server.exitCode !== null) throw new Error("The server has ended");
  return fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
