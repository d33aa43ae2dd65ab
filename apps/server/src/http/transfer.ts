import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Endpoint } from "@dripstone/contract/endpoint";
import multipart, { type MultipartFile } from "@fastify/multipart";
import { create as contentDisposition } from "content-disposition";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ArrivedFile } from "../files/arrivals.ts";
import { isStorageDown } from "../files/storage-down.ts";
import { ApiError } from "./errors.ts";
import { inGoodTime, type Pace } from "./upload-pace.ts";

type Upload = NonNullable<Endpoint["upload"]>;
type Download = NonNullable<Endpoint["download"]> & { savedAs?: string | undefined };

/** Lets the routes of this part of the API take one file each. */
export function takeUploads(app: FastifyInstance, { maxBytes }: Upload): FastifyInstance {
  app.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    // Off, as it misses a file whose chunk ends exactly at the limit; readUpload checks instead.
    throwFileSizeLimit: false,
  });
  return app;
}

/** Writes the file that a call carries to a path. The type that the caller states is not believed, and not read. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes, tooLarge }: Upload,
  { path, pace }: { path: string; pace?: Pace | undefined },
): Promise<ArrivedFile> {
  if (!request.isMultipart()) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const file = await readForm(request, path, pace);
  if (!file) throw new ApiError("INVALID_INPUT", { fields: { file: { code: "FIELD_REQUIRED" } } });
  if (file.truncated || file.bytes > maxBytes) throw new ApiError(tooLarge);
  return { path, bytes: file.bytes, name: file.name };
}

type WrittenFile = { bytes: number; truncated: boolean; name: string };

/** Reads a form to its end: only then is it known that nothing follows the file. A file beyond the limit is cut off. */
async function readForm(request: FastifyRequest, path: string, pace?: Pace): Promise<WrittenFile | undefined> {
  let file: WrittenFile | undefined;
  try {
    await inGoodTime(
      request.raw,
      async () => {
        for await (const part of request.parts()) if (part.type === "file") file = await write(part, path);
      },
      pace,
    );
    return file;
  } catch (cause) {
    if (cause instanceof ApiError || isStorageDown(cause)) throw cause;
    // Of whatever the parser complains: a form that breaks off, that is none, or that has more than one part.
    throw new ApiError("MALFORMED_BODY", { cause });
  } finally {
    // Whatever the parser has not read of the body would keep the connection busy.
    request.raw.unpipe().resume();
  }
}

/** Holds no more of a file in memory than is on its way to the disk. */
async function write({ file, filename }: MultipartFile, path: string): Promise<WrittenFile> {
  const target = createWriteStream(path, { mode: 0o600 });
  await pipeline(file, target);
  return { bytes: target.bytesWritten, truncated: file.truncated, name: filename };
}

/** Sends a file that a browser saves and never shows as a page of ours. */
export function sendDownload(
  reply: FastifyReply,
  { type, filename, savedAs }: Download,
  content: Uint8Array | Readable,
): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", contentDisposition(savedAs ?? filename))
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(content instanceof Readable ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength));
}
