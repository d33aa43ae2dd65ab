import type { AnyOrder } from "../told-in-any-order.ts";
import { ofCountsInEnglish } from "./counts.ts";
import { ofEverydayInEnglish } from "./everyday.ts";
import { ofEverydayProblemsInEnglish } from "./everyday-problems.ts";
import { ofJourneysInEnglish } from "./journeys.ts";
import { ofMeasuresInEnglish } from "./measured.ts";
import { ofMoreWorksheetProblemsInEnglish } from "./more-worksheet-problems.ts";
import { ofOrdinaryProblemsInEnglish } from "./ordinary-problems.ts";
import { ofPricesInEnglish } from "./prices.ts";
import { ofSchoolDaysInEnglish } from "./school-days.ts";
import { ofSharesInEnglish } from "./shares.ts";
import { ofWorksheetProblemsInEnglish } from "./worksheet-problems.ts";

/** Every usual English story that is heard in any order of its clauses. */
export const inEnglishOrder: AnyOrder[] = [
  ...ofSharesInEnglish,
  ...ofJourneysInEnglish,
  ...ofPricesInEnglish,
  ...ofCountsInEnglish,
  ...ofMeasuresInEnglish,
  ...ofEverydayInEnglish,
  ...ofSchoolDaysInEnglish,
  ...ofOrdinaryProblemsInEnglish,
  ...ofWorksheetProblemsInEnglish,
  ...ofMoreWorksheetProblemsInEnglish,
  ...ofEverydayProblemsInEnglish,
];
