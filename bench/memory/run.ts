import { setTimeout as sleep } from "node:timers/promises";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { startServer } from "../served/start-server.ts";
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

const server = await startServer({ TRUST_PROXY: "loopback" });
try {
  const target = { port: server.port, tokens: [] as string[] };
  await server.untilUp();
  for (let account = 0; account < ACCOUNTS; account++) target.tokens.push((await signUp(server.db, new Date())).token);
  await sleep(20_000);
  console.log(`at rest: ${await server.residentMegabytes()} MB`);
  await measure("300 half-sent uploads of 5 MB", () => uploadHalf(target, 300));
  await measure("2,000 half-sent bodies of 120 kB", () => sendHalfBodies(target, 2_000));
  await measure("the same in pieces of 2 kB", () => sendHalfBodies(target, 2_000, 2_000));
  await measure("32 connections on pages that are not kept, 20 s", () => loadPages(target, 32, 20));
  await measure("1,000 pages in two languages, each with another query", () => askWithQueries(target, 1_000));
  await measure("2,000 logins that are dropped", () => dropLogins(target, 2_000));
  await measure("60 pictures of 25 megapixels at once", () => drawPictures(target));
  const left = await server.filesLeft();
  console.log(`files left of uploads: ${left}`);
  if (left > 0) process.exitCode = 1;
} finally {
  await server.end();
}

async function measure(name: string, load: () => Promise<string>): Promise<void> {
  const { outcome, peak } = await server.watch(load);
  await sleep(REST_SECONDS * 1000);
  const afterwards = await server.residentMegabytes();
  console.log(`${name}: ${outcome}; peak ${peak} MB, ${REST_SECONDS} s afterwards ${afterwards} MB`);
  if (afterwards > MAX_AFTERWARDS_MB) process.exitCode = 1;
}
