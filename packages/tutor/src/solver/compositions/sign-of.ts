import { exactValue, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../algebra/numbers.ts";
import { coefficient, degree, latexPolynomial, lettersOf, polynomialOf } from "../algebra/polynomial.ts";
import { inBoth, latexSign } from "../algebra/printing.ts";
import { expressionFrom } from "../algebra/relation.ts";
import type { Question } from "../question.ts";
import { formulaAt } from "../sentences/formula-at.ts";
import { type Composed, defineComposition, type Finished } from "./composition.ts";
import words from "./sign-of.json" with { type: "json" };

type Code = keyof typeof words.en;
type Sign = ">" | "<" | "≥" | "≤";

const TEXT_MAX = 200;
const asked =
  /^(?:for which|solve for) (?<k>[a-z])(?: is|:) the solution of (?<e>[^?,;]*=[^?,;]*?) (?<sign>positive|negative|not negative|not positive)[\s.?!]*$/i;
const meaning: Record<string, Sign> = { positive: ">", negative: "<", "not negative": "≥", "not positive": "≤" };
const turned: Record<Sign, Sign> = { ">": "<", "<": ">", "≥": "≤", "≤": "≥" };

/** "For which m is the solution of 2x + m = 5 positive?" */
export const signOf = defineComposition<Code>({ words, read: readSignOf });

function readSignOf({ text }: Question): Composed<Code> | null {
  if (text.length > TEXT_MAX) return null;
  const { k = "", e, sign = "" } = asked.exec(text)?.groups ?? {};
  const answer = formulaAt(e);
  const sides = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides.map(polynomialOf) : [];
  const letters = new Set(sides.flatMap((side) => lettersOf(side ?? [])));
  const [letter, ...more] = [...letters].filter((one) => one !== k);
  const wanted = meaning[sign.toLowerCase()];
  if (!wanted || !letters.has(k) || letter === undefined || more.length > 0) return null;
  return { inner: `solve ${e} for ${letter}`, finish: (key) => finished(key, k, wanted) };
}

function finished(key: string, parameter: string, wanted: Sign): Finished<Code> | null {
  const solution = expressionFrom(key.split(" = ").slice(1).join(" = "));
  const all = solution && polynomialOf(solution);
  if (!solution || !all || degree(all) !== 1 || lettersOf(all).join() !== parameter) return null;
  const [by, alone] = [coefficient(all, 1), coefficient(all, 0)];
  const end = q.divide(q.negate(alone), by);
  if (!end) return null;
  const sign = by.num > 0n ? wanted : turned[wanted];
  // Put in on both sides of the end, and at it.
  const isTrue = (at: q.Rational): boolean => {
    const order = exactValue(substitute(solution, parameter, numberNode(at)))?.num ?? 0n;
    return order === 0n ? wanted === "≥" || wanted === "≤" : order > 0n === (wanted === ">" || wanted === "≥");
  };
  const isAbove = sign === ">" || sign === "≥";
  const isRight =
    isTrue(q.add(end, q.ONE)) === isAbove &&
    isTrue(q.subtract(end, q.ONE)) === !isAbove &&
    isTrue(end) === (sign === "≥" || sign === "≤");
  if (!isRight) return null;
  const latex = `${parameter} ${latexSign(sign)} ${latexNumber(end)}`;
  return {
    asks: asks[wanted],
    steps: [
      { code: "signOfIt", values: { relation: `${latexPolynomial(all)} ${latexSign(wanted)} 0`, answer: latex } },
    ],
    answer: { said: inBoth(latex), key: `${parameter} ${sign} ${plainNumber(end)}` },
  };
}

const asks: Record<Sign, { en: string; ch: string }> = {
  ">": { en: "when it is positive", ch: "何时是正数" },
  "<": { en: "when it is negative", ch: "何时是负数" },
  "≥": { en: "when it is not negative", ch: "何时是非负数" },
  "≤": { en: "when it is not positive", ch: "何时是非正数" },
};
