import { q } from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, type Polynomial, scaled, sum } from "../../../algebra/polynomial.ts";
import type { Step } from "../../../solution.ts";
import { factorOf, type System } from "./problem.ts";
import { type Code, equationLatex } from "./saying.ts";

/** A letter by itself, `y = 2x + 1`; `given` if it stands so in the problem. */
type Isolated = { letter: string; is: Polynomial; index: number; given: boolean };

/** The letter that is easiest to get by itself; null where that needs fractions. */
export function isolated({ equations, sides, letters }: System): Isolated | null {
  const found = equations.flatMap((equation, index): Isolated[] =>
    letters.flatMap((letter) => {
      const factor = factorOf(equation, letter);
      if (!q.same(q.absolute(factor), q.ONE)) return [];
      const rest = equation.filter(({ powers }) => !powers.has(letter));
      const side = sides[index];
      const given = side?.kind === "relation" && side.sides.some((one) => one.kind === "letter" && one.name === letter);
      return [{ letter, is: scaled(rest, q.negate(factor)), index, given }];
    }),
  );
  return found.find(({ given }) => given) ?? found[0] ?? null;
}

export function substitutionSteps(
  { equations, letters }: System,
  start: Isolated,
  values: ReadonlyMap<string, q.Rational>,
): Step<Code>[] {
  const { letter, is, index, given } = start;
  const [other = ""] = letters.filter((name) => name !== letter);
  const into = equations[1 - index] ?? [];
  const factor = factorOf(into, letter);
  const without = into.filter(({ powers }) => !powers.has(letter));
  const after = sum(without, scaled(is, factor));
  const shown = `${letter} = ${latexPolynomial(is)}`;
  const first: Step<Code>[] = given
    ? []
    : [{ code: "isolate", values: { letter, equation: equationLatex(equations[index] ?? []), after: shown } }];
  const result = `${other} = ${latexNumber(values.get(other) ?? q.ZERO)}`;
  return [
    ...first,
    { code: "substitute", values: { letter, shown, equation: equationLatex(into), after: equationLatex(after) } },
    { code: "one-letter", values: { equation: equationLatex(after), result } },
    {
      code: "back",
      values: {
        given: result,
        equation: shown,
        result: `${letter} = ${latexNumber(values.get(letter) ?? q.ZERO)}`,
        letter,
      },
    },
  ];
}
