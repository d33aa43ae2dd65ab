import type { FamilyRole, Role } from "@dripstone/contract/accounts/payloads";
import type { Locale } from "@dripstone/contract/locale";
import type { Path } from "@dripstone/contract/paths";
import type { Database } from "../database/connect.ts";
import type { ReaderMail } from "../mail/kinds.ts";
import type { About } from "./about.ts";

/** A kind of notice, which its feature declares in `feature.ts`. */
export type NoticeKind<Of extends About = About> = {
  /** Unique in the product, such as `explanation-excellent`. */
  name: string;
  /** One sentence; `{{title}}` and the like are filled in from what the notice is about. */
  texts: Record<Locale, string>;
  /** Where it leads; asked whenever it is shown, as a page may have moved on since. */
  link: (about: Of, shown: { db: Database; now: Date }) => Path | Promise<Path>;
  /** What has changed of it since it was told, such as a title that nobody may read any more: of all that are shown at once, in their order. */
  asNow?: (abouts: readonly Of[], shown: { db: Database }) => Promise<About[]>;
  /** Also goes out by mail, when somebody is told for the first time and wants such letters. */
  mail?: NoticeMail;
};

type NoticeMail = {
  /** What it is called where people choose their letters. */
  labels: Record<Locale, string>;
  /** Who may have such letters; everybody unless told. */
  onlyFor?: readonly Role[];
  /** Whom it concerns: others are not asked about such letters before they got one. */
  concerns?: FamilyRole;
} & (
  | {
      /** Its feature writes it, to whom `readerOfLetter` finds. */
      letter: ReaderMail<AboutNotice>;
      gathers?: never;
      /** Somebody may be in danger: whoever it is for gets it whatever they have chosen, and no link in it stops it. */
      always?: true;
      /** Whether it goes to those who have chosen nothing. */
      usually: boolean;
    }
  | {
      /** Tells of all notices whose kinds have this very letter, and that were not read for some time. */
      letter: ReaderMail<AboutNews>;
      gathers: true;
      always?: never;
      /** Whether it goes to those who have chosen nothing. */
      usually: boolean;
    }
);

/** What the order of a notice's letter carries. */
export type AboutNotice = { userId: string; subject: string };

/** What the order of a letter carries that tells of several notices: when they were gathered. */
export type AboutNews = { userId: string; at: string };

export type NoticeKinds = ReadonlyMap<string, NoticeKind<never>>;

/** All kinds by their names, of which each belongs to one feature. */
export function gatherNotices(kinds: readonly NoticeKind<never>[]): NoticeKinds {
  const gathered = new Map(kinds.map((kind) => [kind.name, kind]));
  if (gathered.size < kinds.length) throw new Error("Two features claim one kind of notice");
  return gathered;
}
