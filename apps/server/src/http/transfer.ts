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
    // Its own check misses a file of which a chunk ends exactly at the limit.
    throwFileSizeLimit: false,
  });
  return app;
}

/** The file that a call carries, whole, under whatever name; what it is said to be is not looked at. */
export async function readUpload(request: FastifyRequest, { maxBytes, tooLarge }: Upload): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  const file = await readForm(request);
  if (!file) throw new ApiError("INVALID_INPUT", { fields: { file: { code: "FIELD_REQUIRED" } } });
  if (file.truncated || file.bytes.length > maxBytes) throw new ApiError(tooLarge);
  return file.bytes;
}

/** Reads a form to its end, as only there it is known that nothing stands behind the file; a file beyond the limit is cut off. */
async function readForm(request: FastifyRequest): Promise<{ bytes: Buffer; truncated: boolean } | undefined> {
  let file: { bytes: Buffer; truncated: boolean } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") file = { bytes: await part.toBuffer(), truncated: part.file.truncated };
    }
    return file;
  } catch (cause) {
    // Whatever the parser says: broken off, no form, more parts than one.
    throw new ApiError("MALFORMED_BODY", { cause });
  } finally {
    // What the parser has left of the body would hold the connection.
    request.raw.unpipe().resume();
  }
}

/** Sends a file that a browser only ever saves. */
export function sendDownload(reply: FastifyReply, { type, filename }: Download, bytes: Uint8Array): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${filename}"`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
