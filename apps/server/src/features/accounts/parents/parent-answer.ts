import { accountLimits } from "@dripstone/contract/accounts/limits";
import type { mailedToken, parentAnswerPayload, parentRequest } from "@dripstone/contract/accounts/payloads";
import { DAY_MS } from "@dripstone/contract/durations";
import type { z } from "zod";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { refuseLastAdmin } from "../../../people/last-admin.ts";
import { findUserLocked } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";
import { linkInvalid, lookAtLink } from "../mailing/mailed-links.ts";
import { parentConsentOf } from "../policy.ts";
import { endSessions } from "../sessions/sessions.ts";
import { markVerified } from "../verification/mark-verified.ts";
import { isChildsOwn } from "./own-mailboxes.ts";

type ParentRequest = z.output<typeof parentRequest>;
type Answer = z.output<typeof parentAnswerPayload>;

/** What a parent is asked, and has said so far; changes nothing. */
export async function lookAtParentLink(
  db: Database,
  link: z.output<typeof mailedToken>,
  now: Date,
): Promise<ParentRequest> {
  return readRequest(db, await lookAtLink(db, "parent-consent", link, now));
}

/**
 * Takes a parent's yes or no. The newest counts, and each is kept as a proof. A no closes the account, which is deleted after the days
 * of grace, and the office hears of it. A second mail tells the parent what was said: anybody who got hold of the link could have said it.
 * Where the child uses the parent's mailbox, the answer also confirms the address.
 */
export function answerAsParent(
  { db, clock, mail, joined }: Pick<Deps, "db" | "clock" | "mail" | "joined">,
  { answer, ...link }: Answer,
): Promise<ParentRequest> {
  const arrivedAt = clock();
  return inTransaction(db, async (transaction) => {
    const userId = await lookAtLink(transaction, "parent-consent", link, arrivedAt);
    const child = await findUserLocked(transaction, { id: userId });
    // Of two answers at once, the one that comes through the lock later is the newer.
    const now = clock();
    // Checked again: until the lock the child could name another parent, which makes the link worthless.
    await lookAtLink(transaction, "parent-consent", link, arrivedAt);
    const request = await transaction
      .selectFrom("parentRequests")
      .select("parentEmail")
      .where("userId", "=", userId)
      .executeTakeFirst();
    if (!child || !request) throw linkInvalid("parent-consent");
    if (await isChildsOwn(transaction, child, request.parentEmail, now)) throw linkInvalid("parent-consent");
    if (parentConsentOf(child, now) === "notNeeded") throw new ApiError("PARENT_NOT_NEEDED");
    if (answer === "no") await refuseLastAdmin(transaction, child);
    if (child.parentSaid === answer) return readRequest(transaction, userId);
    const { parentEmail } = request;
    const before = await readRequest(transaction, userId);
    await transaction.insertInto("parentAnswers").values({ userId, parentEmail, answer, answeredAt: now }).execute();
    const deletionDueAt = answer === "no" ? (child.deletionDueAt ?? graceAfter(now)) : dueWithoutRefusal(before);
    await transaction
      .updateTable("users")
      .set({ parentSaid: answer, deletionDueAt })
      .where("id", "=", userId)
      .execute();
    if (child.mailbox === "parent") await markVerified({ db: transaction, clock, mail, joined }, userId);
    if (answer === "no") await endSessions(transaction, { userId });
    const kind = accountMails[answer === "yes" ? "parent-said-yes" : "parent-said-no"];
    const locale = child.preferredLanguage;
    await mail.enqueue(transaction, { to: parentEmail, kind, locale, params: { userId } });
    if (answer === "no" && (await refusalsOn(transaction, userId, now)) <= accountLimits.REFUSALS_TOLD_PER_DAY) {
      await mail.tellOffice(transaction, accountMails["parent-refused"], { userId });
    }
    return readRequest(transaction, userId);
  });
}

/** How often a child's parent has said no in the last day, this time included. */
async function refusalsOn(transaction: Database, userId: string, now: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom("parentAnswers")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("userId", "=", userId)
    .where("answer", "=", "no")
    .where("answeredAt", ">", new Date(now.getTime() - DAY_MS))
    .executeTakeFirstOrThrow();
  return count;
}

const graceAfter = (instant: Date) => new Date(instant.getTime() + accountLimits.DELETION_GRACE_DAYS * DAY_MS);

/** When the account is deleted after a parent's yes: a deletion that the child asked for stays, the one of an earlier no does not. */
function dueWithoutRefusal({ answer, answeredAt, deletionDate }: ParentRequest): Date | null {
  const ofRefusal = answer === "no" && answeredAt ? graceAfter(new Date(answeredAt)).toISOString() : null;
  return deletionDate === null || deletionDate === ofRefusal ? null : new Date(deletionDate);
}

async function readRequest(db: Database, userId: string): Promise<ParentRequest> {
  const child = await db
    .selectFrom("users")
    .select(["name", "email", "mailbox", "joinedAt", "deletionDueAt"])
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
    mailbox: child.mailbox,
    joinDate: child.joinedAt.toISOString(),
    answer: said?.answer ?? null,
    answeredAt: said?.answeredAt.toISOString() ?? null,
    deletionDate: child.deletionDueAt?.toISOString() ?? null,
  };
}
