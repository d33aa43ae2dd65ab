import { describe, expect, it } from "vitest";
import { type CorpusRow, readCorpus } from "../../../bench/answers/corpus.ts";
import { checkAnswer, lettersOf, type Rubric, sayerOf, type Verdict } from "./index.ts";

/** Each way of writing that the bench holds, as children type and school books print. */
describe.each(topics())("$topic", ({ rows }) => {
  it("takes no wrong answer for the key", () => {
    expect(rows.filter((row) => !row.equal && outcome(row) === "equal")).toEqual([]);
  });
  it("takes every right answer", () => {
    expect(rows.filter((row) => row.equal && outcome(row) !== "equal")).toEqual([]);
  });
  it("says the same of every fifth by keys that were read before", () => {
    for (const { expected, given, rubric } of rows.filter((_, nth) => nth % 5 === 0)) {
      const whole: Rubric = { keys: [expected], ...rubric };
      const tells = sayerOf(whole);
      tells(expected);
      const judged = checkAnswer(given, whole);
      const isSaid = judged.verdict === "equal" || (judged.verdict === "wrong-form" && judged.form !== "exact");
      expect([given, tells(given)]).toEqual([given, isSaid]);
    }
  });
});

function topics(): { topic: string; rows: CorpusRow[] }[] {
  const all = readCorpus();
  return [...new Set(all.map(({ topic }) => topic))].map((topic) => ({
    topic,
    rows: all.filter((row) => row.topic === topic),
  }));
}

/** A corpus names no letters: those of the answer are allowed where the key has none. */
function outcome({ expected, given, rubric }: CorpusRow): Verdict["verdict"] {
  const whole: Rubric = { keys: [expected], ...rubric };
  const { verdict } = checkAnswer(given, whole);
  if (verdict !== "unreadable") return verdict;
  const letters = [...new Set([...lettersOf(whole), ...lettersOf({ keys: [given] })])];
  return checkAnswer(given, { ...whole, letters }).verdict === "equal" ? "equal" : verdict;
}
