import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { fractionFactor, fractionIn, fractionKey, fractionSign, whole } from "../../../sentences/fractions.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { type Asked, gapIn, type Progression, readSeries } from "./read.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;

/** Sequences by their ends, with a gap, without an end, by a rule for their terms, or from one term to the next. */
export const series = defineTopic<Asked, Code>({
  name: "series",
  words,
  read: (question) => readSeries(plainOf(question)),
  work: workSeries,
  holds,
  similar: (asked): Asked => {
    switch (asked.wanted) {
      case "endless":
      case "count":
      case "sum":
        return {
          ...asked,
          of: {
            ...asked.of,
            first: q.multiply(asked.of.first, whole(2)),
            step: asked.of.kind === "arithmetic" ? q.multiply(asked.of.step, whole(2)) : asked.of.step,
          },
        };
      case "gap":
        return { ...asked, terms: asked.terms.map((term) => term && q.multiply(term, whole(2))) };
      case "recursive":
        return { ...asked, first: q.add(asked.first, q.ONE) };
      case "rule-term":
      case "rule-first":
        return { ...asked, n: asked.n + 1 };
      case "rule-place":
        return asked;
      case "means":
        return { ...asked, to: q.add(asked.to, whole(asked.many + 1)) };
      case "ratio-means":
        return { ...asked, from: q.multiply(asked.from, whole(2)), to: q.multiply(asked.to, whole(2)) };
      case "middle":
        return { ...asked, a: q.multiply(asked.a, whole(4)) };
      case "kind":
        return { ...asked, terms: asked.terms.map((term) => q.multiply(term, whole(2))) };
      case "whether":
        return { ...asked, value: q.add(asked.value, q.ONE) };
      case "beyond":
      case "beyond-place":
      case "before":
        return { ...asked, bound: q.add(asked.bound, q.multiply(asked.of.step, whole(2))) };
      case "many": {
        const [first, second] = [1, 2].map((nth) => termAt(asked.of, nth) ?? q.ZERO);
        const third = termAt(asked.of, 3) ?? q.ZERO;
        return { ...asked, total: q.add(q.add(first ?? q.ZERO, second ?? q.ZERO), third) };
      }
      case "sums":
        return { ...asked, first: q.add(asked.first, q.ONE) };
    }
  },
});

const listed = (terms: readonly q.Rational[]) => terms.map(fractionSign).join(", ");

function working(problem: { en: string; ch: string }, steps: Step<Code>[], said: string, key: string): Working<Code> {
  return { problem, steps, answer: { said: inBoth(said), key } };
}

function termAt({ kind, first, step }: Progression, n: number): q.Rational | null {
  if (kind === "arithmetic") return q.add(first, q.multiply(whole(n - 1), step));
  const power = q.power(step, BigInt(n - 1));
  return power && q.multiply(first, power);
}

