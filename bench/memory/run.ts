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
import { drawPictures, sendHalfBodies, uploadHalf } from "./loads.ts";
import { askWithQueries, dropLogins, loadPages } from "./visits.ts";

/**
 * The memory of a server, as `npm start` starts it: at rest, under loads that need much of it, and a minute after each. Ends with status 1
 * when it keeps more than 400 MB, or a file of an upload that was broken off.
 *
 *     node bench/memory/run.ts      after a build of the web
 */
const MAX_AFTERWARDS_MB = 400;
const REST_SECONDS = 60;
const ACCOUNTS = 60;

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
    TRUST_PROXY: "loopback",
    LOG_LEVEL: "error",
  },
});
server.stdout.resume();

try {
  const target = { port, tokens: [] as string[] };
  while (!(await isUp())) await sleep(200);
  for (let account = 0; account < ACCOUNTS; account++) target.tokens.push((await signUp(db, new Date())).token);
  await sleep(20_000);
  console.log(`at rest: ${await residentMegabytes()} MB`);
  await measure("300 half-sent uploads of 5 MB", () => uploadHalf(target, 300));
  await measure("2,000 half-sent bodies of 120 kB", () => sendHalfBodies(target, 2_000));
  await measure("the same in pieces of 2 kB", () => sendHalfBodies(target, 2_000, 2_000));
  await measure("32 connections on pages that are not kept, 20 s", () => loadPages(target, 32, 20));
  await measure("1,000 pages in two languages, each with another query", () => askWithQueries(target, 1_000));
  await measure("2,000 logins that are dropped", () => dropLogins(target, 2_000));
  await measure("60 pictures of 25 megapixels at once", () => drawPictures(target));
  const left = (await readdir(join(dataFolder, "files/arriving"), { recursive: true, withFileTypes: true })).filter(
    (entry) => entry.isFile(),
  );
  console.log(`files left of uploads: ${left.length}`);
  if (left.length > 0) process.exitCode = 1;
} finally {
  server.kill();
  await new Promise((resolve) => server.once("exit", resolve));
  await drop();
  await databaseServer.stop();
  await rm(dataFolder, { recursive: true, force: true });
}

async function measure(name: string, load: () => Promise<string>): Promise<void> {
  let peak = 0;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes());
  }, 250);
  const outcome = await load();
  clearInterval(watch);
  await sleep(REST_SECONDS * 1000);
  const afterwards = await residentMegabytes();
  console.log(`${name}: ${outcome}; peak ${peak} MB, ${REST_SECONDS} s afterwards ${afterwards} MB`);
  if (afterwards > MAX_AFTERWARDS_MB) process.exitCode = 1;
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
