import { q } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { degree, latexPolynomial, lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** `by·x·y` at most, where `p·x + r·y = sum` and both are positive; or that sum at least, where x·y is known. */
type Bound = {
  letters: [string, string];
  p: q.Rational;
  r: q.Rational;
  by: q.Rational;
  given: q.Rational;
  wanted: "product" | "sum";
  areWhole: boolean;
};

const LENGTH_MAX = 140;
const WHOLE_MAX = 4000n;
const shell =
  /^the (?<w>largest|smallest) (?<e>[^=?,;]{2,40}) with (?<s>[^=?,;]{2,40})=(?<n>[^=?,;]{1,12}) for positive (?<d>real|whole) numbers$/i;

/** The largest product of what has a known sum, and the smallest sum of what has a known product. */
export const largestProducts = defineTopic<Bound, Code>({
  name: "largest-products",
  words,
  read: readBound,
  work: workBound,
  holds: isRight,
  similar: (task) => ({ ...task, given: q.multiply(task.given, q.rational(4n)) }),
});

function readBound({ text }: Question): Bound | null {
  if (text.length > LENGTH_MAX) return null;
  const found = shell.exec(text.replaceAll("$", "").replace(/[\s.?!]+$/, ""))?.groups;
  const wanted = found?.w?.toLowerCase() === "largest" ? "product" : "sum";
  const [asked, known] = [found?.e, found?.s].map((part) => {
    const answer = part === undefined ? null : formulaAt(part);
    const node = answer?.kind === "expression" && !answer.unit ? answer.of : expressionFrom(part ?? "");
    return node && polynomialOf(node);
  });
  const given = fractionIn(found?.n);
  if (!found || !asked || !known || !given || given.num <= 0n) return null;
  const [sum, product] = wanted === "product" ? [known, asked] : [asked, known];
  const letters = lettersOf(sum);
  const [x, y] = letters;
  if (!x || !y || letters.length !== 2 || lettersOf(product).join() !== letters.join()) return null;
  const [p, r] = [x, y].map((letter) => sum.find(({ powers }) => powers.size === 1 && powers.get(letter) === 1)?.by);
  const [term, ...more] = product;
  const isProduct = term && more.length === 0 && term.powers.get(x) === 1 && term.powers.get(y) === 1;
  if (!p || !r || sum.length !== 2 || p.num <= 0n || r.num <= 0n || !isProduct || term.by.num <= 0n) return null;
  if (degree(sum) !== 1) return null;
  return { letters: [x, y], p, r, by: term.by, given, wanted, areWhole: found.d?.toLowerCase() === "whole" };
}

type Best = { value: q.Rational; at: [q.Rational, q.Rational] };

function bestOf({ p, r, by, given, wanted, areWhole }: Bound): Best | null {
  if (areWhole) return bestWhole({ p, r, by, given, wanted });
  if (wanted === "product") {
    // p·x and r·y are both half of the sum.
    const half = q.multiply(given, q.rational(1n, 2n));
    const [x, y] = [q.divide(half, p), q.divide(half, r)];
    return x && y && { value: q.multiply(by, q.multiply(x, y)), at: [x, y] };
  }
  // p·x = r·y, and x·y is given.
  const product = q.divide(given, by);
  const square = product && q.divide(q.multiply(product, r), p);
  const x = square && q.root(square, 2n);
  const y = x && product && q.divide(product, x);
  return x && y ? { value: q.add(q.multiply(p, x), q.multiply(r, y)), at: [x, y] } : null;
}

/** Whole numbers one after the other. */
function bestWhole({ p, r, by, given, wanted }: Omit<Bound, "letters" | "areWhole">): Best | null {
  if ([p, r, by, given].some(({ den }) => den !== 1n) || given.num > WHOLE_MAX) return null;
  let best: Best | null = null;
  for (let x = 1n; x <= given.num; x++) {
    const [above, below] = wanted === "product" ? [given.num - p.num * x, r.num] : [given.num, by.num * x];
    if (above <= 0n || above % below !== 0n) continue;
    const y = above / below;
    const value = wanted === "product" ? by.num * x * y : p.num * x + r.num * y;
    if (!best || (wanted === "product" ? value > best.value.num : value < best.value.num))
      best = { value: q.rational(value), at: [q.rational(x), q.rational(y)] };
  }
  return best;
}

const sumOf = ({ letters: [x, y], p, r }: Bound): Polynomial => [
  { by: p, powers: new Map([[x, 1]]) },
  { by: r, powers: new Map([[y, 1]]) },
];
const productOf = ({ letters: [x, y], by }: Bound): Polynomial => [
  {
    by,
    powers: new Map([
      [x, 1],
      [y, 1],
    ]),
  },
];

function workBound(task: Bound): Working<Code> | null {
  const best = bestOf(task);
  if (!best) return null;
  const { wanted, given, letters, areWhole } = task;
  const [sum, product] = [latexPolynomial(sumOf(task)), latexPolynomial(productOf(task))];
  const [asked, known] = wanted === "product" ? [product, sum] : [sum, product];
  const value = latexNumber(best.value);
  const place = letters.map((letter, nth) => `${letter} = ${latexNumber(best.at[nth] ?? q.ZERO)}`).join(",\\; ");
  const kind = areWhole ? { en: "positive whole numbers", ch: "正整数" } : { en: "positive numbers", ch: "正数" };
  const most = wanted === "product" ? { en: "largest", ch: "最大值" } : { en: "smallest", ch: "最小值" };
  const shown = `${known} = ${latexNumber(given)}`;
  return {
    problem: {
      en: `the ${most.en} value of $${asked}$ for ${kind.en} with $${shown}$`,
      ch: `${kind.ch}满足 $${shown}$，求 $${asked}$ 的${most.ch}`,
    },
    steps: [{ code: wanted === "product" ? "product" : "sum", values: { shown, asked, place, value } }],
    answer: { said: inBoth(value), key: plainNumber(best.value) },
  };
}

const STEPS = 400;

/** Tried all along: nowhere is there a better value. */
function isRight(task: Bound, { key }: { key: string }): boolean {
  const { p, r, by, given, wanted, areWhole } = task;
  const [a, b, c, n] = [p, r, by, given].map(({ num, den }) => Number(num) / Number(den)) as [
    number,
    number,
    number,
    number,
  ];
  const [num = "0", den = "1"] = key.split("/");
  const best = Number(num) / Number(den);
  const valueAt = (x: number) => (wanted === "product" ? (c * x * (n - a * x)) / b : a * x + (b * n) / (c * x));
  const places = areWhole
    ? Array.from({ length: Number(given.num) }, (_, nth) => nth + 1).filter((x) => {
        const y = wanted === "product" ? (n - a * x) / b : n / (c * x);
        return Number.isInteger(y) && y > 0;
      })
    : Array.from(
        { length: STEPS * 4 },
        (_, nth) => ((nth + 1) / STEPS) * (wanted === "product" ? n / a : Math.sqrt((b * n) / (a * c))),
      );
  const values = places.map(valueAt);
  const isBetter = (value: number) => (wanted === "product" ? value > best + 1e-9 : value < best - 1e-9);
  return values.some((value) => Math.abs(value - best) < 1e-9) && !values.some(isBetter);
}
