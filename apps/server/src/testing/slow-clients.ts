import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * A program that opens many connections to a port and is slow on all of them: `node slow-clients.ts PORT COUNT`. It tells its parent
 * when all are open, and when all have been closed by the other side.
 */
const [port = 0, count = 0] = process.argv.slice(2).map(Number);
const BATCH = 100;
const BETWEEN_BATCHES_MS = 20;
const BYTE_EVERY_MS = 500;

/** What each kind sends at first; it never sends the end. */
const kinds = [
  () => "GET /api/health HTTP/1.1\r\nHost: slow\r\nX-Slow: ",
  (index: number) =>
    "POST /api/auth/login HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n" +
    `X-Forwarded-For: 10.7.${index >> 8}.${index & 255}\r\n\r\n{"email":"`,
  () => "",
];

const open: Promise<unknown>[] = [];
const closed: Promise<unknown>[] = [];
for (let index = 0; index < count; index++) {
  const socket = connect(port, "127.0.0.1");
  open.push(new Promise((resolve) => socket.once("connect", resolve)));
  closed.push(new Promise((resolve) => socket.once("close", resolve)));
  beSlow(socket, index);
  if (index % BATCH === BATCH - 1) await sleep(BETWEEN_BATCHES_MS);
}
await Promise.all(open);
process.send?.("open");
await Promise.all(closed);
process.send?.("closed");
process.disconnect?.();

function beSlow(socket: Socket, index: number): void {
  const first = kinds[index % kinds.length]?.(index) ?? "";
  socket.on("error", () => {}).resume();
  socket.write(first);
  const drip = setInterval(() => first && socket.write("a"), BYTE_EVERY_MS);
  socket.once("close", () => clearInterval(drip));
}
