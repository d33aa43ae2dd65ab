import { lettersIn, type Node, numericValue, q } from "@dripstone/checker/mathematics";
import {
  latexPolynomial,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  samePolynomial,
  scaled,
  sum,
  type Term,
} from "../../../algebra/polynomial.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Of three terms, as they come from the highest power down. */
type Problem = { of: Node; terms: Polynomial };

const formula = "(?<e>[^,=<>一-龥]{5,60}?)";
const forms = [
  `^(?:is|(?:tell |decide |check )?(?:whether|if)) (?:the )?(?:polynomial|trinomial|expression)? ?${formula} (?:is )?a perfect square(?: trinomial)?$`,
  `^(?:is|(?:tell |decide |check )?(?:whether|if)) (?:the )?(?:polynomial|trinomial|expression)? ?${formula} (?:is )?the square of a binomial$`,
  `^(?:多项式|代数式)?${formula}(?:是不是|是否是|是否为|是)(?:1个|一个)?完全平方式?(?:吗|么)?$`,
].map((form) => new RegExp(form, "u"));

/** "Is x² + 6x + 9 a perfect square trinomial?" */
export const perfectSquareChecks = defineTopic<Problem, Code>({
  name: "perfect-square-checks",
  words,
  read: (question) => {
    if (/[_▢□]|\( *\)/.test(question.original)) return null;
    const text = plainOf(question);
    for (const form of forms) {
      const problem = problemOf(form.exec(text)?.groups?.e);
      if (problem) return problem;
    }
    return null;
  },
  work: workSquare,
  // A quadratic is a square where it is one at each whole number, and at no number is less than 0.
  holds: ({ of }, { key }) => {
    const letters = [...lettersIn(of)].sort();
    const roots = Array.from({ length: 24 }, (_, nth) => {
      const at = new Map(letters.map((letter, place) => [letter, nth - 11 + 5 * place * (nth % 3)]));
      const { re } = numericValue(of, at);
      return re < -1e-9 ? Number.NaN : Math.sqrt(Math.max(re, 0)) * SHARE;
    });
    return roots.every((root) => Math.abs(root - Math.round(root)) < 1e-7) === (key === "yes");
  },
  similar: (problem) => problemOf("x^2 - 10x + 25") ?? problem,
});

/** Halves, thirds, quarters and fifths become whole by it. */
const SHARE = 60;

function problemOf(text: string | undefined): Problem | null {
  const answer = formulaAt(text);
  const terms = answer?.kind === "expression" && !answer.unit ? polynomialOf(answer.of) : null;
  return answer?.kind === "expression" && terms?.length === 3 && rootTerms(terms) !== undefined
    ? { of: answer.of, terms }
    : null;
}

/** The roots of the first and the last term; null where one has none, undefined where they are no squares of letters. */
function rootTerms([first, , last]: Polynomial): [Term, Term] | null | undefined {
  if (!first || !last) return undefined;
  const isEven = [first, last].every(({ powers }) => [...powers.values()].every((power) => power % 2 === 0));
  if (!isEven) return undefined;
  const [a, b] = [first, last].map(({ by, powers }) => {
    const root = q.root(by, 2n);
    return root && { by: root, powers: new Map([...powers].map(([letter, power]) => [letter, power / 2])) };
  });
  return a && b ? [a, b] : null;
}

function workSquare({ terms }: Problem): Working<Code> | null {
  const shown = latexPolynomial(terms);
  const roots = rootTerms(terms);
  const twice = roots && product([roots[0]], scaled([roots[1]], q.rational(2n)));
  const middle = terms.slice(1, 2);
  const isPlus = !!twice && samePolynomial(middle, twice);
  const isTrue = isPlus || (!!twice && samePolynomial(middle, scaled(twice, q.rational(-1n))));
  const base = roots && (isPlus ? sum([roots[0]], [roots[1]]) : minus([roots[0]], [roots[1]]));
  const values = { shown, middle: latexPolynomial(middle) };
  const step: Step<Code> = !twice
    ? {
        code: "ends",
        values: { shown, first: latexPolynomial(terms.slice(0, 1)), last: latexPolynomial(terms.slice(2)) },
      }
    : isTrue
      ? {
          code: "square",
          values: {
            ...values,
            twice: latexPolynomial(twice),
            result: `\\left(${latexPolynomial(base ?? [])}\\right)^2`,
          },
        }
      : { code: "middle", values: { ...values, twice: latexPolynomial(twice) } };
  return {
    problem: { en: `whether $${shown}$ is a perfect square`, ch: `$${shown}$ 是不是完全平方式` },
    steps: [step],
    answer: { said: isTrue ? { en: "yes", ch: "是" } : { en: "no", ch: "不是" }, key: isTrue ? "yes" : "no" },
  };
}
