import ch from "../../../../locales/ch/families.json" with { type: "json" };
import en from "../../../../locales/en/families.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNotice } from "../../../notices/kinds.ts";

type ToStop = { stop: string; unsubscribe: string };

export type FamilyMails = {
  /** A line for each child; the notice's subject is the week's Monday. */
  "childrens-week": {
    params: AboutNotice;
    values: ToStop & { name: string; lines: string[]; link: string };
  };
  /** To a child of 13 or older: who asks, with the address that is proved to be theirs. The notice's subject is the question. */
  "family-asked": {
    params: AboutNotice;
    values: ToStop & { name: string; parent: string; address: string; link: string };
  };
};

export const familyMails = defineMails<FamilyMails>(
  { en, ch },
  { "childrens-week": { most: 1, usefulHours: 48 }, "family-asked": { most: 1, room: 3 } },
);
