import { emailKey } from "@dripstone/contract/accounts/addresses";
import type { FamilyRole, Mailbox, Role } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { NoticeLetter } from "@dripstone/contract/notices/endpoints";
import { paths } from "@dripstone/contract/paths";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { ApiError } from "../http/errors.ts";
import { peopleToWriteTo } from "../people/people-to-write-to.ts";
import { hashToken, newToken } from "../token.ts";
import type { NoticeKind, NoticeKinds } from "./kinds.ts";

/** A kind of notice with a letter; several may share one, which people choose by its own name. */
type Kind = Pick<NoticeKind<never>, "mail">;

/** Every kind that goes out by mail and concerns somebody, in the words of a language, and whether they get it. */
export async function lettersOf(
  { db, noticeKinds }: Pick<Deps, "db" | "noticeKinds">,
  { user }: Pick<Caller, "user">,
  language: Locale,
): Promise<NoticeLetter[]> {
  const said = await db
    .selectFrom("noticeLetters")
    .select(["kind", "wanted"])
    .where("userId", "=", user.id)
    .execute()
    .then((rows) => new Map(rows.map(({ kind, wanted }) => [kind, wanted])));
  const got = await db
    .selectFrom("noticeLetterLinks")
    .select("kind")
    .distinct()
    .where("userId", "=", user.id)
    .execute()
    .then((rows) => new Set(rows.map(({ kind }) => kind)));
  const life = await lifeOf(db, user);
  const letters = new Map(
    [...noticeKinds.values()].flatMap(({ mail }) => {
      if (!mail || !mayHave({ mail }, user.role)) return [];
      const { name } = mail.letter;
      const isTheirs = mail.concerns === undefined || mail.concerns === life || said.has(name) || got.has(name);
      return isTheirs ? [[name, mail]] : [];
    }),
  );
  return [...letters].map(([kind, { labels, usually, always = false }]) => ({
    kind,
    label: labels[language],
    wanted: always || (said.get(kind) ?? usually),
    always,
  }));
}

/** As whom somebody is here; null for those who work here and have not said that they are parents. */
async function lifeOf(db: Database, { id, role }: Caller["user"]): Promise<FamilyRole | null> {
  const { familyRole } = await db
    .selectFrom("users")
    .select("familyRole")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return familyRole === "student" && role !== "student" ? null : familyRole;
}

/** Begins with the letters of a kind, or ends them; what is always sent is not chosen. */
export async function wantLetters(
  { db, clock, noticeKinds }: Pick<Deps, "db" | "clock" | "noticeKinds">,
  { user }: Pick<Caller, "user">,
  { kind, wanted }: Pick<NoticeLetter, "kind" | "wanted">,
): Promise<void> {
  const kinds = kindsOf(noticeKinds, kind).filter((name) => mayHave(noticeKinds.get(name) ?? {}, user.role));
  if (kinds.length === 0 || isAlwaysSent(noticeKinds, kind))
    throw new ApiError("INVALID_INPUT", { fields: { kind: { code: "FIELD_INVALID" } } });
  await say(db, { userId: user.id, kind, wanted });
  // They begin with what comes from now on.
  if (wanted) await passOver(db, { userId: user.id, kinds, at: clock() });
}

/** Ends the letters of a kind by the link in one of them, however often it is used: nobody has to log in for it. What is always sent has no such link. */
export async function stopLetters({ db, noticeKinds }: Pick<Deps, "db" | "noticeKinds">, token: string): Promise<void> {
  const link = await db
    .selectFrom("noticeLetterLinks")
    .select(["userId", "kind"])
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link || isAlwaysSent(noticeKinds, link.kind)) throw new ApiError("NOT_FOUND");
  await say(db, { ...link, wanted: false });
}

/** Where a letter to somebody goes now; null where it goes nowhere. */
export async function addressFor(db: Database, { mail }: Kind, userId: string, now: Date) {
  const kind = nameOf({ mail });
  const said = await db
    .selectFrom("noticeLetters")
    .select("wanted")
    .where("userId", "=", userId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  if (!mail?.always && !(said?.wanted ?? mail?.usually)) return null;
  const reader = await peopleToWriteTo(db, now)
    .where("users.id", "=", userId)
    .select(["email", "name", "mailbox", "preferredLanguage", "role"])
    .executeTakeFirst();
  return reader && mayHave({ mail }, reader.role) ? reader : null;
}

/** Some letters are for some people only; whoever is one of them no more gets none. */
const mayHave = ({ mail }: Kind, role: Role): boolean => mail?.onlyFor?.includes(role) ?? true;

type Reader = { name: string; reader: Mailbox; language: Locale };

/** Who reads a letter, and the ways to stop letters like it, one for people and one for their mail programs. */
export type NoticeReader = Reader & { stop: string; unsubscribe: string };

/** Whom a notice's letter speaks to that is always sent; null when nobody is to be written to at this address any more. Nothing in it stops it. */
export async function readerOfUrgentLetter(
  { db, clock }: Pick<Deps, "db" | "clock">,
  kind: Kind,
  { userId, to }: { userId: string; to: string },
): Promise<Reader | null> {
  const found = await addressFor(db, kind, userId, clock());
  if (!found || emailKey(found.email) !== emailKey(to)) return null;
  const { name, mailbox: reader, preferredLanguage: language } = found;
  return { name, reader, language };
}

/**
 * Whom a notice's letter speaks to, when it is written; null when nobody is to be written to at this address any more, or nobody wants it.
 * Each letter gets a link of its own, as only its hash is kept.
 */
export async function readerOfLetter(
  deps: Pick<Deps, "db" | "clock">,
  kind: Kind,
  { userId, to }: { userId: string; to: string },
): Promise<NoticeReader | null> {
  const { db } = deps;
  if (kind.mail?.always) throw new Error(`Nothing stops ${nameOf(kind)}`);
  const found = await readerOfUrgentLetter(deps, kind, { userId, to });
  if (!found) return null;
  const token = newToken();
  await db
    .insertInto("noticeLetterLinks")
    .values({ userId, kind: nameOf(kind), tokenHash: hashToken(token) })
    .execute();
  return {
    ...found,
    stop: `${paths.stopLetters}?${new URLSearchParams({ token, lang: found.language })}`,
    unsubscribe: `/api/notices/letters/stop?${new URLSearchParams({ token })}`,
  };
}

/** The names of the kinds that a letter tells of. */
export const kindsOf = (noticeKinds: NoticeKinds, letter: string): string[] =>
  [...noticeKinds.values()].filter(({ mail }) => mail?.letter.name === letter).map(({ name }) => name);

const isAlwaysSent = (noticeKinds: NoticeKinds, letter: string): boolean =>
  [...noticeKinds.values()].some(({ mail }) => mail?.letter.name === letter && mail.always === true);

const nameOf = ({ mail }: Kind): string => mail?.letter.name ?? "";

async function passOver(db: Database, { userId, kinds, at }: { userId: string; kinds: string[]; at: Date }) {
  await db
    .updateTable("notices")
    .set({ letterAt: at })
    .where("userId", "=", userId)
    .where("kind", "in", kinds)
    .where("letterAt", "is", null)
    .execute();
}

async function say(db: Database, said: { userId: string; kind: string; wanted: boolean }): Promise<void> {
  await db
    .insertInto("noticeLetters")
    .values(said)
    .onConflict((conflict) => conflict.columns(["userId", "kind"]).doUpdateSet({ wanted: said.wanted }))
    .execute();
}
