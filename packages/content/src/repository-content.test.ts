import { readdir } from "node:fs/promises";
import { checkAnswer, formCodes, type Rubric, rubricProblems } from "@dripstone/checker";
import { forms } from "@dripstone/contract/weekly-problem/rubric";
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { readWeeklyProblems } from "./read-weekly-problems.ts";
import type { Recomputation } from "./testing/recomputation.ts";
import type { WeeklyProblemSource } from "./weekly-problem.ts";

const problems = await readWeeklyProblems(new URL("../../../content/", import.meta.url));

const recomputed = new Map<string, Recomputation>();
for (const file of await readdir(new URL("recomputed/", import.meta.url))) {
  const { recomputation }: { recomputation: Recomputation } = await import(`./recomputed/${file}`);
  recomputed.set(file.replace(/\.ts$/, ""), recomputation);
}

describe("the weekly problems of this repository", () => {
  it("are enough for a year, and of every difficulty", () => {
    expect(problems.length).toBeGreaterThanOrEqual(52);
    expect(new Set(problems.map((problem) => problem.difficulty))).toEqual(new Set(["easy", "medium", "hard"]));
  });

  it("are all recomputed, and nothing else is", () => {
    expect([...recomputed.keys()].sort()).toEqual(problems.map(({ slug }) => slug).sort());
  });

  it("are gentle enough for nine-year-olds often enough: easy, and with a number for an answer", () => {
    expect(problems.filter(isGentle).length).toBeGreaterThanOrEqual(10);
  });

  it("bring a gentle one every third week at least, also when the year begins anew", () => {
    const year = [...problems, ...problems];
    const withoutGentle = problems.filter((_, week) => !year.slice(week, week + 3).some(isGentle));
    expect(withoutGentle.map(({ slug }) => slug)).toEqual([]);
  });

  it.each(problems)("lead on by three hints or more, and foresee a slip: $slug", ({ text, rubric }) => {
    expect(text.en.hints.length).toBeGreaterThanOrEqual(3);
    expect(text.en.hints.length).toBe(text.ch.hints.length);
    expect(rubric.foreseen?.length).toBeGreaterThanOrEqual(1);
  });

  describe.each(problems)("$slug", ({ slug, rubric, text }) => {
    const graded: Rubric = rubric;

    it("has keys that are read and accepted", () => {
      expect(rubricProblems(graded)).toEqual([]);
      for (const key of rubric.keys) expect(checkAnswer(key, graded)).toMatchObject({ verdict: "equal" });
    });

    const { right, wrong } = recomputed.get(slug) ?? { right: [], wrong: [] };

    it("accepts the answer written in other ways, and nothing near it", () => {
      expect(right.length * wrong.length).toBeGreaterThan(0);
      for (const given of right) {
        expect([given, checkAnswer(given, graded).verdict]).toEqual([given, "equal"]);
      }
      for (const given of wrong) {
        const { verdict, ...rest } = checkAnswer(given, graded);
        const isRounded = verdict === "wrong-form" && "form" in rest && rest.form === "exact";
        expect([given, isRounded ? "different" : verdict]).toEqual([given, "different"]);
      }
    });

    it("recognises each mistake it foresees", () => {
      for (const { answer, feedback } of rubric.foreseen ?? []) {
        expect(checkAnswer(answer, graded)).toMatchObject({ verdict: "foreseen", feedback });
      }
    });

    it.each(["en", "ch"] as const)("works a similar example in its last hint, with another result (%s)", (locale) => {
      const [, result = ""] = /\$(?:[^$]*=)?([^$=]+)\$[^$]*$/.exec(text[locale].hints.at(-1) ?? "") ?? [];
      expect(result).toMatch(/\d|n/);
      expect([result, checkAnswer(result, graded).verdict]).not.toEqual([result, "equal"]);
    });

    it.each(["en", "ch"] as const)("is set without a faulty formula (%s)", (locale) => {
      const { statement, hints, solution, feedback } = text[locale];
      for (const part of [statement, ...hints, solution, ...Object.values(feedback)]) {
        const html = renderMarkdown(part, { figures: true });
        expect(html).toMatch(/^<(?:p|div|ol|ul|table|h3|figure)/);
        expect(html).not.toContain("math-error");
        expect(withoutFormulas(html)).not.toMatch(/[$\\]/);
      }
    });

    it("keeps English out of the Chinese text, and Chinese out of the English one", () => {
      expect(JSON.stringify(text.en)).not.toMatch(/\p{Script=Han}/u);
      const chinese = JSON.stringify(text.ch).replaceAll(/\$[^$]*\$|<svg\b.*?<\/svg>/g, "");
      expect(chinese).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
    });
  });
});

describe("an answer that is recomputed", () => {
  it.each([...recomputed])("is the key, and each slip leads where it is foreseen: %s", (slug, { answer, slips }) => {
    const { rubric } = problems.find((problem) => problem.slug === slug) ?? {};
    const graded: Rubric = rubric ?? { keys: [] };
    const found = answer();
    expect([found, checkAnswer(String(found), graded).verdict]).toEqual([found, "equal"]);
    expect(Object.keys(slips).sort()).toEqual((graded.foreseen ?? []).map(({ feedback }) => feedback).sort());
    for (const [feedback, slip] of Object.entries(slips)) {
      expect([slip, checkAnswer(String(slip), graded)]).toEqual([slip, expect.objectContaining({ feedback })]);
    }
  });
});

it("knows the forms that the checker knows", () => {
  expect(forms).toEqual(formCodes);
});

/** For a child of nine. */
function isGentle({ difficulty, letters }: WeeklyProblemSource): boolean {
  return difficulty === "easy" && letters.length === 0;
}

function withoutFormulas(html: string): string {
  return html.replaceAll(/<annotation[^>]*>.*?<\/annotation>/gs, "").replaceAll(/<[^>]*>/g, "");
}