function workSeries(asked: Asked): Working<Code> | null {
  switch (asked.wanted) {
    case "count":
    case "sum": {
      const { of, n } = asked;
      const last = termAt(of, n);
      if (!last) return null;
      const shown = [1, 2, 3].map((nth) => termAt(of, nth) ?? q.ZERO);
      const sequence = `${listed(shown)}, \\dots, ${fractionSign(last)}`;
      const values = {
        first: fractionSign(of.first),
        last: fractionSign(last),
        step: fractionFactor(of.step),
        n: `${n}`,
      };
      const counted: Step<Code> =
        of.kind === "arithmetic"
          ? { code: "count", values: { ...values, steps: `${n - 1}` } }
          : { code: "powers", values: { ...values, steps: `${n - 1}` } };
      if (asked.wanted === "count")
        return working(
          { en: `how many terms $${sequence}$ has`, ch: `$${sequence}$ 的项数` },
          [counted],
          `${n}`,
          `${n}`,
        );
      const total =
        of.kind === "arithmetic"
          ? q.multiply(q.rational(BigInt(n), 2n), q.add(of.first, last))
          : q.divide(q.subtract(q.multiply(last, of.step), of.first), q.subtract(of.step, q.ONE));
      if (!total) return null;
      const step: Step<Code> =
        of.kind === "arithmetic"
          ? { code: "pairs", values: { ...values, last: fractionFactor(last), total: fractionSign(total) } }
          : { code: "shifted", values: { ...values, total: fractionSign(total) } };
      return working(
        { en: `the sum of $${sequence}$`, ch: `$${sequence}$ 的和` },
        [counted, step],
        fractionSign(total),
        fractionKey(total),
      );
    }
    case "endless": {
      const { first, step } = asked.of;
      const total = q.divide(first, q.subtract(q.ONE, step));
      if (!total || q.compare(q.absolute(step), q.ONE) >= 0) return null;
      const shown = [1, 2, 3].map((nth) => termAt(asked.of, nth) ?? q.ZERO);
      const sum = `${shown.map(fractionFactor).join(" + ")} + \\dots`;
      return working(
        { en: `the sum $${sum}$ without end`, ch: `无穷级数 $${sum}$ 的和` },
        [
          { code: "ratio", values: { sum, step: fractionSign(step) } },
          {
            code: "endless",
            values: { first: fractionSign(first), step: fractionFactor(step), total: fractionSign(total) },
          },
        ],
        fractionSign(total),
        fractionKey(total),
      );
    }
    case "gap": {
      const found = gapIn(asked.terms);
      if (!found) return null;
      const shown = asked.terms.map((term) => (term ? fractionSign(term) : "\\square")).join(", ");
      const full = asked.terms.map((term) => term ?? found.value);
      return working(
        { en: `what is missing in $${shown}$`, ch: `$${shown}$ 中缺的数` },
        [{ code: found.kind, values: { shown, step: fractionFactor(found.step), full: listed(full) } }],
        fractionSign(found.value),
        fractionKey(found.value),
      );
    }
    case "recursive": {
      const terms = termsFrom(asked.first, asked.rule, asked.n, asked.start);
      if (!terms) return null;
      const value = terms.at(-1) ?? q.ZERO;
      return working(
        {
          en: `$a_{${asked.n}}$, if $a_{${asked.start}} = ${fractionSign(asked.first)}$ and each term follows from the one before`,
          ch: `已知 $a_{${asked.start}} = ${fractionSign(asked.first)}$ 和递推公式，求 $a_{${asked.n}}$`,
        },
        [{ code: "recursive", values: { rule: asked.said, first: fractionSign(asked.first), terms: listed(terms) } }],
        fractionSign(value),
        fractionKey(value),
      );
    }
    case "rule-term": {
      const value = valueAt(asked.rule, whole(asked.n));
      if (!value) return null;
      return working(
        { en: `term ${asked.n} of $a_n = ${asked.said}$`, ch: `$a_n = ${asked.said}$ 的第 ${asked.n} 项` },
        [{ code: "put", values: { rule: asked.said, n: `${asked.n}`, value: fractionSign(value) } }],
        fractionSign(value),
        fractionKey(value),
      );
    }
    case "rule-first": {
      const terms = Array.from({ length: asked.n }, (_, nth) => valueAt(asked.rule, whole(nth + 1)));
      const found = terms.filter((term) => term !== null);
      if (found.length !== asked.n) return null;
      return working(
        { en: `the first ${asked.n} terms of $a_n = ${asked.said}$`, ch: `$a_n = ${asked.said}$ 的前 ${asked.n} 项` },
        [{ code: "first", values: { rule: asked.said, n: `${asked.n}`, terms: listed(found) } }],
        listed(found),
        found.map(fractionKey).join(", "),
      );
    }
    case "rule-place": {
      const found = placesOf(asked.rule, asked.value);
      const [place] = found;
      if (place === undefined || found.length > 1) return null;
      return working(
        {
          en: `which term of $a_n = ${asked.said}$ is $${fractionSign(asked.value)}$`,
          ch: `$${fractionSign(asked.value)}$ 是 $a_n = ${asked.said}$ 的第几项`,
        },
        [{ code: "place", values: { rule: asked.said, value: fractionSign(asked.value), n: `${place}` } }],
        `${place}`,
        `${place}`,
      );
    }
    case "means": {
      const { from, to, many } = asked;
      const step = q.divide(q.subtract(to, from), whole(many + 1));
      if (!step) return null;
      const between = Array.from({ length: many }, (_, nth) => q.add(from, q.multiply(whole(nth + 1), step)));
      return working(
        {
          en: `${many} numbers between $${fractionSign(from)}$ and $${fractionSign(to)}$, all equally far apart`,
          ch: `在 $${fractionSign(from)}$ 和 $${fractionSign(to)}$ 之间插入 ${many} 个数成等差数列`,
        },
        [
          {
            code: "means",
            values: {
              from: fractionFactor(from),
              to: fractionSign(to),
              steps: `${many + 1}`,
              step: fractionSign(step),
              between: listed(between),
            },
          },
        ],
        listed(between),
        between.map(fractionKey).join(", "),
      );
    }
    case "ratio-means": {
      const { from, to, many } = asked;
      const whole = q.divide(to, from);
      const step = whole && q.root(whole, BigInt(many + 1));
      if (!step) return null;
      const between: q.Rational[] = [];
      for (let term = q.multiply(from, step); between.length < many; term = q.multiply(term, step)) between.push(term);
      return working(
        {
          en: `${many} numbers between $${fractionSign(from)}$ and $${fractionSign(to)}$ that make a geometric sequence with them`,
          ch: `在 $${fractionSign(from)}$ 和 $${fractionSign(to)}$ 之间插入 ${many} 个数成等比数列`,
        },
        [
          {
            code: "ratio-means",
            values: {
              steps: `${many + 1}`,
              whole: fractionSign(whole),
              step: fractionSign(step),
              between: listed(between),
            },
          },
        ],
        listed(between),
        between.map(fractionKey).join(", "),
      );
    }
    case "middle": {
      const { a, b } = asked;
      const value = q.root(q.multiply(a, b), 2n);
      if (!value) return null;
      const values = { a: fractionSign(a), b: fractionFactor(b), value: fractionSign(value) };
      return working(
        {
          en: `the geometric mean of $${fractionSign(a)}$ and $${fractionSign(b)}$`,
          ch: `$${fractionSign(a)}$ 和 $${fractionSign(b)}$ 的比例中项（正的）`,
        },
        [{ code: "middle", values }],
        fractionSign(value),
        fractionKey(value),
      );
    }
    case "beyond":
    case "beyond-place":
    case "before": {
      const { of, bound, isMore } = asked;
      const steps = q.divide(q.subtract(bound, of.first), of.step);
      if (!steps) return null;
      const count = Number(steps.num / steps.den);
      const isReached = steps.den === 1n;
      // Terms that are on this side of the bound, and not on it.
      const before = isReached ? count : count + 1;
      const place = count + 2;
      const value = termAt(of, place);
      if (!value) return null;
      const shown = `${listed([1, 2, 3].map((nth) => termAt(of, nth) ?? q.ZERO))}, \\dots`;
      const values = {
        ...{ first: fractionFactor(of.first), step: fractionFactor(of.step), bound: fractionSign(bound) },
        ...{
          sign: isMore ? ">" : "<",
          other: isMore ? "<" : ">",
          place: `${place}`,
          before: `${before}`,
          value: fractionSign(value),
        },
      };
      const found = asked.wanted === "beyond" ? value : whole(asked.wanted === "before" ? before : place);
      return working(
        asked.wanted === "before"
          ? {
              en: `how many terms of $${shown}$ are $${values.other} ${values.bound}$`,
              ch: `$${shown}$ 中 $${values.other} ${values.bound}$ 的项数`,
            }
          : {
              en: `the first term of $${shown}$ that is $${values.sign} ${values.bound}$`,
              ch: `$${shown}$ 中第一个 $${values.sign} ${values.bound}$ 的项`,
            },
        [{ code: asked.wanted, values }],
        fractionSign(found),
        fractionKey(found),
      );
    }
    case "many": {
      const { of, total } = asked;
      const found: number[] = [];
      let sum = q.ZERO;
      for (let n = 1; n <= PLACES_MAX && found.length < 2; n++) {
        sum = q.add(sum, termAt(of, n) ?? q.ZERO);
        if (q.same(sum, total)) found.push(n);
      }
      const [n] = found;
      if (n === undefined || found.length > 1) return null;
      const shown = `${listed([1, 2, 3].map((nth) => termAt(of, nth) ?? q.ZERO))}, \\dots`;
      return working(
        {
          en: `how many terms of $${shown}$ add up to $${fractionSign(total)}$`,
          ch: `$${shown}$ 前几项的和是 $${fractionSign(total)}$`,
        },
        [
          {
            code: "many",
            values: {
              first: fractionSign(of.first),
              step: fractionFactor(of.step),
              total: fractionSign(total),
              n: `${n}`,
            },
          },
        ],
        `${n}`,
        `${n}`,
      );
    }
    case "sums": {
      const terms = [asked.first, asked.second];
      while (terms.length < asked.n) terms.push(q.add(terms.at(-1) ?? q.ZERO, terms.at(-2) ?? q.ZERO));
      const value = terms.at(-1) ?? q.ZERO;
      return working(
        {
          en: `term ${asked.n}, if the first two are $${listed(terms.slice(0, 2))}$ and each is the sum of the two before`,
          ch: `前两项是 $${listed(terms.slice(0, 2))}$，每一项是前两项的和，求第 ${asked.n} 项`,
        },
        [{ code: "two", values: { start: listed(terms.slice(0, 2)), terms: listed(terms) } }],
        fractionSign(value),
        fractionKey(value),
      );
    }
    case "kind": {
      const kind = kindOf(asked.terms);
      if (!kind) return null;
      return {
        problem: {
          en: `is $${listed(asked.terms)}$ arithmetic or geometric`,
          ch: `$${listed(asked.terms)}$ 是等差数列还是等比数列`,
        },
        steps: [{ code: `is-${kind}`, values: { terms: listed(asked.terms) } }],
        answer: {
          said: { en: kind, ch: { arithmetic: "等差数列", geometric: "等比数列", neither: "都不是" }[kind] },
          key: kind,
        },
      };
    }
    case "whether": {
      const steps = q.divide(q.subtract(asked.value, asked.of.first), asked.of.step);
      if (!steps) return null;
      const isTerm = steps.den === 1n && steps.num >= 0n;
      const shown = [1, 2, 3].map((nth) => termAt(asked.of, nth) ?? q.ZERO);
      return {
        problem: {
          en: `is $${fractionSign(asked.value)}$ a term of $${listed(shown)}, \\dots$`,
          ch: `$${fractionSign(asked.value)}$ 是不是 $${listed(shown)}, \\dots$ 的项`,
        },
        steps: [
          {
            code: isTerm ? "is-term" : "is-no-term",
            values: {
              value: fractionSign(asked.value),
              first: fractionFactor(asked.of.first),
              step: fractionFactor(asked.of.step),
              steps: fractionSign(steps),
            },
          },
        ],
        answer: { said: { en: isTerm ? "yes" : "no", ch: isTerm ? "是" : "不是" }, key: isTerm ? "yes" : "no" },
      };
    }
  }
}

