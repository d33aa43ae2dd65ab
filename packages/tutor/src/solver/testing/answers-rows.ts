import { checkAnswer } from "@dripstone/checker";
import { expect, it } from "vitest";
import { solveText } from "./solve-text.ts";

/** A question as a student types it, and the answer's key; null where nothing may be said for sure. */
export type Row = [question: string, key: string | null];

/** Each row's question is answered as the row says, judged by the answer checker. */
export function answersRows(rows: Row[]): void {
  it.each(rows)("%s", (question, key) => {
    const found = solveText(question);
    if (key === null || found === null) expect(found).toBe(key);
    else expect([found, checkAnswer(found, { keys: [key] }).verdict]).toEqual([found, "equal"]);
  });
}
