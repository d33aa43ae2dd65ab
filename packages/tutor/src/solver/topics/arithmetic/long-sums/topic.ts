import { q } from "@dripstone/checker/mathematics";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionKey, fractionSign, whole } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { approximately } from "./approximately.ts";
import { type LongSum, readLongSum } from "./read.ts";
import { surdOf, totalOf } from "./total.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Long sums and products that are worked out at one stroke: 1/(1·2) + 1/(2·3) + …, 1² + 2² + …, 1 - 2 + 3 - …. */
export const longSums = defineTopic<LongSum, Code>({
  name: "long-sums",
  words,
  read: (question) => readLongSum(plainOf(question)),
  work: workLongSum,
  // One by one.
  holds: (of, { key }) => {
    if (of.kind === "roots") {
      const found = approximately(key);
      const terms = Array.from({ length: of.n }, (_, nth) => Number(of.from) + nth * Number(of.by));
      const sum = terms.reduce((all, inside) => all + 1 / (Math.sqrt(inside) + Math.sqrt(inside + Number(of.by))), 0);
      return found !== null && Math.abs(found - sum) < 1e-9 * of.n;
    }
    const node = expressionFrom(key);
    const terms = Array.from({ length: of.n }, (_, nth) => termAt(of, nth));
    const start = of.kind === "product" ? q.ONE : q.ZERO;
    const found = terms.reduce(
      (all, term) => (of.kind === "product" ? q.multiply(all, term) : q.add(all, term)),
      start,
    );
    return node !== null && fractionKey(found) === key;
  },
  similar: (of) => {
    const n = of.n + 1;
    return { ...of, n, shown: shownOf({ ...of, n }) };
  },
});

const termAt = (of: Exclude<LongSum, { kind: "roots" }>, nth: number): q.Rational => {
  const at = BigInt(nth);
  switch (of.kind) {
    case "apart": {
      const first = of.from + at * of.by;
      const below = Array.from({ length: of.factors }, (_, place) => first + BigInt(place) * of.by);
      return q.rational(
        of.above,
        below.reduce((all, factor) => all * factor, 1n),
      );
    }
    case "product": {
      const below = (of.from + at) ** BigInt(of.power);
      return q.rational(below + of.sign, below);
    }
    case "powers":
      return whole((at + 1n) ** BigInt(of.power));
    case "neighbors":
      return whole((at + 1n) * (at + 2n));
    case "square-turns":
      return whole((of.from + at * of.by) ** 2n * (nth % 2 === 0 ? 1n : -1n));
    case "turns":
      return whole((of.from + at * of.by) * (nth % 2 === 0 ? 1n : -1n));
  }
};

/** The first terms and the last one, written out. */
function shownOf(of: LongSum): string {
  const written = (nth: number): string => {
    const at = BigInt(nth);
    switch (of.kind) {
      case "apart": {
        const first = of.from + at * of.by;
        const below = Array.from({ length: of.factors }, (_, place) => first + BigInt(place) * of.by);
        return `\\frac{${of.above}}{${below.join(" \\cdot ")}}`;
      }
      case "roots":
        return `\\frac{1}{${[0n, of.by].map((more) => `\\sqrt{${of.from + at * of.by + more}}`).join(" + ")}}`;
      case "product":
        return `\\left(1 ${of.sign < 0n ? "-" : "+"} \\frac{1}{${of.from + at}${of.power === 2 ? "^2" : ""}}\\right)`;
      case "powers":
        return `${nth + 1}^${of.power}`;
      case "neighbors":
        return `${nth + 1} \\cdot ${nth + 2}`;
      case "square-turns":
        return `${of.from + at * of.by}^2`;
      case "turns":
        return `${of.from + at * of.by}`;
    }
  };
  const joint = (nth: number) =>
    of.kind === "product" ? " " : of.kind.endsWith("turns") && nth % 2 === 1 ? " - " : " + ";
  return `${written(0)}${joint(1)}${written(1)}${joint(2)}\\dots${joint(of.n - 1)}${written(of.n - 1)}`;
}

function workLongSum(of: LongSum): Working<Code> | null {
  const total = of.kind === "roots" ? null : totalOf(of);
  const surd = of.kind === "roots" ? surdOf(of) : null;
  const result = total ? { said: fractionSign(total), key: fractionKey(total) } : surd;
  if (!result) return null;
  const shown = shownOf(of);
  const steps: Step<Code>[] = [
    { code: of.kind, values: { shown, term: generalOf(of) } },
    { code: "total", values: { shown, result: result.said } },
  ];
  return {
    problem: { en: `$${shown}$`, ch: `$${shown}$` },
    steps,
    answer: { said: inBoth(result.said), key: result.key },
  };
}

/** What is used of each term. */
function generalOf(of: LongSum): string {
  switch (of.kind) {
    case "apart": {
      const factors = Array.from({ length: of.factors }, (_, place) =>
        place === 0 ? "n" : `(n+${BigInt(place) * of.by})`,
      );
      const width = q.rational(of.above, of.by * BigInt(of.factors - 1));
      const by = q.same(width, q.ONE) ? "" : fractionSign(width);
      const [early, late] = [factors.slice(0, -1), factors.slice(1)].map((part) => `\\frac{1}{${part.join("")}}`);
      return `\\frac{${of.above}}{${factors.join("")}} = ${by}\\left(${early} - ${late}\\right)`;
    }
    case "roots": {
      const next = `\\sqrt{n+${of.by}}`;
      const above = `${next} - \\sqrt{n}`;
      return `\\frac{1}{\\sqrt{n} + ${next}} = ${of.by === 1n ? above : `\\frac{${above}}{${of.by}}`}`;
    }
    case "product":
      return of.power === 2
        ? "1 - \\frac{1}{n^2} = \\frac{n-1}{n} \\cdot \\frac{n+1}{n}"
        : `1 ${of.sign < 0n ? "-" : "+"} \\frac{1}{n} = \\frac{n${of.sign < 0n ? "-" : "+"}1}{n}`;
    case "powers":
      return of.power === 2 ? "\\frac{n(n+1)(2n+1)}{6}" : "\\left(\\frac{n(n+1)}{2}\\right)^2";
    case "neighbors":
      return "\\frac{n(n+1)(n+2)}{3}";
    case "square-turns":
      return `${of.by < 0n ? "" : "-"}(a + b)${of.by * of.by === 1n ? "" : ` \\cdot ${of.by < 0n ? -of.by : of.by}`}`;
    case "turns":
      return `${-of.by}`;
  }
}
