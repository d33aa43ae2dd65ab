import {
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  numericValue,
  q,
  type Sign,
  sameValue,
  some,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber } from "../../../algebra/numbers.ts";
import { latexPolynomial, polynomialOf, samePolynomial } from "../../../algebra/polynomial.ts";
import { latexNode, latexRelation } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { relationAsked } from "./statement.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** Whether this relation holds, whatever its letters stand for; `isTruth` where "true" is the answer, and not "yes". */
type Problem = { left: Node; right: Node; sign: Sign; isTruth: boolean };
type Place = [letter: string, value: q.Rational][];

const han = /\p{Script=Han}/u;
const LENGTH_MAX = 160;
const LETTERS_MAX = 4;
const tried = ["1", "2", "3", "4", "-1", "-2", "0", "1/2"].map((text) => {
  const [num = "0", den = "1"] = text.split("/");
  return q.rational(BigInt(num), BigInt(den));
});

/** "True or false: (a+b)² = a² + b²", "Are 2(x+3) and 2x+3 equivalent?": a proof by expanding, or numbers that tell against it. */
export const saidTruths = defineTopic<Problem, Code>({
  name: "said-truths",
  words,
  read: readTruth,
  work: workTruth,
  // In decimals: at many places where it is true, and at the one place that tells against it where it is not.
  holds: (problem, { key }) => {
    const places = placesFor(problem);
    const truths = places.map((place) => isTrueInDecimals(problem, place)).filter((truth) => truth !== null);
    return truths.length > 0 && truths.every(Boolean) === (key === "yes");
  },
  similar: ({ left, isTruth }) => {
    const [one, other] = ["(x+5)^2 = x^2+25", "(x+5)^2 = x^2+10x+25"].map((text) => relationIn(text));
    const example = one && !sameValue(one.left, left) ? one : other;
    return example ? { ...example, isTruth } : { left, right: left, sign: "=", isTruth };
  },
});

function readTruth({ text, original }: Question): Problem | null {
  if (text.length > LENGTH_MAX) return null;
  // "… equal?" at the end has become "what is …" in the text.
  const asked = relationAsked(text) ?? relationAsked(original);
  const relation = asked && relationIn(asked.text);
  if (!asked || !relation) return null;
  const letters = lettersOf(relation);
  // An equation or a formula may be meant: "x + 3 = 5" and "A = πr²" are no identities, and no false statements.
  const own = [relation.left, relation.right].map((side) => lettersIn(side).size);
  const isOpen = own.includes(0) || !own.includes(letters.length);
  if (letters.length > LETTERS_MAX || (letters.length > 0 && isOpen)) return null;
  return { ...relation, isTruth: asked.isTruth };
}

function relationIn(text: string): Omit<Problem, "isTruth"> | null {
  if (han.test(text)) return null;
  const answer = formulaAt(text.toLowerCase() === text ? text : text.replaceAll(/[A-Z]/g, (one) => one.toLowerCase()));
  if (answer?.kind !== "relation" || answer.unit || answer.signs.length !== 1) return null;
  const [[left, right], [sign]] = [answer.sides, answer.signs];
  return left && right && sign ? { left, right, sign } : null;
}

const lettersOf = ({ left, right }: Pick<Problem, "left" | "right">) =>
  [...lettersIn(right, lettersIn(left, new Set<string>()))].sort();

const isBoth = (node: Node) => some(node, ({ kind }) => kind === "plus-minus");

function workTruth(problem: Problem): Working<Code> | null {
  const { left, right, sign, isTruth } = problem;
  const found = lettersOf(problem).length === 0 ? ofNumbers(problem) : ofLetters(problem);
  if (!found) return null;
  const shown = latexRelation({ left, right, sign });
  const said = isTruth ? truths : lettersOf(problem).length > 0 ? always : equal;
  return {
    problem: { en: `whether $${shown}$ is true`, ch: `$${shown}$ 是否成立` },
    steps: found.steps,
    answer: { said: said[found.isTrue ? "yes" : "no"], key: found.isTrue ? "yes" : "no" },
  };
}

const truths = { yes: { en: "true", ch: "正确" }, no: { en: "false", ch: "错误" } };
const equal = { yes: { en: "yes", ch: "是" }, no: { en: "no", ch: "不是" } };
const always = { yes: { en: "yes, always", ch: "是，总相等" }, no: { en: "no, not always", ch: "不是，不总相等" } };

type Found = { isTrue: boolean; steps: Step<Code>[] };

