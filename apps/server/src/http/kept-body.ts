import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A text that is kept to be sent often: compressed once, and named by its content. */
export type KeptBody = { body: string; etag: string; compressed: Record<Encoding, Buffer> };

type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const BROTLI_QUALITY = 6;

/** Compresses a text for keeping. What is sent beside it and differs, such as a header, is part of its name. */
export async function keepBody(body: string, beside = ""): Promise<KeptBody> {
  const [br, gzipped] = await Promise.all([
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    toGzip(body),
  ]);
  const etag = `"${createHash("sha256").update(body).update(beside).digest("base64url").slice(0, 22)}"`;
  return { body, etag, compressed: { br, gzip: gzipped } };
}

export const bytesOfKept = ({ body, compressed: { br, gzip: gzipped } }: KeptBody) =>
  2 * body.length + br.length + gzipped.length;

/** Sends a kept text as the client takes it, or as "not modified" to one that has it. */
export function sendKeptBody({ headers }: FastifyRequest, reply: FastifyReply, kept: KeptBody): FastifyReply {
  reply.header("etag", kept.etag);
  if (reply.statusCode === 200 && headers["if-none-match"] === kept.etag) return reply.code(304).send();
  const accepted = String(headers["accept-encoding"] ?? "");
  const encoding = encodings.find(({ taken }) => taken.test(accepted))?.name;
  if (!encoding) return reply.send(kept.body);
  return reply.header("content-encoding", encoding).send(kept.compressed[encoding]);
}

const encodings = (["br", "gzip"] as const).map((name) => ({
  name,
  taken: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`),
}));
