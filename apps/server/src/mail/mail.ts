import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../database/connect.ts";

/** What letters say beside their fixed texts. */
type Words = {
  name: string;
  /** Where the button leads, below the site's address. */
  link: string;
  /** A mail address, written out or partly hidden. */
  address: string;
  /** A day as the reader's language writes it. */
  date: string;
  code: string;
  /** How a password was replaced: by its owner on the profile page, or by a mailed link. */
  by: "owner" | "reset";
};

type OfUser = { userId: string };

/**
 * What is mailed. `params` is what a letter's job carries until the letter is written: jobs stand in the database in clear, so no secret
 * is among it. `values` is what the letter says, found when it is written; a link's token is made then.
 */
type Mails = {
  "verify-email": { params: OfUser; values: Pick<Words, "link" | "code"> };
  "account-exists": { params: OfUser; values: Pick<Words, "name" | "link"> };
  "reset-password": { params: OfUser; values: Pick<Words, "name" | "link"> };
  "password-changed": {
    params: OfUser & Pick<Words, "by"> & { at: string };
    values: Pick<Words, "name" | "link" | "date" | "by">;
  };
  /** To the new address. */
  "confirm-new-email": { params: OfUser; values: Pick<Words, "name" | "link"> };
  /** To the old address; `address` is the new one, partly hidden. Told even if the change is taken back at once. */
  "email-change-asked": { params: OfUser & Pick<Words, "address">; values: Pick<Words, "name" | "address" | "link"> };
  /** To the old address; `address` is the new one, partly hidden. */
  "email-changed": { params: OfUser; values: Pick<Words, "name" | "address"> };
  /** To a child's parent; name and address are the child's. */
  "parent-consent": { params: OfUser; values: Pick<Words, "name" | "address" | "link"> };
  /** To the parent; the date is that of the answer. */
  "parent-said-yes": { params: OfUser; values: Pick<Words, "name" | "date" | "link"> };
  "parent-said-no": { params: OfUser; values: Pick<Words, "name" | "date" | "link"> };
  /** The date is the day on which the account goes. */
  "deletion-asked": { params: OfUser; values: Pick<Words, "name" | "date" | "link"> };
  "account-deleted": { params: Record<string, never>; values: Record<string, never> };
};

export type MailKind = keyof Mails;

export type LetterValues<Kind extends MailKind = MailKind> = Mails[Kind]["values"];

/** All that any letter says. */
export type AnyWords = Partial<Words>;

export type Order<Kind extends MailKind = MailKind> = {
  to: string;
  kind: Kind;
  locale: Locale;
  params: Mails[Kind]["params"];
};

/** The part of the post office that features see. */
export type Mail = {
  /**
   * Orders a mail in the caller's transaction: it is sent if and only if that commits, once within a second or so. Answers
   * false, and orders nothing, when the address was mailed too often of late.
   */
  enqueue<Kind extends MailKind>(transaction: Database, order: Order<Kind>): Promise<boolean>;
};

/**
 * Finds what a letter says, at the moment of sending; null when there is nothing left to say. `to` is where it goes: what opens
 * something must only be written to an address that is the right one now, which may have changed since the order.
 */
type Writer<Kind extends MailKind> = (params: Mails[Kind]["params"], to: string) => Promise<LetterValues<Kind> | null>;

/** A writer for each kind of mail; features bring theirs. */
export type Writers = { [Kind in MailKind]: Writer<Kind> };

/** A mail as it goes out. */
export type Letter = { id: string; to: string; locale: Locale; subject: string; text: string; html: string };

/** Hands a letter over; throws when it must be tried again, as when the signal says that somebody else will do so. */
export type Deliver = (letter: Letter, signal?: AbortSignal) => Promise<void>;
