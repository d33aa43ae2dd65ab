import {
  type Answer,
  exactValue,
  lettersIn,
  type Node,
  numberNode,
  q,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  constant,
  degree,
  latexPolynomial,
  lettersOf,
  type Polynomial,
  polynomialOf,
  samePolynomial,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import type { Question } from "../../../question.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { byPower, difference, filledIn, solvedOneByOne } from "./conditions.ts";
import { identityLetterOf } from "./identity.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** What must be 0, each with how it comes about, and what is asked; `shown` tells what is known. */
type Problem = {
  kind: "root" | "missing" | "alike" | "terms";
  conditions: Polynomial[];
  wanted: Node[];
  shown: string;
  at: string;
  /** Whether values are right, by another way than the conditions. */
  isRight: (values: ReadonlyMap<string, q.Rational>) => boolean;
};

const w =
  "(find|what is|then|then what is|determine|compute|求|则|那么|,| ){0,4}(the |its )?(constants |values? of |value )*{w:formula}[(, ?and |, ?| and |,?和|与){v:letter}][的值]?";
const frames: Frames<Problem>[] = [
  [
    [
      `[if |given that |given |若|已知|如果]{f:formula} is a factor of {p:formula},? ?${w}`,
      `[if |given that |given ]{p:formula} is (exactly )?divisible by {f:formula},? ?${w}`,
      `[若|已知|如果]{f:formula}是[多项式]?{p:formula}的(一个|1个)?因式,?${w}`,
    ],
    (places) => remainderOf(places, q.ZERO),
  ],
  [
    [
      `[if |given that |given ][the ]remainder (when|of) {p:formula} (is )?divided by {f:formula} is {r:fraction},? ?${w}`,
      `[若|已知|如果][多项式]?{p:formula}除以{f:formula}的?余(数|式)[是|为]?{r:fraction},?${w}`,
    ],
    (places) => {
      const value = rationalAt(places.r);
      return value && remainderOf(places, value);
    },
  ],
  [
    [
      `[if |given that |given ]{p:formula} has no {t:formula}[ ]term,? ?${w}`,
      `[若|已知|如果]{p:formula}[的?展开式|的?结果|的积]?中?不含(有)?{t:formula}[的]?项,?${w}`,
    ],
    (places) => missingTerm(places),
  ],
  [
    [
      `[if |given that |given ]{a:formula} and {b:formula} are like terms,? ?${w}`,
      `[若|已知|如果][单项式]?{a:formula}(与|和|跟){b:formula}是同类项,?${w}`,
    ],
    (places) => likeTerms(places),
  ],
  [
    [`[if |given that |given |若|已知|如果]{a:formula} ?= ?{b:formula} for all {x:letter},? ?${w}`],
    (places) => identity(places),
  ],
  [
    [`[if |given that |given |若|已知|如果]{a:formula} ?= ?{b:formula},? ?${w}`],
    ({ a, b, w: asked }) => {
      const [left, right, wanted] = [expressionAt(a), expressionAt(b), wantedIn(asked)];
      const x = left && right && wanted && identityLetterOf(left, right, wanted);
      return x ? identity({ a, b, x, w: asked }) : null;
    },
  ],
];

/** Two letters may be asked for. */
const both: Frames<Problem>[] = frames.map(([sentences, make]) => [
  sentences,
  ({ v, ...places }: Places) => make(v ? { ...places, w: `${places.w}, ${v}` } : places),
]);

/** Letters in polynomials, found from what must be true of each power of another letter. */
export const matchedCoefficients = defineTopic<Problem, Code>({
  name: "matched-coefficients",
  words,
  read: (question: Question) => readFrames(plainOf(question), both),
  work: workMatched,
  holds: (problem, { key }) => {
    const values = solvedOneByOne(problem.conditions);
    if (!values || !problem.isRight(values)) return false;
    const said = key.split(", ").map((part) => part.replace(/^[a-z] = /, ""));
    return problem.wanted.every((node, nth) => {
      const value = valueAt(node, values);
      return !!value && plainNumber(value) === said[nth];
    });
  },
  similar: (problem) => {
    const other = remainderOf({ f: "x-3", p: "x^2+kx-6", w: "k" }, q.ZERO);
    return other ?? problem;
  },
});

const expressionAt = (text?: string): Node | null => {
  const answer: Answer | null = formulaAt(text);
  return answer?.kind === "expression" && !answer.unit ? answer.of : null;
};

function rationalAt(text?: string): q.Rational | null {
  const node = expressionAt(text);
  return node && exactValue(node);
}

function wantedIn(text?: string): Node[] | null {
  const answer = formulaAt(text);
  const parts = answer?.kind === "set" ? answer.parts : [answer];
  const nodes = parts.flatMap((part) => (part?.kind === "expression" && !part.unit ? [part.of] : []));
  return nodes.length === parts.length && nodes.every((node) => lettersIn(node).size > 0) ? nodes : null;
}

const valueAt = (node: Node, values: ReadonlyMap<string, q.Rational>): q.Rational | null =>
  exactValue([...values].reduce((of, [letter, value]) => substitute(of, letter, numberNode(value)), node));

const filledNode = (node: Node, values: ReadonlyMap<string, q.Rational>): Polynomial | null =>
  polynomialOf([...values].reduce((of, [letter, value]) => substitute(of, letter, numberNode(value)), node));

/** All letters that are asked for are in the conditions, and the other way round. */
function isAsked(conditions: readonly Polynomial[], wanted: readonly Node[]): boolean {
  const known = new Set(conditions.flatMap(lettersOf));
  const asked = new Set(wanted.flatMap((node) => [...lettersIn(node)]));
  return known.size > 0 && [...asked].every((letter) => known.has(letter));
}

/** A linear divisor leaves the value at its zero. */
function remainderOf({ f, p, w: asked }: Places, rest: q.Rational): Problem | null {
  const wanted = wantedIn(asked);
  const [one, other] = [expressionAt(f), expressionAt(p)];
  // "If x² + kx + 6 is a factor of x - 2" was said the wrong way round.
  const isTurned = !!one && !!other && (polynomialOf(other)?.length ?? 0) > 0 && degree(polynomialOf(one) ?? []) > 1;
  const [by, of] = isTurned ? [other, one] : [one, other];
  const [divisor, polynomial] = [by && polynomialOf(by), of && polynomialOf(of)];
  if (!by || !of || !divisor || !polynomial || !wanted) return null;
  const [letter, ...more] = lettersOf(divisor);
  if (letter === undefined || more.length > 0 || degree(divisor) !== 1 || !lettersOf(polynomial).includes(letter))
    return null;
  const slope = divisor.find(({ powers }) => powers.size > 0)?.by ?? q.ONE;
  const plain = divisor.find(({ powers }) => powers.size === 0)?.by ?? q.ZERO;
  const zero = q.divide(q.negate(plain), slope);
  if (!zero || wanted.some((node) => lettersIn(node).has(letter))) return null;
  const condition = difference(filledIn(polynomial, new Map([[letter, zero]])), constant(rest));
  if (!isAsked([condition], wanted)) return null;
  return {
    kind: "root",
    conditions: [condition],
    wanted,
    shown: latexNode(of),
    at: `${letter} = ${latexNumber(zero)}`,
    // By Horner's way of dividing.
    isRight: (values) => {
      const filled = filledNode(of, values);
      if (!filled || lettersOf(filled).some((one) => one !== letter)) return false;
      let left = q.ZERO;
      for (let power = degree(filled); power >= 0; power--) {
        const own = filled.find(({ powers }) => (powers.get(letter) ?? 0) === power)?.by ?? q.ZERO;
        left = q.add(q.multiply(left, zero), own);
      }
      return q.same(left, rest);
    },
  };
}

/** "Has no x² term": what stands before x² is 0. */
function missingTerm({ p, t, w: asked }: Places): Problem | null {
  const [of, term, wanted] = [expressionAt(p), expressionAt(t), wantedIn(asked)];
  const [polynomial, [one, ...more]] = [of && polynomialOf(of), (term && polynomialOf(term)) ?? []];
  if (!of || !polynomial || !one || more.length > 0 || !q.same(one.by, q.ONE) || !wanted) return null;
  const [[letter, power] = ["", 0], ...others] = [...one.powers];
  if (power === 0) return null;
  let condition = byPower(polynomial, letter).get(power) ?? [];
  for (const [name, times] of others) condition = byPower(condition, name).get(times) ?? [];
  if (
    !isAsked([condition], wanted) ||
    wanted.some((node) => [...one.powers.keys()].some((name) => lettersIn(node).has(name)))
  )
    return null;
  const asksFor = new Set(wanted.flatMap((node) => [...lettersIn(node)]));
  // Other letters of the terms: "no x term" of (x+my)(x-2y) is not the same as "no xy term".
  if (lettersOf(condition).some((name) => !asksFor.has(name))) return null;
  return {
    kind: "missing",
    conditions: [condition],
    wanted,
    shown: latexNode(of),
    at: latexPolynomial([one]),
    isRight: (values) => {
      const filled = filledNode(of, values);
      return (
        !!filled &&
        !filled.some(
          ({ powers }) =>
            powers.size === one.powers.size && [...one.powers].every(([name, by]) => powers.get(name) === by),
        )
      );
    },
  };
}

/** Like terms have each letter to the same power. */
function likeTerms({ a, b, w: asked }: Places): Problem | null {
  const [one, other, wanted] = [expressionAt(a), expressionAt(b), wantedIn(asked)];
  const [first, second] = [one && exponentsOf(one), other && exponentsOf(other)];
  if (!one || !other || !first || !second || !wanted) return null;
  const unknown = new Set([...first, ...second].flatMap(([, exponent]) => lettersOf(exponent)));
  const letters = new Set([...first.keys(), ...second.keys()]);
  if ([...letters].some((letter) => unknown.has(letter))) return null;
  const conditions = [...letters].map((letter) => difference(first.get(letter) ?? [], second.get(letter) ?? []));
  if (!isAsked(conditions, wanted)) return null;
  return {
    kind: "alike",
    conditions,
    wanted,
    shown: `${latexNode(one)},\\ ${latexNode(other)}`,
    at: "",
    isRight: (values) => {
      const [left, right] = [filledNode(one, values), filledNode(other, values)];
      const [l, r] = [left?.[0], right?.[0]];
      return (
        left?.length === 1 &&
        right?.length === 1 &&
        !!l &&
        !!r &&
        samePolynomial([{ ...l, by: q.ONE }], [{ ...r, by: q.ONE }])
      );
    },
  };
}

/** The exponent of each letter of one term, which may have letters of its own. */
function exponentsOf(node: Node): Map<string, Polynomial> | null {
  if (exactValue(node)) return new Map();
  switch (node.kind) {
    case "letter":
      return new Map([[node.name, constant(q.ONE)]]);
    case "negate":
      return exponentsOf(node.of);
    case "power": {
      const exponent = polynomialOf(node.exponent);
      return node.base.kind === "letter" && exponent ? new Map([[node.base.name, exponent]]) : null;
    }
    case "divide":
      return exactValue(node.right) ? exponentsOf(node.left) : null;
    case "multiply": {
      const [left, right] = [exponentsOf(node.left), exponentsOf(node.right)];
      if (!left || !right || [...left.keys()].some((letter) => right.has(letter))) return null;
      return new Map([...left, ...right]);
    }
    default:
      return null;
  }
}

/** The same for every value of a letter: each power has the same coefficient on both sides. */
function identity({ a, b, x = "", w: asked }: Places): Problem | null {
  const [one, other, wanted] = [expressionAt(a), expressionAt(b), wantedIn(asked)];
  const [left, right] = [one && polynomialOf(one), other && polynomialOf(other)];
  if (!one || !other || !left || !right || !wanted || wanted.some((node) => lettersIn(node).has(x))) return null;
  // Numbered letters are the coefficients of an expansion.
  if (wanted.some((node) => [...lettersIn(node)].some((name) => name.length > 1))) return null;
  const conditions = [...byPower(difference(left, right), x).values()].filter((part) => part.length > 0);
  if (!isAsked(conditions, wanted) || conditions.some((part) => lettersOf(part).length === 0)) return null;
  return {
    kind: "terms",
    conditions,
    wanted,
    shown: `${latexNode(one)} = ${latexNode(other)}`,
    at: x,
    // At more places than there are powers.
    isRight: (values) =>
      Array.from({ length: 16 }, (_, at) => at - 5).every((place) => {
        const at = new Map([...values, [x, q.rational(BigInt(place))] as [string, q.Rational]]);
        const [l, r] = [valueAt(one, at), valueAt(other, at)];
        return !!l && !!r && q.same(l, r);
      }),
  };
}

function workMatched({ kind, conditions, wanted, shown, at }: Problem): Working<Code> | null {
  const values = solvedOneByOne(conditions);
  if (!values) return null;
  const found = wanted.map((node) => valueAt(node, values));
  if (found.includes(null)) return null;
  const known = found.flatMap((value) => value ?? []);
  const isLetter = wanted.every((node) => node.kind === "letter");
  const equations = conditions.map((one) => `${latexPolynomial(one)} = 0`).join(",\\ ");
  const results = [...values].map(([letter, value]) => `${letter} = ${latexNumber(value)}`).join(",\\ ");
  const answers = wanted.map((node, nth) => `${latexNode(node)} = ${latexNumber(known[nth] ?? q.ZERO)}`).join(",\\ ");
  const steps: Step<Code>[] = [
    { code: kind, values: { shown, at, equations } },
    { code: "solve", values: { equations, results } },
    ...(isLetter ? [] : [{ code: "fill" as const, values: { results, answers } }]),
  ];
  const asked = wanted.map(latexNode).join(",\\ ");
  const key = known.map((value, nth) => {
    const node = wanted[nth];
    return node?.kind === "letter" ? `${node.name} = ${plainNumber(value)}` : plainNumber(value);
  });
  const told = said[kind];
  return {
    problem: {
      en: `${told.en.replace("{shown}", `$${shown}$`).replace("{at}", `$${at}$`)}: find $${asked}$`,
      ch: `${told.ch.replace("{shown}", `$${shown}$`).replace("{at}", `$${at}$`)}，求 $${asked}$`,
    },
    steps,
    answer: { said: inBoth(isLetter ? answers : known.map(latexNumber).join(",\\ ")), key: key.join(", ") },
  };
}

const said: Record<Problem["kind"], { en: string; ch: string }> = {
  root: { en: "{shown} has the known value at {at}", ch: "{shown} 在 {at} 时的值已知" },
  missing: { en: "{shown} has no {at} term", ch: "{shown} 不含 {at} 项" },
  alike: { en: "{shown} are like terms", ch: "{shown} 是同类项" },
  terms: { en: "{shown} for every {at}", ch: "对任意 {at}，{shown}" },
};
