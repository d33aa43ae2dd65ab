import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/families.json" with { type: "json" };
import en from "../../../../locales/en/families.json" with { type: "json" };
import { defineMails } from "../../../mail/kinds.ts";
import type { AboutNotice, NoticeKind } from "../../../notices/kinds.ts";

export type FamilyMails = {
  /** A line for each child; the notice's subject is the week's Monday. */
  "childrens-week": {
    params: AboutNotice;
    values: { name: string; lines: string[]; link: string; stop: string; unsubscribe: string };
  };
};

export const familyMails = defineMails<FamilyMails>({ en, ch }, { "childrens-week": { most: 1, usefulHours: 48 } });

/** How the week of somebody's children went. */
export const childrensWeek: NoticeKind<{ week: string }> = {
  name: "childrens-week",
  texts: { en: en.notices["childrens-week"], ch: ch.notices["childrens-week"] },
  link: () => paths.children,
  mail: {
    letter: familyMails["childrens-week"],
    labels: { en: en.letters["childrens-week"], ch: ch.letters["childrens-week"] },
    usually: true,
  },
};

/** What a child's line is made of. */
export const lineTexts = { en: en.lines, ch: ch.lines };
