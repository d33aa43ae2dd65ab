import { DAY_MS, HOUR_MS, MINUTE_MS } from "@dripstone/contract/durations";
import { inTransaction } from "../database/transaction.ts";
import type { Deps } from "../deps.ts";
import type { ReaderMail } from "../mail/kinds.ts";
import { findUserLocked } from "../people/lock-user.ts";
import type { AboutNews, NoticeKind } from "./kinds.ts";
import { addressFor, kindsOf } from "./letters.ts";

/** Whoever is on the site reads it there; so long it waits for that. */
const UNREAD_MS = 10 * MINUTE_MS;
/** What is older was overtaken, while the server or the mail was down. */
const NEWS_MS = DAY_MS;
/** However much comes in, one letter in so long. */
const BETWEEN_MS = HOUR_MS;

type Parts = Pick<Deps, "db" | "clock" | "mail" | "noticeKinds">;
type Gathering = { kind: NoticeKind<never>; letter: ReaderMail<AboutNews>; usually: boolean; kinds: string[] };

/** Orders the letters that tell of all that somebody was told and has not read; of one thing once, and one letter of a kind in an hour. */
export async function gatherLetters(deps: Parts): Promise<void> {
  for (const gathering of gatheringsOf(deps)) {
    const readers = await unwritten(deps, gathering)
      .select("notice.userId")
      .distinct()
      .orderBy("notice.userId")
      .execute();
    for (const { userId } of readers) {
      await inTransaction(deps.db, (db) => gatherFor({ ...deps, db }, gathering, userId));
    }
  }
}

async function gatherFor(deps: Parts, gathering: Gathering, userId: string): Promise<void> {
  const { db: transaction, clock, mail } = deps;
  // Looked at again under the lock: another process may just have written.
  await findUserLocked(transaction, { id: userId });
  const isDue = await unwritten(deps, gathering)
    .where("notice.userId", "=", userId)
    .select("notice.id")
    .executeTakeFirst();
  const reader = isDue && (await addressFor(transaction, gathering.kind, userId, clock()));
  if (!reader) return;
  const at = clock();
  const { email: to, preferredLanguage: locale } = reader;
  const order = { to, kind: gathering.letter, locale, params: { userId, at: at.toISOString() } };
  // An address that has had several of late gets its letter at a later turn.
  if (!(await mail.enqueue(transaction, order))) return;
  await transaction
    .updateTable("notices")
    .set({ letterAt: at })
    .where("userId", "=", userId)
    .where("kind", "in", gathering.kinds)
    .where("letterAt", "is", null)
    .where("at", ">", new Date(at.getTime() - NEWS_MS))
    .execute();
  await transaction
    .insertInto("noticeLetters")
    .values({ userId, kind: gathering.letter.name, wanted: gathering.usually, writtenAt: at })
    .onConflict((conflict) => conflict.columns(["userId", "kind"]).doUpdateSet({ writtenAt: at }))
    .execute();
}

/** What is unread for long enough, and who wants a letter about it that is due. */
function unwritten({ db, clock }: Parts, { letter, usually, kinds }: Gathering) {
  const now = clock().getTime();
  return db
    .selectFrom("notices as notice")
    .leftJoin("noticeLetters as letter", (join) =>
      join.onRef("letter.userId", "=", "notice.userId").on("letter.kind", "=", letter.name),
    )
    .where(({ fn, val }) => fn.coalesce("letter.wanted", val(usually)), "=", true)
    .where(({ or, eb }) =>
      or([eb("letter.writtenAt", "is", null), eb("letter.writtenAt", "<=", new Date(now - BETWEEN_MS))]),
    )
    .where("notice.kind", "in", kinds)
    .where("notice.letterAt", "is", null)
    .where("notice.readAt", "is", null)
    .where("notice.at", "<=", new Date(now - UNREAD_MS))
    .where("notice.at", ">", new Date(now - NEWS_MS));
}

function gatheringsOf({ noticeKinds }: Parts): Gathering[] {
  const letters = new Map<string, Gathering>();
  for (const kind of noticeKinds.values()) {
    if (!kind.mail?.gathers) continue;
    const { letter, usually } = kind.mail;
    letters.set(letter.name, { kind, letter, usually, kinds: kindsOf(noticeKinds, letter.name) });
  }
  return [...letters.values()];
}
