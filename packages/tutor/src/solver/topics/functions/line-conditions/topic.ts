import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
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
  sum,
} from "../../../algebra/polynomial.ts";
import { inBoth, latexNode, latexSign } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type How = "parallel" | "perpendicular";
/** ax + by + c = 0; in a line of a problem these may hold its parameter. */
type Line = { of: Node; a: Polynomial; b: Polynomial; c: Polynomial; shown: string };
type Asked =
  | { wanted: "whether"; how: How; lines: [Line, Line] }
  | { wanted: "beside"; how: How; lines: [Line, Line]; parameter: string }
  | { wanted: "sloping"; isRising: boolean; line: Line; parameter: string };

const frames: Frames<Asked>[] = [
  ...(
    [
      ["parallel", "平行"],
      ["perpendicular", "垂直"],
    ] as const
  ).flatMap(([how, wie]): Frames<Asked>[] => [
    [
      [
        `whether [the ][lines ]{e:formula} and {f:formula} are ${how}`,
        `[直线]{e:formula}(与|和)[直线]{f:formula}(是否|是不是)${wie}`,
      ],
      ({ e, f }) => {
        const [one, other] = [lineAt(e, ""), lineAt(f, "")];
        return one && other ? { wanted: "whether", how, lines: [one, other] } : null;
      },
    ],
    [
      [
        `[the ]values of {k:letter} that make [the ][lines ]{e:formula} and {f:formula} ${how}`,
        `[直线]{e:formula}(与|和)[直线]{f:formula}${wie},?(则|求)?{k:letter}[的值]`,
      ],
      ({ e, f, k = "" }) => {
        const [one, other] = [lineAt(e, k), lineAt(f, k)];
        return one && other && isParameter(k, [one, other])
          ? { wanted: "beside", how, lines: [one, other], parameter: k }
          : null;
      },
    ],
  ]),
  ...(
    [
      [true, "rise", "增大"],
      [false, "fall", "减小"],
    ] as const
  ).map(
    ([isRising, how, wie]): Frames<Asked> => [
      [
        `[the ]values of {k:letter} that make [the ][line ]{e:formula} ${how}`,
        `[一次函数|函数]{e:formula},?y随x的?增大而${wie},?(则|求)?{k:letter}的取值范围`,
      ],
      ({ e, k = "" }) => {
        const line = lineAt(e, k);
        return line && isParameter(k, [line]) ? { wanted: "sloping", isRising, line, parameter: k } : null;
      },
    ],
  ),
];

const isParameter = (letter: string, lines: Line[]) =>
  letter !== "x" &&
  letter !== "y" &&
  lines.some(({ a, b, c }) => [a, b, c].some((part) => lettersOf(part).includes(letter)));

/** A line in x and y, with no other letter than the parameter. */
function lineAt(e: string | undefined, parameter: string): Line | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  if (!left || !right || more.length > 0) return null;
  const of: Node = { kind: "subtract", left, right };
  const all = polynomialOf(of);
  if (!all || lettersOf(all).some((letter) => letter !== "x" && letter !== "y" && letter !== parameter)) return null;
  const isSlanted = (powers: ReadonlyMap<string, number>) => (powers.get("x") ?? 0) + (powers.get("y") ?? 0);
  if (all.some(({ powers }) => isSlanted(powers) > 1)) return null;
  const part = (letter: string): Polynomial =>
    all
      .filter(({ powers }) => (letter === "" ? isSlanted(powers) === 0 : (powers.get(letter) ?? 0) === 1))
      .map(({ powers, by }) => ({ by, powers: new Map([...powers].filter(([name]) => name === parameter)) }));
  return { of, a: part("x"), b: part("y"), c: part(""), shown: `${latexNode(left)} = ${latexNode(right)}` };
}

/** Lines beside each other, across each other, and a number in a line for which it is so. */
export const lineConditions = defineTopic<Asked, Code>({
  name: "line-conditions",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (asked) => (asked.wanted === "sloping" ? workSlope(asked) : workPair(asked)),
  holds,
  similar: (asked) => {
    const more = (line: Line): Line => ({ ...line, c: sum(line.c, [{ by: q.rational(3n), powers: new Map() }]) });
    return asked.wanted === "sloping"
      ? { ...asked, isRising: !asked.isRising }
      : { ...asked, lines: [asked.lines[0], more(asked.lines[1])] };
  },
});

