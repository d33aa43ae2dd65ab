import type { Meaning } from "./reader.ts";

/** What is less likely is not believed: of 600 questions that nobody had seen, none was misread from here on (`README.md` beside this). */
const LIKELY_MIN = 0.85;
/** Others with the same answer speak for what is as likely as this at least: answers are alike by chance, too. */
const FIRST_MIN = 0.45;

const MEANINGS_MAX = 4;

/** An order of formulas that is so many times less likely than one without an answer is not what was meant. */
const ORDER_LESS = 4;

/**
 * Stories become others by a noun (pens for pencils, emptied for filled), at any likelihood: the patterns read them. What is learned of them keeps the
 * other questions apart from them.
 */
const LEFT_TO_PATTERNS = "stories/";

type Worked = { solution: { answer: { key: string } } };

/** The likeliest meaning, if it is surely meant and solved; other meanings with the same answer speak for it. */
export function likeliestOf<Outcome extends Worked>(
  all: readonly Meaning[],
  solve: (meaning: Meaning) => Outcome | null,
): { meaning: Meaning; outcome: Outcome } | null {
  const meanings = all.filter(({ isTurned }) => !isTurned).slice(0, MEANINGS_MAX);
  const [first, ...others] = meanings;
  if (!first || first.likely < FIRST_MIN || first.name.startsWith(LEFT_TO_PATTERNS)) return null;
  if (meanings.reduce((sum, { likely }) => sum + likely, 0) < LIKELY_MIN) return null;
  // Of one question with its formulas in this order or in that, only one may have an answer.
  const orders = meanings.flatMap((meaning) => {
    const outcome = meaning.name === first.name ? solve(meaning) : null;
    return outcome ? [{ meaning, outcome }] : [];
  });
  const [meant, ...more] = orders;
  if (!meant) return null;
  if (meant.meaning !== first && (more.length > 0 || meant.meaning.likely < first.likely / ORDER_LESS)) return null;
  const { key } = meant.outcome.solution.answer;
  const isAlike = (other: Meaning): boolean =>
    (more.length === 0 && other.name === first.name) || solve(other)?.solution.answer.key === key;
  const alike = first.likely >= LIKELY_MIN ? [] : others.filter((other) => other !== meant.meaning && isAlike(other));
  const said = meant.meaning === first ? [first] : [first, meant.meaning];
  const likely = [...said, ...alike].reduce((sum, one) => sum + one.likely, 0);
  return likely >= LIKELY_MIN ? meant : null;
}

/** What is less likely than this is not offered either; nor, with a word that may turn it into something else, below the other. */
const GUESS_MIN = 0.5;
const TURNED_GUESS_MIN = 0.7;

/**
 * The likeliest meaning where it is not sure that it is meant, to be offered as a guess: stories, too. With another order of its formulas it must have no
 * other answer.
 */
export function guessOf<Outcome extends Worked>(
  meanings: readonly Meaning[],
  solve: (meaning: Meaning) => Outcome | null,
): { meaning: Meaning; outcome: Outcome } | null {
  const [meaning, ...others] = meanings;
  const least = meaning?.isTurned ? TURNED_GUESS_MIN : GUESS_MIN;
  // Each that is solved takes as long as a question.
  if (!meaning || meanings.reduce((sum, { likely }) => sum + likely, 0) < least) return null;
  const outcome = solve(meaning);
  if (!outcome) return null;
  const { key } = outcome.solution.answer;
  const keyOf = (other: Meaning) => solve(other)?.solution.answer.key ?? key;
  if (others.some((other) => other.name === meaning.name && keyOf(other) !== key)) return null;
  const isAlike = (other: Meaning) => solve(other)?.solution.answer.key === key;
  let likely = meaning.likely;
  for (const other of others) if (likely < least && isAlike(other)) likely += other.likely;
  return likely >= least ? { meaning, outcome } : null;
}
