import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../database/connect.ts";

/**
 * What is mailed, and what a letter's job carries until it is written. Jobs stand in the database in clear, so no secret is among it: a
 * link's token is made when the letter is written.
 */
type MailParams = {
  "verify-email": { userId: string };
  "account-exists": { userId: string };
};

export type MailKind = keyof MailParams;

export type Order<Kind extends MailKind = MailKind> = {
  to: string;
  kind: Kind;
  locale: Locale;
  params: MailParams[Kind];
};

/** The part of the post office that features see. */
export type Mail = {
  /**
   * Orders a mail in the caller's transaction: it is sent if and only if that commits, once within a second or so. Answers
   * false, and orders nothing, when the address was mailed too often of late.
   */
  enqueue<Kind extends MailKind>(transaction: Database, order: Order<Kind>): Promise<boolean>;
};

/** What a letter says beside its fixed texts. */
export type LetterValues = {
  /** Where its button leads, below the site's address. */
  link?: string;
  code?: string;
  name?: string;
};

/** Finds what a letter says, at the moment of sending; null when there is nothing left to say. */
type Writer<Kind extends MailKind> = (params: MailParams[Kind]) => Promise<LetterValues | null>;

/** A writer for each kind of mail; features bring theirs. */
export type Writers = { [Kind in MailKind]: Writer<Kind> };

/** A mail as it goes out. */
export type Letter = { id: string; to: string; locale: Locale; subject: string; text: string; html: string };

/** Hands a letter over; throws when it must be tried again. */
export type Deliver = (letter: Letter) => Promise<void>;
