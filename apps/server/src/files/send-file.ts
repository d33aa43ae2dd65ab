import type { FastifyReply, FastifyRequest } from "fastify";
import type { Deps } from "../deps.ts";
import { sendNotFound } from "../http/error-handler.ts";
import type { FilePurpose } from "./purposes.ts";

/** Proxies and browsers keep a file so long; a removed one should be gone everywhere within a day. */
const DAY_SECONDS = 86_400;

type Which = { purpose: FilePurpose; id: string; part: string };

/**
 * Sends a file to everybody who has its address, which nobody can guess; behind one address is always the same file. It may be shown in
 * a page of ours, and is none by itself: it can load and run nothing. What is withheld is not there.
 */
export async function sendFile(
  { db, files }: Pick<Deps, "db" | "files">,
  [request, reply]: [FastifyRequest, FastifyReply],
  { purpose, id, part }: Which,
): Promise<FastifyReply> {
  const file = await db
    .selectFrom("storedFiles")
    .select(["place", "type"])
    .where("id", "=", id)
    .where("purpose", "=", purpose.name)
    .where("withheldAt", "is", null)
    .executeTakeFirst();
  const key = file && `${file.place}/${part}`;
  if (!file || !key || !(await files.exists(key))) return sendNotFound(request, reply);
  return reply
    .type(file.type)
    .header("cache-control", `public, max-age=${DAY_SECONDS}, immutable`)
    .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header("content-disposition", "inline")
    .send(await files.getStream(key));
}
