import { problemFaults } from "@dripstone/content";
import type { Locale } from "@dripstone/contract/locale";
import { locales } from "@dripstone/contract/locale";
import type { DeskProblem, ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import { renderMarkdown } from "@dripstone/markdown";
import { mayDo } from "./policy.ts";
import type { DeskProblemRow } from "./read-problem.ts";

type Titles = Record<Locale, string>;

export function presentTitle<Row extends { titles: Titles; editedAt: Date | null }>(
  { titles, editedAt, ...row }: Row,
  language: Locale,
) {
  return { ...row, title: titleIn(titles, language), editedAt: editedAt?.toISOString() ?? null };
}

/** In the reader's language, or in the other as long as there is none. */
export const titleIn = (titles: Titles, language: Locale): string =>
  titles[language] || (locales.map((locale) => titles[locale]).find((title) => title) ?? "");

export function presentProblem(row: DeskProblemRow, language: Locale): DeskProblem {
  const { id, topic, difficulty, origin, state, week, rubric, texts, version, editedAt, editor, weeks } = row;
  const problem = { difficulty, topic, rubric, texts };
  const titles = { en: texts.en.title, ch: texts.ch.title };
  return {
    ...presentTitle({ id, topic, difficulty, origin, state, week, titles, editedAt, version }, language),
    problem,
    faults: problemFaults(problem),
    editedBy: editor === null ? null : { name: editor },
    weeks,
    may: mayDo(row),
  };
}

/** Rendered anew each time: what is half-written is shown once, and would crowd out what everybody reads. */
export function presentPreview({ statement, hints, solution, feedback }: ProblemText) {
  const html = (source: string) => (source === "" ? "" : renderMarkdown(source, { figures: true }));
  return {
    statementHtml: html(statement),
    hints: hints.map(html),
    solutionHtml: html(solution),
    feedback: Object.fromEntries(Object.entries(feedback).map(([code, text]) => [code, html(text)])),
  };
}
