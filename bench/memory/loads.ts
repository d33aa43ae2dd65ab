import { randomUUID } from "node:crypto";
import { Agent, get, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";

/** A server, and the sessions of those who load it. */
export type Target = { port: number; tokens: string[] };

const MEGABYTE = 1024 * 1024;
const HELD_SECONDS = 18;

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

/** Sends nearly all of the largest bodies that are taken, waits, and breaks them off. */
export async function sendHalfBodies({ port }: Target, count: number): Promise<string> {
  const length = 120_000;
  const bodies = Array.from({ length: count }, (_, index) => {
    const headers = { ...visitorOf(index), "content-type": "application/json", "content-length": length };
    const body = request({ port, method: "POST", path: "/api/auth/login", headers });
    body.on("error", () => {}).on("response", (response) => response.resume());
    body.write(`"${"a".repeat(length - 2)}`);
    return body;
  });
  await sleep(HELD_SECONDS * 1000);
  for (const body of bodies) body.destroy();
  return `${count} sent`;
}

/** Asks for pages that nobody keeps, each visitor from a network of its own. */
export async function loadPages({ port }: Target, connections: number, seconds: number): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  const visit = async (visitor: number) => {
    const headers = { "x-forwarded-for": `10.9.0.${visitor}`, "accept-encoding": "br" };
    while (performance.now() < until) {
      await new Promise((resolve, reject) => {
        const options = { port, agent, headers, path: `/forum/posts/${randomUUID()}` };
        get(options, (response) => response.resume().once("end", resolve)).once("error", reject);
      });
      pages += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)));
  agent.destroy();
  return `${pages} pages`;
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

const visitorOf = (index: number) => ({ "x-forwarded-for": `10.8.${index >> 8}.${index & 255}` });
