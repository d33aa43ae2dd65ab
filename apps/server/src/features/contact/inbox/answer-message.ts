import type { AnswerPayload } from "@dripstone/contract/contact/inbox/payloads";
import type { Audit } from "../../../audit/audit.ts";
import type { Deps } from "../../../deps.ts";
import type { Caller } from "../../../http/caller.ts";
import { ApiError } from "../../../http/errors.ts";
import type { Once } from "../../../idempotency/once.ts";
import { untell } from "../../../notices/tell.ts";
import { contactMails } from "../letters/kinds.ts";
import { contactAssigned } from "./notices.ts";
import { takeUp } from "./take-up.ts";

type Call = Pick<Caller, "user"> & { audit: Audit; once: Once };

/** Answers a message by mail, and keeps the answer with it; what was held back is held no longer. */
export function answerMessage(
  { clock, mail }: Pick<Deps, "clock" | "mail">,
  { user, audit, once }: Call,
  { id, version, text, close }: AnswerPayload & { id: string },
): Promise<Record<string, never>> {
  return once(async (transaction) => {
    const at = clock();
    const { email: to, language: locale, assignedTo } = await takeUp(transaction, { user }, { id, version });
    const { id: answerId } = await transaction
      .insertInto("contactAnswers")
      .values({ messageId: id, authorId: user.id, text, at })
      .returning("id")
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable("contactMessages")
      .set({ heldFor: null, ...(close && { closedAt: at, closedBy: user.id }) })
      .where("id", "=", id)
      .execute();
    if (close && assignedTo !== null) await untell(transaction, contactAssigned, { userId: assignedTo, subject: id });
    const order = { to, locale, kind: contactMails["contact-answer"], params: { answerId } };
    if (!(await mail.enqueue(transaction, order))) throw new ApiError("CONTACT_ANSWERED_OFTEN");
    await audit(transaction, { subject: id, details: { answer: answerId, close } });
    return {};
  });
}
