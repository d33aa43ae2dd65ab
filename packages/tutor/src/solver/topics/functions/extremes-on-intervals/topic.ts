import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { fractionIn } from "../../../sentences/fractions.ts";
import { type Frames, type Places, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** The greatest or least value of a quadratic or linear function from one number to another, both included. */
type Extreme = { of: Node; all: Polynomial; letter: string; from: q.Rational; to: q.Rational; isMost: boolean };

const STEPS = 60n;
const curve = "[the ][function |quadratic function |parabola |expression ]{e:formula}";
const range = "{a:fraction} ?(≤|<=) ?{k:letter} ?(≤|<=) ?{b:fraction}";

const frames: Frames<Extreme>[] = [
  [
    [
      `[the ](maximum|greatest|largest) value of ${curve} (for|when|on|if) ${range}`,
      `[函数|二次函数]{e:formula},?当?${range}时?,?的最大值`,
    ],
    (places) => of(places, true),
  ],
  [
    [
      `[the ](minimum|least|smallest) value of ${curve} (for|when|on|if) ${range}`,
      `[函数|二次函数]{e:formula},?当?${range}时?,?的最小值`,
    ],
    (places) => of(places, false),
  ],
];

function of({ e, a, b, k }: Places, isMost: boolean): Extreme | null {
  const answer = formulaAt(e);
  const [left, right, ...more] = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides : [];
  const isCurve = left?.kind === "letter" && left.name === "y" && more.length === 0;
  const node = answer?.kind === "expression" && !answer.unit ? answer.of : isCurve ? right : undefined;
  const all = node ? polynomialOf(node) : null;
  const [from, to] = [fractionIn(a), fractionIn(b)];
  if (!node || !all || !from || !to || q.compare(from, to) >= 0) return null;
  if (degree(all) < 1 || degree(all) > 2 || lettersOf(all).join() !== k) return null;
  return { of: node, all, letter: k, from, to, isMost };
}

/** The greatest and least values between two ends. */
export const extremesOnIntervals = defineTopic<Extreme, Code>({
  name: "extremes-on-intervals",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: workExtreme,
  holds,
  similar: (extreme) => ({ ...extreme, isMost: !extreme.isMost }),
});

const valueAt = ({ of: node, letter }: Extreme, at: q.Rational) => exactValue(substitute(node, letter, numberNode(at)));

/** Where the curve turns, if that lies between the ends. */
function turnOf({ all, from, to }: Extreme): q.Rational | null {
  const turn = q.divide(q.negate(coefficient(all, 1)), q.multiply(q.rational(2n), coefficient(all, 2)));
  return turn && q.compare(from, turn) < 0 && q.compare(turn, to) < 0 ? turn : null;
}

function workExtreme(extreme: Extreme): Working<Code> | null {
  const { letter, from, to, isMost, of: node } = extreme;
  const turn = turnOf(extreme);
  const places = [from, ...(turn ? [turn] : []), to];
  const values = places.map((place) => valueAt(extreme, place));
  const found = values.reduce<q.Rational | null>((best, value) => {
    if (!value) return best;
    return best && q.compare(value, best) > 0 !== isMost ? best : value;
  }, null);
  if (!found || values.includes(null)) return null;
  const shown = latexNode(node);
  const range_ = `${latexNumber(from)} \\le ${letter} \\le ${latexNumber(to)}`;
  const pairs = places.map((place, nth) => `${letter} = ${latexNumber(place)}: ${latexNumber(values[nth] ?? q.ZERO)}`);
  const told = {
    shown,
    range: range_,
    turn: latexNumber(turn ?? q.ZERO),
    pairs: pairs.join(",\\quad "),
    found: latexNumber(found),
  };
  const steps: Step<Code>[] = [
    ...(turn ? [{ code: "turn" as const, values: told }] : [{ code: "none" as const, values: told }]),
    { code: isMost ? "most" : "least", values: told },
  ];
  return {
    problem: {
      en: `the ${isMost ? "greatest" : "least"} value of $${shown}$ for $${range_}$`,
      ch: `$${range_}$ 时 $${shown}$ 的最${isMost ? "大" : "小"}值`,
    },
    steps,
    answer: { said: inBoth(latexNumber(found)), key: plainNumber(found) },
  };
}

/** None of many numbers between the ends has a greater value, and one of them, or the turn, has this one. */
function holds(extreme: Extreme, { key }: { key: string }): boolean {
  const found = fractionIn(key);
  const { from, to, isMost } = extreme;
  if (!found) return false;
  const turn = turnOf(extreme);
  const step = q.divide(q.subtract(to, from), q.rational(STEPS)) ?? q.ONE;
  const tried = Array.from({ length: Number(STEPS) + 1 }, (_, nth) =>
    q.add(from, q.multiply(step, q.rational(BigInt(nth)))),
  );
  const values = [...tried, ...(turn ? [turn] : [])].map((at) => valueAt(extreme, at));
  return (
    values.every((value) => !!value && (isMost ? q.compare(value, found) <= 0 : q.compare(value, found) >= 0)) &&
    values.some((value) => !!value && q.same(value, found))
  );
}
