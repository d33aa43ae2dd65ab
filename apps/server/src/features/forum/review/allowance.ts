import { DAY_MS } from "@dripstone/contract/durations";
import { forumLimits } from "@dripstone/contract/forum/limits";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { isModerator } from "../policy.ts";

type What = "posts" | "replies";

const perDay = {
  posts: { table: "forumPosts", max: forumLimits.NEW_ACCOUNT_POSTS_PER_DAY, code: "NEW_ACCOUNT_POSTS" },
  replies: { table: "forumReplies", max: forumLimits.NEW_ACCOUNT_REPLIES_PER_DAY, code: "NEW_ACCOUNT_REPLIES" },
} as const;

/** Whether an account is one of those that may not write much. */
export const isNew = ({ joinedAt }: { joinedAt: Date | null }, now: Date): boolean =>
  joinedAt !== null && joinedAt.getTime() > now.getTime() - forumLimits.NEW_ACCOUNT_DAYS * DAY_MS;

/** Refuses more than so many posts or replies in a day from an account that is new; they are counted one after another. */
export async function refuseTooMany(
  { db: transaction, clock }: Pick<Deps, "db" | "clock">,
  user: Caller["user"],
  what: What,
): Promise<void> {
  if (isModerator(user)) return;
  const now = clock();
  const joined = await transaction.selectFrom("users").where("id", "=", user.id).select("joinedAt").executeTakeFirst();
  if (!joined || !isNew(joined, now)) return;
  await lockUser(transaction, user.id);
  const until = await usedUpUntil(transaction, user, what, now);
  if (!until) return;
  const retryAfterSeconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  throw new ApiError(perDay[what].code, { until, retryAfterSeconds });
}

/** Until when an account may write no more of something, where it would be refused; null when it may. */
export async function mayNotUntil(
  { db, clock }: Pick<Deps, "db" | "clock">,
  user: Caller["user"],
  what: What,
): Promise<Date | null> {
  if (isModerator(user)) return null;
  const now = clock();
  const joined = await db.selectFrom("users").where("id", "=", user.id).select("joinedAt").executeTakeFirst();
  return joined && isNew(joined, now) ? usedUpUntil(db, user, what, now) : null;
}

/** Until when a new account has written all that it may; null while there is room. */
async function usedUpUntil(db: Database, { id }: { id: string }, what: What, now: Date): Promise<Date | null> {
  const { table, max } = perDay[what];
  const written = await db
    .selectFrom(table)
    .where("authorId", "=", id)
    .where("createdAt", ">", new Date(now.getTime() - DAY_MS))
    .select("createdAt")
    .orderBy("createdAt", "desc")
    .limit(max)
    .execute();
  const oldest = written[max - 1];
  return oldest ? new Date(oldest.createdAt.getTime() + DAY_MS) : null;
}

/**
 * Whether something counts among what its author may write in a day, so that its place stays when it is deleted: who writes, is read, and deletes
 * has written, and may not do so without end.
 */
export async function countsToday(
  db: Database,
  { authorId }: { authorId: string | null },
  now: Date,
): Promise<boolean> {
  if (authorId === null) return false;
  const author = await db
    .selectFrom("users")
    .where("id", "=", authorId)
    .where("role", "=", "student")
    .select("joinedAt")
    .executeTakeFirst();
  return author !== undefined && isNew(author, now);
}
