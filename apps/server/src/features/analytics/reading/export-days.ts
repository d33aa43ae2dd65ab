import { measures } from "@dripstone/contract/analytics/measures";
import { type DayRange, dayAfter, daysIn } from "@dripstone/contract/analytics/range";
import type { Locale } from "@dripstone/contract/locale";
import ch from "../../../../locales/ch/analytics.json" with { type: "json" };
import en from "../../../../locales/en/analytics.json" with { type: "json" };
import type { Database } from "../../../database/connect.ts";
import { spreadsheet, spreadsheetName } from "../../../spreadsheet.ts";

const texts = { en, ch };
const MICRO = 1_000_000;

/** Every day of a range with its numbers, in the reader's language. */
export async function exportDays(db: Database, { from, to }: DayRange, language: Locale): Promise<Uint8Array> {
  const rows = await db
    .selectFrom("analyticsDays")
    .where("day", ">=", from)
    .where("day", "<=", to)
    .where("dimension", "=", "")
    .select(["day", "measure", "count"])
    .execute();
  const counts = new Map(rows.map(({ day, measure, count }) => [`${day} ${measure}`, count]));
  const { columns } = texts[language];
  const days = Array.from({ length: daysIn({ from, to }) }, (_, index) => dayAfter(from, index));
  const lines = days.map((day) => [
    day,
    ...measures.map((measure) => {
      const count = counts.get(`${day} ${measure}`) ?? 0;
      return measure === "chat-money" ? (count / MICRO).toFixed(4) : String(count);
    }),
  ]);
  return spreadsheet([[columns.day, ...measures.map((measure) => columns[measure])], ...lines]);
}

/** What it is called where it is saved. */
export const analyticsFile = (language: Locale, now: Date): string => spreadsheetName(texts[language].file, now);
