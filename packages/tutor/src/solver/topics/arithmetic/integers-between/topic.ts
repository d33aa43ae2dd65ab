import { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A fraction times the root of a whole number: 2√3, -√5, 7.5, and 4 is 4√1. */
type End = { by: q.Rational; inside: bigint; shown: string };
type Wanted = "count" | "list" | "sum" | "largest" | "smallest";
type Between = { low: End; high: End; withLow: boolean; withHigh: boolean; wanted: Wanted };

const LENGTH_MAX = 160;
const SPREAD_MAX = 100_000;
const LISTED_MAX = 40;
const SHOWN_MAX = 12;
const shell =
  /^(?:(?<count>how many)|(?<list>all)|the (?<sum>sum) of all|the (?<most>largest|smallest)) integers? (?:from (?<from>\S+)|above (?<above>\S+)) (?:to (?<to>\S+)|below (?<below>\S+))$/;

/** Integers between two numbers, which may be roots. */
export const integersBetween = defineTopic<Between, Code>({
  name: "integers-between",
  words,
  read: readBetween,
  work: (problem) => {
    const { low, high, withLow, withHigh, wanted } = problem;
    const [floor, ceiling] = [floorOf(low), -floorOf(negative(high))];
    const first = isWhole(low) ? floor + (withLow ? 0n : 1n) : floor + 1n;
    const last = isWhole(high) ? ceiling - (withHigh ? 0n : 1n) : ceiling - 1n;
    if (last - first >= BigInt(SPREAD_MAX)) return null;
    const count = last < first ? 0n : last - first + 1n;
    const key = answerOf(first, count, wanted);
    if (key === null) return null;
    const shown = `${low.shown} ${withLow ? "\\le" : "<"} n ${withHigh ? "\\le" : "<"} ${high.shown}`;
    const some = Array.from({ length: Math.min(Number(count), SHOWN_MAX) }, (_, at) => `${first + BigInt(at)}`);
    if (count > BigInt(SHOWN_MAX)) some.push("\\ldots", `${last}`);
    const steps: Step<Code>[] = [
      { code: "ends", values: { shown, some: some.join(",\\ ") || "-" } },
      { code: wanted, values: { answer: key.replaceAll(", ", ",\\ ") } },
    ];
    return {
      problem: {
        en: `integers $n$ with $${shown}$: ${asked[wanted].en}`,
        ch: `满足 $${shown}$ 的整数 $n$：${asked[wanted].ch}`,
      },
      steps,
      answer: { said: { en: `$${key}$`, ch: `$${key}$` }, key },
    };
  },
  // Every integer that may be near is compared with both ends.
  holds: ({ low, high, withLow, withHigh, wanted }, { key }) => {
    const found: bigint[] = [];
    const [from, to] = [Math.floor(Number(sizeOf(low))) - 2, Math.ceil(Number(sizeOf(high))) + 2];
    for (let n = from; n <= to; n++) {
      const [above, below] = [compared(BigInt(n), low), compared(BigInt(n), high)];
      if ((above > 0 || (withLow && above === 0)) && (below < 0 || (withHigh && below === 0))) found.push(BigInt(n));
    }
    return answerOf(found[0] ?? 0n, BigInt(found.length), wanted) === key;
  },
  similar: (problem) => ({
    ...problem,
    low: endOf("√7") as End,
    high: endOf(problem.high.shown === "\\sqrt{60}" ? "√80" : "√60") as End,
  }),
});

const asked: Record<Wanted, { en: string; ch: string }> = {
  count: { en: "how many?", ch: "有几个" },
  list: { en: "which?", ch: "有哪些" },
  sum: { en: "their sum", ch: "它们的和" },
  largest: { en: "the largest", ch: "最大的" },
  smallest: { en: "the smallest", ch: "最小的" },
};

function answerOf(first: bigint, count: bigint, wanted: Wanted): string | null {
  if (wanted === "count") return `${count}`;
  if (count === 0n) return null;
  if (wanted === "sum") return `${((first + first + count - 1n) * count) / 2n}`;
  if (wanted === "list")
    return count > BigInt(LISTED_MAX)
      ? null
      : Array.from({ length: Number(count) }, (_, at) => `${first + BigInt(at)}`).join(", ");
  return `${wanted === "smallest" ? first : first + count - 1n}`;
}

const negative = (end: End): End => ({ ...end, by: q.rational(-end.by.num, end.by.den) });
const sizeOf = ({ by, inside }: End): number => (Number(by.num) / Number(by.den)) * Math.sqrt(Number(inside));

/** The square of the end, as a fraction. */
const squareOf = ({ by, inside }: End) => ({ num: by.num * by.num * inside, den: by.den * by.den });

const isWhole = (end: End): boolean => {
  const floor = floorOf(end);
  const { num, den } = squareOf(end);
  return floor * floor * den === num;
};

/** By squares alone: the greatest integer that is not above it. */
function floorOf(end: End): bigint {
  const { num, den } = squareOf(end);
  let root = rootBelow(num / den);
  if (end.by.num >= 0n) return root;
  if (root * root * den < num) root++;
  return -root;
}

function rootBelow(of: bigint): bigint {
  let root = BigInt(Math.floor(Math.sqrt(Number(of))));
  while (root * root > of) root--;
  while ((root + 1n) * (root + 1n) <= of) root++;
  return root;
}

/** Below, at, or above the end. */
function compared(n: bigint, end: End): number {
  const { num, den } = squareOf(end);
  const [isLow, isHigh] = [n < 0n, end.by.num < 0n];
  if (isLow !== isHigh) return isLow ? -1 : n === 0n && num === 0n ? 0 : 1;
  const difference = n * n * den - num;
  const sign = difference > 0n ? 1 : difference < 0n ? -1 : 0;
  return isLow ? -sign + 0 : sign;
}

function endOf(written: string): End | null {
  const plain = written
    .replaceAll(/[()$\\{}]/g, "")
    .replaceAll("sqrt", "√")
    .replaceAll("*", "");
  const [, sign = "", by = "", root] = /^(-?)(\d{1,6}(?:\.\d{1,6}|\/\d{1,4})?)?(?:√(\d{1,6}))?$/.exec(plain) ?? [];
  if (by === "" && root === undefined) return null;
  if (/\/0*$/.test(by)) return null;
  const [whole = "1", below = "1"] = by.includes("/") ? by.split("/") : [by || "1", "1"];
  const places = whole.split(".")[1]?.length ?? 0;
  const value = q.rational(BigInt(whole.replace(".", "")) * (sign ? -1n : 1n), 10n ** BigInt(places) * BigInt(below));
  if (!value) return null;
  const shown = `${sign}${by.includes("/") ? `\\frac{${whole}}{${below}}` : root !== undefined && by === "1" ? "" : by}${root === undefined ? "" : `\\sqrt{${root}}`}`;
  return { by: value, inside: BigInt(root ?? 1), shown };
}

function readBetween({ text }: Question): Between | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(
    text
      .toLowerCase()
      .replaceAll(/[?.]+\s*$/g, "")
      .trim(),
  )?.groups;
  const low = found && endOf(found.from ?? found.above ?? "");
  const high = found && endOf(found.to ?? found.below ?? "");
  if (!low || !high || sizeOf(low) > sizeOf(high)) return null;
  return {
    low,
    high,
    withLow: found.from !== undefined,
    withHigh: found.to !== undefined,
    wanted: found.count ? "count" : found.list ? "list" : found.sum ? "sum" : (found.most as "largest" | "smallest"),
  };
}
