import type { Endpoint } from "@dripstone/contract/endpoint";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

type Upload = NonNullable<Endpoint["upload"]>;
type Download = NonNullable<Endpoint["download"]>;

/** Lets the routes of this part of the API take one file each. */
export function takeUploads(app: FastifyInstance, { maxBytes }: Upload): FastifyInstance {
  app.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 },
    // Off, as it misses a file whose chunk ends exactly at the limit; readUpload checks instead.
    throwFileSizeLimit: false,
  });
  return app;
}

/** The whole file that a call carries, under whatever name. The type that the caller states is not believed, and not read. */
export async function readUpload(request: FastifyRequest, { maxBytes, tooLarge }: Upload): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const file = await readForm(request);
  if (!file) throw new ApiError("INVALID_INPUT", { fields: { file: { code: "FIELD_REQUIRED" } } });
  if (file.truncated || file.bytes.length > maxBytes) throw new ApiError(tooLarge);
  return file.bytes;
}

/** Reads a form to its end: only then is it known that nothing follows the file. A file beyond the limit is cut off. */
async function readForm(request: FastifyRequest): Promise<{ bytes: Buffer; truncated: boolean } | undefined> {
  let file: { bytes: Buffer; truncated: boolean } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") file = { bytes: await part.toBuffer(), truncated: part.file.truncated };
    }
    return file;
  } catch (cause) {
    // Of whatever the parser complains: a form that breaks off, that is none, or that has more than one part.
    throw new ApiError("MALFORMED_BODY", { cause });
  } finally {
    // Whatever the parser has not read of the body would keep the connection busy.
    request.raw.unpipe().resume();
  }
}

/** Sends a file that a browser saves and never shows as a page of ours. */
export function sendDownload(reply: FastifyReply, { type, filename }: Download, bytes: Uint8Array): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${filename}"`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
