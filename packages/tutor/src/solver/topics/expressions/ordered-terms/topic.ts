import {
  latexPolynomial,
  lettersOf,
  type Polynomial,
  plainPolynomial,
  polynomialOf,
  samePolynomial,
  type Term,
} from "../../../algebra/polynomial.ts";
import { inBoth } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Problem = { of: Polynomial; letter: string; isAscending: boolean };

const formula = "(?<e>[^,=<>一-龥]{3,90}?)";
const order = "(?<order>descending|ascending|decreasing|increasing)";
const by = "(?:order|powers?|degrees?|exponents?|order of (?:the )?(?:its )?(?:degrees?|powers?|exponents?|terms))";
const forms = [
  `^(?:arrange|order|rewrite|put|sort|write|reorder)? ?(?:the )?(?:terms (?:of|in) )?(?:the )?(?:polynomial|expression)?,? ?${formula},? (?:in|by|according to|with) (?:the )?(?:terms in )?(?:order of )?${order} ${by}(?: of (?:the )?(?:variable |letter )?(?<k>[a-z]))?$`,
  `^(?:arrange|order|rewrite|put|sort|write|reorder) (?:this |the )?(?:terms of the )?(?:polynomial|expression) (?:in|by) ${order} ${by}(?: of (?<k>[a-z]))?, ?${formula}$`,
  `^[把将]?(?:多项式|代数式|整式|式子)?${formula},?(?:先)?按(?:照)?(?:字母)?(?<k>[a-z])?的?(?:指数|次数)?的?(?<zh>[升降])幂(?:重新)?(?:排列|排序|排)(?:起来|好)?(?:后)?(?:为|得|是|应是|应为|正确的是)?[_ ]*$`,
  `^[把将]?(?:下列)?(?:多项式|代数式|整式)?(?:先)?按(?:照)?(?:字母)?(?<k>[a-z])?的?(?:指数|次数)?的?(?<zh>[升降])幂(?:重新)?(?:排列|排序)(?:下列)?(?:多项式|代数式|整式)?,?${formula}$`,
].map((form) => new RegExp(form, "u"));

/** The terms of a polynomial in the order of the powers of one letter: 按 x 的升幂排列. */
export const orderedTerms = defineTopic<Problem, Code>({
  name: "ordered-terms",
  words,
  read: (question) => orderIn(plainOf(question)),
  work: ({ of, letter, isAscending }) => {
    const sorted = inOrder({ of, letter, isAscending });
    if (!sorted) return null;
    const [polynomial, result] = [latexPolynomial(of), latexPolynomial(sorted)];
    const said = isAscending
      ? { en: `$${polynomial}$ in ascending powers of $${letter}$`, ch: `把 $${polynomial}$ 按 $${letter}$ 的升幂排列` }
      : {
          en: `$${polynomial}$ in descending powers of $${letter}$`,
          ch: `把 $${polynomial}$ 按 $${letter}$ 的降幂排列`,
        };
    return {
      problem: said,
      steps: [{ code: isAscending ? "ascending" : "descending", values: { polynomial, letter, result } }],
      answer: { said: inBoth(result), key: plainPolynomial(sorted) },
    };
  },
  // Term by term as it is written down.
  holds: ({ of, letter, isAscending }, { key }) => {
    const node = expressionFrom(key);
    const all = node && polynomialOf(node);
    const powers = key.split(/ [-+] /).map((term) => {
      const [, power] = new RegExp(`${letter}(?:\\^(\\d+))?`).exec(term) ?? [];
      return term.includes(letter) ? Number(power ?? 1) : 0;
    });
    const isSorted = powers.every((power, nth) => {
      const before = powers[nth - 1];
      return before === undefined || (isAscending ? before < power : before > power);
    });
    return !!all && samePolynomial(all, of) && isSorted;
  },
  similar: ({ letter, isAscending, of }) => {
    const node = expressionFrom(`4${letter} - ${letter}^3 + 7 - 2${letter}^2`);
    return { of: (node && polynomialOf(node)) ?? of, letter, isAscending };
  },
});

function orderIn(text: string): Problem | null {
  for (const form of forms) {
    const { e, k, order, zh } = form.exec(text)?.groups ?? {};
    const answer = formulaAt(e);
    const of = answer?.kind === "expression" && !answer.unit ? polynomialOf(answer.of) : null;
    const letters = of ? lettersOf(of) : [];
    const letter = k ?? (letters.length === 1 ? letters[0] : undefined);
    if (!of || letter === undefined || !letters.includes(letter)) continue;
    const problem = { of, letter, isAscending: zh === "升" || order === "ascending" || order === "increasing" };
    if (inOrder(problem)) return problem;
  }
  return null;
}

/** Null where two terms have the same power: nobody knows which comes first. */
function inOrder({ of, letter, isAscending }: Problem): Polynomial | null {
  const powerOf = ({ powers }: Term) => powers.get(letter) ?? 0;
  if (of.length < 2 || new Set(of.map(powerOf)).size < of.length) return null;
  return of.toSorted((a, b) => (isAscending ? powerOf(a) - powerOf(b) : powerOf(b) - powerOf(a)));
}
