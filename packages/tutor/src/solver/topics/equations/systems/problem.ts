import { type Answer, q } from "@dripstone/checker/mathematics";
import { coefficient, degree, lettersOf, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import type { Question } from "../../../question.ts";

/** Linear equations in as many letters: of each, everything on one side. `written` is as they were given, in LaTeX. */
export type System = {
  letters: string[];
  equations: Polynomial[];
  sides: Answer[];
  by: "substitution" | "elimination" | null;
};

const words = ["#", "solve", "what", "system", "and", "if", "after", "for", "is", "by-substitution", "by-elimination"];
const UNKNOWNS_MAX = 3;

export function readSystem({ shape, formulas }: Question): System | null {
  const said = shape?.split(" ") ?? [];
  // "Is x = 3 a solution of …" asks for no solution.
  if (said[0] === "is" || !said.every((word) => words.includes(word))) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written !== "or" ? answer.parts : [answer],
  );
  const sides = answers.filter((answer) => answer?.kind === "relation");
  const equations = sides.map(equationOf).filter((equation) => equation !== null);
  if (equations.length !== sides.length || equations.length < 2 || equations.length > UNKNOWNS_MAX) return null;
  const letters = [...new Set(equations.flatMap(lettersOf))].sort();
  const others = answers.filter((answer) => answer?.kind !== "relation");
  const areLetters = others.every(
    (answer) => answer?.kind === "expression" && answer.of.kind === "letter" && letters.includes(answer.of.name),
  );
  // To ask for one letter only is another question.
  const asksForAll = others.length === 0 || others.length === letters.length;
  if (letters.length !== equations.length || !areLetters || !asksForAll) return null;
  const by = said.includes("by-substitution") ? "substitution" : said.includes("by-elimination") ? "elimination" : null;
  return { letters, equations, sides, by };
}

function equationOf(answer: Answer): Polynomial | null {
  if (answer.kind !== "relation" || answer.signs.join() !== "=" || answer.unit) return null;
  const [left, right] = answer.sides.map(polynomialOf);
  const difference = left && right ? minus(left, right) : null;
  return difference && degree(difference) === 1 ? difference : null;
}

/** The number in front of a letter of a linear equation. */
export const factorOf = (equation: Polynomial, letter: string): q.Rational =>
  equation.find(({ powers }) => powers.get(letter) === 1)?.by ?? q.ZERO;

/** `ax + by = c` with everything on one side: -c. */
export const constantOf = (equation: Polynomial) => coefficient(equation, 0);
