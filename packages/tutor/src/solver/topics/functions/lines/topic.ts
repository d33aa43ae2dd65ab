import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, latexOperand, plainNumber } from "../../../algebra/numbers.ts";
import { lettersOf, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** A line by its equation, and what is asked of it; a crossing may be asked for as a point. */
type OfEquation = { left: Node; right: Node; wanted: "slope" | "perpendicular" | "x" | "y"; asPoint: boolean };
/** A line by its slope and one point; `beside` is another one, to which it is parallel or perpendicular. */
type OfSlope = { slope: q.Rational; x: q.Rational; y: q.Rational; beside?: OfEquation };
type Line = OfEquation | OfSlope;

const line =
  "[the |a ][(straight line|line|graph|equation|function|linear function) ][of ][the ][(line|equation|function) ][(with equation|given by|whose equation is|represented by) ]{e:formula}";
const through =
  "(passing|that passes|which passes|going|that goes|which goes|and passes|and passing|passes|goes) through [the ][point ]{p:point}";
const intercept = (axis: string) => `[the ]${axis}(-| )intercept[s] (of|for) ${line}`;
const crossing = (axis: string) => `(where|at what point) does ${line} (cross|intersect|meet|hit) the ${axis}(-| )axis`;
const graph = "[直线|函数|一次函数|正比例函数]{e:formula}[的图象|的图像|图象|图像]";

const frames: Frames<Line>[] = [
  [[`[the ]slope of ${line}`, `${graph}的斜率`], (places) => ofEquation(places, "slope", false)],
  [
    [`[the ]slope of (a|the|any) line (that is |which is )?(perpendicular|at a right angle) to ${line}`],
    (places) => ofEquation(places, "perpendicular", false),
  ],
  [
    [`[the ]slope of (a|the|any) line (that is |which is )?parallel to ${line}`],
    (places) => ofEquation(places, "slope", false),
  ],
  [[intercept("y"), `${graph}在y轴上的截距`], (places) => ofEquation(places, "y", false)],
  [[intercept("x"), `${graph}在x轴上的截距`], (places) => ofEquation(places, "x", false)],
  [[crossing("y"), `${graph}(与|和|跟)y轴的?(交点|交点坐标|交点的坐标)`], (places) => ofEquation(places, "y", true)],
  [[crossing("x"), `${graph}(与|和|跟)x轴的?(交点|交点坐标|交点的坐标)`], (places) => ofEquation(places, "x", true)],
  [
    [
      `[the |an ][slope-intercept form of the ]equation (of|for) [the |a ]line [that has |which has |having |with ][a |the ]slope [of |is ]{m:fraction} (and )?${through}`,
      `[the |an ]equation (of|for) [the |a ]line ${through} (and )?(with|having|that has|which has) [a ]slope [of ]{m:fraction}`,
      "(过|经过)点?{p:point}[,][且]斜率(是|为)?{m:fraction}的直线[的](方程|解析式)",
      "斜率(是|为)?{m:fraction}[,][且](过|经过)点?{p:point}的直线[的](方程|解析式)",
    ],
    ({ m, p = "" }) => {
      const [x, y] = p.slice(1, -1).split(",").map(fractionIn);
      return ofSlope(fractionIn(m), x, y);
    },
  ],
  ...(
    [
      ["slope", "parallel", "平行", "平行于"],
      ["perpendicular", "perpendicular", "垂直", "垂直于"],
    ] as const
  ).map(
    ([wanted, how, wie, zu]): Frames<Line> => [
      [
        `[the |an ]equation (of|for) [the |a ]line (${through}|through [the ][point ]{p2:point}),? ?(and )?(that is |which is )?${how} to ${line}`,
        `[the |an ]equation (of|for) [the |a ]line (that is |which is )?${how} to ${line},? (and )?(that )?${through}`,
        `(过|经过)点?{p:point},?(且|并且)?(与|和)${graph}${wie}的直线[的](方程|解析式)`,
        `(过|经过)点?{p:point},?(且|并且)?${zu}${graph}的直线[的](方程|解析式)`,
        `(与|和)${graph}${wie}[,][且|并且](过|经过)点?{p:point}的直线[的](方程|解析式)`,
      ],
      (places) => alongside({ ...places, p: places.p ?? places.p2 }, wanted),
    ],
  ),
  [
    [
      "[the |an ]equation (of|for) [the |a ]line (with|that has|having) [a ]slope [of ]{m:fraction} and [a ]y(-| )intercept [of ]{b:fraction}",
      "斜率(是|为)?{m:fraction}[,][且]在y轴上的?截距(是|为)?{b:fraction}的直线[的](方程|解析式)",
    ],
    ({ m, b }) => ofSlope(fractionIn(m), q.ZERO, fractionIn(b)),
  ],
];

/** Through a point, along another line or across it. */
function alongside(places: Places, wanted: "slope" | "perpendicular"): OfSlope | null {
  const beside = ofEquation(places, wanted, false);
  const slope = beside && fractionIn(factOf(beside)?.answer.key);
  const [x, y] = (places.p ?? "").slice(1, -1).split(",").map(fractionIn);
  return beside && slope && x && y ? { slope, x, y, beside } : null;
}

const ofSlope = (slope: q.Rational | null, x?: q.Rational | null, y?: q.Rational | null): OfSlope | null =>
  slope && x && y ? { slope, x, y } : null;

function ofEquation({ e }: Places, wanted: OfEquation["wanted"], asPoint: boolean): OfEquation | null {
  const answer = formulaAt(e);
  if (answer?.kind !== "relation" || answer.signs.join() !== "=") return null;
  const [left, right] = answer.sides;
  const of = left && right ? partsOf({ left, right }) : null;
  return left && right && of ? { left, right, wanted, asPoint } : null;
}

/** ax + by + c = 0; null for what is no line, or one in other letters. */
function partsOf({ left, right }: { left: Node; right: Node }) {
  const [one, other] = [polynomialOf(left), polynomialOf(right)];
  const all: Polynomial | null = one && other && minus(one, other);
  if (!all || !lettersOf(all).every((letter) => letter === "x" || letter === "y")) return null;
  if (all.some(({ powers }) => [...powers.values()].reduce((sum, power) => sum + power, 0) > 1)) return null;
  const of = (letter: string) => all.find(({ powers }) => (powers.get(letter) ?? 0) > 0)?.by ?? q.ZERO;
  const c = all.find(({ powers }) => powers.size === 0)?.by ?? q.ZERO;
  return { a: of("x"), b: of("y"), c };
}

/** The slope and the crossings of a line, and the line of a slope through a point. */
export const lines = defineTopic({
  name: "lines",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: (of: Line) => ("slope" in of ? lineOf(of) : "wanted" in of ? factOf(of) : null),
  holds: (of, { key }) => ("slope" in of ? isThrough(of, key) : isFact(of, key)),
  similar: (of): Line => {
    if ("slope" in of)
      return of.beside
        ? { ...of, x: q.add(of.x, q.ONE) }
        : { ...of, slope: q.add(of.slope, q.ONE), x: q.add(of.x, q.ONE) };
    const more = (right: Node, left: Node): Node => ({ kind: "add", left, right });
    const raised = more(numberNode(q.rational(2n)), of.right);
    return {
      ...of,
      right:
        of.wanted === "slope" || of.wanted === "perpendicular" ? more({ kind: "letter", name: "x" }, raised) : raised,
    };
  },
});

function factOf({ left, right, wanted, asPoint }: OfEquation): Working<Code> | null {
  const of = partsOf({ left, right });
  if (!of) return null;
  const shown = `${latexNode(left)} = ${latexNode(right)}`;
  const [by, other] = wanted === "x" ? [of.a, of.b] : [of.b, of.a];
  const isSlope = wanted === "slope" || wanted === "perpendicular";
  const value = q.divide(q.negate(isSlope ? of.a : of.c), by);
  // A line that is an axis, or that meets none, has no answer that a child expects.
  if (!value || (!isSlope && other.num === 0n && of.c.num === 0n)) return null;
  const latex = latexNumber(value);
  if (isSlope) {
    const turned = q.divide(q.rational(-1n), value);
    const found = wanted === "slope" ? value : turned;
    if (!found) return null;
    const start = q.divide(q.negate(of.c), of.b) ?? q.ZERO;
    const steps: Step<Code>[] = [
      { code: "solveForY", values: { shown, after: slopeForm(value, start) } },
      { code: "readSlope", values: { slope: latex, after: slopeForm(value, start) } },
      ...(wanted === "slope" ? [] : [{ code: "turn" as const, values: { slope: latex, turned: latexNumber(found) } }]),
    ];
    return {
      problem: {
        en: `the slope of ${wanted === "slope" ? "the line" : "a line perpendicular to"} $${shown}$`,
        ch: wanted === "slope" ? `直线 $${shown}$ 的斜率` : `与直线 $${shown}$ 垂直的直线的斜率`,
      },
      steps,
      answer: { said: { en: `$${latexNumber(found)}$`, ch: `$${latexNumber(found)}$` }, key: plainNumber(found) },
    };
  }
  const zero = wanted === "x" ? "y" : "x";
  const point = wanted === "x" ? `(${latex}, 0)` : `(0, ${latex})`;
  const plain = wanted === "x" ? `(${plainNumber(value)}, 0)` : `(0, ${plainNumber(value)})`;
  const said = asPoint
    ? { en: `$${point}$`, ch: `$${point}$` }
    : { en: `$${latex}$, at the point $${point}$`, ch: `$${latex}$（交点是 $${point}$）` };
  return {
    problem: {
      en: `where the line $${shown}$ crosses the $${wanted}$-axis`,
      ch: `直线 $${shown}$ 与 $${wanted}$ 轴的交点`,
    },
    steps: [
      { code: "setZero", values: { zero, axis: wanted, shown } },
      { code: "solveRest", values: { axis: wanted, value: latex, point } },
    ],
    answer: { said, key: asPoint ? plain : plainNumber(value) },
  };
}

function lineOf({ slope, x, y, beside }: OfSlope): Working<Code> | null {
  const start = q.subtract(y, q.multiply(slope, x));
  const equation = slopeForm(slope, start);
  const values = {
    slope: latexNumber(slope),
    x: latexNumber(x),
    y: latexNumber(y),
    factor: latexOperand(slope),
    minusX: latexOperand(x),
    start: latexNumber(start),
    equation,
  };
  const point = `(${latexNumber(x)}, ${latexNumber(y)})`;
  const other = beside && `${latexNode(beside.left)} = ${latexNode(beside.right)}`;
  const isAlong = beside?.wanted === "slope";
  return {
    problem: other
      ? {
          en: `the line through $${point}$ ${isAlong ? "parallel" : "perpendicular"} to $${other}$`,
          ch: `过点 $${point}$ 且与 $${other}$ ${isAlong ? "平行" : "垂直"}的直线的方程`,
        }
      : {
          en: `the line with slope $${latexNumber(slope)}$ through $(${latexNumber(x)}, ${latexNumber(y)})$`,
          ch: `过点 $(${latexNumber(x)}, ${latexNumber(y)})$、斜率为 $${latexNumber(slope)}$ 的直线的方程`,
        },
    steps: [
      ...(beside ? (factOf(beside)?.steps ?? []) : []),
      { code: "findStart", values },
      { code: "writeLine", values },
    ],
    answer: {
      said: { en: `$${equation}$`, ch: `$${equation}$` },
      key: `y = (${plainNumber(slope)})*x + (${plainNumber(start)})`,
    },
  };
}

function slopeForm(slope: q.Rational, start: q.Rational): string {
  if (slope.num === 0n) return `y = ${latexNumber(start)}`;
  const size = q.same(q.absolute(slope), q.ONE) ? "" : latexNumber(q.absolute(slope));
  const rest = start.num === 0n ? "" : ` ${start.num < 0n ? "-" : "+"} ${latexNumber(q.absolute(start))}`;
  return `y = ${slope.num < 0n ? "-" : ""}${size}x${rest}`;
}

/** The difference of an equation's sides at a point. */
function missAt({ left, right }: { left: Node; right: Node }, x: q.Rational, y: q.Rational): q.Rational | null {
  const [one, other] = [left, right].map((side) =>
    exactValue(substitute(substitute(side, "x", numberNode(x)), "y", numberNode(y))),
  );
  return one && other ? q.subtract(one, other) : null;
}

/** By points on the line: one step to the right goes up by the slope, and a crossing is on it. */
function isFact(of: OfEquation, key: string): boolean {
  const numbers = (key.match(/-?\d+(?:\/\d+)?/g) ?? []).map(fractionIn);
  const value = of.asPoint && of.wanted === "y" ? numbers[1] : numbers[0];
  if (!value) return false;
  if (of.wanted === "x") return missAt(of, value, q.ZERO)?.num === 0n;
  if (of.wanted === "y") return missAt(of, q.ZERO, value)?.num === 0n;
  const slope = of.wanted === "slope" ? value : q.divide(q.rational(-1n), value);
  const [here, further] = [missAt(of, q.ZERO, q.ZERO), slope && missAt(of, q.ONE, slope)];
  return here !== null && further !== null && q.same(here, further);
}

function isThrough({ slope, x, y, beside }: OfSlope, key: string): boolean {
  if (beside && !isFact(beside, plainNumber(slope))) return false;
  const [, m, b] = /^y = \((.+)\)\*x \+ \((.+)\)$/.exec(key) ?? [];
  const [by, start] = [fractionIn(m), fractionIn(b)];
  return !!by && !!start && q.same(q.add(q.multiply(by, x), start), y) && q.same(by, slope);
}
