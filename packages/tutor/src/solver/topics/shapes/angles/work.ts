import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../../figures/amount.ts";
import type { Step, Working } from "../../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Angles =
  | { kind: "third"; a: q.Rational; b: q.Rational }
  | { kind: "complement"; a: q.Rational }
  | { kind: "supplement"; a: q.Rational }
  /** Of an isosceles triangle: each base angle by the one at the top, and that by a base angle. */
  | { kind: "base" | "apex"; a: q.Rational }
  /** The number of sides by the sum of the angles, by each of them, or by each outer one. */
  | { kind: "sidesOfSum" | "sidesOfEach" | "sidesOfOuter"; a: q.Rational }
  | { kind: "sum" | "each" | "outer"; sides: bigint };

/** Null where there is no such angle. */
export function workAngles(problem: Angles): Working<Code> | null {
  if (problem.kind === "third") {
    const rest = q.subtract(q.rational(180n), q.add(problem.a, problem.b));
    const values = { a: decimalOf(problem.a), b: decimalOf(problem.b), rest: decimalOf(rest) };
    const said = {
      en: `the third angle of a triangle with angles of $${values.a}^\\circ$ and $${values.b}^\\circ$`,
      ch: `三角形的两个内角是 $${values.a}^\\circ$ 和 $${values.b}^\\circ$，求第三个内角`,
    };
    return answered(said, [{ code: "third", values }], rest);
  }
  if (problem.kind === "complement" || problem.kind === "supplement") {
    const whole = problem.kind === "complement" ? 90n : 180n;
    const rest = q.subtract(q.rational(whole), problem.a);
    const values = { a: decimalOf(problem.a), whole: `${whole}`, rest: decimalOf(rest) };
    const said = {
      en: `the ${problem.kind} of $${values.a}^\\circ$`,
      ch: `$${values.a}^\\circ$ 的${whole === 90n ? "余角" : "补角"}`,
    };
    return answered(said, [{ code: "rest", values }], rest);
  }
  if (!("sides" in problem))
    return problem.kind === "base" || problem.kind === "apex"
      ? workIsosceles(problem.kind, problem.a)
      : workSides(problem.kind, problem.a);
  const { kind, sides } = problem;
  const sum = q.rational((sides - 2n) * 180n);
  const [each, outer] = [q.rational(sum.num, sides), q.rational(360n, sides)];
  const values = {
    sides: `${sides}`,
    triangles: `${sides - 2n}`,
    sum: decimalOf(sum),
    each: decimalOf(each),
    outer: decimalOf(outer),
  };
  const triangles: Step<Code> = { code: "triangles", values };
  const said = {
    sum: { en: `the sum of the angles of a polygon with $${sides}$ sides`, ch: `$${sides}$ 边形的内角和` },
    each: { en: `each angle of a regular polygon with $${sides}$ sides`, ch: `正 $${sides}$ 边形的每个内角` },
    outer: { en: `each exterior angle of a regular polygon with $${sides}$ sides`, ch: `正 $${sides}$ 边形的每个外角` },
  }[kind];
  if (kind === "sum") return answered(said, [triangles], sum);
  if (kind === "each") return answered(said, [triangles, { code: "share", values }], each);
  return answered(said, [{ code: "turn", values }], outer);
}

function workIsosceles(kind: "base" | "apex", a: q.Rational): Working<Code> | null {
  const straight = q.rational(180n);
  const shown = decimalOf(a);
  if (kind === "base") {
    const rest = q.subtract(straight, a);
    const half = q.multiply(rest, q.rational(1n, 2n));
    const said = {
      en: `a base angle of an isosceles triangle with $${shown}^\\circ$ at the top`,
      ch: `等腰三角形的顶角是 $${shown}^\\circ$，求底角`,
    };
    return answered(
      said,
      [{ code: "halve", values: { a: shown, rest: decimalOf(rest), half: decimalOf(half) } }],
      half,
    );
  }
  const rest = q.subtract(straight, q.add(a, a));
  const said = {
    en: `the angle at the top of an isosceles triangle with base angles of $${shown}^\\circ$`,
    ch: `等腰三角形的底角是 $${shown}^\\circ$，求顶角`,
  };
  return answered(said, [{ code: "third", values: { a: shown, b: shown, rest: decimalOf(rest) } }], rest);
}

function workSides(kind: "sidesOfSum" | "sidesOfEach" | "sidesOfOuter", a: q.Rational): Working<Code> | null {
  const [straight, around] = [q.rational(180n), q.rational(360n)];
  const outer = kind === "sidesOfOuter" ? a : q.subtract(straight, a);
  const parts = kind === "sidesOfSum" ? q.divide(a, straight) : q.divide(around, outer);
  const count = parts && kind === "sidesOfSum" ? q.add(parts, q.rational(2n)) : parts;
  if (count?.den !== 1n || count.num < 3n) return null;
  const [shown, sides] = [decimalOf(a), `${count.num}`];
  const said = {
    sidesOfSum: {
      en: `the sides of a polygon whose angles add up to $${shown}^\\circ$`,
      ch: `内角和是 $${shown}^\\circ$ 的多边形的边数`,
    },
    sidesOfEach: {
      en: `the sides of a regular polygon with angles of $${shown}^\\circ$`,
      ch: `每个内角是 $${shown}^\\circ$ 的正多边形的边数`,
    },
    sidesOfOuter: {
      en: `the sides of a regular polygon with exterior angles of $${shown}^\\circ$`,
      ch: `每个外角是 $${shown}^\\circ$ 的正多边形的边数`,
    },
  }[kind];
  const step: Step<Code> =
    kind === "sidesOfSum"
      ? { code: "countTriangles", values: { a: shown, triangles: `${count.num - 2n}`, sides } }
      : { code: "countTurns", values: { outer: decimalOf(outer), sides } };
  return { problem: said, steps: [step], answer: { said: { en: `$${sides}$`, ch: `$${sides}$` }, key: sides } };
}

function answered(problem: Working["problem"], steps: Step<Code>[], value: q.Rational): Working<Code> | null {
  if (value.num <= 0n) return null;
  const shown = `$${decimalOf(value)}^\\circ$`;
  const key = `${value.num}${value.den === 1n ? "" : `/${value.den}`}°`;
  return { problem, steps, answer: { said: { en: shown, ch: shown }, key } };
}
