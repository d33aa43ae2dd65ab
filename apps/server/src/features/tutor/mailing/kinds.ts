import type { Mailbox } from "@dripstone/contract/accounts/payloads";
import ch from "../../../../locales/ch/tutor.json" with { type: "json" };
import en from "../../../../locales/en/tutor.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNotice } from "../../../notices/kinds.ts";

export type TutorMails = {
  /** A student may be in danger. It names nobody and quotes nothing: mail is read over shoulders, and by others. */
  "tutor-urgent": {
    params: AboutNotice;
    values: { name: string; link: string; reader: Mailbox };
  };
};

export const tutorMails = defineMails<TutorMails>({ en, ch }, { "tutor-urgent": { most: 2 } });
