import { exactValue, type Node, numberNode, q, sameValue, substitute } from "@dripstone/checker/mathematics";
import {
  coefficient,
  degree,
  dividedBy,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  product,
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Division = { of: Node; by: Node; letter: string; wanted: "quotient" | "remainder" | "whether" };

/** One polynomial divided by another, with its remainder. */
export const polynomialDivision = defineTopic({
  name: "polynomial-division",
  words,
  read: readDivision,
  work: workDivision,
  holds,
  similar: (division): Division => {
    const other = (text: string) => expressionFrom(text.replaceAll("x", division.letter || "x")) ?? division.of;
    return { ...division, letter: division.letter || "x", of: other("x^3 - 4x^2 + x + 6"), by: other("x - 2") };
  },
});

const sentences: [RegExp, Division["wanted"]][] = [
  [/^is (?<by>.{1,40}?) an? (?:factor|divisor) of (?:the polynomial )?(?<of>.{1,80})$/, "whether"],
  [/^(?<by>.{1,40}?)是(?:不是|否是|否为)?(?:多项式)?(?<of>.{1,80}?)的(?:一个|1个)?因式吗?$/, "whether"],
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
    const found = sentence.exec(text);
    const [, first = "", second = ""] = found ?? [];
    const [of, by] = [found?.groups?.of ?? first, found?.groups?.by ?? second].map(formula);
    const [a, b] = [of && polynomialOf(of), by && polynomialOf(by)];
    if (!of || !by || !a || !b || lettersOf(a).length === 0) continue;
    if (b.length === 1 && wanted === "quotient") return { of, by, letter: "", wanted };
    const [letter, ...more] = [...new Set([...lettersOf(a), ...lettersOf(b)])];
    if (!letter || more.length > 0 || degree(b) < 1 || b.length < 2 || degree(a) < degree(b)) return null;
    if (wanted === "whether" && degree(b) > 1) return null;
    return { of, by, letter, wanted };
  }
  return null;
}

const formula = (part: string) => (/^[-+*/^()\d. a-z]+$/.test(part) ? expressionFrom(part) : null);

/** Each term by the same one; null where a letter would be left below. */
function dividedByTerm(a: Polynomial, b: Polynomial): Polynomial | null {
  const [by, ...more] = b;
  const quotient = by && more.length === 0 ? dividedBy(a, by) : null;
  const isWhole = quotient?.every(({ powers }) => [...powers.values()].every((power) => power >= 0)) ?? false;
  const letters = new Set(lettersOf(a));
  return quotient && isWhole && lettersOf(b).every((letter) => letters.has(letter)) ? sum(quotient, []) : null;
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
  if (letter === "" && a && b) return workTerms(a, b);
  const found = a && b && divided(a, b, letter);
  if (!found) return null;
  const [first, second, quotient, rest] = [a, b, found.quotient, found.rest].map(latexPolynomial);
  const values = { of: `${first}`, by: `${second}`, quotient: `${quotient}`, rest: `${rest}` };
  const steps: Step<Code>[] = [
    { code: "divide", values },
    { code: "check", values },
  ];
  const problem = { en: `divide $${first}$ by $${second}$`, ch: `$${first}$ 除以 $${second}$` };
  if (wanted === "whether") {
    const isFactor = found.rest.length === 0;
    return {
      problem: { en: `whether $${second}$ is a factor of $${first}$`, ch: `$${second}$ 是不是 $${first}$ 的因式` },
      steps,
      answer: { said: { en: isFactor ? "yes" : "no", ch: isFactor ? "是" : "不是" }, key: isFactor ? "yes" : "no" },
    };
  }
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

function workTerms(a: Polynomial, b: Polynomial): Working<Code> | null {
  const found = dividedByTerm(a, b);
  if (!found) return null;
  const [first, second, quotient] = [a, b, found].map(latexPolynomial);
  const values = { of: `${first}`, by: `${second}`, quotient: `${quotient}` };
  return {
    problem: { en: `divide $${first}$ by $${second}$`, ch: `$${first}$ 除以 $${second}$` },
    steps: [{ code: "each-term", values }],
    answer: { said: inBoth(`${quotient}`), key: plainPolynomial(found) },
  };
}

/** At whole numbers: what is left of the first without the remainder is a polynomial times the second. */
function holds({ of, by, letter, wanted }: Division, { key }: { key: string }): boolean {
  if (wanted === "whether") {
    const [zero] = [polynomialOf(by)].flatMap((b) =>
      b ? (q.divide(q.negate(coefficient(b, 0)), coefficient(b, 1)) ?? []) : [],
    );
    const rest = zero && exactValue(substitute(of, letter, numberNode(zero)));
    return !!rest && (key === "yes") === (rest.num === 0n);
  }
  const answer = expressionFrom(key);
  if (!answer) return false;
  if (letter === "") return sameValue(of, { kind: "multiply", left: answer, right: by, implicit: false });
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
