import { createHmac, timingSafeEqual } from "node:crypto";
import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../database/connect.ts";

/** What an address opens that a browser can follow without a header: a path, for whoever is in a session, until an instant. */
export type Opening = { path: string; session: string; until: number };

/** Whose session it is, and what its seals are made of. */
type Opener = { id: string; role: Role; tokenHash: Buffer };

const form = /^(\/[\w./-]+)\?session=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})&until=(\d{1,16})&seal=([\w-]{43})$/;

/**
 * The address with its seal, which is made of what is stored of the session's token: it opens nothing when the session has ended, nor, with a secret that a
 * browser has been given, in another browser.
 */
export const sealedAddress = (opening: Opening, tokenHash: Buffer, secret = ""): string =>
  `${opening.path}?session=${opening.session}&until=${opening.until}&seal=${seal(opening, tokenHash, secret)}`;

/** Who has been given an address that somebody has brought; undefined if nobody has, if it is too late, or if the session has ended. */
export async function openerOf(db: Database, url: string, now: Date, secret = ""): Promise<Opener | undefined> {
  const [, path, session, until, sealed] = form.exec(url) ?? [];
  if (path === undefined || session === undefined || sealed === undefined || Number(until) <= now.getTime()) return;
  const opener = await sessionBehind(db, session);
  if (!opener) return;
  const right = seal({ path, session, until: Number(until) }, opener.tokenHash, secret);
  return timingSafeEqual(Buffer.from(right), Buffer.from(sealed)) ? opener : undefined;
}

/** Undefined when it has ended, or its owner's account is not active. */
export const sessionBehind = (db: Database, session: string): Promise<Opener | undefined> =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.id", "=", session)
    .where("users.active", "=", true)
    .select(["users.id", "users.role", "sessions.tokenHash"])
    .executeTakeFirst();

const seal = ({ path, session, until }: Opening, tokenHash: Buffer, secret: string) =>
  createHmac("sha256", tokenHash).update(`${path} ${session} ${until} ${secret}`).digest("base64url");
