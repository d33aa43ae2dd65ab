import { exactValue, type Node, wholeValue } from "@dripstone/checker/mathematics";
import { expressionFrom } from "../../solver/algebra/relation.ts";
import type { Solution } from "../../solver/solution.ts";
import { isListOfValues } from "../numbers-rewritten.ts";
import { numbersSaid } from "../sought/said.ts";
import { soughtAt } from "../sought/sought.ts";
import type { OnOwnWay } from "./own-way.ts";

/** `1024 = 146 · 7 + 2`, `1024 ÷ 7 = 146 r 2`: it tells the remainder that is asked for. */
export function divisionTold(message: string, { topic, problem, steps }: Solution): OnOwnWay | null {
  if (topic !== "remainders") return null;
  const [number, modulus] = formulasIn(problem.en).map(wholeIn);
  if (number == null || modulus == null || modulus <= 0n) return null;
  const told = divisionIn(message, modulus);
  if (!told) return null;
  const isTheirs = (told.number ?? number) === number && (told.by ?? modulus) === modulus;
  const isTrue = number === told.quotient * modulus + told.rest && told.rest >= 0n && told.rest < modulus;
  return isTheirs && isTrue ? { verdict: "answered", step: steps.length - 1 } : null;
}

type Division = { number: bigint | null; by: bigint | null; quotient: bigint; rest: bigint };

const whole = String.raw`\d{1,40}`;
const withRest = new RegExp(
  `^(?:(?<number>${whole}) ?[÷/:] ?(?<by>${whole}) ?= ?)?(?<quotient>${whole}) ?(?:余数?是?|r\\.?|rem(?:ainder)?|\\.{3,6}|…+) ?(?<rest>${whole})$`,
  "i",
);
const asProduct = new RegExp(
  `^(?<number>${whole}) ?= ?\\(?(?<one>${whole}) ?[*×·x] ?(?<other>${whole})\\)? ?\\+ ?(?<rest>${whole})$`,
  "i",
);

function divisionIn(message: string, modulus: bigint): Division | null {
  const found = withRest.exec(message)?.groups;
  if (found?.quotient && found.rest)
    return {
      number: found.number ? BigInt(found.number) : null,
      by: found.by ? BigInt(found.by) : null,
      quotient: BigInt(found.quotient),
      rest: BigInt(found.rest),
    };
  const product = asProduct.exec(message)?.groups;
  if (!product?.number || !product.one || !product.other || !product.rest) return null;
  const [number, one, other, rest] = [product.number, product.one, product.other, product.rest].map(BigInt);
  if (number === undefined || one === undefined || other === undefined || rest === undefined) return null;
  // Either factor may be the one that is divided by.
  const quotient = one === modulus ? other : other === modulus ? one : null;
  return quotient === null ? null : { number, by: modulus, quotient, rest };
}

/** `3 · 17` names the divisor that a later step asks for. */
export function divisorTold(message: string, solution: Solution, at: number): OnOwnWay | null {
  const place = solution.steps.findIndex((_, nth) => {
    const sought = nth < at ? null : soughtAt(solution, nth);
    if (sought === null || typeof sought !== "object" || !("truth" in sought) || !sought.truth) return false;
    return sought.divides !== undefined && namesDivisor(message, BigInt(sought.divides));
  });
  return place < 0 ? null : { verdict: "answered", step: place };
}

function namesDivisor(message: string, number: bigint): boolean {
  const sides = message.split("=").map((side) => expressionFrom(side.trim()));
  if (sides.every((side) => side !== null && wholeOf(side) === number)) return sides.some(isProduct);
  const [, by] =
    /\b(?:divisible|divided) by (\d{1,12})\b/i.exec(message) ??
    /\b(\d{1,12}) (?:goes into|divides|is a (?:factor|divisor))\b/i.exec(message) ??
    /能被 ?(\d{1,12}) ?整除/.exec(message) ??
    /(\d{1,12}) ?是.*(?:因数|约数)/.exec(message) ??
    [];
  if (by === undefined || /\bnot\b|n't|不能|不是/i.test(message)) return false;
  const divisor = BigInt(by);
  return divisor > 1n && divisor < number && number % divisor === 0n;
}

/** Of whole numbers above 1. */
const isProduct = (node: Node | null): boolean =>
  node?.kind === "multiply" && [node.left, node.right].every((side) => (wholeOf(side) ?? 0n) > 1n);

/** Some divisors, or all of them in pairs. */
export function divisorsTold(message: string, { topic, steps }: Solution, at: number): OnOwnWay | null {
  const number = steps[0]?.values.number;
  if (topic !== "divisors" || typeof number !== "string" || !isOfNumbers(message)) return null;
  const [all, said] = [wholeIn(number), numbersSaid(message.replaceAll(/[*×·]/g, ",")).map(wholeIn)];
  if (all === null || said.length < 2) return null;
  const areDivisors = said.every((one) => one !== null && one > 0n && all % one === 0n);
  if (/[*×·]/.test(message) && !productsIn(message).every((product) => product === all)) return null;
  return areDivisors ? { verdict: "part", step: at } : null;
}

/** `1 and 18`, where every pair with the product 18 is asked for. */
export function pairTold(message: string, { topic, problem, answer }: Solution, at: number): OnOwnWay | null {
  if (topic !== "whole-pairs" || !isOfNumbers(message)) return null;
  const [one, other, ...more] = numbersSaid(message.replaceAll(/[*×·]/g, ","));
  if (one === undefined || other === undefined || more.length > 0) return null;
  const pairs = answer.key.split(";").map((pair) => pair.match(/\d+/g)?.join());
  const isAnyOrder = problem.en.includes("\\le");
  const isOne = pairs.includes(`${one},${other}`) || (isAnyOrder && pairs.includes(`${other},${one}`));
  return isOne && pairs.length > 1 ? { verdict: "some", step: at } : null;
}

const isOfNumbers = (message: string): boolean =>
  isListOfValues(message.replaceAll(/ ?[*×·] ?/g, ", ").replaceAll(/[()]/g, " "));

const productsIn = (message: string): (bigint | null)[] =>
  message
    .split(/[,，、;；]|\band\b|和/)
    .filter((part) => /\d/.test(part))
    .map((part) => wholeIn(part.trim()));

const formulasIn = (text: string): string[] => [...text.matchAll(/\$([^$]+)\$/g)].map(([, formula = ""]) => formula);

function wholeIn(text: string): bigint | null {
  const node = expressionFrom(text);
  return node && wholeOf(node);
}

const wholeOf = (node: Node): bigint | null => {
  const value = exactValue(node);
  return wholeValue(node) ?? (value?.den === 1n ? value.num : null);
};
