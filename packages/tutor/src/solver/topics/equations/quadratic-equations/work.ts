import { q } from "@dripstone/checker/mathematics";
import { coefficient, latexPolynomial, type Polynomial } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { fractionSurd, latexSurd, plainSurd, rootOf, type Surd } from "../../../algebra/surds.ts";
import type { Step, Working } from "../../../solution.ts";
import { differenceOf, discriminantOf, type Quadratic, type Standard, standardOf, wholeRoot } from "./problem.ts";
import { type Code, completeSquare, factorSteps, formulaSteps, rootSteps } from "./ways.ts";

export function workQuadratic({ relation, method, wanted }: Quadratic): Working<Code> | null {
  const difference = differenceOf(relation);
  if (!difference) return null;
  const { letter } = relation;
  const standard = standardOf(difference);
  const given = latexRelation(relation);
  const steps: Step<Code>[] = [];
  if (wanted === "discriminant") return discriminantOnly(difference, letter);
  if (wanted === "count") return counted(difference, letter);
  if (wanted === "kind") return kindOf(difference, letter);
  const shown = `${latexPolynomial(polynomialFrom(standard, letter))} = 0`;
  const root = wholeRoot(discriminantOf(standard));
  const way = method ?? (standard.b === 0n && standard.c <= 0n ? "root" : root !== null ? "factoring" : "formula");
  // What does not factor with whole numbers can't be solved that way.
  if (way === "factoring" && root === null) return null;
  if (way !== "root" && shown.replaceAll(/\s/g, "") !== given.replaceAll(/\s/g, ""))
    steps.push({ code: "standard", values: { before: given, after: shown } });
  const roots = rootsOf(standard);
  if (!roots) return null;
  const context = { standard, letter, roots };
  if (way === "factoring") steps.push(...factorSteps(context));
  else if (way === "square") steps.push(...completeSquare(context));
  else if (way === "root") steps.push(...rootSteps(context, given));
  else steps.push(...formulaSteps(context));
  const problem = { en: `solve $${given}$ for $${letter}$`, ch: `解方程 $${given}$` };
  if (roots.length === 0)
    return {
      problem,
      steps,
      answer: { said: { en: "no real solutions", ch: "方程没有实数根" }, key: "no real solutions" },
    };
  const said = roots.map((value) => `${letter} = ${latexSurd(value)}`);
  const answer = {
    said: { en: said.map((one) => `$${one}$`).join(" or "), ch: said.map((one) => `$${one}$`).join(" 或 ") },
    key: roots.map((value) => `${letter} = ${plainSurd(value)}`).join(" or "),
  };
  return { problem, steps, answer };
}

/** The discriminant of the equation as it was given, not of a multiple. */
function discriminantOnly(difference: Polynomial, letter: string): Working<Code> | null {
  const [a, b, c] = [2, 1, 0].map((power) => coefficient(difference, power));
  if (!a || !b || !c || [a, b, c].some(({ den }) => den > 1n)) return null;
  const value = discriminantOf({ a: a.num, b: b.num, c: c.num });
  const shown = latexPolynomial(difference);
  const values = { a: `${a.num}`, b: `${b.num}`, c: `${c.num}`, value: `${value}` };
  return {
    problem: { en: `the discriminant of $${shown} = 0$`, ch: `方程 $${shown} = 0$ 的判别式（未知数 $${letter}$）` },
    steps: [{ code: "discriminant", values }],
    answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: `${value}` },
  };
}

/** How many real roots there are, told by the sign of the discriminant. */
function counted(difference: Polynomial, letter: string): Working<Code> | null {
  const only = discriminantOnly(difference, letter);
  if (!only) return null;
  const value = BigInt(only.answer.key);
  const count = value < 0n ? "0" : value === 0n ? "1" : "2";
  const shown = latexPolynomial(difference);
  return {
    problem: { en: `how many real solutions $${shown} = 0$ has`, ch: `方程 $${shown} = 0$ 有几个不同的实数根` },
    steps: [
      ...only.steps,
      { code: value < 0n ? "countNone" : value === 0n ? "countOne" : "countTwo", values: { value: `${value}` } },
    ],
    answer: { said: { en: `$${count}$`, ch: `$${count}$` }, key: count },
  };
}

/** How teachers name what the sign of the discriminant tells. */
function kindOf(difference: Polynomial, letter: string): Working<Code> | null {
  const only = discriminantOnly(difference, letter);
  if (!only) return null;
  const value = BigInt(only.answer.key);
  const [code, en, ch] =
    value < 0n
      ? (["kindNone", "no real roots", "没有实数根"] as const)
      : value === 0n
        ? (["kindEqual", "two equal real roots", "有两个相等的实数根"] as const)
        : (["kindDifferent", "two different real roots", "有两个不相等的实数根"] as const);
  const shown = latexPolynomial(difference);
  return {
    problem: { en: `the nature of the roots of $${shown} = 0$`, ch: `方程 $${shown} = 0$ 的根的情况` },
    steps: [...only.steps, { code, values: { value: `${value}` } }],
    answer: { said: { en, ch }, key: en },
  };
}

const polynomialFrom = ({ a, b, c }: Standard, letter: string): Polynomial =>
  [a, b, c].flatMap((by, index) =>
    by === 0n ? [] : [{ powers: new Map(index < 2 ? [[letter, 2 - index]] : []), by: q.rational(by) }],
  );

/** The smaller one first; none where the discriminant is below 0. */
function rootsOf(standard: Standard): Surd[] | null {
  const discriminant = discriminantOf(standard);
  if (discriminant < 0n) return [];
  const twice = 2n * standard.a;
  const middle = q.rational(-standard.b, twice);
  const root = rootOf(q.rational(discriminant, twice * twice));
  if (!root) return null;
  if (discriminant === 0n) return [fractionSurd(middle)];
  if (root.by.num === 0n) return [q.subtract(middle, root.plain), q.add(middle, root.plain)].map(fractionSurd);
  return [q.negate(root.by), root.by].map((by) => ({ plain: middle, by, of: root.of }));
}
