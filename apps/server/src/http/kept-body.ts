import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** A text that is kept to be sent often, and named by its content. */
export type KeptBody = { body: Buffer; etag: string; compressed: Map<Encoding, Compressed> };

type Encoding = "br" | "gzip";

/** As it is sent now, how often it was, and whether that is as small as it gets, or will be. */
type Compressed = { bytes: Buffer; times: number; isWell: boolean };

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const brotliOf = (quality: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** Of a shorter text a quarter more is nothing to the line, and making it takes a fifth of the time. */
const SHORT_BYTES = 32 * 1024;

/** At once, in about the time that it takes to hand it to another thread; and better, by a tenth, for fifteen times as much. */
const compress: Record<Encoding, { quickly(body: Buffer): Buffer; well(body: Buffer): Promise<Buffer> }> = {
  br: {
    quickly: (body) => brotliCompressSync(body, brotliOf(body.length < SHORT_BYTES ? 1 : 6)),
    well: (body) => brotli(body, brotliOf(10)),
  },
  gzip: { quickly: (body) => gzipSync(body, { level: 3 }), well: (body) => toGzip(body) },
};

/** Keeps a text. What is sent beside it and differs, such as a header, is part of its name. */
export function keepBody(text: string, beside = ""): KeptBody {
  const body = Buffer.from(text);
  const etag = `"${hash("sha256", beside === "" ? body : text + beside, "base64url").slice(0, 22)}"`;
  return { body, etag, compressed: new Map() };
}

/** What it takes of memory, with all that it will be compressed to: to a third, or less, each time. */
export const bytesOfKept = ({ body }: KeptBody) => Math.ceil(1.7 * body.length);

/** Sends a kept text as the client takes it, or as "not modified" to one that has it. */
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
  return reply.header("content-encoding", encoding).send(compressed(kept, encoding));
}

/** A short text that is asked for less often than this costs more to compress well than all who ask for it. */
const OFTEN = 8;

/**
 * Most of what is made is asked for once: it is compressed quickly for the first who takes it so, and well as soon as there is a second, or, of a
 * short text, as many as show that it is asked for often.
 */
function compressed({ body, compressed: kept }: KeptBody, encoding: Encoding): Buffer {
  const { quickly, well } = compress[encoding];
  const known = kept.get(encoding);
  if (!known) {
    const bytes = quickly(body);
    kept.set(encoding, { bytes, times: 1, isWell: false });
    return bytes;
  }
  known.times += 1;
  if (!known.isWell && (known.times >= OFTEN || body.length >= SHORT_BYTES)) {
    known.isWell = true;
    well(body).then(
      (bytes) => Object.assign(known, { bytes }),
      () => {},
    );
  }
  return known.bytes;
}

const encodings = (["br", "gzip"] as const).map((name) => ({
  name,
  taken: new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0+)?\\b)`),
}));
