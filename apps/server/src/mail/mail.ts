import type { Locale } from "@dripstone/contract/locale";
import type { Database } from "../database/connect.ts";
import type { OfficeMail, ReaderMail } from "./kinds.ts";

export type Order<Params extends object = object> = {
  to: string;
  kind: ReaderMail<Params>;
  locale: Locale;
  params: NoInfer<Params>;
};

/** The part of the post office that features see. */
export type Mail = {
  /**
   * Orders a mail in the caller's transaction: it is sent if and only if that commits, once and at once. Answers false, and orders
   * nothing, when the address was mailed too often of late.
   */
  enqueue<Params extends object>(transaction: Database, order: Order<Params>): Promise<boolean>;
  /** Orders a mail to the office in the caller's transaction; nothing delays it. How often it can be set off is its feature's matter. */
  tellOffice<Params extends object>(
    transaction: Database,
    kind: OfficeMail<Params>,
    params: NoInfer<Params>,
  ): Promise<void>;
  /** Removes what is kept of letters about somebody whose account is gone. */
  forgetLetters(userId: string): Promise<void>;
};

/** A mail as it goes out. */
export type Letter = {
  id: string;
  to: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; to the office unless told. */
  replyTo?: string;
  /** The address at which a mail program ends such letters, with one POST and without a login (RFC 8058). */
  unsubscribe?: string;
  /** The user whom it is about; where letters are kept, it goes when the account does. */
  about?: string;
  /** After so many hours nothing in it is of use. */
  usefulHours?: number;
};

/** Hands a letter over; throws when it must be tried again, as when the signal says that somebody else will do so. */
export type Deliver = (letter: Letter, signal?: AbortSignal) => Promise<void>;
