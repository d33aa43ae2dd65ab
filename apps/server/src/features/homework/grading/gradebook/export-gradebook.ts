import type { Gradebook } from "@dripstone/contract/homework/grading/payloads";
import type { Locale } from "@dripstone/contract/locale";
import ch from "../../../../../locales/ch/gradebook.json" with { type: "json" };
import en from "../../../../../locales/en/gradebook.json" with { type: "json" };
import { fillText } from "../../../../fill-text.ts";
import { spreadsheet, spreadsheetName } from "../../../../spreadsheet.ts";

const texts = { en, ch };

/**
 * A gradebook for a spreadsheet, in the reader's language. Points and what they are out of stand in cells of their own: `9/10` would be a day in
 * September.
 */
export function exportGradebook({ name, weeks, students }: Gradebook, language: Locale): Uint8Array {
  const text = texts[language];
  const headings = weeks.flatMap(({ week }) =>
    [text.state, text.points, text.of].map((heading) => fillText(heading, { week: String(week) })),
  );
  const rows = students.map(({ studentName, cells, total }) => [
    ...[name, studentName],
    ...cells.flatMap(({ state, late, grade }) => [
      late && state !== "late" ? fillText(text.andLate, { state: text.states[state] }) : text.states[state],
      ...[String(grade?.points ?? ""), String(grade?.of ?? "")],
    ]),
    ...[String(total.points), String(total.of)],
  ]);
  return spreadsheet([[text.class, text.student, ...headings, text.totalPoints, text.totalOf], ...rows]);
}

/** What it is called where it is saved. */
export const gradebookFile = ({ name }: Gradebook, language: Locale, now: Date): string =>
  spreadsheetName(fillText(texts[language].file, { class: name }), now);
