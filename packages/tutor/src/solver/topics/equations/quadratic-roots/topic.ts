import {
  exactValue,
  type Node,
  numberNode,
  numericValue,
  q,
  quotientIn,
  realRoots,
  sameValue,
  substitute,
} from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  degree,
  latexPolynomial,
  lettersOf,
  minus,
  type Polynomial,
  polynomialOf,
  product,
  scaled,
} from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { expressionFrom } from "../../../algebra/relation.ts";
import { latexSurd, plainSurd, rootOf } from "../../../algebra/surds.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "sum" | "product" | "squares" | "inverses" | "difference";
/** What its roots make together. */
type OfRoots = { of: Node; letter: string; wanted: Wanted };
/** For which numbers the roots are equal, different, not real, or real. */
type Condition = { of: Node; letter: string; parameter: string; roots: "equal" | "different" | "none" | "real" };
type Problem = OfRoots | Condition;

const equation = "[the |this ][quadratic ][(equation|polynomial|expression|function|quadratic) ]{e:formula}";
const gleichung = "[关于{x:letter}的][1元2次|一元二次]方程{e:formula}";
const root = "(solutions?|roots?|zeros?)";
const has = {
  equal: `(has|have) (exactly (1|one) [real |distinct ]${root}|(1|one|only one|only 1|just one|just 1) [real |distinct ]${root}|[(2|two) ][real ]equal [real ]${root}|(2|two) (equal|identical|repeated) [real ]${root}|a (double|repeated) [real ]root|repeated ${root})`,
  none: `(has|have) no real ${root}`,
  different: `(has|have) (2|two) [(distinct|different|unequal) ][real ](distinct |different )?${root}`,
  real: `(has|have) real ${root}`,
};
const hat = {
  equal: "有(2|两)个?相等的?(实数根|实根|实数解|根)",
  none: "(没有|无)(实数根|实根|实数解)",
  different: "有(2|两)个?(不相等|不同|不等)的?(实数根|实根|实数解)",
  real: "有(实数根|实根|实数解)",
};
const two = "[(2|两)个?]";

const conditions = (["equal", "none", "different", "real"] as const).map(
  (roots): Frames<Problem> => [
    [
      `(for |which |what |the |all ){0,4}[values? of ]{k:letter},? ?(does |do |will |is it true that |that )?${equation} ${has[roots]}`,
      `[if |when |given that ]${equation} ${has[roots]},? ?[then ][what is |what's |find |what are |determine ][the |all ][(possible )?values? of ]{k:letter}`,
      `[若|如果|已知|当]${gleichung}${hat[roots]},?(则|求|那么){0,2}{k:letter}[的][值|取值范围|范围]`,
      `[当]{k:letter}(为何值|取何值|取什么值|为多少)时?,?${gleichung}${hat[roots]}`,
    ],
    (places) => conditionOf(places, roots),
  ],
);

const frames: Frames<Problem>[] = [
  [
    [
      `[the ]sum of (the |its |all ){0,2}[(2|two|real) ]${root} of ${equation}`,
      `${gleichung}的?${two}(实数)?根[的|之]和`,
    ],
    (places) => ofRoots(places, "sum"),
  ],
  [
    [
      `[the ]product of (the |its |all ){0,2}[(2|two|real) ]${root} of ${equation}`,
      `${gleichung}的?${two}(实数)?根[的|之](积|乘积)`,
    ],
    (places) => ofRoots(places, "product"),
  ],
  [
    [
      `[the ]sum of the squares of [the |its ][(2|two|real) ]${root} (of|to) ${equation}`,
      `${gleichung}的?${two}(实数)?根的平方和`,
    ],
    (places) => ofRoots(places, "squares"),
  ],
  [
    [
      `[the ]sum of the reciprocals of [the |its ][(2|two|real) ]${root} (of|to) ${equation}`,
      `${gleichung}的?${two}(实数)?根的倒数[的|之]?和`,
    ],
    (places) => ofRoots(places, "inverses"),
  ],
  [
    [
      `[the ][positive ]difference (of|between) (the |its ){0,2}[(2|two|real) ]${root} of ${equation}`,
      `${gleichung}的?${two}(实数)?根[的|之]差(的绝对值)?`,
    ],
    (places) => ofRoots(places, "difference"),
  ],
  ...(
    [
      ["sum", "x_?1 ?\\+ ?x_?2"],
      ["product", "x_?1 ?(·|\\*)? ?x_?2"],
      ["squares", "x_?1\\^2 ?\\+ ?x_?2\\^2"],
      ["inverses", "\\(?1/x_?1\\)? ?\\+ ?\\(?1/x_?2\\)?"],
    ] as const
  ).map(
    ([wanted, shown]): Frames<Problem> => [
      [
        `[若|设|已知|如果]x_?1(,|、|和)x_?2(分别)?是${gleichung}的?${two}(实数)?根,?(则|求|那么){0,2}${shown}[的值]`,
        `[若|设|已知|如果]${gleichung}的?${two}(实数)?根(分别)?(是|为)x_?1(,|、|和)x_?2,?(则|求|那么){0,2}${shown}[的值]`,
      ],
      (places) => ofRoots(places, wanted),
    ],
  ),
  ...conditions,
];

