import type { Order } from "../../../mail/mail.ts";
import type { UserRow } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";

type Waiting = Pick<UserRow, "id" | "email" | "mailbox" | "preferredLanguage" | "invitedAt">;

/**
 * The letter by which an address is confirmed that waits for it: to its owner, with link and code; or to the parent whose mailbox it
 * is, who answers for the child on a page, and confirms the address with that. Who was asked in by the office has no password to prove yet: the
 * invitation comes once more.
 */
export function confirmationLetter({ id, email, mailbox, preferredLanguage: locale, invitedAt }: Waiting): Order {
  if (invitedAt) return { to: email, kind: accountMails.invitation, locale, params: { userId: id } };
  const kind = accountMails[mailbox === "parent" ? "parent-registration" : "verify-email"];
  return { to: email, kind, locale, params: { userId: id } };
}
