import type { Locale } from "@dripstone/contract/locale";
import ch from "../../../../locales/ch/weekly-problem.json" with { type: "json" };
import en from "../../../../locales/en/weekly-problem.json" with { type: "json" };
import type { NoticeKind } from "../../../notices/kinds.ts";
import { weeklyMails } from "../mailing/kinds.ts";
import { placeOf } from "./place-of.ts";

type AboutExplanation = { week: string; title: Record<Locale, string> };

const link: NoticeKind<AboutExplanation>["link"] = ({ week }, { db, now }) => placeOf(db, week, now);

export const explanationExcellent: NoticeKind<AboutExplanation> = {
  name: "explanation-excellent",
  texts: { en: en.notices["explanation-excellent"], ch: ch.notices["explanation-excellent"] },
  link,
  mail: {
    letter: weeklyMails["explanation-excellent"],
    labels: { en: en.letters["explanation-excellent"], ch: ch.letters["explanation-excellent"] },
    concerns: "student",
    usually: true,
  },
};

export const explanationAnswered: NoticeKind<AboutExplanation> = {
  name: "explanation-answered",
  texts: { en: en.notices["explanation-answered"], ch: ch.notices["explanation-answered"] },
  link,
};

export const weeklyNotices = [explanationExcellent, explanationAnswered];
