import { readdir } from "node:fs/promises";
import { checkAnswer, formCodes, type Rubric, rubricProblems } from "@dripstone/checker";
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { readWeeklyProblems } from "./read-weekly-problems.ts";
import type { Recomputation } from "./testing/recomputation.ts";
import { forms } from "./weekly-problem.ts";

const problems = await readWeeklyProblems(new URL("../../../content/", import.meta.url));

const recomputed = new Map<string, Recomputation>();
for (const file of await readdir(new URL("recomputed/", import.meta.url))) {
  const { recomputation }: { recomputation: Recomputation } = await import(`./recomputed/${file}`);
  recomputed.set(file.replace(/\.ts$/, ""), recomputation);
}

type Otherways = Pick<Recomputation, "right" | "wrong">;

/** Of the first problems: what students may write instead of the key, and what they may not. Of the others, `recomputed` knows it. */
const otherways: Record<string, Otherways> = {
  "stone-jar": {
    right: ["1/2+1/(2n+2)", "(n+2)/(2n+2)", "\\frac{n+2}{2(n+1)}", "（n＋2）÷（2n＋2）", "½(1+1/(n+1))", "1-n/(2n+2)"],
    wrong: ["n+2/2n+2", "(n+2)/(2n+1)", "1/2", "3/4", "n/(n+1)"],
  },
  "stone-meets-stone": { right: ["1,600", "1600 years", "1600年"], wrong: ["16000", "80", "2000"] },
  "three-drips": { right: ["1400", "1，400"], wrong: ["1401", "1500"] },
  "around-the-pond": { right: ["(a+4)(b+4)-ab", "4(a+b+4)"], wrong: ["4a+4b+8", "(a+4)(b+4)", "4ab+16", "36"] },
  "six-sided-pavilion": { right: ["√117", "3√13", "\\sqrt{117}", "3√13米"], wrong: ["10.8", "10.8167", "12", "11"] },
  "numbered-pebbles": { right: ["14/30", "十五分之七"], wrong: ["0.47", "8/15"] },
  "resting-frog": { right: ["41 ways", "41种"], wrong: ["40", "28"] },
  "two-ripples": { right: ["4400π", "4400π cm²", "0.44π m^2"], wrong: ["4400", "13823", "0.44π", "14400π", "44π"] },
  "rope-around-pillars": { right: ["2r(π+2n-2)", "2πr+4rn-4r"], wrong: ["πr+4r(n-1)", "2πr+4(n-1)", "2πr+4r"] },
  "lanterns-by-the-lake": { right: ["24盏", "答：24"], wrong: ["23", "100"] },
  "there-and-back": { right: ["3*4*3*2", "72种"], wrong: ["12", "24"] },
  "rice-terraces": { right: ["(3n²+7n)/2", "1.5n^2+3.5n", "5n+3n(n-1)/2"], wrong: ["3n^2+7n", "n(3n+5)/2", "5n"] },
  "two-glazes": { right: ["46:34", "23：17", "23比17"], wrong: ["23", "22:17"] },
  "four-drops-six-bowls": { right: ["0.625", "62.5%", "810/1296"], wrong: ["0.63", "810"] },
  "against-the-current": {
    right: ["2dv/(v^2-c^2)-2d/v", "d/(v-c)+d/(v+c)-2d/v", "2dc²/(v³-vc²)"],
    wrong: ["2dc^2/(v^2-c^2)", "2dc/(v^2-c^2)", "-2dc^2/(v(v^2-c^2))", "1/2"],
  },
  "one-wrong-guess": { right: ["54颗"], wrong: ["18", "34", "45"] },
  "rain-on-the-cube": { right: ["(n-1)(n-2)²", "n^3-5n^2+8n-4"], wrong: ["(n-2)(n-1)^2", "(n-1)^3", "n^3", "2"] },
  "the-training-snail": { right: ["60 m", "60米"], wrong: ["45", "30", "15"] },
  "two-drops-one-wall": { right: ["252/1024", "0.24609375"], wrong: ["1/4", "0.246", "0.25"] },
  "courtyard-lanterns": { right: ["2^4", "16"], wrong: ["4", "32", "120"] },
};

describe("the weekly problems of this repository", () => {
  it("are enough for a term, and of every difficulty", () => {
    expect(problems.length).toBeGreaterThanOrEqual(20);
    expect(new Set(problems.map((problem) => problem.difficulty))).toEqual(new Set(["easy", "medium", "hard"]));
  });

  it("all stand in the table of answers above, or are recomputed", () => {
    const slugs = problems.map((problem) => problem.slug).filter((slug) => !recomputed.has(slug));
    expect(slugs.sort()).toEqual(Object.keys(otherways).sort());
  });

  it("are gentle enough for nine-year-olds often enough: easy, and with a number for an answer", () => {
    const gentle = problems.filter(({ difficulty, letters }) => difficulty === "easy" && letters.length === 0);
    expect(gentle.length).toBeGreaterThanOrEqual(10);
  });

  it.each(problems.filter(({ slug }) => recomputed.has(slug)))("lead on by three hints or more: $slug", ({ text }) => {
    expect(text.en.hints.length).toBeGreaterThanOrEqual(3);
    expect(text.en.hints.length).toBe(text.ch.hints.length);
  });

  it("have a recomputation each that belongs to a problem", () => {
    const slugs: ReadonlySet<string> = new Set(problems.map((problem) => problem.slug));
    expect([...recomputed.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  describe.each(problems)("$slug", ({ slug, rubric, text }) => {
    const graded: Rubric = rubric;

    it("has keys that are read and accepted", () => {
      expect(rubricProblems(graded)).toEqual([]);
      for (const key of rubric.keys) expect(checkAnswer(key, graded)).toMatchObject({ verdict: "equal" });
    });

    const { right, wrong } = recomputed.get(slug) ?? otherways[slug] ?? { right: [], wrong: [] };

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

function withoutFormulas(html: string): string {
  return html.replaceAll(/<annotation[^>]*>.*?<\/annotation>/gs, "").replaceAll(/<[^>]*>/g, "");
}
