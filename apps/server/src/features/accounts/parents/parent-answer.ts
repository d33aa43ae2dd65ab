import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { parentAnswerPayload, parentRequest } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { parentConsentOf } from "../policy.ts";
import { localeOf } from "../profile/present.ts";
import { endSessionsOf } from "../sessions/sessions.ts";
import { hashToken } from "../token.ts";

type ParentRequest = z.output<typeof parentRequest>;
type Answer = z.output<typeof parentAnswerPayload>;

/** What a parent is asked, and has said so far; uses nothing up. */
export async function lookAtParentLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<ParentRequest> {
  return readRequest(db, await childBehind(db, token, clock()));
}

/**
 * Takes a parent's yes or no; the newest counts, and each is kept. A no closes the account, which is deleted after the days of
 * grace. The parent is told by a second mail what was said, as the answer came through no more than a link.
 */
export async function answerAsParent(
  { db, clock, mail }: Pick<Deps, "db" | "clock" | "mail">,
  { token, answer }: Answer,
): Promise<ParentRequest> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const userId = await childBehind(transaction, token, now);
    const child = await transaction
      .selectFrom("users")
      .innerJoin("parentRequests", "parentRequests.userId", "users.id")
      .select(["parentSaid", "birthMonth", "deletionDueAt", "preferredLanguage", "parentEmail"])
      .where("users.id", "=", userId)
      .forUpdate("users")
      .executeTakeFirst();
    // Once more, now that the child can no longer name another parent meanwhile.
    await childBehind(transaction, token, now);
    if (!child) throw new ApiError("PARENT_LINK_INVALID");
    if (parentConsentOf(child, now) === "notNeeded") throw new ApiError("PARENT_NOT_NEEDED");
    if (child.parentSaid === answer) return readRequest(transaction, userId);
    const { parentEmail } = child;
    const before = await readRequest(transaction, userId);
    await transaction.insertInto("parentAnswers").values({ userId, parentEmail, answer, answeredAt: now }).execute();
    const deletionDueAt = answer === "no" ? (child.deletionDueAt ?? graceAfter(now)) : dueWithoutRefusal(before);
    await transaction
      .updateTable("users")
      .set({ parentSaid: answer, deletionDueAt })
      .where("id", "=", userId)
      .execute();
    if (answer === "no") await endSessionsOf(transaction, userId);
    const kind = answer === "yes" ? "parent-said-yes" : "parent-said-no";
    const locale = localeOf(child.preferredLanguage);
    await mail.enqueue(transaction, { to: parentEmail, kind, locale, params: { userId } });
    return readRequest(transaction, userId);
  });
}

const graceAfter = (instant: Date) => new Date(instant.getTime() + accountLimits.DELETION_GRACE_DAYS * DAY_MS);

/** A deletion that the child has asked for stays; one that came of the parent's no is taken back with it. */
function dueWithoutRefusal({ answer, answeredAt, deletionDate }: ParentRequest): Date | null {
  const ofRefusal = answer === "no" && answeredAt ? graceAfter(new Date(answeredAt)).toISOString() : null;
  return deletionDate === null || deletionDate === ofRefusal ? null : new Date(deletionDate);
}

async function childBehind(db: Database, token: string, now: Date): Promise<string> {
  const link = await db
    .selectFrom("parentLinks")
    .select(["userId", "expiresAt"])
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  if (!link) throw new ApiError("PARENT_LINK_INVALID");
  if (link.expiresAt && link.expiresAt <= now) throw new ApiError("PARENT_LINK_EXPIRED");
  return link.userId;
}

async function readRequest(db: Database, userId: string): Promise<ParentRequest> {
  const child = await db
    .selectFrom("users")
    .select(["name", "email", "joinedAt", "deletionDueAt"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const said = await db
    .selectFrom("parentAnswers")
    .select(["answer", "answeredAt"])
    .where("userId", "=", userId)
    .orderBy("answeredAt", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();
  return {
    name: child.name,
    email: child.email,
    joinDate: child.joinedAt.toISOString(),
    answer: said ? (said.answer as Answer["answer"]) : null,
    answeredAt: said?.answeredAt.toISOString() ?? null,
    deletionDate: child.deletionDueAt?.toISOString() ?? null,
  };
}
