import type { Locale } from "@dripstone/contract/locale";
import type { Solution } from "../../solution.ts";
import type { Understood } from "../../topic.ts";

/** One of several questions, how its answer is named, and what is made of that. */
type Part = {
  label: Record<Locale, string>;
  understood: Understood | null;
  turned?: (answer: Solution["answer"]) => Solution["answer"] | null;
};

/** Several questions as one: all their steps, each once, and every answer with its name. Null where one is not known. */
export function together(parts: Part[]): Understood | null {
  const finish = (solved: (understood: Understood) => Solution | null) => {
    const all = parts.flatMap(({ label, understood, turned }) => {
      const solution = understood && solved(understood);
      const answer = solution && (turned ? turned(solution.answer) : solution.answer);
      return solution && answer ? [{ label, solution, answer }] : [];
    });
    return all.length === parts.length ? joined(all) : null;
  };
  if (!finish((understood) => understood.solve())) return null;
  return {
    solve: () => finish((understood) => understood.solve()),
    solveSimilar: () => finish((understood) => understood.solveSimilar()),
  };
}

type Solved = { label: Record<Locale, string>; solution: Solution; answer: Solution["answer"] };

function joined(all: Solved[]): Solution | null {
  const [first] = all;
  if (!first) return null;
  const words: Solution["words"] = { en: {}, ch: {} };
  const steps: Solution["steps"] = [];
  for (const { solution } of all)
    for (const { code, values } of solution.steps) {
      // Two topics may name different steps alike.
      const own = solution.topic === first.solution.topic ? code : `${solution.topic}-${code}`;
      if (steps.some((step) => step.code === own && JSON.stringify(step.values) === JSON.stringify(values))) continue;
      for (const locale of ["en", "ch"] as const) {
        const said = solution.words[locale][code];
        if (said) words[locale][own] = said;
      }
      steps.push({ code: own, values });
    }
  const told = (locale: Locale, colon: string, stop: string) =>
    all.map(({ label, answer }) => `${label[locale]}${colon}${answer.said[locale]}`).join(stop);
  return {
    topic: first.solution.topic,
    words,
    problem: {
      en: all.map(({ solution }) => solution.problem.en).join("; "),
      ch: all.map(({ solution }) => solution.problem.ch).join("；"),
    },
    steps,
    answer: {
      said: { en: told("en", ": ", "; "), ch: told("ch", "：", "；") },
      key: all.map(({ answer }) => answer.key).join(", "),
    },
  };
}