function sideOf(e?: string): Node | null {
  const answer = formulaAt(e);
  if (answer?.kind === "expression" && !answer.unit) return answer.of;
  if (answer?.kind !== "relation" || answer.signs.join() !== "=") return null;
  const [left, right] = answer.sides;
  if (!left || !right) return null;
  return exactValue(right)?.num === 0n ? left : { kind: "subtract", left, right };
}

/** The numbers before x², x, and 1, which may have another letter. */
function partsOf(of: Node, letter: string): { a: Polynomial; b: Polynomial; c: Polynomial } | null {
  const all = polynomialOf(of);
  const powerIn = ({ powers }: Polynomial[number]) => powers.get(letter) ?? 0;
  if (!all || Math.max(...all.map(powerIn)) !== 2) return null;
  const part = (power: number): Polynomial =>
    all
      .filter((term) => powerIn(term) === power)
      .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name !== letter)) }));
  return { a: part(2), b: part(1), c: part(0) };
}

function ofRoots({ e, x }: Places, wanted: Wanted): OfRoots | null {
  const of = sideOf(e);
  const letters = lettersOf((of && polynomialOf(of)) ?? []);
  const [letter] = letters;
  if (!of || letters.length !== 1 || !letter || !partsOf(of, letter)) return null;
  return x === undefined || x === letter ? { of, letter, wanted } : null;
}

function conditionOf({ e, x, k }: Places, roots: Condition["roots"]): Condition | null {
  const of = sideOf(e);
  const letters = lettersOf((of && polynomialOf(of)) ?? []);
  const [letter, ...more] = letters.filter((one) => one !== k);
  if (!of || !k || !letters.includes(k) || !letter || more.length > 0 || (x !== undefined && x !== letter)) return null;
  return partsOf(of, letter) ? { of, letter, parameter: k, roots } : null;
}

/** What is known of the roots of a quadratic equation without solving it. */
export const quadraticRoots = defineTopic({
  name: "quadratic-roots",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (problem: Problem) => ("wanted" in problem ? together(problem) : conditioned(problem)),
  holds: (problem, { key }) => ("wanted" in problem ? isTogether(problem, key) : isCondition(problem, key)),
  similar: (problem): Problem => {
    const example = "wanted" in problem ? "x^2 - 8x + 12" : `x^2 + 10x + ${problem.parameter}`;
    const of = expressionFrom(example.replaceAll("x", problem.letter));
    return of ? { ...problem, of } : problem;
  },
});

const discriminantOf = ({ a, b, c }: { a: Polynomial; b: Polynomial; c: Polynomial }): Polynomial | null => {
  const [square, rest] = [product(b, b), product(a, c)];
  return square && rest && minus(square, scaled(rest, q.rational(4n)));
};

