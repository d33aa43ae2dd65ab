import {
  isConstant,
  type Node,
  numberNode,
  q,
  sameValue,
  substitute,
  withinBudget,
} from "@dripstone/checker/mathematics";
import { expressionFrom } from "../solver/algebra/relation.ts";
import type { Solution } from "../solver/solution.ts";

/**
 * Whether a message tells the formula of a step: in its letters, solved or not, or in words, "length times width", (长 + 宽) × 2. Null where nobody can
 * tell, as letters may be named otherwise.
 */
export function tellsFormula(message: string, { steps }: Solution, at: number): boolean | null {
  const { formula, letters } = steps[at]?.values ?? {};
  if (typeof formula !== "string" || letters === undefined || message.length > LENGTH_MAX) return null;
  const said = typeof letters === "string" ? { en: letters, ch: letters } : letters;
  const names = [...namesIn(said.en), ...namesIn(said.ch)];
  const found = withinBudget(() => isFormula(inLetters(message, names), formula));
  const isNamed = names.filter(({ name }) => message.toLowerCase().includes(name)).length > 1;
  return found === false && !isNamed ? null : found;
}

const LENGTH_MAX = 120;

type Name = { name: string; symbol: string };

/** “$l$ is the length, and $w$ is the width”, $l$ 是长，$w$ 是宽 */
const namesIn = (letters: string): Name[] =>
  [...letters.matchAll(/\$([^$]+)\$ (?:is the |是)([^,，$]+?)(?=,| and \$|，|$)/g)].map(
    ([, symbol = "", name = ""]) => ({
      symbol,
      name: name.toLowerCase(),
    }),
  );

function inLetters(message: string, names: Name[]): string {
  const bySize = [...names].sort((one, other) => other.name.length - one.name.length);
  const text = message.toLowerCase().replaceAll("²", "^2").replaceAll("³", "^3").normalize("NFKC");
  const bare = text.replace(leading, "").replaceAll(/\b(?:the|an|of|its)\b|\ba (?=[a-z]{2})/g, " ");
  const lettered = bySize.reduce((rest, { name, symbol }) => rest.replaceAll(name, ` ${symbol} `), bare);
  return signs.reduce((rest, [words, sign]) => rest.replaceAll(words, sign), lettered).trim();
}

const leading =
  /^(?:(?:it'?s|you|i|we|use|do|the|formula|is|would be|公式|是|用|就是|周长|面积|体积)(?![a-z])[\s:：=,，]*)*/;

const signs: [words: RegExp, sign: string][] = [
  [/\b(?:multiplied by|times)\b|乘以|乘/g, "*"],
  [/\b(?:divided by|over)\b|除以/g, "/"],
  [/\b(?:plus|added to)\b|加上?/g, "+"],
  [/\bminus\b|减去?/g, "-"],
  [/\b(?:twice|double|two times)\b|两倍的?/g, "2*"],
  [/\bsquared\b|的?平方/g, "^2"],
  [/\bcubed\b|的?立方/g, "^3"],
  [/\b(?:one )?half(?: of)?\b/g, "1/2*"],
];

/** Unlike each other, so that another formula has another value. */
const VALUES = [7n, 11n, 5n, 13n, 3n];

/** Null for what is no formula of the same letters. */
function isFormula(told: string, formula: string): boolean | null {
  const [symbol = "", right = ""] = formula.split(/ = (.*)/s);
  const rule = expressionFrom(right);
  if (!rule || !lettersOf(right).every((letter) => told.includes(letter))) return null;
  const filled = (node: Node): Node =>
    lettersOf(right).reduce(
      (of, letter, place) => substitute(of, letter, numberNode(q.rational(VALUES[place] ?? 2n))),
      node,
    );
  const result = filled(rule);
  const sides = told.split("=").map((side) => expressionFrom(side.trim()));
  const [left, other, ...more] = sides;
  if (!left || more.length > 0 || sides.includes(null)) return null;
  const [one, two] = [left, other].map((side) => side && filled(substitute(side, symbol, result)));
  return one && isConstant(one) && isConstant(two ?? result) ? sameValue(one, two ?? result) : null;
}

const lettersOf = (latex: string): string[] => [...new Set(latex.replaceAll(/\\[a-z]+/gi, " ").match(/[a-z]/gi))];
