import { q } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber, lcm, plainNumber } from "../../../algebra/numbers.ts";
import { minus, type Polynomial, scaled } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import type { Step, Working } from "../../../solution.ts";
import { constantOf, factorOf, type System } from "./problem.ts";
import { type Code, equationLatex } from "./saying.ts";
import { isolated, substitutionSteps } from "./substitution.ts";

export function workSystem(system: System): Working<Code> | null {
  const { letters, equations, by, sides } = system;
  const shown = sides.map((side) =>
    side.kind === "relation" ? side.sides.map((one) => latexNode(one)).join(" = ") : "",
  );
  const cases = `\\begin{cases}${shown.join(" \\\\ ")}\\end{cases}`;
  const problem = { en: `solve the system $${cases}$`, ch: `解方程组 $${cases}$` };
  const found = eliminate(equations.map(whole), letters);
  if (!found) return null;
  if (found.kind !== "one") {
    const none = found.kind === "none";
    const said = none
      ? { en: "no solution", ch: "方程组无解" }
      : { en: "infinitely many solutions", ch: "方程组有无数组解" };
    return { problem, steps: found.steps, answer: { said, key: none ? "no solution" : "infinitely many solutions" } };
  }
  const { values } = found;
  const start = letters.length === 2 && by !== "elimination" ? isolated(system) : null;
  const chosen = letters.length === 2 ? (by === "substitution" ? start : start?.given ? start : null) : null;
  const steps = chosen ? substitutionSteps(system, chosen, values) : found.steps;
  const latex = letters.map((letter) => `${letter} = ${latexNumber(values.get(letter) ?? q.ZERO)}`);
  steps.push({ code: "check", values: { solution: latex.join(",\\ ") } });
  const said = `$${latex.join("$, $")}$`;
  const key = letters.map((letter) => `${letter} = ${plainNumber(values.get(letter) ?? q.ZERO)}`).join(", ");
  return { problem, steps, answer: { said: { en: said, ch: said.replaceAll("$, $", "$，$") }, key } };
}

type Found =
  | { kind: "one"; steps: Step<Code>[]; values: Map<string, q.Rational> }
  | { kind: "none" | "many"; steps: Step<Code>[] };

/** One letter after the other is made to cancel; then the values go back in. */
function eliminate(equations: Polynomial[], letters: string[]): Found | null {
  const [letter, ...others] = [...letters].reverse();
  const [first] = equations;
  if (letter === undefined) return null;
  if (others.length === 0) return first ? last(first, letter) : null;
  const pivot = equations.find((equation) => factorOf(equation, letter).num !== 0n);
  if (!pivot) return null;
  const steps: Step<Code>[] = [];
  const rest: Polynomial[] = [];
  for (const equation of equations) {
    if (equation === pivot) continue;
    const next = factorOf(equation, letter).num === 0n ? equation : cancelled(equation, pivot, letter, steps);
    if (next.length === 0) return { kind: "many", steps: [...steps, { code: "same", values: {} }] };
    if (next.every(({ powers }) => powers.size === 0))
      return { kind: "none", steps: [...steps, { code: "contradiction", values: { after: equationLatex(next) } }] };
    rest.push(next);
  }
  const below = eliminate(rest, [...others].reverse());
  if (below?.kind !== "one") return below && { ...below, steps: [...steps, ...below.steps] };
  const value = valueIn(pivot, letter, below.values);
  const given = [...below.values].map(([name, one]) => `${name} = ${latexNumber(one)}`).join(",\\ ");
  const back: Step<Code> = {
    code: "back",
    values: { given, equation: equationLatex(pivot), result: `${letter} = ${latexNumber(value)}`, letter },
  };
  return { kind: "one", steps: [...steps, ...below.steps, back], values: new Map([...below.values, [letter, value]]) };
}

/** Multiples of both equations, put together so that the letter is gone. */
function cancelled(equation: Polynomial, pivot: Polynomial, letter: string, steps: Step<Code>[]): Polynomial {
  const [a, b] = [factorOf(pivot, letter), factorOf(equation, letter)];
  const size = lcm(q.absolute(a).num, q.absolute(b).num);
  const multiples = [
    scaled(pivot, q.rational(size, q.absolute(a).num)),
    scaled(equation, q.rational(size, q.absolute(b).num)),
  ];
  const [one = [], two = []] = multiples;
  const isSame = a.num > 0n === b.num > 0n;
  const after = whole(isSame ? minus(one, two) : minus(one, scaled(two, q.rational(-1n))));
  const values = { letter, first: equationLatex(one), second: equationLatex(two), after: equationLatex(after) };
  steps.push({ code: isSame ? "subtract" : "add", values });
  return after;
}

function last(equation: Polynomial, letter: string): Found {
  const value = valueIn(equation, letter, new Map());
  const step: Step<Code> = {
    code: "one-letter",
    values: { equation: equationLatex(equation), result: `${letter} = ${latexNumber(value)}` },
  };
  return { kind: "one", steps: [step], values: new Map([[letter, value]]) };
}

function valueIn(equation: Polynomial, letter: string, values: ReadonlyMap<string, q.Rational>): q.Rational {
  const rest = [...values].reduce(
    (sum, [name, value]) => q.add(sum, q.multiply(factorOf(equation, name), value)),
    constantOf(equation),
  );
  return q.divide(q.negate(rest), factorOf(equation, letter)) ?? q.ZERO;
}

/** Without fractions. */
const whole = (equation: Polynomial): Polynomial =>
  scaled(equation, q.rational(commonDenominator(equation.map(({ by }) => by))));
