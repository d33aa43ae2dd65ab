import { exactValue, lettersIn, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { barsOf, distinct } from "../../../algebra/bars.ts";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { inBoth, latexNode } from "../../../algebra/printing.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { type Frames, readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Extreme = "minimum" | "maximum";
/** An expression with bars around what is linear in one letter, straight between the places where that is 0. */
type Asked = { of: Node; letter: string; insides: Node[]; cuts: q.Rational[]; wanted: Extreme };

const BARS_MAX = 6;

const frames: Frames<Asked>[] = [
  [
    [
      "[the ](minimum|least|smallest|lowest)[ possible] value of [the expression ]{e:formula}",
      "[代数式|式子|函数|y ?= ?]{e:formula}的最小值",
    ],
    ({ e }) => askedOf(e, "minimum"),
  ],
  [
    [
      "[the ](maximum|greatest|largest|highest)[ possible] value of [the expression ]{e:formula}",
      "[代数式|式子|函数|y ?= ?]{e:formula}的最大值",
    ],
    ({ e }) => askedOf(e, "maximum"),
  ],
];

/** The least or greatest value of a sum of absolute values: |x - 1| + |x - 5|. */
export const absoluteExtremes = defineTopic<Asked, Code>({
  name: "absolute-extremes",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work(asked) {
    const { of, letter, insides, cuts, wanted } = asked;
    const value = extremeOf(asked);
    if (!value) return null;
    const isLeast = wanted === "minimum";
    const shown = latexNode(of);
    const result = latexNumber(value);
    const at = (cut: q.Rational) =>
      `$${letter} = ${latexNumber(cut)}$: $${latexNumber(valueAt(asked, cut) ?? q.ZERO)}$`;
    const least = isLeast ? { en: "least", ch: "最小" } : { en: "greatest", ch: "最大" };
    const steps: Step<Code>[] = [
      {
        code: "cuts",
        values: {
          letter,
          insides: insides.map(latexNode).join(",\\ "),
          cuts: cuts.map((cut) => `${letter} = ${latexNumber(cut)}`).join(",\\ "),
        },
      },
      {
        code: "ends",
        values: { shown, letter, least, less: isLeast ? { en: "less", ch: "小" } : { en: "greater", ch: "大" } },
      },
      {
        code: "compare",
        values: { least, result, values: { en: cuts.map(at).join("; "), ch: cuts.map(at).join("；") } },
      },
    ];
    return {
      problem: { en: `the ${least.en} value of $${shown}$`, ch: `求 $${shown}$ 的${least.ch}值` },
      steps,
      answer: { said: inBoth(result), key: plainNumber(value) },
    };
  },
  // Tried at many places, none of which is beyond it, and at one of which it is reached.
  holds(asked, { key }) {
    const tried = triedPlaces(asked.cuts).map((place) => valueAt(asked, place));
    const isWithin = (value: q.Rational, bound: q.Rational) =>
      asked.wanted === "minimum" ? q.compare(value, bound) >= 0 : q.compare(value, bound) <= 0;
    return tried.some(
      (bound) => bound && plainNumber(bound) === key && tried.every((one) => one && isWithin(one, bound)),
    );
  },
  similar: (asked) => {
    const others = [`|${asked.letter} - 2| + |${asked.letter} - 9|`, `|${asked.letter} + 1| + |${asked.letter} - 4|`];
    return (
      others
        .flatMap((text) => askedOf(text, "minimum") ?? [])
        .find(({ of }) => latexNode(of) !== latexNode(asked.of)) ?? asked
    );
  },
});

function askedOf(place: string | undefined, wanted: Extreme): Asked | null {
  const answer = formulaAt(place);
  const right = answer?.kind === "relation" && answer.signs.join() === "=" ? answer.sides[1] : undefined;
  const of = answer?.kind === "expression" && !answer.unit ? answer.of : right;
  if (!of) return null;
  const [letter, ...others] = lettersIn(of);
  const bars = barsOf([of]);
  if (!letter || others.length > 0 || !bars || bars.length === 0 || bars.length > BARS_MAX) return null;
  const insides = bars.map(({ inside }) => inside);
  const cuts = distinct(bars.map(({ zero }) => zero));
  const asked = { of, letter, insides, cuts, wanted };
  return isStraight(asked) && extremeOf(asked) ? asked : null;
}

const valueAt = ({ of, letter }: Asked, place: q.Rational): q.Rational | null =>
  exactValue(substitute(of, letter, numberNode(place)));

const half = q.rational(1n, 2n);
const between = (a: q.Rational, b: q.Rational) => q.multiply(q.add(a, b), half);

/** The places where it turns, with two beyond each end. */
function pointsOf(cuts: readonly q.Rational[]): q.Rational[] {
  const [first = q.ZERO, last = first] = [cuts[0], cuts.at(-1)];
  const away = (from: q.Rational, by: bigint) => q.add(from, q.rational(by));
  return [away(first, -4n), away(first, -1n), ...cuts, away(last, 1n), away(last, 4n)];
}

/** Whether each stretch has its middle in the middle, at three places of it. */
function isStraight(asked: Asked): boolean {
  const points = pointsOf(asked.cuts);
  return points.slice(1).every((to, nth) => {
    const from = points[nth] ?? to;
    const middle = between(from, to);
    return [
      [from, middle, to],
      [from, between(from, middle), middle],
      [middle, between(middle, to), to],
    ].every(([a, b, c]) => {
      const [start, mid, end] = [a, b, c].map((place) => place && valueAt(asked, place));
      return !!start && !!mid && !!end && q.same(mid, between(start, end));
    });
  });
}

/** Null where it has none, since it goes on rising or falling beyond the places where it turns. */
function extremeOf(asked: Asked): q.Rational | null {
  const { cuts, wanted } = asked;
  const values = pointsOf(cuts).map((place) => valueAt(asked, place));
  if (values.includes(null)) return null;
  const known = values.flatMap((value) => value ?? []);
  const best = known.slice(2, -2).reduce((one, other) => {
    const isOther = wanted === "minimum" ? q.compare(other, one) < 0 : q.compare(other, one) > 0;
    return isOther ? other : one;
  });
  const isBounded = [known.slice(0, 2).toReversed(), known.slice(-2)].every(([near, far]) => {
    const change = near && far ? q.compare(far, near) : 0;
    return wanted === "minimum" ? change >= 0 : change <= 0;
  });
  return isBounded ? best : null;
}

/** The places where it turns, a twentieth of the way after another between them, and halves for ten beyond each end. */
function triedPlaces(cuts: readonly q.Rational[]): q.Rational[] {
  const [first = q.ZERO, last = first] = [cuts[0], cuts.at(-1)];
  const spread = q.divide(q.subtract(last, first), q.rational(20n)) ?? q.ZERO;
  const inside = Array.from({ length: 21 }, (_, nth) => q.add(first, q.multiply(spread, q.rational(BigInt(nth)))));
  const outside = Array.from({ length: 20 }, (_, nth) => q.rational(BigInt(nth + 1), 2n));
  return [...cuts, ...inside, ...outside.flatMap((away) => [q.subtract(first, away), q.add(last, away)])];
}