function kindOf(terms: readonly q.Rational[]): "arithmetic" | "geometric" | "neither" | null {
  const pairs = terms.slice(1).map((term, nth) => [terms[nth] ?? q.ZERO, term] as const);
  const differences = pairs.map(([before, term]) => q.subtract(term, before));
  const ratios = pairs.map(([before, term]) => q.divide(term, before));
  const [difference, ratio] = [differences[0], ratios[0]];
  const isArithmetic = !!difference && differences.every((one) => q.same(one, difference));
  const isGeometric = !!ratio && ratios.every((one) => one !== null && q.same(one, ratio));
  if (isArithmetic && isGeometric) return null;
  return isArithmetic ? "arithmetic" : isGeometric ? "geometric" : "neither";
}

function valueAt(rule: string, n: q.Rational): q.Rational | null {
  const node = expressionFrom(rule);
  return node && exactValue(substitute(node, "n", numberNode(n)));
}

/** With t for the term before. */
function termsFrom(first: q.Rational, rule: string, n: number, start: number): q.Rational[] | null {
  const node = expressionFrom(rule);
  const terms = [first];
  for (let nth = start; nth < n; nth++) {
    const next = node && exactValue(substitute(node, "t", numberNode(terms.at(-1) ?? q.ZERO)));
    if (!next) return null;
    terms.push(next);
  }
  return terms;
}

