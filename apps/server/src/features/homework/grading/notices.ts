import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import ch from "../../../../locales/ch/homework.json" with { type: "json" };
import en from "../../../../locales/en/homework.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { homeworkMails } from "../mailing/kinds.ts";

type AboutHomework = { class: Record<Locale, string>; week: string; homework: string };
type AboutExtension = { class: Record<Locale, string>; week: string; date: Record<Locale, string> };

const link: NoticeKind<AboutHomework>["link"] = ({ homework }) => paths.homeworkOf(homework);

/** The subject is the hand-in. */
export const homeworkReturned: NoticeKind<AboutHomework> = {
  name: "homework-returned",
  texts: { en: en.notices["homework-returned"], ch: ch.notices["homework-returned"] },
  link,
  mail: {
    letter: homeworkMails["homework-returned"],
    labels: { en: en.letters["homework-returned"], ch: ch.letters["homework-returned"] },
    concerns: "student",
    usually: true,
  },
};

/** What was returned has become another grade, comment or remark; the subject is the hand-in. */
export const homeworkChanged: NoticeKind<AboutHomework> = {
  name: "homework-changed",
  texts: { en: en.notices["homework-changed"], ch: ch.notices["homework-changed"] },
  link,
};

/** The subject is the class with its week. */
export const homeworkExtended: NoticeKind<AboutExtension> = {
  name: "homework-extended",
  texts: { en: en.notices["homework-extended"], ch: ch.notices["homework-extended"] },
  link: () => paths.homework,
};

/** More time was taken back; the date is when the homework is due for everybody. */
export const homeworkExtensionEnded: NoticeKind<AboutExtension> = {
  name: "homework-extension-ended",
  texts: { en: en.notices["homework-extension-ended"], ch: ch.notices["homework-extension-ended"] },
  link: () => paths.homework,
};

export const homeworkNotices = [homeworkReturned, homeworkChanged, homeworkExtended, homeworkExtensionEnded];
