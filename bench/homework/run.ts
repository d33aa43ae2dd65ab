import { setTimeout as sleep } from "node:timers/promises";
import { openClass } from "../../apps/server/src/features/homework/testing/school-class.ts";
import { signUp } from "../../apps/server/src/testing/sign-up.ts";
import { startServer } from "../served/start-server.ts";
import { largeFiles } from "./large-files.ts";

/**
 * Sixty students upload 10 MB of homework each at the same moment, to a server as `npm start` starts it: photos, PDFs, Word documents and texts in
 * equal parts. Ends with status 1 when one of them is refused, when the server needs 400 MB, or when something is left of what was on its way.
 *
 *     node bench/homework/run.ts      after a build of the web
 */
const STUDENTS = 60;
const MAX_MB = 400;

const server = await startServer();
try {
  await server.untilUp();
  const files = await largeFiles();
  const people = Array.from({ length: STUDENTS }, () => signUp(server.db, new Date()));
  const students = await Promise.all(people);
  await openClass({ db: server.db, clock: { now: () => new Date() } }, { students });
  const tokens = students.map(({ token }) => token);
  await sleep(10_000);
  const atRest = await server.residentMegabytes();
  const since = performance.now();
  const { outcome: statuses, peak } = await server.watch(() =>
    Promise.all(tokens.map((token, index) => upload(token, files[index % files.length]))),
  );
  const seconds = (performance.now() - since) / 1000;
  const refused = statuses.filter((status) => status !== 201);
  const left = await server.filesLeft();
  console.log(`${STUDENTS} files of 10 MB at once: ${seconds.toFixed(1)} s, ${refused.length} refused ${refused}`);
  console.log(`at rest ${atRest} MB, at most ${peak} MB; files left of uploads: ${left}`);
  if (refused.length > 0 || peak >= MAX_MB || left > 0) process.exitCode = 1;
} finally {
  await server.end();
}

async function upload(token: string, file: File | undefined): Promise<number> {
  const body = new FormData();
  if (file) body.append("file", file);
  const headers = { authorization: `Bearer ${token}` };
  const address = `http://127.0.0.1:${server.port}/api/homework/files`;
  // A connection that is cut counts as a refusal.
  const reply = await fetch(address, { method: "POST", headers, body }).catch(() => undefined);
  return reply?.status ?? 0;
}
