import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A text that is kept to be sent often, and named by its content. */
export type KeptBody = { body: string; etag: string; compressed: Map<Encoding, Promise<Buffer>> };

type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const compress: Record<Encoding, (body: string) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => toGzip(body),
};

/** Keeps a text. What is sent beside it and differs, such as a header, is part of its name. */
export function keepBody(body: string, beside = ""): KeptBody {
  const etag = `"${createHash("sha256").update(body).update(beside).digest("base64url").slice(0, 22)}"`;
  return { body, etag, compressed: new Map() };
}

/** What it takes of memory, with all that it will be compressed to. */
export const bytesOfKept = ({ body }: KeptBody) => 3 * body.length;

/** Sends a kept text as the client takes it, or as "not modified" to one that has it. It is compressed for the first who takes it so. */
export async function sendKeptBody(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: KeptBody,
): Promise<FastifyReply> {
  reply.header("etag", kept.etag);
  if (reply.statusCode === 200 && headers["if-none-match"] === kept.etag) return reply.code(304).send();
  const accepted = String(headers["accept-encoding"] ?? "");
  const encoding = encodings.find(({ taken }) => taken.test(accepted))?.name;
  if (!encoding) return reply.send(kept.body);
  const compressing = kept.compressed.get(encoding) ?? compress[encoding](kept.body);
  kept.compressed.set(encoding, compressing);
  return reply.header("content-encoding", encoding).send(await compressing);
}

const encodings = (["br", "gzip"] as const).map((name) => ({
  name,
  taken: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`),
}));
