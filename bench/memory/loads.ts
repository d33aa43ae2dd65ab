import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";

/** A server, and the sessions of those who load it. */
export type Target = { port: number; tokens: string[] };

const MEGABYTE = 1024 * 1024;
const HELD_SECONDS = 18;
const BODY_BYTES = 120_000;

/** Opens uploads that send nearly all of 5 MB and then wait, and breaks them off; how each was answered until then. */
export async function uploadHalf({ port, tokens }: Target, count: number): Promise<string> {
  const answers = new Map<string, number>();
  const uploads = Array.from({ length: count }, (_, index) => {
    const upload = request({
      port,
      method: "POST",
      path: "/api/auth/avatar",
      headers: { ...headersOf(tokens, index), "content-length": 5 * MEGABYTE },
    });
    upload
      .on("error", () => {})
      .on("response", (response) => {
        const status = String(response.resume().statusCode);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      });
    upload.write(FORM_HEAD);
    upload.write(Buffer.alloc(4.9 * MEGABYTE));
    return upload;
  });
  await sleep(HELD_SECONDS * 1000);
  for (const upload of uploads) upload.destroy();
  const refused = [...answers].map(([status, times]) => `${times} with ${status}`);
  const open = count - [...answers.values()].reduce((sum, times) => sum + times, 0);
  return `${open} under way, refused ${refused.join(" and ") || "none"}`;
}

/** Sends all but a byte of about the largest bodies that are taken, at once or in pieces, waits, and breaks them off. */
export async function sendHalfBodies({ port }: Target, count: number, pieceBytes = BODY_BYTES): Promise<string> {
  const bodies = Array.from({ length: count }, (_, index) => {
    const headers = { ...visitorOf(index), "content-type": "application/json", "content-length": BODY_BYTES + 1 };
    const body = request({ port, method: "POST", path: "/api/auth/login", headers });
    body.on("error", () => {}).on("response", (response) => response.resume());
    return body;
  });
  for (let sent = 0; sent < BODY_BYTES; sent += pieceBytes) {
    for (const body of bodies) body.write("a".repeat(pieceBytes));
    await sleep(100);
  }
  await sleep(HELD_SECONDS * 1000);
  for (const body of bodies) body.destroy();
  return `${count} sent`;
}

/** Everybody uploads the largest picture that is taken, at the same moment. */
export async function drawPictures({ port, tokens }: Target): Promise<string> {
  const create = { width: 5000, height: 5000, channels: 4 as const, background: "#17685a80" };
  const picture = await sharp({ create }).webp({ lossless: true }).toBuffer();
  const body = Buffer.concat([Buffer.from(FORM_HEAD), picture, Buffer.from("\r\n--b--\r\n")]);
  const replies = await Promise.all(
    tokens.map((_, index) =>
      fetch(`http://127.0.0.1:${port}/api/auth/avatar`, { method: "POST", headers: headersOf(tokens, index), body }),
    ),
  );
  return `${replies.filter(({ ok }) => ok).length} of ${replies.length} kept`;
}

const FORM_HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

const headersOf = (tokens: string[], index: number) => ({
  authorization: `Bearer ${tokens[index % tokens.length]}`,
  "content-type": "multipart/form-data; boundary=b",
  ...visitorOf(index),
});

/** Each comes from a network of his own. */
export const visitorOf = (index: number) => ({ "x-forwarded-for": `10.8.${index >> 8}.${index & 255}` });
