import words from "./built-in.json" with { type: "json" };
import type { Engine } from "./engine.ts";
import { readQuestion } from "./solver/question.ts";
import { say } from "./solver/say.ts";
import { solve } from "./solver/solve.ts";

/** Answers without any key and without asking anybody: what it says it has worked out, and proved by another method. */
export const builtIn: Engine = {
  name: "built-in",
  async *reply({ message, language }) {
    const question = readQuestion(message);
    const outcome = question && solve(question);
    if (outcome?.kind !== "solved") {
      yield { index: 0, block: { kind: "text", title: null, markdown: words[language].unknown } };
      return;
    }
    const { locale } = question ?? { locale: language };
    const { problem, steps, answer, words: said } = outcome.solution;
    yield { index: 0, block: { kind: "text", title: null, markdown: problem[locale] } };
    for (const [index, { code, values }] of steps.entries()) {
      const step = said[locale][code];
      if (!step) throw new Error(`${outcome.solution.topic} has no words for ${code}`);
      const [title, markdown] = [say(step.name, values, locale), say(step.text, values, locale)];
      yield { index: index + 1, block: { kind: "step", title, markdown } };
    }
    yield { index: steps.length + 1, block: { kind: "answer", title: null, markdown: answer.said[locale] } };
  },
};