/** What is 0 of two lines that are so. */
function zeroOf(how: How, [one, other]: [Line, Line]): Polynomial | null {
  const [first, second] =
    how === "parallel"
      ? [product(one.a, other.b), product(other.a, one.b)]
      : [product(one.a, other.a), product(one.b, other.b)];
  if (!first || !second) return null;
  return how === "parallel" ? minus(first, second) : sum(first, second);
}

function workPair(asked: Extract<Asked, { lines: unknown }>): Working<Code> | null {
  const { how, lines } = asked;
  const [one, other] = lines;
  const zero = zeroOf(how, lines);
  if (!zero) return null;
  const values = { one: one.shown, other: other.shown };
  const wie = how === "parallel" ? "平行" : "垂直";
  if (asked.wanted === "whether") {
    // A line is beside itself, or not: nobody agrees.
    if (lines.some(({ a, b }) => a.length + b.length === 0) || (how === "parallel" && isSame(one, other))) return null;
    const slopes = lines.map(slopeAt);
    if (slopes.some((slope) => slope === null)) return null;
    const isSo = zero.length === 0;
    const [first, second] = slopes.map((slope) => latexNumber(slope ?? q.ZERO));
    return {
      problem: {
        en: `whether $${one.shown}$ and $${other.shown}$ are ${how}`,
        ch: `直线 $${one.shown}$ 与 $${other.shown}$ 是否${wie}`,
      },
      steps: [
        {
          code: `${how}Slopes`,
          values: {
            ...values,
            first: first ?? "",
            second: second ?? "",
            so: { en: isSo ? "they are" : "they are not", ch: isSo ? "是" : "不是" },
          },
        },
      ],
      answer: { said: { en: isSo ? "yes" : "no", ch: isSo ? "是" : "不是" }, key: isSo ? "yes" : "no" },
    };
  }
  const found = rootsOf(zero, asked.parameter);
  const fitting = found?.filter((value) => fits(asked, value));
  if (!fitting || fitting.length === 0) return null;
  const { parameter } = asked;
  const latex = fitting.map((value) => `${parameter} = ${latexNumber(value)}`);
  return {
    problem: {
      en: `$${parameter}$ for which $${one.shown}$ and $${other.shown}$ are ${how}`,
      ch: `直线 $${one.shown}$ 与 $${other.shown}$ ${wie}，求 $${parameter}$`,
    },
    steps: [{ code: how, values: { ...values, zero: latexPolynomial(zero), parameter, found: latex.join(",\\ ") } }],
    answer: {
      said: { en: latex.map((each) => `$${each}$`).join(" or "), ch: latex.map((each) => `$${each}$`).join(" 或 ") },
      key: fitting.map((value) => `${parameter} = ${plainNumber(value)}`).join(" or "),
    },
  };
}

function isSame(one: Line, other: Line): boolean {
  const pairs = [
    [product(one.a, other.c), product(other.a, one.c)],
    [product(one.b, other.c), product(other.b, one.c)],
    [product(one.a, other.b), product(other.a, one.b)],
  ];
  return pairs.every(([left, right]) => !!left && !!right && minus(left, right).length === 0);
}

/** The slope of a line without a parameter; null where it is upright. */
function slopeAt({ a, b }: Line): q.Rational | null {
  return q.divide(q.negate(coefficient(a, 0)), coefficient(b, 0));
}

/** The fractions for which it is 0; null where there are others, or all. */
function rootsOf(zero: Polynomial, parameter: string): q.Rational[] | null {
  const size = degree(zero);
  if (size < 1 || size > 2 || lettersOf(zero).join() !== parameter) return null;
  const [two, one, none] = [2, 1, 0].map((power) => coefficient(zero, power));
  if (!two || !one || !none) return null;
  if (size === 1) return [q.divide(q.negate(none), one) ?? q.ZERO];
  const under = q.subtract(q.multiply(one, one), q.multiply(q.rational(4n), q.multiply(two, none)));
  const root = under.num < 0n ? null : q.root(under, 2n);
  if (!root) return null;
  const roots = [q.negate(root), root].flatMap(
    (part) => q.divide(q.subtract(part, one), q.multiply(q.rational(2n), two)) ?? [],
  );
  return (root.num === 0n ? roots.slice(0, 1) : roots).sort(q.compare);
}

