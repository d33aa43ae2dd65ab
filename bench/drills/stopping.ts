import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { findPostmaster } from "../../apps/server/src/database/embedded/postmaster.ts";
import { freePort } from "../../apps/server/src/listen.ts";
import { root } from "../../scripts/set-up/root.mjs";
import { type Command, cleanEnvironment, firstPage, start, startServer } from "../../scripts/test-run/product.ts";

/**
 * How long an orderly stop takes beside connections of every kind, beyond the longest request in hand; and whether anything is left when npm
 * alone is ended, at moments all over a start. Ends with status 1 when a stop takes more than 3 s beyond the request, or something is left.
 *
 *     node bench/drills/stopping.ts      after `npm start` has installed and built everything
 */
const CONNECTIONS = 300;
// Shorter than a request waits for a database that does not answer.
const HELD_MS = 3_000;
const BEYOND_MAX_MS = 3_000;
const MOMENTS_MS = [0, 100, 200, 400, 600, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000];

const top = await mkdtemp(join(tmpdir(), "dripstone-drill-"));
const body = JSON.stringify({ email: "nobody@dripstone.example", password: "Wrong-password-1", rememberMe: false });
const login = (rest: string) =>
  `POST /api/auth/login HTTP/1.1\r\nHost: drill\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${rest}`;

/** What each kind of connection has sent when the server is told to end. */
const kinds: Record<string, string> = {
  none: "",
  silent: "",
  "half a head": "GET /api/health HTTP/1.1\r\nHost: dr",
  "half a body": login(body.slice(0, 10)),
  "idle, kept alive": "GET /api/health HTTP/1.1\r\nHost: drill\r\n\r\n",
  "replies unread": "GET /api/openapi.json HTTP/1.1\r\nHost: drill\r\n\r\n".repeat(200),
};

try {
  for (const [kind, first] of Object.entries(kinds)) {
    report(
      `stop beside ${CONNECTIONS} connections: ${kind}`,
      await stopBeside(kind === "none" ? 0 : CONNECTIONS, first),
      0,
    );
  }
  report(`stop with a request of ${HELD_MS} ms in hand`, await stopBeside(CONNECTIONS, "", HELD_MS), HELD_MS);
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    let left = 0;
    for (const moment of MOMENTS_MS) left += await leftAfter(signal, moment);
    console.log(`${signal} to npm alone at ${MOMENTS_MS.length} moments of its start: ${left} left something running`);
    if (left > 0) process.exitCode = 1;
  }
} finally {
  await rm(top, { recursive: true, force: true });
}

function report(what: string, milliseconds: number, held: number): void {
  console.log(`${what.padEnd(58)} ${(milliseconds / 1000).toFixed(2)} s`);
  if (milliseconds - held > BEYOND_MAX_MS) process.exitCode = 1;
}

/** Milliseconds from the signal to the end of the server and its database. */
async function stopBeside(count: number, first: string, heldMs = 0): Promise<number> {
  const port = await freePort();
  const folder = join(top, "served");
  const command = startServer({ PORT: String(port), DATA_DIR: folder });
  await firstPage(command, `http://localhost:${port}/`);
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port, first)));
  const held = heldMs > 0 ? await holdLogins(folder) : undefined;
  const answer = held && once((await open(port, login(body))).resume(), "data");
  await sleep(500);
  const since = performance.now();
  command.signal("SIGTERM");
  if (held) setTimeout(held, heldMs);
  if ((await command.end()) !== 0) throw new Error(`It did not end in order:\n${command.output()}`);
  const milliseconds = performance.now() - since;
  if (answer && !String(await answer).startsWith("HTTP/1.1 401"))
    throw new Error(`The request in hand was answered otherwise:\n${await answer}`);
  for (const socket of sockets) socket.destroy();
  if (findPostmaster({ data: join(folder, "postgres/cluster") })) throw new Error("PostgreSQL is left running");
  return milliseconds;
}

async function open(port: number, first: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  if (first) socket.write(first);
  return socket;
}

/** Makes every login wait until the returned function is called. */
async function holdLogins(folder: string): Promise<() => void> {
  const { port } = findPostmaster({ data: join(folder, "postgres/cluster") }) ?? {};
  const password = (await readFile(join(folder, "postgres/password"), "utf8")).trim();
  const client = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${port}/dripstone`);
  client.on("error", () => {});
  await client.connect();
  await client.query("begin; lock table users in access exclusive mode");
  return () => void client.end();
}

/** 1 when a process or PostgreSQL is left after npm alone was sent a signal so long after its start. */
async function leftAfter(signal: NodeJS.Signals, moment: number): Promise<number> {
  const folder = join(top, `${signal}-${moment}`);
  const env = { ...cleanEnvironment(), PORT: String(await freePort()), DATA_DIR: folder };
  const command = start("npm", ["start"], { cwd: root, env });
  while (!command.output().includes("start.mjs")) await sleep(5);
  await sleep(moment);
  command.signal(signal);
  const left = !(await isGone(command)) || findPostmaster({ data: join(folder, "postgres/cluster") }) !== undefined;
  if (left) command.signalAll("SIGKILL");
  return left ? 1 : 0;
}

/** Its end is that of all to whom it gave its output. */
function isGone(command: Command): Promise<boolean> {
  return command.end().then(
    () => true,
    () => false,
  );
}
