import type { Order } from "../../../mail/mail.ts";
import type { UserRow } from "../../../people/lock-user.ts";
import { accountMails } from "../mailing/kinds.ts";

type Waiting = Pick<UserRow, "id" | "email" | "mailbox" | "preferredLanguage">;

/**
 * The letter by which an address is confirmed that waits for it: to its owner, with link and code; or to the parent whose mailbox it
 * is, who answers for the child on a page, and confirms the address with that.
 */
export function confirmationLetter({ id, email, mailbox, preferredLanguage: locale }: Waiting): Order {
  const kind = accountMails[mailbox === "parent" ? "parent-registration" : "verify-email"];
  return { to: email, kind, locale, params: { userId: id } };
}
