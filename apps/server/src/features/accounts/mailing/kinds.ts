import { accountLimits } from "@dripstone/contract/accounts/limits";
import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/accounts.json" with { type: "json" };
import en from "../../../../locales/en/accounts.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";

const { LINK_MAILS_PER_WINDOW, VERIFICATION_LINK_HOURS, EMAIL_CHANGE_HOURS, RESET_LINK_MINUTES } = accountLimits;
const { INVITATION_LINK_DAYS } = userOfficeLimits;

type OfUser = { userId: string };
type Named = { name: string };
type Link = { link: string };
type Dated = { date: string };

/** Whose mailbox the letter goes to: about an account that uses a parent's, the parent is written to. */
type Read = { reader: Mailbox };

/** A mail address, written out or partly hidden. */
type Addressed = { address: string };

/** How a password was replaced: by its owner on the profile page, or by a mailed link. */
type Replaced = { by: "owner" | "reset" };

/** As what somebody is asked in. */
type Invited = { work: "student" | "parent" | "staff" };

/** Why an account was deleted: somebody asked for it, or no parent has said yes. */
type Deleted = { because: "asked" | "unanswered" };

export type AccountMails = {
  "verify-email": { params: OfUser; values: Link & { code: string } };
  "account-exists": { params: OfUser; values: Named & Link & Read };
  "reset-password": { params: OfUser; values: Named & Link & Read };
  /** To somebody whom the office has asked in: leads to the choice of a password. */
  invitation: { params: OfUser; values: Named & Link & Dated & Invited };
  "password-changed": { params: OfUser & Replaced & { at: string }; values: Named & Link & Dated & Replaced & Read };
  /** To the new address. */
  "confirm-new-email": { params: OfUser; values: Named & Link };
  /** To the old address; `address` is the new one, partly hidden. Told even if the change is taken back at once. */
  "email-change-asked": { params: OfUser & Addressed; values: Named & Addressed & Link & Read };
  /** To the old address, whose reader stands in the order; `address` is the new one, partly hidden. */
  "email-changed": { params: OfUser & Read; values: Named & Addressed & Read };
  /** To the parent whose mailbox a child has registered with: confirms the address and asks for consent. */
  "parent-registration": { params: OfUser; values: Named & Addressed & Link & Dated };
  /** To a child's parent; name and address are the child's. The date is the day on which the account goes without an answer. */
  "parent-consent": { params: OfUser; values: Named & Addressed & Link & Dated };
  /** The same to the parent who has not answered yet. */
  "parent-reminder": { params: OfUser; values: Named & Addressed & Dated & Link };
  /** To the parent; the date is that of the answer. */
  "parent-said-yes": { params: OfUser; values: Named & Dated & Link & Read };
  "parent-said-no": { params: OfUser; values: Named & Dated & Link };
  /**
   * To the office, when a parent has said no: `day` is that of the answer, `date` the day on which the account goes, `language` the
   * family's, and an answer goes to the parent. Of the child it tells the name alone, as a mail outlives the account.
   */
  "parent-refused": {
    to: "office";
    params: OfUser;
    values: Named & Dated & { day: string; answers: string[]; language: string; replyTo: string };
  };
  /** The date is the day on which the account goes. */
  "deletion-asked": { params: OfUser; values: Named & Dated & Link & Read };
  "account-deleted": { params: Deleted & Read; values: Deleted & Read };
};

/**
 * Whoever knows an address, or makes one up, can set some mails off. They share three places of a window's five; a fourth is kept for
 * a new password, which is an owner's way back in, and the fifth for what an owner must hear. That, and what
 * somebody with a session has asked for (the question to a parent, the link to a new address), waits for its turn if need be.
 */
export const accountMails = defineMails<AccountMails>(
  { en, ch },
  {
    "verify-email": { most: LINK_MAILS_PER_WINDOW, room: 3, usefulHours: VERIFICATION_LINK_HOURS },
    "account-exists": { most: 1, room: 3 },
    "confirm-new-email": { most: 2, usefulHours: EMAIL_CHANGE_HOURS },
    "reset-password": { most: LINK_MAILS_PER_WINDOW, room: 4, usefulHours: RESET_LINK_MINUTES / 60 },
    invitation: { most: LINK_MAILS_PER_WINDOW, room: 3, usefulHours: INVITATION_LINK_DAYS * 24 },
    "parent-registration": { most: LINK_MAILS_PER_WINDOW, room: 3 },
    "parent-consent": { most: 2 },
    "parent-reminder": { most: 1 },
    "parent-said-yes": { most: 2 },
    "parent-said-no": { most: 2 },
    "parent-refused": "office",
    "password-changed": { most: 2 },
    "email-change-asked": { most: 2 },
    "email-changed": { most: 2 },
    "deletion-asked": { most: 2 },
    "account-deleted": { most: 1 },
  },
);
