import { exactValue, numberNode, q, type Sign, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "./numbers.ts";
import { latexSign } from "./printing.ts";
import type { Relation } from "./relation.ts";

/** What a letter may be, between two ends; null for an end that goes on for ever. `toClosed` where the ends differ. */
export type Stretch = { from: q.Rational | null; to: q.Rational | null; closed: boolean; toClosed?: boolean };

type Number = (value: q.Rational) => string;

/** `x < -2 or x > 3`; no stretch is no solution. */
export function plainRegion(region: Stretch[], letter: string): string {
  if (region.length === 0) return "no solution";
  if (region.some(({ from, to }) => !from && !to)) return "all real numbers";
  return region.map((stretch) => stretchText(stretch, letter, plainNumber, (sign) => sign)).join(" or ");
}

export function saidRegion(region: Stretch[], letter: string): { en: string; ch: string } {
  if (region.length === 0) return { en: "no solution", ch: "无解" };
  if (region.some(({ from, to }) => !from && !to)) return { en: "every number is a solution", ch: "解集是全体实数" };
  const parts = region.map((stretch) => `$${stretchText(stretch, letter, latexNumber, latexSign)}$`);
  return { en: parts.join(" or "), ch: parts.join(" 或 ") };
}

function stretchText(
  { from, to, closed, toClosed = closed }: Stretch,
  letter: string,
  number: Number,
  sign: (of: Sign) => string,
): string {
  const [below, above] = closed ? (["≤", "≥"] as const) : (["<", ">"] as const);
  if (from && to && q.same(from, to)) return `${letter} = ${number(from)}`;
  if (from && to) return `${number(from)} ${sign(below)} ${letter} ${sign(toClosed ? "≤" : "<")} ${number(to)}`;
  return from ? `${letter} ${sign(above)} ${number(from)}` : `${letter} ${sign(below)} ${number(to ?? q.ZERO)}`;
}

/** Whether the inequality says of every tried number what the region says: at its ends, just beside them, and far away. */
export function agreesWith(relations: Relation[], key: string): boolean {
  const ends = [...key.matchAll(/-?\d+(?:\/\d+)?/g)].map(([text]) => {
    const [num = "0", den = "1"] = text.split("/");
    return q.rational(BigInt(num), BigInt(den));
  });
  const tenth = q.rational(1n, 1000n);
  const tried = [
    ...ends.flatMap((end) => [end, q.add(end, tenth), q.subtract(end, tenth)]),
    ...Array.from({ length: 81 }, (_, index) => q.rational(BigInt(index - 40), 2n)),
    ...[1000n, -1000n, 1_000_003n, -1_000_003n].map((far) => q.rational(far, 3n)),
  ];
  return tried.every((at) => {
    const truths = relations.map((relation) => isTrueAt(relation, at));
    return truths.includes(null) ? false : truths.every(Boolean) === isIn(key, at);
  });
}

/** Whether the number makes all of them true. */
export const holdAt = (relations: Relation[], at: q.Rational) =>
  relations.every((relation) => isTrueAt(relation, at) === true);

/** Null where a side has no value. */
function isTrueAt({ left, right, sign, letter }: Relation, at: q.Rational): boolean | null {
  const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(at))));
  return a && b ? compares(a, b, sign) : null;
}

function compares(a: q.Rational, b: q.Rational, sign: Sign): boolean {
  const order = q.compare(a, b);
  if (sign === "=" || sign === "≠") return (order === 0) === (sign === "=");
  if (order === 0) return sign === "≤" || sign === "≥";
  return order < 0 === (sign === "<" || sign === "≤");
}

function isIn(key: string, at: q.Rational): boolean {
  if (key === "no solution" || key === "all real numbers") return key === "all real numbers";
  return key.split(" or ").some((part) => {
    const words = part.split(" ").map((word) => (/^[a-zA-Z]$/.test(word) ? plainNumber(at) : word));
    return words.every((word, index) => {
      const [before, after] = [words[index - 1], words[index + 1]];
      return (
        index % 2 === 0 ||
        (before !== undefined && after !== undefined && compares(fraction(before), fraction(after), word as Sign))
      );
    });
  });
}

function fraction(text: string): q.Rational {
  const [num = "0", den = "1"] = text.split("/");
  return q.rational(BigInt(num), BigInt(den));
}
