import { exactValue, q } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../solver/algebra/relation.ts";
import type { Solution } from "../../solver/solution.ts";
import { isListOfValues } from "../numbers-rewritten.ts";
import { numbersSaid, operationsSaid } from "../sought/said.ts";
import type { OnOwnWay } from "./own-way.ts";

/** Values that come up on a right way: `40 and 30`, or the 5 that is a quarter of 20, and "divide by 4", which leads to it. */
export function partsTold(message: string, solution: Solution, at: number): OnOwnWay | null {
  const values = valuesIn(solution);
  const said = numbersSaid(message).flatMap(rationalIn);
  const { fractions } = givenIn(solution);
  const operations = operationsSaid(message);
  if (operations.length > 0)
    return operations.join() === "divide" && said.length === 1 && fractions.some(({ den }) => isSame(said[0], den))
      ? { verdict: "under-way", step: at - 1 }
      : null;
  if (said.length === 0 || isFormula.test(message)) return null;
  const places = said.map((one) => values.findIndex((value) => q.same(value, one)));
  if (places.some((place) => place < 0)) return null;
  if (said.length === 1) return isOfParts(said[0], solution) ? { verdict: "between", step: at } : null;
  const isInOrder = places.every((place, nth) => nth === 0 || place > (places[nth - 1] ?? 0));
  const isOnce = new Set(places).size === places.length;
  return isOnce && (isInOrder || isListOfValues(message)) ? { verdict: "under-way", step: at - 1 } : null;
}

/** `20 ÷ 4 = 5`, `2^10 = 1024`: a true calculation of a value that comes up. */
export function calculationTold(message: string, solution: Solution, at: number): OnOwnWay | null {
  const sides = message.split("=").map((side) => expressionFrom(side.trim()));
  const [first, ...others] = sides.map((side) => side && exactValue(side));
  if (!first || !sides.some((side) => side !== null && side.kind !== "number" && side.kind !== "negate")) return null;
  if (!others.every((other) => other != null && q.same(first, other))) return null;
  const formulas = [...solution.problem.en.matchAll(/\$([^$]*\^[^$]*)\$/g)].flatMap(([, of = ""]) => rationalIn(of));
  const isKnown = [...valuesIn(solution), ...formulas].some((value) => q.same(value, first));
  return isKnown ? { verdict: "under-way", step: at - 1 } : null;
}

const isFormula = /[=<>≤≥^√]|[\d)]\s*[-+*×÷]\s*[\d(]/;

const isSame = (value: q.Rational | undefined, whole: bigint): boolean => value?.den === 1n && value.num === whole;

const isOfParts = (value: q.Rational | undefined, solution: Solution): boolean =>
  value !== undefined && partsOfWhole(solution).some((part) => q.same(part, value));

/** What steps find, and parts of a whole, in the order in which the problem leads to them; what is given is none. */
function valuesIn(solution: Solution): q.Rational[] {
  const results = solution.steps.flatMap(({ values: { result } }) =>
    typeof result === "string" ? rationalIn(result) : [],
  );
  const given = (solution.problem.en.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(rationalIn);
  return [...results, ...partsOfWhole(solution)].filter(
    (value, place, all) =>
      !given.some((one) => q.same(one, value)) && all.findIndex((one) => q.same(one, value)) === place,
  );
}

/** Of 3/4 of 20: a quarter of 20, three times 20, and the part itself. */
function partsOfWhole(solution: Solution): q.Rational[] {
  const { wholes, fractions } = givenIn(solution);
  return wholes.flatMap((whole) => [
    ...fractions.map((fraction) => q.multiply(whole, fraction)),
    ...fractions.map(({ den }) => q.multiply(whole, q.rational(1n, den))),
    ...fractions.map(({ num }) => q.multiply(whole, q.rational(num))),
  ]);
}

type Given = { wholes: q.Rational[]; fractions: q.Rational[] };

/** The whole that a story begins with, and the fractions of it. */
function givenIn({ topic, problem }: Solution): Given {
  const numbers = hasFractions.has(topic) ? numbersSaid(problem.en).flatMap(rationalIn) : [];
  const isPart = (number: q.Rational) => number.den !== 1n && number.num > 0n && number.num < number.den;
  const isOfWhole = topic === "fraction-stories" || !/of (?:the rest|what is left)/.test(problem.en);
  return {
    wholes: numbers.filter(({ den, num }) => den === 1n && num > 1n).slice(0, 1),
    fractions: isOfWhole ? numbers.filter(isPart) : [],
  };
}

const hasFractions = new Set(["fraction-stories", "using-up"]);

function rationalIn(text: string): q.Rational[] {
  const node = expressionFrom(text.replace(/%$/, ""));
  const value = node && exactValue(node);
  return value ? [value] : [];
}