const PLACES_MAX = 2000;

function placesOf(rule: string, value: q.Rational): number[] {
  const found: number[] = [];
  for (let n = 1; n <= PLACES_MAX && found.length < 2; n++) {
    const here = valueAt(rule, whole(n));
    if (here && q.same(here, value)) found.push(n);
  }
  return found;
}

/** Term by term, and by equations that the answers must fit. */
function holds(asked: Asked, { key }: { key: string }): boolean {
  const value = fractionIn(key);
  const several = key.split(", ").map(fractionIn);
  switch (asked.wanted) {
    case "count":
    case "sum": {
      const { kind, first, step } = asked.of;
      let [term, total, count] = [first, first, 1];
      for (; count < asked.n; count++) {
        term = kind === "arithmetic" ? q.add(term, step) : q.multiply(term, step);
        total = q.add(total, term);
      }
      if (!value || !q.same(term, asked.last)) return false;
      return asked.wanted === "count" ? Number(value.num) === count && value.den === 1n : q.same(value, total);
    }
    case "endless":
      // The whole is its first term and the ratio times the whole.
      return !!value && q.same(value, q.add(asked.of.first, q.multiply(asked.of.step, value)));
    case "gap": {
      const full = asked.terms.map((term) => term ?? value);
      const terms = full.filter((term) => term !== null);
      return terms.length === full.length && kindOf(terms) !== "neither";
    }
    case "recursive": {
      let here: q.Rational | null = asked.first;
      for (let nth = asked.start; here && nth < asked.n; nth++) {
        const node = expressionFrom(asked.rule.replaceAll("t", `(${fractionKey(here)})`));
        here = node && exactValue(node);
      }
      return !!value && !!here && q.same(value, here);
    }
    case "rule-term": {
      const node = expressionFrom(asked.rule.replaceAll(/n/g, `(${asked.n})`));
      const here = node && exactValue(node);
      return !!value && !!here && q.same(value, here);
    }
    case "rule-first":
      return several.every((term, nth) => {
        const node = expressionFrom(asked.rule.replaceAll(/n/g, `(${nth + 1})`));
        const here = node && exactValue(node);
        return !!term && !!here && q.same(term, here);
      });
    case "rule-place": {
      const node = value && expressionFrom(asked.rule.replaceAll(/n/g, `(${value.num})`));
      const here = node && exactValue(node);
      return !!here && q.same(here, asked.value);
    }
    case "means": {
      const all = [asked.from, ...several, asked.to].filter((term) => term !== null);
      return all.length === asked.many + 2 && kindOf(all) !== "neither" && isSteady(all);
    }
    case "ratio-means": {
      const all = [asked.from, ...several, asked.to].filter((term) => term !== null);
      const products = all.slice(2).map((term, at) => q.multiply(term, all[at] ?? q.ZERO));
      return (
        all.length === asked.many + 2 &&
        products.every((product, at) => q.same(product, q.multiply(all[at + 1] ?? q.ZERO, all[at + 1] ?? q.ZERO)))
      );
    }
    case "middle":
      return !!value && value.num > 0n && q.same(q.multiply(value, value), q.multiply(asked.a, asked.b));
    case "beyond":
    case "beyond-place":
    case "before": {
      // Term by term.
      const isOver = (term: q.Rational) => q.compare(term, asked.bound) * (asked.isMore ? 1 : -1) > 0;
      let [term, n] = [asked.of.first, 1];
      let under = 0;
      while (!isOver(term) && n < 10_000) {
        if (!q.same(term, asked.bound)) under++;
        term = q.add(term, asked.of.step);
        n++;
      }
      const right = asked.wanted === "beyond" ? term : whole(asked.wanted === "before" ? under : n);
      return !!value && q.same(value, right);
    }
    case "many": {
      const n = value;
      const twice = n && q.add(q.multiply(whole(2), asked.of.first), q.multiply(q.subtract(n, q.ONE), asked.of.step));
      return !!n && !!twice && q.same(q.multiply(n, twice), q.multiply(whole(2), asked.total));
    }
    case "sums": {
      // By Fibonacci numbers: F(n-2) times the first and F(n-1) times the second.
      let [one, two] = [0n, 1n];
      for (let n = 2; n < asked.n; n++) [one, two] = [two, one + two];
      const sum = q.add(q.multiply(q.rational(one), asked.first), q.multiply(q.rational(two), asked.second));
      return !!value && q.same(value, sum);
    }
    case "kind":
      return key === "neither" ? !isSteady(asked.terms) : (key === "arithmetic") === isSteady(asked.terms);
    case "whether": {
      // Step by step until the value is reached or passed.
      const { first, step } = asked.of;
      let here = first;
      const isPast = () => q.compare(here, asked.value) > 0 === step.num > 0n && !q.same(here, asked.value);
      for (let nth = 0; nth < 20000 && !isPast() && !q.same(here, asked.value); nth++) here = q.add(here, step);
      return key === (q.same(here, asked.value) ? "yes" : "no");
    }
  }
}

/** By the middle of each three. */
const isSteady = (terms: readonly q.Rational[]) =>
  terms
    .slice(2)
    .every((term, nth) => q.same(q.add(term, terms[nth] ?? q.ZERO), q.multiply(whole(2), terms[nth + 1] ?? q.ZERO)));
