import { newest } from "../newest.ts";
import { readQuestion } from "../solver/question.ts";
import type { Solution } from "../solver/solution.ts";
import { solveAsSaid } from "../solver/solve-as-said.ts";

/** Nobody asks for more examples of one problem. */
const COUNT_MAX = 8;
/** After so many numbers that do not fit together there are hardly any that do; each is tried in some milliseconds. */
const PATIENCE = 30;
const KNOWN_MAX = 300;

/** What was found; a search is begun anew for one more, as it may have been stopped in its midst. */
type Known = { found: readonly string[]; isAll: boolean };
const known = newest<Known>(KNOWN_MAX);

/**
 * Problems like a solved one, as texts that the solver reads: with other numbers of about the same size, solved by the same steps, with an answer of
 * the same form. As many as there are, up to the `nth`, and the same every time.
 */
export function variationsUpTo(solution: Solution, nth: number): readonly string[] {
  const search = known(solution.problem.en, () => ({ found: [], isAll: false }));
  const wanted = Math.min(nth, COUNT_MAX) + 1;
  if (search.isAll || search.found.length >= wanted) return search.found;
  const found: string[] = [];
  for (const one of variationsOf(solution)) if (found.push(one) >= wanted) break;
  Object.assign(search, { found, isAll: found.length < wanted });
  return found;
}

function* variationsOf(like: Solution): Generator<string, void> {
  const text = like.problem.en;
  if (!isLike(text, like)) return;
  const seen = new Set<string>([text]);
  const next = numbersFrom(text.length);
  for (let failed = 0; failed < PATIENCE; ) {
    const varied = text.replaceAll(changeable, (number) => other(number, next));
    if (seen.has(varied) || !isLike(varied, like)) failed++;
    else {
      failed = 0;
      yield varied;
    }
    seen.add(varied);
  }
}

function isLike(text: string, like: Solution): boolean {
  const question = readQuestion(text);
  const outcome = question && solveAsSaid(question);
  if (outcome?.kind !== "solved") return false;
  const { steps, answer, topic, problem } = outcome.solution;
  return (
    topic === like.topic &&
    problem.en === text &&
    `${steps.map(({ code }) => code)}` === `${like.steps.map(({ code }) => code)}` &&
    formOf(answer.key) === formOf(like.answer.key)
  );
}

/** A key without its digits: 7 and 12 are alike, and so are 3/4 and 5/8, but not 7 and 3/4. */
const formOf = (key: string): string => key.replaceAll(/\d+/g, "0").replaceAll(/-/g, "");

/** Whole numbers but 0 and 1; no exponents, indices, parts of decimals, or numbers of a name. */
const changeable = /(?<![\d.^_a-z\\]|\^\{|_\{|√\[)(?:[2-9]|[1-9]\d{1,3})(?![\d.]|\s?(?:st|nd|rd|th)\b)/gi;

/** About as large, and as round. */
function other(number: string, next: () => number): string {
  const round = /0+$/.exec(number)?.[0] ?? "";
  const near = Number(number.slice(0, number.length - round.length));
  const [from, to] = near < 10 ? [2, 9] : [Math.ceil(near / 2), Math.floor(near * 1.5)];
  return `${from + (next() % (to - from + 1))}${round}`;
}

/** Numbers that look as if they were drawn, and are the same every time. */
function numbersFrom(seed: number): () => number {
  let state = seed * 7_919 + 17;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor(state / 11);
  };
}
