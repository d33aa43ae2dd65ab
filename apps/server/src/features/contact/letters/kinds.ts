import type { DonationWay, PledgeRhythm } from "@dripstone/contract/contact/donation";
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
    values: { name: string; address: string; language: string; message: string[]; replyTo: string };
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
      replyTo: string;
    };
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
    "pledge-thanks": { most: 1, room: 3 },
  },
);
