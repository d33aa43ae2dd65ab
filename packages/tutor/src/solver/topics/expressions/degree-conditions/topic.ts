import { lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { termDegree, termsByDigits } from "../polynomial-terms/terms.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** The letter for which `of` has this degree, and as many terms where that is told. */
type Problem = { of: Node; letter: string; degree: number; count: number | null };

const formula = "(?<e>[^,=<>一-龥]{2,80}?)";
const numeral = "一二三四五六七八九十";
const some = (name: string) => `(?<${name}>[${numeral}]|\\d{1,2})`;
const about = "(?:关于[a-z](?:[,、和与][a-z])*的)?";
const kind = "(?:多项式|单项式|代数式|整式|式子)?";
const wantedZh =
  ",?(?:且|,)?(?:则|那么|求|求出|试求|,)*(?:常数|字母|整数)?(?<w>[a-z])(?:的值)?(?:是|为|等于|=)?(?:多少|几)?[_ ]*(?:\\( *\\))?";
const wantedEn =
  ",? ?(?:then )?(?:find|what is|determine|solve for|what must be)? ?(?:the value of )?(?<w>[a-z])(?: be)?";
const forms = [
  `^(?:若|已知|如果|设)?${about}${kind}${formula}(?:是|为)(?:1个|一个)?${about}${some("d")}次(?:${some("n")}项式|(?<one>单)项式|多项式|整式)${wantedZh}$`,
  `^(?:若|已知|如果|设)?${about}${kind}${formula}的次数(?:是|为|等于|=)${some("d")}${wantedZh}$`,
  `^(?:if )?(?:the )?degree of (?:the )?(?:polynomial|monomial|expression|term)? ?${formula} is ${some("d")}${wantedEn}$`,
  `^(?:if )?(?:the )?(?:polynomial|monomial|expression|term)? ?${formula} (?:is a|has)(?: polynomial of| monomial of)? degree ${some("d")}(?: polynomial| monomial)?${wantedEn}$`,
].map((form) => new RegExp(form, "u"));

/** 多项式 2x^|m|+(m-2)x-5 是二次三项式: each number that the letter may be is tried, those above and below it by their degree. */
export const degreeConditions = defineTopic<Problem, Code>({
  name: "degree-conditions",
  words,
  read: (question) => problemIn(plainOf(question)),
  work: (problem) => {
    const found = fitting(problem, degreeOf);
    const { of, letter, degree } = problem;
    if (found.length === 0 || found.length > 2) return null;
    const shown = latexNode(of);
    const result = found.map((value) => `${letter} = ${latexNumber(value)}`).join(",\\ ");
    const filled = found.map((value) => latexPolynomial(filledWith(problem, value) ?? [])).join(",\\ ");
    const count = problem.count === null ? "" : `${problem.count}`;
    const steps: Step<Code>[] = [
      { code: "exponent", values: { shown, degree: `${degree}`, letter, result } },
      { code: "check", values: { result, filled } },
    ];
    return {
      problem: {
        en: `the $${letter}$ for which $${shown}$ has degree $${degree}$${count ? ` and number of terms $${count}$` : ""}`,
        ch: `$${shown}$ 是 $${degree}$ 次${count ? ` $${count}$ 项` : ""}式时 $${letter}$ 的值`,
      },
      steps,
      answer: {
        said: inBoth(result),
        key: found.map((value) => `${letter} = ${plainNumber(value)}`).join(" or "),
      },
    };
  },
  // The terms are read off as digits, for each number once more.
  holds: (problem, { key }) => {
    const again = fitting(problem, (node) => {
      const terms = termsByDigits(node);
      return terms && { degree: Math.max(0, ...terms.map(termDegree)), count: terms.length };
    });
    return again.map((value) => `${problem.letter} = ${plainNumber(value)}`).join(" or ") === key;
  },
  similar: ({ letter, of }) => {
    const x = letter === "x" ? "y" : "x";
    const answer = formulaAt(`3${x}^(${letter}+1)-2${x}+1`);
    return { of: answer?.kind === "expression" ? answer.of : of, letter, degree: 4, count: 3 };
  },
});

function problemIn(text: string): Problem | null {
  for (const form of forms) {
    const { e, d, n, one, w } = form.exec(text)?.groups ?? {};
    const answer = e && w ? formulaAt(e) : null;
    if (answer?.kind !== "expression" || answer.unit || !w || !d) continue;
    const letters = lettersIn(answer.of);
    const count = one ? 1 : n ? numberOf(n) : null;
    if (letters.size < 2 || !letters.has(w)) continue;
    const problem = { of: answer.of, letter: w, degree: numberOf(d), count };
    if (fitting(problem, degreeOf).length > 0) return problem;
  }
  return null;
}

const numberOf = (text: string) => (/\d/.test(text) ? Number(text) : numeral.indexOf(text) + 1);

const VALUES_MAX = 20;

/** Halves and thirds, too: the root of a coefficient, or of an exponent such as 2n. */
const tried = Array.from({ length: 12 * VALUES_MAX + 1 }, (_, nth) => q.rational(BigInt(nth - 6 * VALUES_MAX), 6n));

function filledWith({ of, letter }: Problem, value: q.Rational): Polynomial | null {
  return polynomialOf(substitute(of, letter, numberNode(value)));
}

type Shape = { degree: number; count: number };

function degreeOf(node: Node): Shape | null {
  const terms = polynomialOf(node);
  return terms && { degree: Math.max(0, ...terms.map(termDegree)), count: terms.length };
}

function fitting({ of, letter, degree, count }: Problem, shapeOf: (node: Node) => Shape | null): q.Rational[] {
  return tried.filter((value) => {
    const shape = shapeOf(substitute(of, letter, numberNode(value)));
    return shape?.degree === degree && (count === null || shape.count === count);
  });
}
