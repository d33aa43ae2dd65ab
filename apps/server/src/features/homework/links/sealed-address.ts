import { createHmac, timingSafeEqual } from "node:crypto";
import type { Role } from "@dripstone/contract/accounts/payloads";
import type { Database } from "../../../database/connect.ts";

/** What an address opens: a file of a hand-in, for whoever is in a session, until an instant. */
export type Opening = { homework: string; file: string; session: string; until: number };

const ID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const form = new RegExp(`^/files/homework/(${ID})/(${ID})\\?session=(${ID})&until=(\\d{1,16})&seal=([\\w-]{43})$`);

/** The address with its seal, which is made of what is stored of the session's token: it opens nothing when the session has ended. */
export const addressOf = (opening: Opening, tokenHash: Buffer): string =>
  `/files/homework/${opening.homework}/${opening.file}?session=${opening.session}&until=${opening.until}&seal=${seal(opening, tokenHash)}`;

/** What an address opens that somebody has brought, and its seal, which is yet to be looked at. */
export function readAddress(url: string): { opening: Opening; sealed: string } | undefined {
  const [, homework, file, session, until, sealed] = form.exec(url) ?? [];
  if (!homework || !file || !session || !sealed) return undefined;
  return { opening: { homework, file, session, until: Number(until) }, sealed };
}

export const isSealed = (opening: Opening, tokenHash: Buffer, sealed: string): boolean =>
  timingSafeEqual(Buffer.from(seal(opening, tokenHash)), Buffer.from(sealed));

const seal = ({ homework, file, session, until }: Opening, tokenHash: Buffer) =>
  createHmac("sha256", tokenHash).update(`homework ${homework} ${file} ${session} ${until}`).digest("base64url");

/** Whose session it is, and what its seals are made of; undefined when it has ended. */
export const sessionBehind = (
  db: Database,
  session: string,
): Promise<{ id: string; role: Role; tokenHash: Buffer } | undefined> =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.id", "=", session)
    .where("users.active", "=", true)
    .select(["users.id", "users.role", "sessions.tokenHash"])
    .executeTakeFirst();
