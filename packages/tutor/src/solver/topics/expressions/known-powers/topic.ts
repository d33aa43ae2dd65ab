import { type Answer, exactValue, type Node, q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  constant,
  lettersOf,
  type Polynomial,
  polynomialOf,
  scaled,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `base^letter` is known of each letter, and a product of powers of that base is asked. */
type Known = {
  base: q.Rational | string;
  given: { letter: string; value: q.Rational; shown: string }[];
  exponent: Polynomial;
  wanted: string;
};

const asks =
  /^(?:(?:what|solve|simplify) )*(?:if )?#(?: (?:and |if )?#)*(?: (?:after|what|simplify|is|of))* #(?: (?:after|what|is))*$/;
const EXPONENT_MAX = 12n;

/** Powers of one base that follow from others: 2^(m+n) from 2^m and 2^n. */
export const knownPowers = defineTopic<Known, Code>({
  name: "known-powers",
  words,
  read: readKnown,
  work: workKnown,
  // By the prime factors of the values: each power is taken apart, and the exponents added.
  holds: ({ base, given, exponent }, { key }) => {
    const fraction = /^(-?\d+)(?:\/(\d+))?$/.exec(key);
    if (!fraction) return false;
    let rest = q.rational(BigInt(fraction[1] ?? 0), BigInt(fraction[2] ?? 1));
    for (const { powers, by } of exponent) {
      const [letter] = powers.keys();
      const value = letter === undefined ? base : given.find((each) => each.letter === letter)?.value;
      if (!value || typeof value === "string") return false;
      for (let step = 0n; step < (by.num < 0n ? -by.num : by.num); step++)
        rest = (by.num > 0n ? q.divide(rest, value) : q.multiply(rest, value)) ?? q.ZERO;
    }
    return q.same(rest, q.ONE);
  },
  similar: (known) => ({
    ...known,
    given: known.given.map((each) => ({ ...each, value: q.add(each.value, q.ONE) })),
  }),
});

function readKnown({ shape, formulas }: Pick<Question, "shape" | "formulas">): Known | null {
  if (!shape || !asks.test(shape)) return null;
  const answers = formulas.flatMap(({ answer }): (Answer | null)[] =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const relations = answers.flatMap((answer) => (answer?.kind === "relation" && !answer.unit ? [answer] : []));
  const [target, ...more] = answers.flatMap((answer) =>
    answer?.kind === "expression" && !answer.unit ? [answer.of] : [],
  );
  if (!target || more.length > 0 || relations.length + 1 !== answers.length || relations.length === 0) return null;
  const powers = relations.flatMap(({ sides: [left, right], signs }) => {
    const value = right && exactValue(right);
    return left?.kind === "power" && left.exponent.kind === "letter" && value && value.num > 0n && signs.join() === "="
      ? [{ base: baseOf(left.base), letter: left.exponent.name, value }]
      : [];
  });
  const base = smallestOf(powers.map((power) => power.base));
  if (base === null || powers.length !== relations.length) return null;
  // 9^n is (3^2)^n.
  const times = new Map(powers.map((power) => [power.letter, timesOf(power.base, base)]));
  if ([...times.values()].includes(null)) return null;
  const exponent = exponentOf(target, base)?.map(({ powers: all, by }) => {
    const [letter = ""] = all.keys();
    return { powers: all, by: q.divide(by, q.rational(times.get(letter) ?? 1n)) ?? by };
  });
  const given = powers.map(({ letter, value, base: own }) => ({
    letter,
    value,
    shown: `${typeof own === "string" ? own : latexNumber(own ?? q.ONE)}^{${letter}}`,
  }));
  const names = given.map(({ letter }) => letter);
  if (!exponent || exponent.length === 0 || new Set(names).size !== names.length || names.includes(`${base}`))
    return null;
  const isLinear = exponent.every(
    ({ powers: all, by }) =>
      [...all.values()].reduce((total, one) => total + one, 0) <= 1 &&
      by.den === 1n &&
      by.num <= EXPONENT_MAX &&
      -by.num <= EXPONENT_MAX,
  );
  const isKnown = lettersOf(exponent).every((name) => names.includes(name));
  const hasPlain = coefficient(exponent, 0).num !== 0n;
  if (!isLinear || !isKnown || lettersOf(exponent).length === 0 || (hasPlain && typeof base === "string")) return null;
  return { base, given, exponent, wanted: latexNode(target) };
}

const baseOf = (node: Node): q.Rational | string | null => {
  if (node.kind === "letter") return node.name;
  const value = exactValue(node);
  return value && value.den === 1n && value.num > 1n ? value : null;
};

/** A letter, or the smallest number. */
function smallestOf(bases: readonly (q.Rational | string | null)[]): q.Rational | string | null {
  const [first = null] = bases;
  if (first === null || typeof first === "string") return first;
  const numbers = bases.filter((base) => base !== null && typeof base !== "string");
  return numbers.toSorted(q.compare)[0] ?? null;
}

/** To which power a base must be raised to give another one. */
function timesOf(own: q.Rational | string | null, base: q.Rational | string): bigint | null {
  if (own === null || typeof own === "string" || typeof base === "string") return own === base ? 1n : null;
  for (let power = 1n; power <= EXPONENT_MAX; power++) {
    const raised = q.power(base, power);
    if (raised && q.same(raised, own)) return power;
  }
  return null;
}

const isSameBase = (a: q.Rational | string | null, b: q.Rational | string) =>
  typeof a === "string" || typeof b === "string" ? a === b : a !== null && q.same(a, b);

/** The exponent to which the base is raised in a product of its powers. */
function exponentOf(node: Node, base: q.Rational | string): Polynomial | null {
  if (node.kind === "multiply" || node.kind === "divide") {
    const [left, right] = [exponentOf(node.left, base), exponentOf(node.right, base)];
    return left && right && sum(left, node.kind === "divide" ? scaled(right, q.rational(-1n)) : right);
  }
  const plain = exactValue(node);
  if (plain && typeof base !== "string")
    for (let power = 0n; power <= EXPONENT_MAX; power++) {
      const raised = q.power(base, power);
      if (raised && q.same(raised, plain)) return power === 0n ? [] : constant(q.rational(power));
    }
  if (node.kind !== "power") return null;
  const own = baseOf(node.base);
  const exponent = polynomialOf(node.exponent);
  if (!exponent || own === null) {
    const inner = exponentOf(node.base, base);
    const times = exactValue(node.exponent);
    return inner && times && scaled(inner, times);
  }
  if (isSameBase(own, base)) return exponent;
  if (typeof own === "string" || typeof base === "string") return null;
  // 4^m is 2^(2m).
  for (let power = 2n; power <= EXPONENT_MAX; power++) {
    const raised = q.power(base, power);
    if (raised && q.same(raised, own)) return scaled(exponent, q.rational(power));
  }
  return null;
}

function workKnown({ base, given, exponent, wanted }: Known): Working<Code> | null {
  const shownBase = typeof base === "string" ? base : latexNumber(base);
  const factors = exponent.map(({ powers, by }) => {
    const [letter] = powers.keys();
    const own = given.find((each) => each.letter === letter);
    const value = letter === undefined ? (typeof base === "string" ? null : base) : own?.value;
    const times = by.num < 0n ? -by.num : by.num;
    const raised = value && q.power(value, times);
    return raised
      ? {
          inverse: by.num < 0n,
          shown:
            letter === undefined
              ? `${shownBase}^{${times}}`
              : times === 1n
                ? (own?.shown ?? "")
                : `(${own?.shown})^{${times}}`,
          filled:
            times === 1n
              ? latexNumber(value)
              : `${value.den > 1n ? `\\left(${latexNumber(value)}\\right)` : latexNumber(value)}^{${times}}`,
          value: raised,
        }
      : null;
  });
  const known = factors.filter((factor) => factor !== null);
  if (known.length !== factors.length) return null;
  const result = known.reduce<q.Rational | null>(
    (all, { value, inverse }) => all && (inverse ? q.divide(all, value) : q.multiply(all, value)),
    q.ONE,
  );
  if (!result) return null;
  const product = (of: "shown" | "filled") => {
    const [above, below] = [false, true].map((inverse) =>
      known.filter((one) => one.inverse === inverse).map((one) => one[of]),
    );
    const top = above?.join(" \\cdot ") || "1";
    return below?.length ? `\\frac{${top}}{${below.join(" \\cdot ")}}` : top;
  };
  const relations = given.map(({ shown, value }) => `${shown} = ${latexNumber(value)}`).join(",\\ ");
  const steps: Step<Code>[] = [
    { code: "split", values: { wanted, relations, split: product("shown") } },
    { code: "fill", values: { wanted, filled: product("filled"), result: latexNumber(result) } },
  ];
  return {
    problem: { en: `$${wanted}$ for $${relations}$`, ch: `已知 $${relations}$，求 $${wanted}$` },
    steps,
    answer: { said: inBoth(latexNumber(result)), key: plainNumber(result) },
  };
}
