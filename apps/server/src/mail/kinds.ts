import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";

/**
 * The mails of a feature by their names. `params` is what an order carries until the letter is written: orders stand in the database
 * in clear, so no secret is among it; its `userId` is whom the letter is about. `values` is what the letter says, found when it is written; a link's token is made then.
 */
type Mails = Record<string, { params: object; values: Values; to?: "office" }>;

/** What letters say beside their fixed texts: one line each, or a text of several lines. */
export type Values = {
  [name: string]: string | string[] | undefined;
  /** Where the button leads, below the site's address. */
  link?: string;
  code?: string;
  /** Where an answer goes; to the office unless told. */
  replyTo?: string;
  /** Where whoever wants no more such letters ends them with one POST, below the site's address. */
  unsubscribe?: string;
  /** Who reads it, where that is not always the account's owner. */
  reader?: Mailbox;
};

/**
 * A paragraph, a list under a line of its own, or what a person of the school has written for this letter, by the name of its value. A paragraph that
 * is one placeholder may become a text of several lines.
 */
export type TextBlock = string | { lead: string; items: string[] } | { written: string };

/** The fixed texts of a mail; `{{name}}` and the like are filled in. */
export type LetterTexts = {
  subject: string;
  title: string;
  body: TextBlock[];
  /** The sentences of which a value chooses one. */
  choices?: Record<string, Record<string, string>>;
  /** Absent where there is nothing to do. */
  button?: string;
  notes: string[];
  /**
   * The same letter where a child's account uses a parent's mailbox, and its reader is the parent (`reader` says so). What it chooses
   * in no words of its own, it chooses in those of the other.
   */
  toParent?: Omit<LetterTexts, "toParent">;
};

/** How many mails may go to one address in a window (`mailLimits`). */
export type Share = {
  /** At most so many of this kind; what is beyond says nothing new, and is left out. */
  most: number;
  /** It is not ordered when so many mails of any kind went to the address; without a bound it waits until there is room. */
  room?: number;
  /** For so many hours its link is good: a letter that is kept is kept no longer. */
  usefulHours?: number;
  /** A person has written it, and the site has only sent it. */
  byPerson?: true;
};

type Declared<Params extends object> = {
  name: string;
  texts: Record<Locale, LetterTexts>;
  /** For types alone. */
  params?: Params;
};

/** A kind of mail to a person. */
export type ReaderMail<Params extends object = object> = Declared<Params> & { share: Share };

/** A kind of mail to the office. */
export type OfficeMail<Params extends object = object> = Declared<Params> & { share: "office" };

export type AnyMail = ReaderMail | OfficeMail;

type IsToOffice = { to: "office" };

type DefinedMails<Of extends Mails> = {
  [Name in keyof Of]: Of[Name] extends IsToOffice ? OfficeMail<Of[Name]["params"]> : ReaderMail<Of[Name]["params"]>;
};

/** Declares a feature's kinds of mail, with their texts in both languages and their shares. */
export function defineMails<Of extends Mails>(
  texts: Record<Locale, Record<keyof Of & string, LetterTexts>>,
  shares: { [Name in keyof Of]: Of[Name] extends IsToOffice ? "office" : Share },
): DefinedMails<Of> {
  const names = Object.keys(shares) as (keyof Of & string)[];
  const kinds = names.map((name) => {
    return [name, { name, texts: { en: texts.en[name], ch: texts.ch[name] }, share: shares[name] }];
  });
  return Object.fromEntries(kinds) as DefinedMails<Of>;
}

/**
 * Finds what a letter says, at the moment of sending; null when there is nothing left to say. `to` is where it goes: what opens
 * something must only be written to an address that is the right one now, which may have changed since the order.
 */
type Writer<Params extends object, Said> = (params: Params, to: string) => Promise<Said | null>;

/** A writer for each of a feature's mails. */
export type Writers<Of extends Mails> = { [Name in keyof Of]: Writer<Of[Name]["params"], Of[Name]["values"]> };

/** What a feature brings to the post office. */
export type FeatureMails<Context> = {
  kinds: Record<string, AnyMail>;
  writers: (context: Context) => Record<string, Writer<never, Values>>;
};

export type WrittenMail = { kind: AnyMail; write: Writer<never, Values> };

/** All mails by their names, of which each belongs to one feature. */
export function gatherMails<Context>(
  mails: readonly (FeatureMails<Context> | undefined)[],
  context: Context,
): Map<string, WrittenMail> {
  const gathered = new Map<string, WrittenMail>();
  for (const { kinds, writers } of mails.filter((of) => of !== undefined)) {
    const writes = writers(context);
    for (const kind of Object.values(kinds)) {
      const write = writes[kind.name];
      if (!write) throw new Error(`Nobody writes the mail ${kind.name}`);
      if (gathered.has(kind.name)) throw new Error(`Two features claim the mail ${kind.name}`);
      gathered.set(kind.name, { kind, write });
    }
  }
  return gathered;
}
