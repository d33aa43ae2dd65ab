import { lettersIn } from "@dripstone/checker/mathematics";
import { degree, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";

/** Linear equations with one number that is not known, and how many solutions they are to have. */
export type Conditions = {
  /** A second number that is not known, with infinitely many solutions. */
  second?: string;
  letters: string[];
  parameter: string;
  /** Everything on one side. */
  equations: Polynomial[];
  shown: string[];
  wanted: "none" | "many" | "one";
};

const LENGTH_MAX = 200;
const asked =
  /^(?:for (?:what|which) values? of|solve for) ([a-z])(?: and ([a-z]))?(?: does| do|:) (?:the (?:equation|system) )?(.+?) have (no real solutions?|no solutions?|infinitely many solutions|exactly one (?:real )?solution)$/i;

export function readConditions({ text }: Question): Conditions | null {
  if (text.length > LENGTH_MAX) return null;
  const [, parameter = "", second, list = "", said = ""] = asked.exec(text.replaceAll(/[\s?.!]+$/g, "").trim()) ?? [];
  if (!parameter) return null;
  const shown = list.split(/ ?[,;] ?| and /);
  const found = shown.map(equationOf);
  if (found.includes(null)) return null;
  const equations = found.flatMap((one) => (one ? [one.all] : []));
  const all = equations.flat();
  // Also those that cancel: 2x + b = 2x + 7.
  const named = new Set(found.flatMap((one) => one?.letters ?? []));
  const letters = [...named].filter((letter) => letter !== parameter && letter !== second).sort();
  if (second && (!named.has(second) || shown.length > 1 || !said.startsWith("inf"))) return null;
  if (!named.has(parameter) || letters.length !== shown.length || letters.length > 2) return null;
  // Each of them once in a term, and the parameter once at most.
  const isLinear = all.every(
    ({ powers }) =>
      (powers.get(parameter) ?? 0) + (powers.get(second ?? "") ?? 0) <= 1 &&
      letters.reduce((times, letter) => times + (powers.get(letter) ?? 0), 0) <= 1,
  );
  if (!isLinear) return null;
  const wanted = said.startsWith("no") ? "none" : said.startsWith("inf") ? "many" : "one";
  return { letters, parameter, ...(second ? { second } : {}), equations, shown, wanted };
}

function equationOf(text: string): { all: Polynomial; letters: string[] } | null {
  const answer = formulaAt(text);
  if (answer?.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides.map(polynomialOf);
  const all = left && right ? minus(left, right) : null;
  const letters = answer.sides.flatMap((side) => [...lettersIn(side)]);
  return all && degree(all) <= 2 ? { all, letters } : null;
}
