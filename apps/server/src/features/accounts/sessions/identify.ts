import { type InferResult, sql } from "kysely";
import type { Database } from "../../../database/connect.ts";
import { together } from "../../../database/together.ts";
import { writtenOnce } from "../../../database/written-once.ts";
import type { Deps } from "../../../deps.ts";
import type { Identify } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { OwnAsked } from "../../../http/own-reads.ts";
import { hashToken } from "../../../token.ts";
import { isMember, refuseAccess } from "../policy.ts";
import { hasEnded } from "./policy.ts";

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** A session's last use is written once a minute at most, and not at every request. */
const TOUCH_EVERY_MS = 60_000;

/** Finds callers by the token of their session. Role and state are read at every request, so that a change counts at once. */
export function identifyBySession({ db, clock }: Pick<Deps, "db" | "clock">): Identify {
  return async (authorization, access, asked) => {
    const token = bearer.exec(authorization ?? "")?.[1];
    if (!token) throw new ApiError("NOT_SIGNED_IN");
    const now = clock();
    const tokenHash = hashToken(token);
    const session = asked
      ? (await withOwn(asked.own)(db, { ...asked.values, tokenHash }))[0]
      : await alone(db, tokenHash.toString("hex"));
    if (!session || hasEnded(session, now)) throw new ApiError("NOT_SIGNED_IN");
    const { id, name, role, reputation, preferredLanguage, sessionId, lastUsedAt } = session;
    refuseAccess(session, access, now);
    if (!asked?.unattended && now.getTime() - lastUsedAt.getTime() >= TOUCH_EVERY_MS) {
      await db.updateTable("sessions").set({ lastUsedAt: now }).where("id", "=", sessionId).execute();
    }
    const found = "found" in session ? session.found : null;
    const user = { id, name, role, reputation, preferredLanguage, isMember: isMember(session, now) };
    return { user, session: { id: sessionId }, found };
  };
}

type Hashed = { tokenHash: Buffer };

const sessionOf = (db: Database, { tokenHash }: Hashed) => sessions(db).where("sessions.tokenHash", "=", tokenHash);

const sessions = (db: Database) =>
  db
    .selectFrom("sessions")
    // By a name that no expression of theirs has for the table.
    .innerJoin("users as caller", "caller.id", "sessions.userId")
    .select(["sessions.id as sessionId", "sessions.createdAt", "sessions.lastUsedAt", "sessions.remembered"])
    .select(["caller.id", "caller.name", "caller.role", "caller.reputation", "caller.preferredLanguage"])
    .select(["caller.active", "caller.emailVerifiedAt", "caller.birthMonth", "caller.parentSaid"]);

/** Of all who call now in one round trip. */
const alone = together(async (db, asked: readonly string[]) => {
  const found = new Map((await sessionsOf(db, { hashes: JSON.stringify(asked) })).map((row) => [row.asked, row]));
  return asked.map((hash) => found.get(hash));
});

const sessionsOf = writtenOnce((db, { hashes }: { hashes: string }) =>
  sessions(db)
    .where(
      sql<boolean>`sessions.token_hash = any(array(select decode(value, 'hex') from json_array_elements_text(${hashes}::json)))`,
    )
    .select(sql<string>`encode(sessions.token_hash, 'hex')`.as("asked")),
);

/** The query of a session with what is asked of its user's own, written once for each expression. */
function withOwn(own: OwnAsked["own"]) {
  const known = written.get(own);
  if (known) return known;
  const made = writtenOnce((db, values: Record<string, unknown> & Hashed) =>
    sessionOf(db, values).select(own(sql.ref<string>("caller.id"), values as never).as("found")),
  );
  written.set(own, made);
  return made;
}

const written = new WeakMap<
  OwnAsked["own"],
  ReturnType<typeof writtenOnce<Record<string, unknown> & Hashed, Session>>
>();

type Session = InferResult<ReturnType<typeof sessionOf>>[number] & { found: unknown };
