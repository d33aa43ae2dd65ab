import type { DonationWay, PledgeRhythm } from "@dripstone/contract/contact/donation";
import { mailLimits } from "@dripstone/contract/mail/limits";
import ch from "../../../../locales/ch/contact.json" with { type: "json" };
import en from "../../../../locales/en/contact.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";

type Pledged = { amount: string; every: PledgeRhythm; way: DonationWay };

type OfMessage = { messageId: string };

export type ContactMails = {
  /** What somebody has written; an answer goes to them. */
  "contact-message": {
    to: "office";
    params: OfMessage;
    values: { name: string; address: string; language: string; message: string[]; link: string; replyTo: string };
  };
  /** To its sender. It quotes nothing, as whoever has written may have named somebody else's address. */
  "contact-received": { params: OfMessage; values: { date: string } };
  "contact-pledge": {
    to: "office";
    params: OfMessage;
    values: Pledged & {
      name: string;
      address: string;
      language: string;
      said: "note" | "nothing";
      note: string[];
      link: string;
      replyTo: string;
    };
  };
  /** What a colleague has answered, in their words, with what was asked. */
  "contact-answer": {
    params: { answerId: string };
    values: { answer: string[]; asked: "words" | "nothing"; message: string[] };
  };
  /** How many messages wait of which the office was not told one by one. */
  "contact-waiting": {
    to: "office";
    params: { held: number; others: number };
    values: { count: string; held: string; link: string };
  };
  /** To the giver, with how to give; it quotes nothing of theirs but the amount. */
  "pledge-thanks": { params: OfMessage; values: Pledged & { target: string[] } };
};

/** Strangers can set it off for any address, as they can ask for a link: it leaves room for what an owner must hear. */
export const contactMails = defineMails<ContactMails>(
  { en, ch },
  {
    "contact-message": "office",
    "contact-received": { most: 1, room: 3 },
    "contact-pledge": "office",
    "contact-answer": { most: mailLimits.MAILS_PER_WINDOW, byPerson: true },
    "contact-waiting": "office",
    "pledge-thanks": { most: 1, room: 3 },
  },
);
