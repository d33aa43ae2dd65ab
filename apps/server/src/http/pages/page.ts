import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Reads } from "./rendering.ts";

/** A page as it is rendered, with what it was made of. */
export type Page = {
  status: number;
  /** Where a redirect leads. */
  location: string | null;
  body: string;
  /** The content security policy that lets its own scripts run. */
  policy: string;
} & Reads;

/** A page that is kept: compressed once, and named by its content. */
export type KeptPage = Page & { etag: string; compressed: { br: Buffer; gzip: Buffer } };

const compressions = ["br", "gzip"] as const;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI_QUALITY = 6;

/** Compresses a page for keeping. */
export async function keep(page: Page): Promise<KeptPage> {
  const [br, gzipped] = await Promise.all([
    brotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(page.body),
  ]);
  const etag = `"${createHash("sha256").update(page.body).update(page.policy).digest("base64url").slice(0, 22)}"`;
  return { ...page, etag, compressed: { br, gzip: gzipped } };
}

/** Sends a page; a kept one compressed, or as "not modified" to a browser that has it. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | KeptPage): FastifyReply {
  reply.code(page.status).header("vary", "accept-encoding, cookie").header("cache-control", "no-cache");
  if (page.location) return reply.header("location", page.location).send();
  reply.header("content-security-policy", page.policy).type("text/html; charset=utf-8");
  if (!("etag" in page)) return reply.send(page.body);
  reply.header("etag", page.etag);
  if (page.status === 200 && request.headers["if-none-match"] === page.etag) return reply.code(304).send();
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = compressions.find((it) => new RegExp(`\\b${it}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`).test(accepted));
  if (!encoding) return reply.send(page.body);
  return reply.header("content-encoding", encoding).send(page.compressed[encoding]);
}