/** The parameter put into both equations: two lines with slopes, in two places. */
function fits({ how, lines, parameter }: Extract<Asked, { wanted: "beside" }>, value: q.Rational): boolean {
  const put = lines.map(({ of }) => {
    const line = substitute(of, parameter, numberNode(value));
    const at = (x: bigint, y: bigint) =>
      exactValue(substitute(substitute(line, "x", numberNode(q.rational(x))), "y", numberNode(q.rational(y))));
    const [start, right, up] = [at(0n, 0n), at(1n, 0n), at(0n, 1n)];
    if (!start || !right || !up) return null;
    const [a, b] = [q.subtract(right, start), q.subtract(up, start)];
    const [slope, height] = [q.divide(q.negate(a), b), q.divide(q.negate(start), b)];
    return slope && height ? { slope, height } : null;
  });
  const [one, other] = put;
  if (!one || !other) return false;
  return how === "parallel"
    ? q.same(one.slope, other.slope) && !q.same(one.height, other.height)
    : q.same(q.multiply(one.slope, other.slope), q.rational(-1n));
}

/** y = (m - 2)x + 1 rises where m - 2 > 0. */
function workSlope({ isRising, line, parameter }: Extract<Asked, { wanted: "sloping" }>): Working<Code> | null {
  const height = line.b.length === 1 && degree(line.b) === 0 ? coefficient(line.b, 0) : null;
  if (!height || degree(line.a) !== 1 || lettersOf(line.a).join() !== parameter) return null;
  const slope = line.a.map(({ by, powers }) => ({ by: q.divide(q.negate(by), height) ?? by, powers }));
  const by = coefficient(slope, 1);
  const end = q.divide(q.negate(coefficient(slope, 0)), by);
  if (!end) return null;
  const sign = by.num > 0n === isRising ? ">" : "<";
  const answer = `${parameter} ${sign} ${latexNumber(end)}`;
  return {
    problem: {
      en: `$${parameter}$ for which $${line.shown}$ ${isRising ? "rises" : "falls"}`,
      ch: `$${line.shown}$ 中 $y$ 随 $x$ 的增大而${isRising ? "增大" : "减小"}，求 $${parameter}$ 的取值范围`,
    },
    steps: [
      {
        code: isRising ? "rises" : "falls",
        values: {
          shown: line.shown,
          condition: `${latexPolynomial(slope)} ${latexSign(isRising ? ">" : "<")} 0`,
          parameter,
          answer,
        },
      },
    ],
    answer: { said: inBoth(answer), key: `${parameter} ${sign} ${plainNumber(end)}` },
  };
}

/** By two points of each line, with numbers in the place of the parameter. */
function holds(asked: Asked, { key }: { key: string }): boolean {
  if (asked.wanted === "whether") {
    const [one, other] = asked.lines.map(({ of }) => directionOf(of));
    if (!one || !other) return false;
    const miss =
      asked.how === "parallel"
        ? q.subtract(q.multiply(one.a, other.b), q.multiply(other.a, one.b))
        : q.add(q.multiply(one.a, other.a), q.multiply(one.b, other.b));
    return key === (miss.num === 0n ? "yes" : "no");
  }
  if (asked.wanted === "beside")
    return key.split(" or ").every((part) => {
      const value = fractionIn(part.split(" = ")[1]);
      return !!value && fits(asked, value);
    });
  const [, sign, text] = /^[a-z] ([<>]) (\S+)$/.exec(key) ?? [];
  const end = fractionIn(text);
  if (!end) return false;
  return [-1n, 0n, 1n].every((away) => {
    const at = directionOf(substitute(asked.line.of, asked.parameter, numberNode(q.add(end, q.rational(away)))));
    const slope = at && q.divide(q.negate(at.a), at.b);
    const isIn = away !== 0n && away > 0n === (sign === ">");
    return !!slope && isIn === (asked.isRising ? slope.num > 0n : slope.num < 0n);
  });
}

/** How much the difference of the sides changes by one step to the right, and by one up. */
function directionOf(of: Node): { a: q.Rational; b: q.Rational } | null {
  const at = (x: bigint, y: bigint) =>
    exactValue(substitute(substitute(of, "x", numberNode(q.rational(x))), "y", numberNode(q.rational(y))));
  const [start, right, up] = [at(3n, 5n), at(4n, 5n), at(3n, 6n)];
  return start && right && up ? { a: q.subtract(right, start), b: q.subtract(up, start) } : null;
}
