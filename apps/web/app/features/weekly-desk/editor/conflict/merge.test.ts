import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyProblem, type ProblemDraft } from "../draft.ts";
import { disputed, merge, type Portion, portions, read, theirsAlone } from "./merge.ts";

const base: ProblemDraft = {
  ...emptyProblem,
  rubric: { keys: ["12"], foreseen: [{ answer: "11", feedback: "slip-1" }] },
  texts: {
    en: { title: "Jar", statement: "How many?", hints: ["a", "b", "c"], solution: "12", feedback: { "slip-1": "No" } },
    ch: { title: "罐子", statement: "多少？", hints: ["甲", "乙", "丙"], solution: "12", feedback: { "slip-1": "不" } },
  },
};

const statement = (text: string): ProblemDraft => ({
  ...base,
  texts: { ...base.texts, en: { ...base.texts.en, statement: text } },
});

describe("when two have written at once", () => {
  it("what only one of them has changed needs no choice", () => {
    const versions = { base, mine: statement("How many pebbles?"), theirs: { ...base, topic: "logic" as const } };
    expect(disputed(versions)).toEqual([]);
    expect(theirsAlone(versions)).toEqual(["topic"]);
    const merged = merge(versions, new Set());
    expect(merged.topic).toBe("logic");
    expect(merged.texts.en.statement).toBe("How many pebbles?");
  });

  it("what both have changed is theirs only where that is chosen", () => {
    const versions = { base, mine: statement("Mine"), theirs: statement("Theirs") };
    expect(disputed(versions)).toEqual(["en.statement"]);
    expect(merge(versions, new Set()).texts.en.statement).toBe("Mine");
    expect(merge(versions, new Set<Portion>(["en.statement"])).texts.en.statement).toBe("Theirs");
  });

  it("the same change of both is no dispute", () => {
    expect(disputed({ base, mine: statement("Both"), theirs: statement("Both") })).toEqual([]);
  });

  it("an answer's slips go with their feedback, and its rules stay", () => {
    const mine: ProblemDraft = { ...base, rubric: { ...base.rubric, tolerance: 0.1 } };
    const theirs: ProblemDraft = {
      ...base,
      rubric: { keys: ["12"], foreseen: [{ answer: "13", feedback: "slip-2" }] },
      texts: {
        en: { ...base.texts.en, feedback: { "slip-2": "Too many" } },
        ch: { ...base.texts.ch, feedback: { "slip-2": "多了" } },
      },
    };
    const merged = merge({ base, mine, theirs }, new Set());
    expect(merged.rubric).toEqual({ keys: ["12"], tolerance: 0.1, foreseen: [{ answer: "13", feedback: "slip-2" }] });
    expect(merged.texts.ch.feedback).toEqual({ "slip-2": "多了" });
  });

  it("every portion is mine or theirs, whatever is chosen, and nothing is lost", () => {
    const word = fc.constantFrom("", "a", "b");
    const problem = fc
      .record({ title: word, hint: word, solution: word, key: word, slip: word })
      .map(({ title, hint, solution, key, slip }): ProblemDraft => {
        const text = { title, statement: "", hints: [hint], solution, feedback: { "slip-1": slip } };
        return { ...base, rubric: { keys: [key] }, texts: { en: text, ch: text } };
      });
    fc.assert(
      fc.property(problem, problem, problem, fc.subarray([...portions]), (was, mine, theirs, wished) => {
        const versions = { base: was, mine, theirs };
        const choices = disputed(versions);
        const chosen = new Set(wished.filter((portion) => choices.includes(portion)));
        const merged = merge(versions, chosen);
        const fromThem = new Set([...theirsAlone(versions), ...chosen]);
        for (const portion of portions) {
          expect(read(merged, portion)).toEqual(read(fromThem.has(portion) ? theirs : mine, portion));
        }
      }),
    );
  });
});
