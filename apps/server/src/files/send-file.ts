import { create as contentDisposition } from "content-disposition";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { sendNotFound } from "../http/error-handler.ts";
import type { FilePurpose } from "./purposes.ts";

/** Proxies and browsers keep a file so long unless told; a removed one should be gone everywhere within a day. */
const DAY_SECONDS = 86_400;

type Which = {
  purpose: FilePurpose;
  id: string;
  part: string;
  /** For how long it is kept by whoever has it. */
  caching?: string;
  /** Under which name a browser saves it, instead of showing it. */
  savedAs?: string;
  /** Whether whoever asks may look at what is withheld; nobody unless told. */
  mayLookAt?: (ownerId: string) => Promise<boolean>;
};

/**
 * Sends a file to everybody who has its address, which nobody can guess; behind one address is always the same file. It may be shown in
 * a page of ours, and is none by itself: it can load and run nothing. What is withheld is not there.
 */
export async function sendFile(
  { db, files }: Pick<Deps, "db" | "files">,
  [request, reply]: [FastifyRequest, FastifyReply],
  {
    purpose,
    id,
    part,
    caching = `public, max-age=${DAY_SECONDS}, immutable`,
    savedAs,
    mayLookAt = async () => false,
  }: Which,
): Promise<FastifyReply> {
  const file = await db
    .selectFrom("storedFiles")
    .select(["place", "type", "ownerId", "withheldAt"])
    .where("id", "=", id)
    .where("purpose", "=", purpose.name)
    .executeTakeFirst();
  const isWithheld = file !== undefined && file.withheldAt !== null;
  if (!file || (isWithheld && !(await mayLookAt(file.ownerId)))) return sendNotFound(request, reply);
  // Behind one address is always the same file.
  const etag = `"${id}"`;
  reply.header("cache-control", isWithheld ? "private, no-store" : caching).header("etag", etag);
  if (request.headers["if-none-match"] === etag) return reply.code(304).send();
  const key = `${file.place}/${part}`;
  if (!(await files.exists(key))) return sendNotFound(request, reply);
  return (
    reply
      // Texts are kept in UTF-8, whatever they came in.
      .type(file.type === "text/plain" ? `${file.type}; charset=utf-8` : file.type)
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header("content-disposition", savedAs === undefined ? "inline" : contentDisposition(savedAs))
      .send(await files.getStream(key))
  );
}
