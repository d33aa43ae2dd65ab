import { spansOf } from "../disguise.ts";
import type { Folded, Span } from "../fold.ts";
import { isCalculated, isMathTalk, isToBeCalled } from "./context.ts";

/**
 * Numbers said in English as on the phone, in hundreds and pairs: "two hundred thirteen, five fifty-five, oh one sixty-nine". Somebody is to be called;
 * or nothing but that is said, and with an "oh", as no quantity is.
 */
export function numbersInWords(folded: Folded): Span[] {
  return spansOf(folded.text, runs).filter(([from, to]) => {
    const told = folded.text.slice(from, to);
    const digits = digitsOf(told);
    if (digits === undefined || !paired.test(told)) return false;
    if (isToBeCalled(folded, from, to)) return isAsLong(told, digits) && !isCalculated(folded, from, to);
    return isLocal.test(digits) && /\boh\b/.test(told) && !isMathTalk(folded, from, to);
  });
}

/** With the area or without, and with the country before it. */
const lengths = new Set([7, 10, 11]);
/** In one of its readings: "fifty two" is two digits or three. */
function isAsLong(told: string, { length }: string): boolean {
  const unsure = told.match(tensAndOnes)?.length ?? 0;
  return Array.from({ length: unsure + 1 }, (_, more) => length + more).some((long) => lengths.has(long));
}

const isLocal = /^1?[2-9]\d\d[2-9]\d{6}$/;

const ones = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const values = new Map<string, number>([
  ...ones.map((word, value): [string, number] => [word, value]),
  ...teens.map((word, nth): [string, number] => [word, 10 + nth]),
  ...tens.map((word, nth): [string, number] => [word, 20 + 10 * nth]),
  ["oh", 0],
]);
const HUNDRED = "hundred";

/** Digits one by one are found elsewhere. */
const paired = new RegExp(`\\b(?:${[...teens, ...tens, HUNDRED].join("|")})\\b`);

const tensAndOnes = new RegExp(`\\b(?:${tens.join("|")})\\s{1,3}(?:${ones.slice(1).join("|")})\\b`, "g");

const word = `(?:${[...values.keys(), HUNDRED].join("|")}|\\d{1,4})`;
const runs = new RegExp(
  `(?<![a-z\\d]|\\d[.,-])${word}(?:[\\s,.-]{1,3}(?:(?:and|then|dash)[\\s,.-]{1,3})?${word}){3,19}(?![a-z\\d])`,
  "g",
);

type Said = { digits: string; kind: "one" | "ten" | "hundred" | "whole" };

/** The digits of all that is said, one group after another; undefined where a hundred is one of nothing. */
function digitsOf(told: string): string | undefined {
  const groups: Said[] = [];
  for (const { 0: said, index } of told.matchAll(/[a-z]+|\d+/g)) {
    if (said === "and" || said === "then" || said === "dash") continue;
    const last = groups.at(-1);
    const goesOn = last !== undefined && !/[,.]\s*(?:and\s)?$/.test(told.slice(0, index));
    if (said === HUNDRED) {
      if (last?.kind !== "one" || !goesOn) return undefined;
      groups.splice(-1, 1, { digits: `${last.digits}00`, kind: "hundred" });
      continue;
    }
    const next = saidBy(said);
    const whole = goesOn ? together(last, next) : undefined;
    if (whole) groups.splice(-1, 1, whole);
    else groups.push(next);
  }
  return groups.map(({ digits }) => digits).join("");
}

function saidBy(said: string): Said {
  const value = values.get(said);
  if (value === undefined) return { digits: said, kind: "whole" };
  if (value < 10) return { digits: `${value}`, kind: "one" };
  return { digits: `${value}`, kind: value >= 20 ? "ten" : "whole" };
}

/** Fifty and five, or two hundred and thirteen; nothing where the second is a number of its own. */
function together(last: Said, next: Said): Said | undefined {
  const [before, added] = [Number(last.digits), Number(next.digits)];
  if (last.kind === "ten" && next.kind === "one" && added > 0) return { digits: `${before + added}`, kind: "whole" };
  if (last.kind !== "hundred" || added >= 100 || added === 0 || before % 100 !== 0) return undefined;
  // Of twenty the five is still to come: two hundred twenty-five.
  return { digits: `${before + added}`, kind: next.kind === "ten" ? "ten" : "whole" };
}
