import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  product,
  sum,
} from "../../algebra/polynomial.ts";
import { inBoth } from "../../algebra/printing.ts";
import { expressionFrom } from "../../algebra/relation.ts";
import type { Question } from "../../question.ts";
import { plainOf } from "../../sentences/plain.ts";
import type { Step, Working } from "../../solution.ts";
import { defineTopic } from "../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Division = { of: Node; by: Node; letter: string; wanted: "quotient" | "remainder" };

/** One polynomial divided by another, with its remainder. */
export const polynomialDivision = defineTopic({
  name: "polynomial-division",
  words,
  read: readDivision,
  work: workDivision,
  holds,
  similar: (division): Division => {
    const other = (text: string) => expressionFrom(text.replaceAll("x", division.letter)) ?? division.of;
    return { ...division, of: other("x^3 - 4x^2 + x + 6"), by: other("x - 2") };
  },
});

const sentences: [RegExp, Division["wanted"]][] = [
  [/^(?:the )?remainder (?:when|if|of) (.{1,80}?) (?:is )?divided by (.{1,40})$/, "remainder"],
  [/^(?:the )?remainder (?:when|if) (?:you |we )?(?:divide|dividing) (.{1,80}?) by (.{1,40})$/, "remainder"],
  [/^(.{1,80}?)除以(.{1,40}?)(?:的|所得的|,)?余(?:数|式)$/, "remainder"],
  [/^(?:the )?(?:quotient (?:of|when) )?(.{1,80}?) (?:is )?divided by (.{1,40})$/, "quotient"],
  [/^(?:use (?:polynomial )?(?:long|synthetic) division to )?divide (.{1,80}?) by (.{1,40})$/, "quotient"],
  [/^(.{1,80}?)除以(.{1,40}?)(?:的商)?$/, "quotient"],
];

function readDivision(question: Question): Division | null {
  const text = plainOf(question);
  for (const [sentence, wanted] of sentences) {
    const [, first = "", second = ""] = sentence.exec(text) ?? [];
    const [of, by] = [first, second].map((part) => (/[a-z]/.test(part) ? expressionFrom(part) : null));
    const [a, b] = [of && polynomialOf(of), by && polynomialOf(by)];
    if (!of || !by || !a || !b) continue;
    const [letter, ...more] = [...new Set([...lettersOf(a), ...lettersOf(b)])];
    if (!letter || more.length > 0 || degree(b) < 1 || b.length < 2 || degree(a) < degree(b)) return null;
    return { of, by, letter, wanted };
  }
  return null;
}

/** Long division: the highest terms first. */
function divided(a: Polynomial, b: Polynomial, letter: string): { quotient: Polynomial; rest: Polynomial } | null {
  let [quotient, rest]: [Polynomial, Polynomial] = [[], a];
  while (rest.length > 0 && degree(rest) >= degree(b)) {
    const power = degree(rest) - degree(b);
    const by = q.divide(coefficient(rest, degree(rest)), coefficient(b, degree(b)));
    if (!by) return null;
    const term: Polynomial = [{ by, powers: new Map(power > 0 ? [[letter, power]] : []) }];
    const part = product(term, b);
    if (!part) return null;
    [quotient, rest] = [sum(quotient, term), minus(rest, part)];
  }
  return { quotient, rest };
}

function workDivision({ of, by, letter, wanted }: Division): Working<Code> | null {
  const [a, b] = [polynomialOf(of), polynomialOf(by)];
  const found = a && b && divided(a, b, letter);
  if (!found) return null;
  const [first, second, quotient, rest] = [a, b, found.quotient, found.rest].map(latexPolynomial);
  const values = { of: `${first}`, by: `${second}`, quotient: `${quotient}`, rest: `${rest}` };
  const steps: Step<Code>[] = [
    { code: "divide", values },
    { code: "check", values },
  ];
  const problem = { en: `divide $${first}$ by $${second}$`, ch: `$${first}$ 除以 $${second}$` };
  if (wanted === "remainder")
    return { problem, steps, answer: { said: inBoth(`${rest}`), key: plainPolynomial(found.rest) } };
  const isWhole = found.rest.length === 0;
  const said = isWhole
    ? inBoth(`${quotient}`)
    : { en: `$${quotient}$, remainder $${rest}$`, ch: `商是 $${quotient}$，余式是 $${rest}$` };
  const key = isWhole
    ? plainPolynomial(found.quotient)
    : `${plainPolynomial(found.quotient)} + (${plainPolynomial(found.rest)})/(${plainPolynomial(b)})`;
  return { problem, steps, answer: { said, key } };
}

/** At whole numbers: what is left of the first without the remainder is a polynomial times the second. */
function holds({ of, by, letter, wanted }: Division, { key }: { key: string }): boolean {
  const answer = expressionFrom(key);
  if (!answer) return false;
  const size = degree(polynomialOf(of) ?? []) + 2;
  const points = Array.from({ length: size }, (_, index) => BigInt(index + 101));
  const values = points.map((point) => {
    const [a, b, c] = [of, by, answer].map((node) =>
      exactValue(substitute(node, letter, numberNode(q.rational(point)))),
    );
    if (!a || !b || !c) return null;
    return wanted === "quotient" ? q.subtract(q.multiply(b, c), a) : q.divide(q.subtract(a, c), b);
  });
  if (values.includes(null)) return false;
  const known = values.flatMap((value) => value ?? []);
  if (wanted === "quotient") return known.every(({ num }) => num === 0n);
  // A polynomial of this degree has no differences beyond it.
  const order = degree(polynomialOf(of) ?? []) - degree(polynomialOf(by) ?? []) + 1;
  let differences = known;
  for (let step = 0; step < order; step++)
    differences = differences.slice(1).map((value, index) => q.subtract(value, differences[index] ?? q.ZERO));
  const rest = polynomialOf(answer);
  return differences.every(({ num }) => num === 0n) && rest !== null && degree(rest) < degree(polynomialOf(by) ?? []);
}