function together({ of, letter, wanted }: OfRoots): Working<Code> | null {
  const parts = partsOf(of, letter);
  const [a, b, c] = parts ? [parts.a, parts.b, parts.c].map((part) => part[0]?.by ?? q.ZERO) : [];
  const discriminant = parts && discriminantOf(parts)?.[0]?.by;
  // Where there are no real roots, a school has none to add.
  if (!a || !b || !c || (discriminant && discriminant.num < 0n)) return null;
  const [sum, times] = [q.divide(q.negate(b), a), q.divide(c, a)];
  if (!sum || !times) return null;
  const squares = q.subtract(q.multiply(sum, sum), q.multiply(q.rational(2n), times));
  const shown = `${latexNode(of)} = 0`;
  if (wanted === "difference") return apart(shown, a, discriminant ?? q.ZERO);
  const found = { sum, product: times, squares, inverses: q.divide(sum, times) }[wanted];
  // One double root is one root: nobody knows whether it counts twice.
  if (!found || !discriminant) return null;
  const values = {
    shown,
    a: latexNumber(a),
    b: latexNumber(b),
    c: latexNumber(c),
    sum: latexNumber(sum),
    product: latexNumber(times),
    value: latexNumber(found),
  };
  const codes: Record<Exclude<Wanted, "difference">, Code[]> = {
    sum: ["sum"],
    product: ["product"],
    squares: ["sum", "product", "squares"],
    inverses: ["sum", "product", "inverses"],
  };
  return {
    problem: { en: `${said[wanted].en} of the roots of $${shown}$`, ch: `方程 $${shown}$ 的${said[wanted].ch}` },
    steps: codes[wanted].map((code) => ({ code, values })),
    answer: { said: { en: `$${latexNumber(found)}$`, ch: `$${latexNumber(found)}$` }, key: plainNumber(found) },
  };
}

const said = {
  sum: { en: "the sum", ch: "两根之和" },
  product: { en: "the product", ch: "两根之积" },
  squares: { en: "the sum of the squares", ch: "两根的平方和" },
  inverses: { en: "the sum of the reciprocals", ch: "两根的倒数和" },
  difference: { en: "the difference", ch: "两根之差" },
};

/** The root of the discriminant over what stands before the square. */
function apart(shown: string, a: q.Rational, discriminant: q.Rational): Working<Code> | null {
  const root = discriminant.num > 0n ? rootOf(discriminant) : null;
  const by = q.divide(q.ONE, q.absolute(a));
  if (!root || !by) return null;
  const found = { ...root, plain: q.multiply(root.plain, by), by: q.multiply(root.by, by) };
  const value = latexSurd(found);
  return {
    problem: { en: `${said.difference.en} of the roots of $${shown}$`, ch: `方程 $${shown}$ 的${said.difference.ch}` },
    steps: [
      { code: "discriminant", values: { shown, discriminant: latexNumber(discriminant) } },
      { code: "difference", values: { discriminant: latexNumber(discriminant), a: latexNumber(a), value } },
    ],
    answer: { said: { en: `$${value}$`, ch: `$${value}$` }, key: plainSurd(found) },
  };
}

