import { readdir } from "node:fs/promises";
import { checkAnswer } from "@dripstone/checker";
import { difficulties } from "@dripstone/contract/difficulty";
import { choiceLetters } from "@dripstone/contract/practice-tests/choices";
import { topics } from "@dripstone/contract/weekly-problem/topics";
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import type { ChoiceRecomputation } from "../testing/choice-recomputation.ts";
import { choiceValue } from "../testing/choice-value.ts";
import type { QuestionSource } from "./practice-test.ts";
import { readPracticeTests } from "./read-practice-tests.ts";

const papers = await readPracticeTests(new URL("../../../../content/", import.meta.url));

type Recomputed = { recomputation: ChoiceRecomputation };

const recomputed = new Map<string, ChoiceRecomputation>();
for (const { slug } of papers) {
  for (const file of await readdir(new URL(`../recomputed-tests/${slug}/`, import.meta.url))) {
    const question = file.replace(/\.ts$/, "");
    const { recomputation }: Recomputed = await import(`../recomputed-tests/${slug}/${question}.ts`);
    recomputed.set(`${slug}/${question}`, recomputation);
  }
}

const all = papers.flatMap(({ slug, questions }) =>
  questions.map((question) => ({ name: `${slug}/${question.slug}`, ...question })),
);

describe.each(papers)("the paper $slug", ({ program, minutes, points, questions }) => {
  it("is as long, and pays as much, as the contest that it is like", () => {
    const like = {
      amc8: { minutes: 40, points: { right: 1, blank: 0, wrong: 0 } },
      amc10: { minutes: 75, points: { right: 6, blank: 1.5, wrong: 0 } },
    };
    expect(questions).toHaveLength(25);
    expect({ minutes, points }).toEqual(like[program]);
  });

  it("never becomes easier, and asks about everything", () => {
    const ranks = questions.map(({ difficulty }) => difficulties.indexOf(difficulty));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(new Set(questions.map(({ topic }) => topic))).toEqual(new Set(topics));
  });

  it("has its keys spread over the letters, and no letter three times in a row", () => {
    for (const letter of choiceLetters) {
      const count = questions.filter(({ key }) => key === letter).length;
      expect([letter, count >= 4 && count <= 6]).toEqual([letter, true]);
    }
    expect(questions.map(({ key }) => key).join("")).not.toMatch(/(.)\1\1/);
  });

  it("does not tell the key by the length of the choice", () => {
    const longest = questions.filter(({ key, text }) => {
      const lengths = text.en.choices.map((choice) => choice.length);
      const own = lengths[choiceLetters.indexOf(key)] ?? 0;
      return lengths.filter((length) => length >= own).length === 1;
    });
    expect(longest.length).toBeLessThanOrEqual(questions.length / 5);
  });
});

describe("the questions of this repository", () => {
  it("are all recomputed, and nothing else is", () => {
    expect([...recomputed.keys()].sort()).toEqual(all.map(({ name }) => name).sort());
  });

  it.each(all)("have one choice, the key, that is recomputed, and slips for all the others: $name", (question) => {
    const { answer, slips } = recomputed.get(question.name) ?? { answer: () => "", slips: {} };
    const [en, ch] = [question.text.en.choices, question.text.ch.choices];
    const found = answer();
    expect([found, en.filter((choice) => isSame(choice, found))]).toEqual([found, [keyed(question)]]);
    const wrong = en.filter((choice) => choice !== keyed(question));
    const led = Object.values(slips).map((slip) => en.filter((choice) => isSame(choice, slip)).join(" and "));
    expect(led.sort()).toEqual(wrong.sort());
    if (en.some((choice) => choiceValue(choice) !== undefined))
      expect(ch.map(choiceValue)).toEqual(en.map(choiceValue));
  });

  it.each(all)("have numbers as choices in rising order, none of them twice: $name", ({ text }) => {
    const values = text.en.choices.map(choiceValue);
    const numbers = values.filter((value) => value !== undefined);
    expect([0, choiceLetters.length]).toContain(numbers.length);
    for (const [index, number] of numbers.entries()) {
      expect(number - (numbers[index - 1] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(1e-6);
    }
  });

  it.each(all)("say in their solutions what is right, and where each wrong choice comes from: $name", (question) => {
    for (const locale of ["en", "ch"] as const) {
      const { choices, solution } = question.text[locale];
      expect(choices.filter((choice) => !speaksOf(spelled(solution), spelled(choice.replaceAll("$", ""))))).toEqual([]);
    }
  });

  it.each(all)("are set without a faulty formula, each in its own language: $name", ({ text }) => {
    for (const { statement, choices, solution } of [text.en, text.ch]) {
      for (const part of [statement, ...choices, solution]) {
        const html = renderMarkdown(part, { figures: true });
        expect(html).not.toMatch(/math-error|<pre/);
        expect(withoutFormulas(html)).not.toMatch(/[$\\]/);
      }
    }
    expect(JSON.stringify(text.en)).not.toMatch(/\p{Script=Han}/u);
    const chinese = JSON.stringify(text.ch).replaceAll(/\$[^$]*\$|<svg\b.*?<title>|<\/title>.*?<\/svg>/g, "");
    expect(chinese).not.toMatch(/[a-z]{3,} [a-z]{3,}/);
  });
});

const keyed = ({ key, text }: QuestionSource) => text.en.choices[choiceLetters.indexOf(key)];

function isSame(choice: string, value: number | string): boolean {
  if (choice === value) return true;
  return checkAnswer(choice.replaceAll("$", ""), { keys: [String(value)] }).verdict === "equal";
}

/** As `\frac{2}{5}` and `\sqrt{3}` what may be written as `\frac25` and `\sqrt3`. */
function spelled(formula: string): string {
  const fractions = formula
    .replaceAll(/\\frac(\d)(?=[\d{])/g, "\\frac{$1}")
    .replaceAll(/(\\frac\{\d+\})(\d)/g, "$1{$2}");
  return fractions.replaceAll(/\\sqrt(\d)/g, "\\sqrt{$1}");
}

/** Whether the choice stands there by itself, and not as a part of a longer number. */
function speaksOf(text: string, choice: string): boolean {
  const around = text.split(choice);
  return around.some((after, part) => part > 0 && !/[\d.]$/.test(around[part - 1] ?? "") && !/^\.?\d/.test(after));
}

function withoutFormulas(html: string): string {
  return html.replaceAll(/<annotation[^>]*>.*?<\/annotation>/gs, "").replaceAll(/<[^>]*>/g, "");
}
