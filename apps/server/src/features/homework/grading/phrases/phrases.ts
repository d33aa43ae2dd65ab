import type { Phrase } from "@dripstone/contract/homework/grading/payloads";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { Audit } from "../../../../audit/audit.ts";
import type { Database } from "../../../../database/connect.ts";
import { inTransaction } from "../../../../database/transaction.ts";
import type { Deps } from "../../../../deps.ts";
import type { Caller } from "../../../../http/caller.ts";
import { ApiError } from "../../../../http/errors.ts";
import { lockUser } from "../../../../people/lock-user.ts";

type Teacher = Pick<Caller, "user"> & { audit: Audit };

/** What somebody says often, in the order in which they kept it. */
export const phrasesOf = (db: Database, { user }: Pick<Caller, "user">): Promise<Phrase[]> =>
  db
    .selectFrom("homeworkPhrases")
    .where("teacherId", "=", user.id)
    .orderBy("keptAt")
    .orderBy("id")
    .select(["id", "text"])
    .execute();

/** Keeps a phrase; one that is there already is not kept twice. */
export function keepPhrase(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { user, audit }: Teacher,
  { text }: { text: string },
): Promise<Phrase> {
  return inTransaction(db, async (transaction) => {
    await lockUser(transaction, user.id);
    const phrases = await phrasesOf(transaction, { user });
    const there = phrases.find((phrase) => phrase.text === text);
    if (!there && phrases.length >= homeworkLimits.HOMEWORK_PHRASES_MAX) throw new ApiError("HOMEWORK_PHRASES_FULL");
    const kept =
      there ??
      (await transaction
        .insertInto("homeworkPhrases")
        .values({ teacherId: user.id, text, keptAt: clock() })
        .returning(["id", "text"])
        .executeTakeFirstOrThrow());
    await audit(transaction, { subject: kept.id });
    return kept;
  });
}

export function changePhrase(
  { db }: Pick<Deps, "db">,
  { user, audit }: Teacher,
  { id, text }: Phrase,
): Promise<Phrase> {
  return inTransaction(db, async (transaction) => {
    const changed = await transaction
      .updateTable("homeworkPhrases")
      .set({ text })
      .where("id", "=", id)
      .where("teacherId", "=", user.id)
      .returning(["id", "text"])
      .executeTakeFirst();
    if (!changed) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: id });
    return changed;
  });
}

export function removePhrase(
  { db }: Pick<Deps, "db">,
  { user, audit }: Teacher,
  { id }: { id: string },
): Promise<Record<string, never>> {
  return inTransaction(db, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("homeworkPhrases")
      .where("id", "=", id)
      .where("teacherId", "=", user.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("NOT_FOUND");
    await audit(transaction, { subject: id });
    return {};
  });
}
