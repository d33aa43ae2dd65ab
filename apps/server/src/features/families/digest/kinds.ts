import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/families.json" with { type: "json" };
import en from "../../../../locales/en/families.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { familyMails } from "../mailing/kinds.ts";

/** How the week of somebody's children went. */
export const childrensWeek: NoticeKind<{ week: string }> = {
  name: "childrens-week",
  texts: { en: en.notices["childrens-week"], ch: ch.notices["childrens-week"] },
  link: () => paths.children,
  mail: {
    letter: familyMails["childrens-week"],
    labels: { en: en.letters["childrens-week"], ch: ch.letters["childrens-week"] },
    concerns: "parent",
    usually: true,
  },
};

/** What a child's line is made of. */
export const lineTexts = { en: en.lines, ch: ch.lines };
