import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/classes.json" with { type: "json" };
import en from "../../../../locales/en/classes.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { classMails } from "../mailing/kinds.ts";

/** `count` is how many lessons have changed at once, where it is not one. */
type AboutLessons = { class: Record<Locale, string>; change: Record<Locale, string>; count: string };

/** The subject is the class with its week, or the class alone where several lessons have changed at once. */
export const classLessons: NoticeKind<AboutLessons> = {
  name: "class-lessons",
  texts: { en: en.notices["class-lessons"], ch: ch.notices["class-lessons"] },
  link: () => paths.myClasses,
  mail: {
    letter: classMails["class-lessons"],
    labels: { en: en.letters["class-lessons"], ch: ch.letters["class-lessons"] },
    gathers: true,
    usually: true,
  },
};
