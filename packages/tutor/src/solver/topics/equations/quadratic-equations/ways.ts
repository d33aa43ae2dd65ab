import { q } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { latexSurd, type Surd } from "../../../algebra/surds.ts";
import type { Step } from "../../../solution.ts";
import { discriminantOf, type Standard } from "./problem.ts";
import type words from "./words.json";

export type Code = keyof typeof words.en;

type Context = { standard: Standard; letter: string; roots: Surd[] };

/** With a root of p/q goes the factor qx - p. */
export function factorSteps({ standard: { a, b, c }, letter, roots }: Context): Step<Code>[] {
  const all = roots.length === 1 ? [...roots, ...roots] : roots;
  const factors = all.map(({ plain }) => linear(plain.den, -plain.num, letter));
  const product = roots.length === 1 ? `${factors[0]}^{2}` : factors.join("");
  const values = {
    product: `${a * c}`,
    sum: `${b}`,
    factored: `${c === 0n ? product.replace(/^\\left\((\w)\\right\)/, "$1") : product} = 0`,
  };
  const zeros = all.map(({ plain }) => linear(plain.den, -plain.num, letter).replaceAll(/\\(?:left|right)[()]/g, ""));
  const equations = [...new Set(zeros)].map((one) => `${one} = 0`);
  return [
    c === 0n ? { code: "common-factor", values: { letter, factored: values.factored } } : { code: "factor", values },
    { code: "zero-product", values: { equations: either(equations), solutions: solutions(letter, roots) } },
  ];
}

/** `ax² = -c`; where it was given with the square by itself, that is no step. */
export function rootSteps({ standard: { a, c }, letter, roots }: Context, given: string): Step<Code>[] {
  const square = latexNumber(q.rational(-c, a));
  const after = `${letter}^{2} = ${square}`;
  const isGiven = after.replaceAll(/\s/g, "") === given.replaceAll(/\s/g, "");
  return [
    ...(isGiven ? [] : [{ code: "alone" as const, values: { after } }]),
    { code: "take-roots", values: { square, solutions: solutions(letter, roots) } },
  ];
}

export function formulaSteps({ standard, letter, roots }: Context): Step<Code>[] {
  const [a, b, c] = [standard.a, standard.b, standard.c].map(String);
  const value = `${discriminantOf(standard)}`;
  const first: Step<Code> = { code: "discriminant", values: { a: a ?? "", b: b ?? "", c: c ?? "", value } };
  if (roots.length === 0) return [first, { code: "none", values: { value } }];
  const formula = `${letter} = \\frac{-(${b}) \\pm \\sqrt{${value}}}{2 \\cdot ${a}}`;
  return [first, { code: "formula", values: { formula, solutions: solutions(letter, roots) } }];
}

export function completeSquare({ standard: { a, b, c }, letter, roots }: Context): Step<Code>[] {
  const [half, right] = [q.rational(b, 2n * a), q.rational(-c, a)];
  const squared = q.multiply(half, half);
  const sum = q.add(right, squared);
  const moved = `${letter}^{2} ${signed(q.rational(b, a), letter)} = ${latexNumber(right)}`;
  const square = `\\left(${letter} ${signed(half, "")}\\right)^{2} = ${latexNumber(sum)}`;
  const steps: Step<Code>[] = [
    { code: "move-constant", values: { after: moved } },
    { code: "add-square", values: { half: latexNumber(half), squared: latexNumber(squared), after: square } },
  ];
  if (roots.length === 0) return [...steps, { code: "negative-square", values: { after: square } }];
  return [...steps, { code: "take-roots", values: { square: latexNumber(sum), solutions: solutions(letter, roots) } }];
}

const solutions = (letter: string, roots: Surd[]) => either(roots.map((root) => `${letter} = ${latexSurd(root)}`));

const either = (latex: string[]) => ({
  en: latex.map((one) => `$${one}$`).join(" or "),
  ch: latex.map((one) => `$${one}$`).join(" 或 "),
});

function linear(by: bigint, plain: bigint, letter: string): string {
  const tail = plain === 0n ? "" : plain < 0n ? ` - ${-plain}` : ` + ${plain}`;
  return `\\left(${by === 1n ? "" : by}${letter}${tail}\\right)`;
}

function signed(value: q.Rational, letter: string): string {
  if (value.num === 0n) return "";
  const size = q.absolute(value);
  const shown = q.same(size, q.ONE) && letter ? "" : latexNumber(size);
  return `${value.num < 0n ? "-" : "+"} ${shown}${letter}`;
}
