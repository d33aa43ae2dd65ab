import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { testApp } from "../testing/app.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const MAX_BYTES = 5 * 1024 * 1024;

const t = useTestApp();
let picture: Buffer;
let url: string;
let token: string;
beforeAll(async () => {
  url = await t.app.listen({ port: 0, host: "127.0.0.1" });
  token = (await t.signUp()).token;
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#17685a" } })
    .png()
    .toBuffer();
});

const part = (head: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from("\r\n"),
  ]);
const file = (bytes: Buffer, name = "file") => part(`name="${name}"; filename="a.png"`, bytes);
const end = Buffer.from("--b--\r\n");
const junk = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, 1);

/**
 * Sends a form's pieces over a socket of their own, one after the other, and asks for the profile on the same socket afterwards: the
 * status of both replies, and the code of the first.
 */
async function upload(...pieces: Buffer[]): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1").setNoDelay(true);
  let received = "";
  socket.on("data", (bytes) => {
    received += bytes;
  });
  const closed = new Promise((resolve) => socket.once("close", resolve).on("error", resolve));
  const head = (method: string, path: string, more: string) =>
    `${method} /api/auth/${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n${more}\r\n\r\n`;
  const length = pieces.reduce((sum, { length }) => sum + length, 0);
  socket.write(head("POST", "avatar", `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}`));
  for (const piece of pieces) {
    await new Promise((resolve) => socket.write(piece, resolve));
    await sleep(150);
  }
  socket.write(head("GET", "profile", "Connection: close"));
  await Promise.race([closed, sleep(8_000).then(() => socket.destroy())]);
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  return [statuses[0], /"code":"(\w+)"/.exec(received)?.[1], "then", statuses[1]].filter(Boolean).join(" ");
}

it("takes one file", async () => {
  expect(await upload(file(picture), end)).toBe("200 then 200");
  expect(await upload(file(picture, "avatar"), end), "whatever its field is called").toBe("200 then 200");
});

it("refuses a file beyond the limit, wherever its chunks end", async () => {
  const form = Buffer.concat([file(Buffer.concat([picture, junk(9)])), end]);
  const limit = form.indexOf("\r\n\r\n") + 4 + MAX_BYTES;
  for (const cut of [limit - 1, limit, limit + 1]) {
    expect(await upload(form.subarray(0, cut), form.subarray(cut))).toBe("413 PICTURE_TOO_LARGE then 200");
  }
});

it("takes the limit to the byte, and one byte more not", async () => {
  const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
  expect(await upload(file(padded(MAX_BYTES)), end)).toBe("200 then 200");
  expect(await upload(file(padded(MAX_BYTES + 1)), end)).toBe("413 PICTURE_TOO_LARGE then 200");
});

it.each([6, 60])("tells a browser that %i MB are too much", async (megabytes) => {
  for (const start of [picture, Buffer.alloc(0)]) {
    const body = new FormData();
    body.append("file", new Blob([new Uint8Array(start), new Uint8Array(junk(megabytes))]), "a.png");
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}/api/auth/avatar`, { method: "POST", headers, body });
    expect([reply.status, await reply.json()]).toEqual([413, expect.objectContaining({ code: "PICTURE_TOO_LARGE" })]);
  }
});

it.each([
  ["a second file", () => [file(picture), file(picture), end]],
  ["a second file of 4 MB", () => [file(picture), file(junk(4)), end]],
  ["a field behind the file", () => [file(picture), part('name="role"', "admin"), end]],
  ["a field before the file", () => [part('name="role"', "admin"), file(picture), end]],
])("refuses %s, in one piece and in several, and serves the connection on", async (_, pieces) => {
  expect(await upload(...pieces())).toBe("400 MALFORMED_BODY then 200");
  expect(await upload(Buffer.concat(pieces()))).toBe("400 MALFORMED_BODY then 200");
});

it.each([
  ["a file of 4 MB that is no picture", "415 PICTURE_TYPE_UNKNOWN", () => [file(junk(4)), end]],
  ["a form without a file", "400 INVALID_INPUT", () => [end]],
  ["4 MB that are no form", "400 MALFORMED_BODY", () => [junk(4)]],
  ["a file that never ends", "400 MALFORMED_BODY", () => [file(junk(4))]],
  ["4 MB behind the form's end", "200", () => [file(picture), end, junk(4)]],
])("reads %s to its end, and serves the connection on", async (_, first, pieces) => {
  expect(await upload(...pieces())).toBe(`${first} then 200`);
});

it("closes at once when all are served", async () => {
  const other = await testApp();
  const address = await other.app.listen({ port: 0, host: "127.0.0.1" });
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(junk(4))]), "a.png");
  const headers = { authorization: `Bearer ${(await other.signUp()).token}` };
  const reply = await fetch(`${address}/api/auth/avatar`, { method: "POST", headers, body });
  expect([reply.status, await reply.json()]).toEqual([415, expect.objectContaining({ code: "PICTURE_TYPE_UNKNOWN" })]);
  const start = performance.now();
  await other.close();
  expect(performance.now() - start).toBeLessThan(10_000);
});
