import { q } from "@dripstone/checker/mathematics";
import { amount, keyOfAmount, latexOfAmount, rootOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;
export type Point = { x: q.Rational; y: q.Rational };

/** Two different points. */
export type Coordinates = { wanted: "distance" | "midpoint" | "slope" | "line"; a: Point; b: Point };

/** Null for the slope of a line that goes straight up. */
export function workCoordinates({ wanted, a, b }: Coordinates): Working<Code> | null {
  const [dx, dy] = [q.subtract(b.x, a.x), q.subtract(b.y, a.y)];
  const values = {
    ...{ x1: latex(a.x), y1: inBrackets(a.y), x2: latex(b.x), y2: latex(b.y), minusX: inBrackets(a.x) },
    ...{ dx: inBrackets(dx), dy: inBrackets(dy), plainDx: latex(dx), plainDy: latex(dy) },
  };
  const apart: Step<Code> = { code: "apart", values };
  const points = `(${latex(a.x)}, ${latex(a.y)})$ and $(${latex(b.x)}, ${latex(b.y)})`;
  const problem = {
    en: `the ${said[wanted].en} $${points}$`,
    ch: `$${points.replace(" and ", " 和 ")}$ ${said[wanted].ch}`,
  };
  switch (wanted) {
    case "distance": {
      const square = q.add(q.multiply(dx, dx), q.multiply(dy, dy));
      const distance = rootOf(amount(square));
      if (!distance) return null;
      const shown = latexOfAmount(distance);
      const steps: Step<Code>[] = [
        apart,
        { code: "distance", values: { ...values, square: latex(square), distance: shown } },
      ];
      return { problem, steps, answer: { said: { en: `$${shown}$`, ch: `$${shown}$` }, key: keyOfAmount(distance) } };
    }
    case "midpoint": {
      const half = (one: q.Rational, other: q.Rational) => q.multiply(q.add(one, other), q.rational(1n, 2n));
      const [x, y] = [half(a.x, b.x), half(a.y, b.y)];
      const steps: Step<Code>[] = [
        {
          code: "middle",
          values: { ...values, x: latex(x), y: latex(y), plusX: inBrackets(b.x), plusY: inBrackets(b.y) },
        },
      ];
      const shown = `$(${latex(x)}, ${latex(y)})$`;
      return { problem, steps, answer: { said: { en: shown, ch: shown }, key: `(${plain(x)}, ${plain(y)})` } };
    }
    case "slope": {
      const slope = q.divide(dy, dx);
      if (!slope) return null;
      const shown = `$${latex(slope)}$`;
      return {
        problem,
        steps: [apart, { code: "slope", values: { ...values, slope: latex(slope) } }],
        answer: { said: { en: shown, ch: shown }, key: plain(slope) },
      };
    }
    case "line": {
      const slope = q.divide(dy, dx);
      if (!slope) {
        const shown = `$x = ${latex(a.x)}$`;
        return {
          problem,
          steps: [{ code: "upright", values }],
          answer: { said: { en: shown, ch: shown }, key: `x = ${plain(a.x)}` },
        };
      }
      const start = q.subtract(a.y, q.multiply(slope, a.x));
      const equation = lineLatex(slope, start);
      const steps: Step<Code>[] = [
        apart,
        { code: "slope", values: { ...values, slope: latex(slope) } },
        {
          code: "start",
          values: { ...values, slope: latex(slope), factor: inBrackets(slope), start: latex(start), equation },
        },
      ];
      const key = `y = (${plain(slope)})*x + (${plain(start)})`;
      return { problem, steps, answer: { said: { en: `$${equation}$`, ch: `$${equation}$` }, key } };
    }
  }
}

const said = {
  distance: { en: "distance between", ch: "之间的距离" },
  midpoint: { en: "midpoint of", ch: "的中点" },
  slope: { en: "slope of the line through", ch: "所在直线的斜率" },
  line: { en: "equation of the line through", ch: "所在直线的方程" },
};

function lineLatex(slope: q.Rational, start: q.Rational): string {
  if (slope.num === 0n) return `y = ${latex(start)}`;
  const factor = q.same(slope, q.ONE) ? "" : q.same(slope, q.negate(q.ONE)) ? "-" : latex(slope);
  const sign = start.num < 0n ? "-" : "+";
  return `y = ${factor}x${start.num === 0n ? "" : ` ${sign} ${latex(q.absolute(start))}`}`;
}

const latex = (value: q.Rational) => latexOfAmount(amount(value));
const inBrackets = (value: q.Rational) => (value.num < 0n ? `(${latex(value)})` : latex(value));
const plain = ({ num, den }: q.Rational) => (den === 1n ? `${num}` : `${num}/${den}`);
