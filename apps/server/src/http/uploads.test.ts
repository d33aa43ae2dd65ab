import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openArrivals } from "../files/arrivals.ts";
import { type TestApp, testApp } from "../testing/app.ts";

const MEGABYTE = 1024 * 1024;
const ROOM = { ofOne: 3, inAll: 5 };

let t: TestApp;
let port: number;
let picture: Buffer;
let arriving: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  arriving = await mkdtemp(join(tmpdir(), "dripstone-arriving-"));
  const uploads = { graceMs: 1_500, bytesPerSecond: 256 * 1024, checkEveryMs: 100 };
  const timeouts = { headMs: 10_000, requestMs: 10_000, silenceMs: 60_000, checkEveryMs: 500, uploads };
  t = await testApp({ arrivals: await openArrivals(arriving, ROOM), timeouts });
  port = Number(new URL(await t.app.listen({ port: 0, host: "127.0.0.1" })).port);
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#17685a" } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await t.close();
  await rm(arriving, { recursive: true, force: true });
});

/** The names of all files that are on their way. */
async function onTheirWay(): Promise<string[]> {
  const entries = await readdir(arriving, { recursive: true, withFileTypes: true });
  return entries.filter((it) => it.isFile()).map(({ name }) => name);
}

/** A machine that is busy takes its time. */
const A_WHILE = { timeout: 10_000, interval: 50 };

/** Waits until so many files are on their way. */
const areOnTheirWay = (count: number) =>
  vi.waitFor(async () => expect(await onTheirWay()).toHaveLength(count), A_WHILE);

type Upload = {
  send(bytes: Buffer | string): void;
  /** Ends the form and gives the reply: status, code, and after how many seconds to come again. */
  finish(): Promise<string>;
  /** What the other side says, or has said, by itself. */
  reply(): Promise<string>;
  breakOff(): void;
};

/** Begins to upload a picture, and says no more. */
function begin(token: string, { size = MEGABYTE } = {}): Upload {
  const socket = connect(port, "127.0.0.1").setNoDelay(true);
  sockets.push(socket);
  let received = "";
  socket
    .on("error", () => {})
    .on("data", (bytes) => {
      received += bytes;
    });
  const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
  const end = "\r\n--b--\r\n";
  let left = size - picture.length;
  const send = (bytes: Buffer | string) => {
    left -= bytes.length;
    socket.write(bytes);
  };
  const reply = async () => {
    while (!/\r\n\r\n.*\}/s.test(received) && !socket.closed)
      await new Promise((resolve) => socket.once("data", resolve).once("close", resolve));
    const retryAfter = /retry-after: (\d+)/i.exec(received)?.[1];
    const words = [/HTTP\/1\.1 (\d+)/.exec(received)?.[1], /"code":"(\w+)"/.exec(received)?.[1]];
    return [...words, retryAfter && `in ${retryAfter} s`].filter(Boolean).join(" ");
  };
  socket.write(
    `POST /api/auth/avatar HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${start.length + size + end.length}\r\n\r\n${start}`,
  );
  socket.write(picture);
  return {
    send,
    reply,
    finish() {
      socket.write(Buffer.alloc(left));
      socket.write(end);
      return reply();
    },
    breakOff: () => void socket.destroy(),
  };
}

describe("uploads that are on their way", () => {
  it("have so many places for each account, and others are told when to come again", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    const open = Array.from({ length: ROOM.ofOne }, () => begin(mei.token));
    await areOnTheirWay(ROOM.ofOne);
    expect(await begin(mei.token).reply()).toBe("429 TOO_MANY_UPLOADS in 5 s");
    expect(await begin(yu.token).finish()).toBe("200");
    expect(await Promise.all(open.map((upload) => upload.finish()))).toEqual(open.map(() => "200"));
    expect(await onTheirWay()).toEqual([]);
    expect(await begin(mei.token).finish()).toBe("200");
  });

  it("have so many places in all", async () => {
    const people = await Promise.all(Array.from({ length: ROOM.inAll + 1 }, () => t.signUp()));
    const last = people.pop();
    const open = people.map(({ token }) => begin(token));
    await areOnTheirWay(ROOM.inAll);
    expect(await begin(last?.token ?? "").reply()).toBe("503 UPLOADS_BUSY in 15 s");
    for (const upload of open) upload.breakOff();
    await areOnTheirWay(0);
    expect(await begin(last?.token ?? "").finish()).toBe("200");
  });

  it("go to the disk as they come, for nobody else's eyes", async () => {
    const { token } = await t.signUp();
    const open = [1, 2, 3].map(() => begin(token, { size: 5 * MEGABYTE }));
    const most = 4 * MEGABYTE;
    for (const upload of open) upload.send(Buffer.alloc(most));
    await vi.waitFor(async () => {
      const files = await readdir(arriving, { recursive: true, withFileTypes: true });
      const stats = await Promise.all(
        files.filter((it) => it.isFile()).map((it) => stat(join(it.parentPath, it.name))),
      );
      expect(stats.map(({ size }) => size >= most)).toEqual([true, true, true]);
      expect(stats.every(({ mode }) => (mode & 0o077) === 0)).toBe(true);
    }, A_WHILE);
    for (const upload of open) upload.breakOff();
    await areOnTheirWay(0);
  });

  it("that are too slow are ended, and leave nothing; who keeps a poor line's pace gets through", async () => {
    const [slow, steady] = [await t.signUp(), await t.signUp()];
    const [dripping, walking] = [begin(slow.token), begin(steady.token, { size: 2 * MEGABYTE })];
    const start = performance.now();
    const drip = setInterval(() => dripping.send("a"), 200);
    const walk = setInterval(() => walking.send(Buffer.alloc(64 * 1024)), 150);
    expect(await dripping.reply()).toBe("408 UPLOAD_TOO_SLOW");
    clearInterval(drip);
    expect(performance.now() - start).toBeLessThan(5_000);
    await areOnTheirWay(1);
    while (performance.now() - start < 3_500) await sleep(50);
    clearInterval(walk);
    expect(await walking.finish()).toBe("200");
  });
});

describe("a disk that is full", () => {
  it("is told as what it is, and the next upload gets through", async () => {
    const { token } = await t.signUp();
    const place = vi.spyOn(t.deps.arrivals, "withPlace").mockImplementationOnce((_, work) => work("/dev/full"));
    const full = await t.call("POST /auth/avatar", { token, upload: { bytes: Buffer.alloc(3 * MEGABYTE) } });
    place.mockRestore();
    expect([full.status, full.error.code]).toEqual([503, "SERVICE_UNAVAILABLE"]);
    expect((await t.call("POST /auth/avatar", { token, upload: { bytes: picture } })).status).toBe(200);
  });
});

describe("what a killed process left of uploads", () => {
  it("is removed at the next start, and nothing of a process that lives", async () => {
    const folder = await mkdtemp(join(tmpdir(), "dripstone-arriving-"));
    const names = { dead: `${hostname()}.999999999.ab`, alive: `${hostname()}.${process.ppid}.ab`, away: "other.1.ab" };
    for (const name of Object.values(names)) await mkdir(join(folder, name, "file"), { recursive: true });
    await openArrivals(folder);
    expect((await readdir(folder)).sort()).toEqual([names.alive, names.away].sort());
    await rm(folder, { recursive: true });
  });
});
