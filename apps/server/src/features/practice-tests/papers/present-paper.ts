import { setImmediate } from "node:timers/promises";
import { type PracticeTestSource, withoutAnswers } from "@dripstone/content";
import type { Locale } from "@dripstone/contract/locale";
import type { AskedPaper, PaperCover, PaperFacts } from "@dripstone/contract/practice-tests/payloads";
import { html } from "../html.ts";

export function presentFacts(
  { slug, program, minutes, points, questions, text }: PracticeTestSource,
  language: Locale,
): PaperFacts {
  return { slug, title: text[language].title, program, minutes, points, questions: questions.length };
}

export function presentCover(source: PracticeTestSource, language: Locale): PaperCover {
  return { ...presentFacts(source, language), rulesHtml: html(source.text[language].rules) };
}

/** The paper as it is laid before a student. It is made of what has no answers in it, so that none can slip in. */
export async function presentQuestions(source: PracticeTestSource, language: Locale): Promise<AskedPaper> {
  const items: AskedPaper["items"] = [];
  for (const [index, { text }] of withoutAnswers(source).questions.entries()) {
    const { statement, choices } = text[language];
    items.push({ number: index + 1, statementHtml: html(statement), choices: choices.map(html) });
    // A whole paper of formulas takes long, the first time; others are served in between.
    await setImmediate();
  }
  return { ...presentCover(source, language), items };
}
