import { q } from "@dripstone/checker/mathematics";
import { decimalOf } from "../../figures/amount.ts";
import type { Step, Working } from "../../solution.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export type Angles =
  | { kind: "third"; a: q.Rational; b: q.Rational }
  | { kind: "complement"; a: q.Rational }
  | { kind: "supplement"; a: q.Rational }
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

function answered(problem: Working["problem"], steps: Step<Code>[], value: q.Rational): Working<Code> | null {
  if (value.num <= 0n) return null;
  const shown = `$${decimalOf(value)}^\\circ$`;
  const key = `${value.num}${value.den === 1n ? "" : `/${value.den}`}°`;
  return { problem, steps, answer: { said: { en: shown, ch: shown }, key } };
}
