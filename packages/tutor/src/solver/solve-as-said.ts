import { withinBudget } from "@dripstone/checker/mathematics";
import type { Composition } from "./compositions/composition.ts";
import { compositions, firstCompositions } from "./compositions/index.ts";
import { type Question, readQuestion } from "./question.ts";
import type { Outcome } from "./solve.ts";
import type { Reader } from "./topic.ts";
import { firstTopics, lastTopics, topics } from "./topics/index.ts";

/** Solves a question whose words the patterns of a topic, or of a composition, have. */
export function solveAsSaid(question: Question): Outcome {
  for (const solved of [solvedByFirst, solvedFirstInParts, solvedByTopics, solvedInParts, solvedByLast]) {
    const outcome = solved(question);
    if (outcome.kind !== "unknown") return outcome;
  }
  return { kind: "unknown" };
}

/** A question that holds another one, and asks for more than its answer. */
const solvedInParts = (question: Question): Outcome => solvedBetween(compositions, question);
const solvedFirstInParts = (question: Question): Outcome => solvedBetween(firstCompositions, question);

function solvedBetween(ways: readonly Composition[], question: Question): Outcome {
  const claimed = (text: string) => {
    const inner = readQuestion(text);
    const outcome = inner && solvedByTopics(inner);
    return outcome?.kind === "solved" ? outcome.understood : null;
  };
  const found = ways.flatMap((composition) => {
    const understood = withinBudget(() => composition.read(question, claimed));
    const solution = understood && withinBudget(() => understood.solve());
    return understood && solution ? [{ understood, solution }] : [];
  });
  const [first, ...more] = found;
  const isOne = more.every(({ solution }) => solution.answer.key === first?.solution.answer.key);
  return first && isOne ? { kind: "solved", ...first } : { kind: "unknown" };
}

const solvedByFirst = (question: Question): Outcome => solvedBy(firstTopics, question);
const solvedByTopics = (question: Question): Outcome => solvedBy(topics, question);
const solvedByLast = (question: Question): Outcome => solvedBy(lastTopics, question);

function solvedBy(readers: readonly Reader[], question: Question): Outcome {
  const claims = readers.flatMap((topic) => {
    const understood = withinBudget(() => topic.read(question));
    return understood ? [{ topic, understood, solution: withinBudget(() => understood.solve()) }] : [];
  });
  const [first] = claims;
  if (!first) return { kind: "unknown" };
  const { solution, understood } = first;
  const agree = claims.every((claim) => isSame(claim.solution?.answer.key, solution?.answer.key));
  if (!solution || !agree) return { kind: "unsure", topics: claims.map(({ topic }) => topic.name) };
  return { kind: "solved", solution, understood };
}

/** Of two topics with the same number, one may not tell its unit. */
function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((key) => measured.exec(key ?? "")?.groups);
  return !!a && !!b && a.number === b.number && (!a.unit || !b.unit);
}

const measured = /^(?<number>-?[\d./]+)(?: (?<unit>\S+))?$/;
