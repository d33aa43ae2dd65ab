import { checkAnswer } from "@dripstone/checker";
import { expect, it } from "vitest";
import { say } from "../say.ts";
import { solutionOf } from "./solve-text.ts";

/** A question as a student types it, and the answer's key; null where nothing may be said for sure. */
export type Row = [question: string, key: string | null];

/** Each row's question is answered as the row says, judged by the answer checker, and each step of it can be said in both languages. */
export function answersRows(rows: Row[]): void {
  it.each(rows)("%s", (question, key) => {
    const solution = solutionOf(question);
    const found = solution?.answer.key ?? null;
    if (key === null || found === null) expect(found).toBe(key);
    else expect([found, checkAnswer(found, { keys: [key] }).verdict]).toEqual([found, "equal"]);
    for (const { code, values } of solution?.steps ?? [])
      for (const locale of ["en", "ch"] as const) {
        const { ask, text } = solution?.words[locale][code] ?? {};
        expect(say(`${ask} ${text}`, values, locale)).not.toMatch(/undefined|\{\{/);
      }
  });
}