function ofNumbers({ left, right, sign }: Problem): Found | null {
  const relation = latexRelation({ left, right, sign });
  if (isBoth(left) || isBoth(right)) {
    const [one, both] = isBoth(left) ? [right, left] : [left, right];
    const value = exactValue(one);
    // A root sign stands for one number only.
    if (sign !== "=" || isBoth(one) || !value || one.kind !== "root" || both.kind !== "plus-minus") return null;
    return {
      isTrue: false,
      steps: [{ code: "one-value", values: { left: latexNode(one), value: latexNumber(value) } }],
    };
  }
  const [a, b] = [worthOf(left), worthOf(right)];
  if (!a || !b) return null;
  const isTrue = isOrder(a.value - b.value, Math.abs(a.value), sign);
  const values = { relation, left: a.latex, right: b.latex };
  return { isTrue, steps: [{ code: isTrue ? "fits" : "fails", values }] };
}

function worthOf(node: Node): { value: number; latex: string } | null {
  const exact = exactValue(node);
  const { re, im } = numericValue(node, new Map());
  if (!isReal({ re, im })) return null;
  return { value: re, latex: exact ? latexNumber(exact) : latexNode(node) };
}

function isOrder(difference: number, size: number, sign: Sign): boolean {
  const order = Math.abs(difference) < 1e-9 * (1 + size) ? 0 : Math.sign(difference);
  if (sign === "=") return order === 0;
  if (sign === "≠") return order !== 0;
  return order === 0 ? sign === "≤" || sign === "≥" : order < 0 === (sign === "<" || sign === "≤");
}

function ofLetters(problem: Problem): Found | null {
  const { left, right, sign } = problem;
  if (isBoth(left) || isBoth(right)) return null;
  const against = placesFor(problem).find((place) => exactTruth(problem, place)?.isTrue === false);
  if (against) {
    const { a, b } = exactTruth(problem, against) ?? { a: q.ZERO, b: q.ZERO };
    const values = {
      place: against.map(([letter, value]) => `${letter} = ${latexNumber(value)}`).join(",\\ "),
      left: latexNumber(a),
      right: latexNumber(b),
      relation: latexRelation({ left, right, sign }),
    };
    return { isTrue: false, steps: [{ code: "against", values }] };
  }
  if (sign !== "=" || placesFor(problem).some((place) => isTrueInDecimals(problem, place) === false)) return null;
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  if (one && other)
    return samePolynomial(one, other)
      ? {
          isTrue: true,
          steps: [
            {
              code: "expanded",
              values: { left: latexNode(left), right: latexNode(right), both: latexPolynomial(one) },
            },
          ],
        }
      : null;
  // With letters below or under roots one side may be undefined where the other is not.
  return isDefinedAlike(problem) && sameValue(left, right)
    ? { isTrue: true, steps: [{ code: "rule", values: { left: latexNode(left), right: latexNode(right) } }] }
    : null;
}

const isDefinedAlike = (problem: Problem) =>
  placesFor(problem).every((place) => {
    const at = decimals(place);
    const [a, b] = [problem.left, problem.right].map((side) => numericValue(side, at));
    return !!a && !!b && isReal(a) === isReal(b);
  });

const isReal = ({ re, im }: { re: number; im: number }) => Number.isFinite(re) && Math.abs(im) < 1e-12;

const decimals = (place: Place) =>
  new Map(place.map(([letter, { num, den }]) => [letter, Number(num) / Number(den)] as const));

function exactTruth({ left, right, sign }: Problem, place: Place) {
  const [a, b] = [left, right].map((side) =>
    exactValue(place.reduce((node, [letter, value]) => substitute(node, letter, numberNode(value)), side)),
  );
  if (!a || !b) return null;
  const order = q.compare(a, b);
  return { a, b, isTrue: isOrder(order, 0, sign) };
}

function isTrueInDecimals({ left, right, sign }: Problem, place: Place): boolean | null {
  const at = decimals(place);
  if (isBoth(left) || isBoth(right)) return false;
  const [a, b] = [left, right].map((side) => numericValue(side, at));
  return a && b && isReal(a) && isReal(b) ? isOrder(a.re - b.re, Math.abs(a.re), sign) : null;
}

/** Letters different first, then the same number for each; squares whose sum is a square last. */
function placesFor(problem: Problem): Place[] {
  const letters = lettersOf(problem);
  const shifted = tried.map((_, start) =>
    letters.map((letter, nth): Place[number] => [letter, tried[(start + nth) % tried.length] ?? q.ONE]),
  );
  const mixed = tried.map((_, start) =>
    letters.map((letter, nth): Place[number] => [letter, tried[(start + 3 * nth + 2) % tried.length] ?? q.ONE]),
  );
  const alike = tried.map((value) => letters.map((letter): Place[number] => [letter, value]));
  const squares = letters.map((letter, nth): Place[number] => [letter, q.rational([9n, 16n, 144n, 1n][nth] ?? 1n)]);
  return letters.length === 0 ? [[]] : [...shifted, ...mixed, ...alike, squares];
}
