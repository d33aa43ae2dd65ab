import { createHmac, timingSafeEqual } from "node:crypto";
import type { Role } from "@dripstone/contract/accounts/payloads";
import { HOUR_MS, SECOND_MS } from "@dripstone/contract/durations";
import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import type { FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import type { Cookie } from "../../http/handlers.ts";

type Parts = Pick<Deps, "db" | "clock">;
type Call = Pick<Caller, "session"> & { setCookie: (name: string, value: string, cookie: Cookie) => void };
type Viewer = { id: string; role: Role };

const NAME = "pictures";
const GOOD_FOR_MS = HOUR_MS;
const cookieRule: Cookie = {
  path: POSTED_PICTURES_PATH,
  httpOnly: true,
  sameSite: "strict",
  secure: "auto",
  maxAge: GOOD_FOR_MS / SECOND_MS,
};

/**
 * Lets this browser show its user pictures that not everybody sees, for an hour and as long as the session is there: a browser sends no
 * `Authorization` header for a picture. The cookie goes to pictures alone, and opens nothing else.
 */
export async function letSeePictures({ db, clock }: Parts, { session, setCookie }: Call): Promise<void> {
  const secret = await secretOf(db, session.id);
  if (!secret) return;
  const until = clock().getTime() + GOOD_FOR_MS;
  const said = `${session.id}.${until}`;
  setCookie(NAME, `${said}.${seal(secret.tokenHash, said)}`, cookieRule);
}

/** Whose browser asks for a picture; undefined for everybody who has not been let in. */
export async function viewerOf({ db, clock }: Parts, { headers }: FastifyRequest): Promise<Viewer | undefined> {
  const [, said = "", session = "", until = "", sealed = ""] = form.exec(headers.cookie ?? "") ?? [];
  if (Number(until) <= clock().getTime()) return undefined;
  const secret = await secretOf(db, session);
  if (!secret || !timingSafeEqual(Buffer.from(seal(secret.tokenHash, said)), Buffer.from(sealed))) return undefined;
  return { id: secret.id, role: secret.role };
}

const form = /(?:^|; )pictures=(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,16}))\.([\w-]{43})(?:;|$)/;

/** Sealed with what is stored of the session's token, which only the server has. */
const seal = (tokenHash: Buffer, said: string) =>
  createHmac("sha256", tokenHash).update(`${NAME} ${said}`).digest("base64url");

const secretOf = (db: Parts["db"], session: string) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.id", "=", session)
    .where("users.active", "=", true)
    .select(["users.id", "users.role", "sessions.tokenHash"])
    .executeTakeFirst();
