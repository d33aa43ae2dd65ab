import { inverseModulo, q } from "@dripstone/checker/mathematics";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

/** ax + b ≡ c modulo m. */
type Condition = { a: bigint; b: bigint; c: bigint; m: bigint };
/** Several conditions all have the form x ≡ c. */
export type Congruences = {
  wanted: "all" | "least" | "leastFromZero" | "inverse";
  conditions: Condition[];
  /** Whether the number itself is greater than 1. */
  isMore?: boolean;
};

/** All numbers that leave the remainder `rest` when divided by `m`; null where none fits. */
type Class = { rest: bigint; m: bigint } | null;

export function workCongruences({ wanted, conditions, isMore = false }: Congruences): Working<Code> {
  const steps: Step<Code>[] = [];
  const [only] = conditions;
  const found = conditions.length === 1 && only ? solveOne(only, steps) : merge(conditions, steps);
  const written = conditions.map((condition) => `$${congruence(condition)}$`);
  const joined = { en: written.join(", "), ch: written.join("，") };
  const problem = {
    all: { en: `all $x$ with ${joined.en}`, ch: `满足 ${joined.ch} 的所有 $x$` },
    least: {
      en: `the smallest ${isMore ? "$x > 1$" : "positive $x$"} with ${joined.en}`,
      ch: `满足 ${joined.ch} 的${isMore ? "大于 $1$ 的" : ""}最小正整数 $x$`,
    },
    leastFromZero: {
      en: `the smallest $x \\ge 0$ with ${joined.en}`,
      ch: `满足 ${joined.ch} 的最小非负整数 $x$`,
    },
    inverse: { en: `the inverse of $${only?.a}$ modulo $${only?.m}$`, ch: `$${only?.a}$ 模 $${only?.m}$ 的逆元` },
  }[wanted];
  return { problem, steps, answer: answerOf(wanted, found, steps, isMore) };
}

function answerOf(
  wanted: Congruences["wanted"],
  found: Class,
  steps: Step<Code>[],
  isMore: boolean,
): Working["answer"] {
  if (!found) return { said: { en: "There is no solution.", ch: "无解。" }, key: "no solution" };
  const { rest, m } = found;
  if (wanted === "all") {
    const said = `$x \\equiv ${rest} \\pmod{${m}}$`;
    return { said: { en: said, ch: said }, key: `x = ${m}k + ${rest}` };
  }
  const isTooSmall = wanted !== "leastFromZero" && (rest === 0n || (isMore && rest === 1n));
  const value = isTooSmall ? rest + m : rest;
  if (wanted !== "inverse") steps.push({ code: wanted, values: { x: `${value}` } });
  return { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` };
}

function solveOne({ a, b, c, m }: Condition, steps: Step<Code>[]): Class {
  const right = c - b;
  if (b !== 0n) steps.push({ code: "collect", values: { b: `${b < 0n ? -b : b}`, ...termsOf(a, right, m) } });
  const [small, rest] = [a % m, ((right % m) + m) % m];
  if (small !== a || rest !== right) steps.push({ code: "reduce", values: termsOf(small, rest, m) });
  const g = q.gcd(small, m);
  const values = { ...termsOf(small, rest, m), g: `${g}` };
  if (rest % g !== 0n) {
    steps.push({ code: "impossible", values });
    return null;
  }
  const [a2, c2, m2] = [small / g, rest / g, m / g];
  if (g > 1n)
    steps.push({ code: "common", values: { ...values, a2: a2 === 1n ? "" : `${a2}`, c2: `${c2}`, m2: `${m2}` } });
  const inverse = m2 === 1n ? 0n : (inverseModulo(a2, m2) ?? 0n);
  const x = (c2 * inverse) % m2;
  const product = `${a2 * inverse}`;
  if (a2 > 1n)
    steps.push({ code: "inverse", values: { a: `${a2}`, m: `${m2}`, inverse: `${inverse}`, product, x: `${x}` } });
  return { rest: x, m: m2 };
}

const termsOf = (a: bigint, c: bigint, m: bigint) => ({ a: a === 1n ? "" : `${a}`, c: `${c}`, m: `${m}` });

/** Two conditions at a time: of the numbers that fit the first, the first one that fits the next. */
function merge(conditions: Condition[], steps: Step<Code>[]): Class {
  const written = conditions.map((condition) => `$${congruence(condition)}$`);
  steps.push({ code: "given", values: { conditions: { en: written.join(", "), ch: written.join("，") } } });
  const [first, ...others] = conditions.map(({ c, m }) => ({ rest: c, m }));
  return others.reduce<Class>((known, next) => known && together(known, next, steps), first ?? null);
}

function together(known: { rest: bigint; m: bigint }, next: { rest: bigint; m: bigint }, steps: Step<Code>[]): Class {
  const sequence = { first: `${known.rest}`, second: `${known.rest + known.m}`, third: `${known.rest + 2n * known.m}` };
  const values = { ...sequence, gap: `${known.m}`, rest: `${next.rest}`, m: `${next.m}` };
  for (let x = known.rest, tries = 0n; tries < next.m; x += known.m, tries++) {
    if (x % next.m !== next.rest) continue;
    const both = (known.m * next.m) / q.gcd(known.m, next.m);
    steps.push({ code: "merge", values: { ...values, x: `${x}`, both: `${both}` } });
    return { rest: x, m: both };
  }
  steps.push({ code: "contradiction", values });
  return null;
}

function congruence({ a, b, c, m }: Condition): string {
  const added = b === 0n ? "" : b < 0n ? ` - ${-b}` : ` + ${b}`;
  return `${a === 1n ? "" : a}x${added} \\equiv ${c} \\pmod{${m}}`;
}