function conditioned({ of, letter, parameter, roots }: Condition): Working<Code> | null {
  const parts = partsOf(of, letter);
  const discriminant = parts && discriminantOf(parts);
  if (!parts || !discriminant || discriminant.some(({ powers }) => (powers.get(parameter) ?? 0) > 2)) return null;
  // With the parameter before the square it may be no quadratic equation at all.
  const isOpen = lettersOf(parts.a).length > 0;
  if (isOpen && (roots === "equal" || roots === "real" || degree(parts.a) > 1)) return null;
  const missing = isOpen ? q.divide(q.negate(coefficient(parts.a, 0)), coefficient(parts.a, 1)) : null;
  const [two, one, zero] = [2, 1, 0].map((power) => coefficient(discriminant, power));
  if (!two || !one || !zero) return null;
  const shown = `${latexNode(of)} = 0`;
  const steps: Step<Code>[] = [
    { code: "discriminant", values: { shown, discriminant: latexPolynomial(discriminant) } },
  ];
  const problem = {
    en: `for which $${parameter}$ the equation $${shown}$ has ${saidRoots[roots].en}`,
    ch: `方程 $${shown}$ ${saidRoots[roots].ch}时 $${parameter}$ 的值`,
  };
  const answered = (latex: string[], plain: string[], sign: string): Working<Code> => ({
    problem,
    steps: [
      ...steps,
      {
        code: roots,
        values: { relation: `${latexPolynomial(discriminant)} ${sign} 0`, answer: latex.join(" ,\\; ") },
      },
    ],
    answer: {
      said: { en: latex.map((each) => `$${each}$`).join(" or "), ch: latex.map((each) => `$${each}$`).join(" 或 ") },
      key: plain.join(" or "),
    },
  });
  /** The discriminant has the same sign for every parameter. */
  function alwaysOrNever(): Working<Code> | null {
    const isAlways = (two ?? q.ZERO).num > 0n !== (roots === "none");
    const relation = `${latexPolynomial(discriminant ?? [])} ${roots === "none" ? "<" : ">"} 0`;
    const said = isAlways ? { en: "every number", ch: "任意实数" } : { en: "no number", ch: "不存在" };
    return isAlways
      ? {
          problem,
          steps: [...steps, { code: roots, values: { relation, answer: `${parameter} \\in \\mathbb{R}` } }],
          answer: { said, key: "all real numbers" },
        }
      : null;
  }
  if (two.num === 0n) {
    const value = q.divide(q.negate(zero), one);
    if (!value) return null;
    if (roots === "equal")
      return answered([`${parameter} = ${latexNumber(value)}`], [`${parameter} = ${plainNumber(value)}`], "=");
    const isAbove = (roots === "none") !== one.num > 0n;
    const excluded = missing && q.compare(missing, value) > 0 === isAbove && !q.same(missing, value) ? missing : null;
    if (excluded && roots === "different") {
      const [more, latexMore] = [
        `${parameter} ≠ ${plainNumber(excluded)}`,
        `${parameter} \\neq ${latexNumber(excluded)}`,
      ];
      const inequality = `${parameter} ${isAbove ? ">" : "<"}`;
      const found = answered(
        [`${inequality} ${latexNumber(value)},\\ ${latexMore}`],
        [`${inequality} ${plainNumber(value)} and ${more}`],
        ">",
      );
      const latex = `$${inequality} ${latexNumber(value)}$`;
      return {
        ...found,
        answer: {
          ...found.answer,
          said: { en: `${latex} and $${latexMore}$`, ch: `${latex} 且 $${latexMore}$` },
        },
      };
    }
    const strict = roots !== "real";
    const sign = `${isAbove ? ">" : "<"}${strict ? "" : "="}`;
    const shownSign = strict ? (isAbove ? ">" : "<") : isAbove ? "\\geq" : "\\leq";
    return answered(
      [`${parameter} ${shownSign} ${latexNumber(value)}`],
      [`${parameter} ${sign} ${plainNumber(value)}`],
      roots === "none" ? "<" : strict ? ">" : "\\geq",
    );
  }
  if (isOpen) return null;
  const square = q.subtract(q.multiply(one, one), q.multiply(q.rational(4n), q.multiply(two, zero)));
  const span = square.num < 0n ? null : q.root(square, 2n);
  if (square.num < 0n && roots !== "equal") return alwaysOrNever();
  if (!span) return null;
  const below = q.multiply(q.rational(2n), two);
  const values = [q.subtract(q.negate(one), span), q.add(q.negate(one), span)].flatMap(
    (above) => q.divide(above, below) ?? [],
  );
  const all = values
    .filter((value, index) => !values.slice(0, index).some((other) => q.same(other, value)))
    .sort(q.compare);
  if (roots !== "equal") {
    const [from, to] = all;
    if (!from || !to) return null;
    const isOutside = (roots === "none") !== two.num > 0n;
    const isClosed = roots === "real";
    const [below_, above_] = isClosed ? ["≤", "≥"] : ["<", ">"];
    const [latexBelow, latexAbove] = isClosed ? ["\\leq", "\\geq"] : ["<", ">"];
    const relation = roots === "none" ? "<" : isClosed ? "\\geq" : ">";
    return isOutside
      ? answered(
          [`${parameter} ${latexBelow} ${latexNumber(from)}`, `${parameter} ${latexAbove} ${latexNumber(to)}`],
          [`${parameter} ${below_} ${plainNumber(from)}`, `${parameter} ${above_} ${plainNumber(to)}`],
          relation,
        )
      : answered(
          [`${latexNumber(from)} ${latexBelow} ${parameter} ${latexBelow} ${latexNumber(to)}`],
          [`${plainNumber(from)} ${below_} ${parameter} ${below_} ${plainNumber(to)}`],
          relation,
        );
  }
  return answered(
    all.map((value) => `${parameter} = ${latexNumber(value)}`),
    all.map((value) => `${parameter} = ${plainNumber(value)}`),
    "=",
  );
}

