import type { Endpoint } from "@dripstone/contract/endpoint";
import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "./errors.ts";

type Upload = NonNullable<Endpoint["upload"]>;
type Download = NonNullable<Endpoint["download"]>;

/** Lets the routes of this part of the API take one file each. */
export function takeUploads(app: FastifyInstance, { maxBytes }: Upload): FastifyInstance {
  app.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1, headerPairs: 20 } });
  return app;
}

/** The file that a call carries, whole; what it is named or said to be is not looked at. */
export async function readUpload(request: FastifyRequest, { tooLarge }: Upload): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiError("UNSUPPORTED_MEDIA_TYPE");
  try {
    const file = await request.file();
    if (file?.fieldname === "file") return await file.toBuffer();
  } catch (cause) {
    // Whatever the parser says: broken off, no form, more parts than one.
    const code = (cause as { code?: string }).code;
    throw new ApiError(code === "FST_REQ_FILE_TOO_LARGE" ? tooLarge : "MALFORMED_BODY", { cause });
  }
  throw new ApiError("INVALID_INPUT", { fields: { file: { code: "FIELD_REQUIRED" } } });
}

/** Sends a file that a browser only ever saves. */
export function sendDownload(reply: FastifyReply, { type, filename }: Download, bytes: Uint8Array): FastifyReply {
  return reply
    .type(type)
    .header("content-disposition", `attachment; filename="${filename}"`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}
