import { q } from "@dripstone/checker/mathematics";
import { whole } from "../../../sentences/fractions.ts";

/**
 * A long sum or product whose terms go on in one way. `by` is how far its numbers move from term to term, `n` how many terms there are.
 * `apart`: above / (from · (from + by) · …), with so many `factors`. `roots`: 1 / (√from + √(from + by)).
 */
export type LongSum = { shown: string; n: number } & (
  | { kind: "apart"; above: bigint; from: bigint; by: bigint; factors: number }
  | { kind: "roots"; from: bigint; by: bigint }
  | { kind: "product"; from: bigint; sign: 1n | -1n; power: 1 | 2 }
  | { kind: "powers"; power: 2 | 3 }
  | { kind: "neighbors" }
  | { kind: "turns"; from: bigint; by: bigint }
  /** 1² - 2² + 3² - … */
  | { kind: "square-turns"; from: bigint; by: bigint }
);

/** As bound by the time that adding one by one takes. */
const TERMS_MAX = 2200n;
const LENGTH_MAX = 240;
const STEP_MAX = 12n;

const around = [
  /^(?:(?:what|what's|whats|is|find|the|a|exact|sum|product|value|of|evaluate|compute|calculate|simplify|add|up|get|do|does|long|series|telescoping|expression|total|result|work|out|for|me|question)(?![a-z])|计算|求|求和|化简|简便|简算|巧算|裂项|下列|式子|算式|的|[:,=\s])*/u,
  /(?:(?=((?:simplest|fraction|shortcut|equals?|product|lowest|equal|value|terms|there|trick|what|form|then|does|the|sum|and|add|how|any|is|to|in|as|up|do|it|a|i)(?![a-z])|的?(?:和|积|值|结果)|有没有|等于|多少|简便|方[法发]|计算|怎么|怎样|如何|什么|裂项|相消|…$|是|为|几|算|求|有|呢|呀|啊|用|法|[?=,\s]))\1)*$/u,
];

/** Of a text in plain signs: the sum, where nothing but asking for it stands around. */
export function readLongSum(text: string): LongSum | null {
  if (text.length > LENGTH_MAX || !text.includes("…")) return null;
  const plain = text
    .replaceAll(/\\sqrt ?\{(\d+)\}/g, "√$1")
    .replaceAll(/\\[dt]?frac ?\{(\d+)\} ?\{([^{}]+)\}/g, "$1/($2)");
  const start = around[0]?.exec(plain)?.[0] ?? "";
  const rest = plain.slice(start.length);
  const end = around[1]?.exec(rest)?.[0] ?? "";
  const shown = rest.slice(0, rest.length - end.length).replaceAll(" ", "");
  if (!/^[-+*/^()…\d√]+$/.test(shown) || shown.split("…").length !== 2) return null;
  return productOf(shown) ?? turnsOf(shown) ?? sumOf(shown);
}

function sumOf(shown: string): LongSum | null {
  const parts = shown.split("+…+");
  const [before, last, ...more] = parts;
  if (before === undefined || last === undefined || more.length > 0) return null;
  const first = partsOf(before);
  if (partsOf(last).length !== 1 || first.length < 2) return null;
  return apartOf(first, last, shown) ?? rootsOf(first, last, shown) ?? wholesOf(first, last, shown);
}

/** Its terms: what stands between the plus signs outside parentheses. */
function partsOf(sum: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const sign of sum) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "+" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

/** How many steps of `by` lead from one number to another; null where it is not reached, or not behind the shown ones. */
function termsTo(from: bigint, last: bigint, by: bigint, many: number): number | null {
  const steps = last - from;
  if (by <= 0n || steps % by !== 0n || steps / by < BigInt(many) || steps / by >= TERMS_MAX) return null;
  return Number(steps / by) + 1;
}

function apartOf(first: readonly string[], last: string, shown: string): LongSum | null {
  const terms = [...first, last].map((term) => fractionOf(term));
  const above = terms[0]?.above;
  if (above === undefined || terms.some((term) => term?.above !== above)) return null;
  const below = terms.map((term) => term?.below ?? []);
  const many = below[0]?.length ?? 0;
  if (below.some((factors) => factors.length !== many)) return null;
  for (let by = 1n; by <= STEP_MAX; by++) {
    const starts = below.map((factors) => (many === 1 ? startOf(factors[0] ?? 0n, by) : inSteps(factors, by)));
    const [from, ...others] = starts;
    const end = others.at(-1);
    if (from === undefined || from === null || end === undefined || end === null) continue;
    if (many === 1 && first.length < 3) continue;
    if (others.slice(0, -1).some((start, at) => start !== from + BigInt(at + 1) * by)) continue;
    const n = termsTo(from, end, by, first.length);
    if (n !== null) return { kind: "apart", shown, n, above, from, by, factors: Math.max(2, many) };
  }
  return null;
}

/** 1/(2*3), 2/(1*3), 1/12. */
function fractionOf(term: string): { above: bigint; below: bigint[] } | null {
  const [, above, , inner, plain] = /^\(?(\d{1,6})\/(\(([\d*]{3,24})\)|(\d{1,9}))\)?$/.exec(term) ?? [];
  if (above === undefined) return null;
  const factors = (inner ?? plain ?? "").split("*");
  return factors.length > 4 || factors.includes("") ? null : { above: BigInt(above), below: factors.map(BigInt) };
}

const inSteps = ([first, ...rest]: readonly bigint[], by: bigint): bigint | null =>
  first !== undefined && first > 0n && rest.every((factor, at) => factor === first + BigInt(at + 1) * by)
    ? first
    : null;

/** The first of two factors that are so far apart. */
function startOf(product: bigint, by: bigint): bigint | null {
  const root = q.root(whole(by * by + 4n * product), 2n);
  if (root?.den !== 1n || (root.num - by) % 2n !== 0n) return null;
  const first = (root.num - by) / 2n;
  return first > 0n ? first : null;
}

const root = "(?:√\\(?(\\d{1,6})\\)?|(\\d{1,3}))";
const twoRoots = new RegExp(`^\\(?1/\\(${root}\\+${root}\\)\\)?$`);

function rootsOf(first: readonly string[], last: string, shown: string): LongSum | null {
  const pairs = [...first, last].map((term) => {
    const [, a, b, c, d] = twoRoots.exec(term) ?? [];
    const [one, other] = [a ?? (b && `${Number(b) ** 2}`), c ?? (d && `${Number(d) ** 2}`)];
    return one && other ? [BigInt(one), BigInt(other)].toSorted((x, y) => (x < y ? -1 : 1)) : null;
  });
  const [from, next] = pairs[0] ?? [];
  const end = pairs.at(-1)?.[0];
  if (from === undefined || next === undefined || end === undefined) return null;
  const by = next - from;
  const isSteady = pairs.every(
    (pair, at) =>
      pair && pair[1] === (pair[0] ?? 0n) + by && (at >= first.length || pair[0] === from + BigInt(at) * by),
  );
  const n = isSteady ? termsTo(from, end, by, first.length) : null;
  return n === null ? null : { kind: "roots", shown, n, from, by };
}

/** 1² + 2² + …, 1³ + 2³ + …, 1×2 + 2×3 + …: from 1 on. */
function wholesOf(first: readonly string[], last: string, shown: string): LongSum | null {
  const terms = [...first, last];
  for (const power of [2, 3] as const) {
    const bases = terms.map((term) => new RegExp(`^(\\d{1,4})\\^${power}$`).exec(term)?.[1]);
    const n = countedTo(bases, first.length);
    if (n !== null) return { kind: "powers", shown, n, power };
  }
  const starts = terms.map((term) => {
    const [, one = "", other = ""] = /^(\d{1,4})\*(\d{1,4})$/.exec(term) ?? [];
    return Number(other) === Number(one) + 1 ? one : undefined;
  });
  const n = countedTo(starts, first.length);
  return n === null ? null : { kind: "neighbors", shown, n };
}

function countedTo(numbers: readonly (string | undefined)[], many: number): number | null {
  const isCounted = numbers.slice(0, many).every((one, at) => one === `${at + 1}`);
  const last = numbers.at(-1);
  return isCounted && last !== undefined ? termsTo(1n, BigInt(last), 1n, many) : null;
}

/** (1 - 1/2)(1 - 1/3)…(1 - 1/50), also with squares. */
function productOf(shown: string): LongSum | null {
  if (!shown.startsWith("(")) return null;
  const factors = /^((?:\(1[-+]1\/\d{1,6}(?:\^2)?\)\*?){2,6})…\*?(\(1[-+]1\/\d{1,6}(?:\^2)?\))$/.exec(shown);
  if (!factors) return null;
  const all = [...`${factors[1]}${factors[2]}`.matchAll(/\(1([-+])1\/(\d{1,6})(\^2)?\)/g)];
  const sign = all[0]?.[1] === "-" ? -1n : 1n;
  if (all.some(([, other]) => (other === "-" ? -1n : 1n) !== sign)) return null;
  const plain = all.map(([, , below = "0", square]) => (square ? null : BigInt(below)));
  const squares = all.map(([, , below = "0", square]) => {
    const found = square ? whole(BigInt(below)) : q.root(whole(BigInt(below)), 2n);
    return found?.den === 1n ? found.num : null;
  });
  for (const [power, numbers] of [
    [1, plain],
    [2, squares],
  ] as const) {
    const [from] = numbers;
    const last = numbers.at(-1);
    const many = all.length - 1;
    const isSteady = numbers
      .slice(0, many)
      .every((one, at) => one !== null && from != null && one === from + BigInt(at));
    if (!isSteady || from == null || last == null || from < 2n || (power === 2 && sign === 1n)) continue;
    const n = termsTo(from, last, 1n, many);
    if (n !== null) return { kind: "product", shown, n, from, sign, power };
  }
  return null;
}

/** 1 - 2 + 3 - 4 + … + 99 - 100 */
function turnsOf(shown: string): LongSum | null {
  const isSquared = /^\d{1,5}\^2(?:[-+]\d{1,5}\^2)+[-+]…(?:[-+]\d{1,5}\^2)+$/.test(shown);
  const bare = isSquared ? shown.replaceAll("^2", "") : shown;
  const [, before, after] = /^(\d{1,5}(?:[-+]\d{1,5}){2,7})[-+]…((?:[-+]\d{1,5}){1,4})$/.exec(bare) ?? [];
  if (before === undefined || after === undefined) return null;
  const signed = (text: string) => (text.match(/[-+]?\d+/g) ?? []).map(BigInt);
  const [head, tail] = [signed(before), signed(after)];
  const [from = 0n, second = 0n] = head;
  const by = -second - from;
  const at = (nth: number) => (from + BigInt(nth) * by) * (nth % 2 === 0 ? 1n : -1n);
  const last = tail.at(-1) ?? 0n;
  const joined = /[-+]…/.exec(shown)?.[0] === `${at(head.length) < 0n ? "-" : "+"}…`;
  const [size, up] = [last < 0n ? -last : last, by > 0n];
  const n = joined ? termsTo(up ? from : -from, up ? size : -size, up ? by : -by, head.length) : null;
  if (n === null || from < 1n || size < 1n || !head.every((term, nth) => term === at(nth))) return null;
  return tail.every((term, nth) => term === at(n - tail.length + nth))
    ? { kind: isSquared ? "square-turns" : "turns", shown, n, from, by }
    : null;
}