const saidRoots = {
  equal: { en: "two equal roots", ch: "有两个相等的实数根" },
  different: { en: "two different real roots", ch: "有两个不相等的实数根" },
  none: { en: "no real roots", ch: "没有实数根" },
  real: { en: "real roots", ch: "有实数根" },
};

/** By the roots themselves. */
function isTogether({ of, letter, wanted }: OfRoots, key: string): boolean {
  const found = quotientIn(of, letter);
  const roots = found && realRoots(found.num);
  const [one, other] = roots ?? [];
  const said = expressionFrom(key);
  if (!one || !other || !said) return false;
  const squared = (base: Node): Node => ({ kind: "power", base, exponent: numberNode(q.rational(2n)) });
  const inverse = (right: Node): Node => ({ kind: "divide", left: numberNode(q.ONE), right });
  const expected: Record<Wanted, Node> = {
    sum: { kind: "add", left: one, right: other },
    product: { kind: "multiply", left: one, right: other, implicit: false },
    squares: { kind: "add", left: squared(one), right: squared(other) },
    inverses: { kind: "add", left: inverse(one), right: inverse(other) },
    difference: { kind: "absolute", of: { kind: "subtract", left: one, right: other } },
  };
  if (wanted === "difference")
    return Math.abs(numericValue(expected.difference, new Map()).re - numericValue(said, new Map()).re) < 1e-9;
  return sameValue(expected[wanted], said);
}

/** By counting the roots at what was found, and on both sides of it. */
function isCondition({ of, letter, parameter, roots }: Condition, key: string): boolean {
  const countAt = (at: q.Rational): number | null | undefined => {
    const found = quotientIn(substitute(of, parameter, numberNode(at)), letter);
    const all = found && realRoots(found.num);
    return all?.filter((root, index) => !all.slice(0, index).some((other) => sameValue(root, other))).length;
  };
  const all = [...key.matchAll(/-?\d+(?:\/\d+)?/g)].flatMap(([text]) => fractionIn(text) ?? []);
  const fits = (at: q.Rational) => {
    const count = countAt(at);
    return (
      typeof count === "number" &&
      { equal: count === 1, different: count === 2, none: count === 0, real: count > 0 }[roots]
    );
  };
  const tenth = q.rational(1n, 10n);
  const around = all.flatMap((value) => [
    value,
    ...[tenth, q.ONE, q.rational(7n)].flatMap((step) => [q.subtract(value, step), q.add(value, step)]),
  ]);
  const far = [-100n, -3n, 0n, 2n, 100n].map((at) => q.rational(at));
  return [...around, ...far].every((at) => fits(at) === isIn(key, at));
}

/** Whether a number is in `k < 1 and k ≠ 0`, `k = 2 or k = 3`, `-1 < k < 1`. */
function isIn(key: string, at: q.Rational): boolean {
  if (key === "all real numbers") return true;
  return key.split(" or ").some((part) => part.split(" and ").every((relation) => isTrue(relation.split(" "), at)));
}

const isTrue = (words: string[], at: q.Rational): boolean =>
  words.every((sign, nth) => {
    if (nth % 2 === 0) return true;
    const [left, right] = [words[nth - 1], words[nth + 1]].map((word = "") =>
      /^[a-z]$/i.test(word) ? at : fractionIn(word),
    );
    if (!left || !right) return false;
    const order = q.compare(left, right);
    if (sign === "=" || sign === "≠") return (order === 0) === (sign === "=");
    return order === 0 ? /[=≤≥]/.test(sign) : order < 0 === /^[<≤]/.test(sign);
  });
