import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { type Bars, barsOf, distinct, partsWithBars } from "../../../algebra/bars.ts";
import { isolate, rationalZeros } from "../../../algebra/isolate.ts";
import { latexNumber } from "../../../algebra/numbers.ts";
import { degree, latexPolynomial, minus, type Polynomial, polynomialOf } from "../../../algebra/polynomial.ts";
import { latexNode, latexRelation, latexSign } from "../../../algebra/printing.ts";
import { agreesWith, holdAt, plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { type Relation, relationFrom, relationIn } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { replaced } from "../../arithmetic/arithmetic/reduce.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
const BARS_MAX = 3;

/** Equations and inequalities with several absolute values, or with the letter beside one, too: |x - 2| + |x + 3| = 9, |x - 1| < 2x + 4. */
export const absoluteSums = defineTopic<Relation, Code>({
  name: "absolute-sums",
  words,
  read: readSum,
  work: workSum,
  holds: (relation, { key }) => agreesWith([relation], key),
  similar: (relation) => {
    const { letter: x, sign } = relation;
    const choices = [`|${x} - 1| + |${x} + 2| ${sign} 7`, `|${x} - 2| + |${x} - 5| ${sign} 9`].map(relationFrom);
    return choices.find((other) => latexRelation(other) !== latexRelation(relation)) ?? relation;
  },
});

function readSum(question: Question): Relation | null {
  const relation = relationIn(question);
  if (!relation || relation.sign === "≠") return null;
  const bars = barsOf([relation.left, relation.right]);
  if (!bars || bars.length === 0 || bars.length > BARS_MAX) return null;
  // One alone against a number, or with the letter in an equation, is of another topic.
  const alone = isolate(relation, "absolute");
  if (alone && (relation.sign === "=" || degree(alone.other) === 0)) return null;
  return piecesOf(relation, bars) ? relation : null;
}

/** Between two places where something between bars changes its sign: the same relation without bars. */
type Piece = {
  from: q.Rational | null;
  to: q.Rational | null;
  left: Polynomial;
  right: Polynomial;
  zeros: q.Rational[];
};

function piecesOf(relation: Relation, bars: Bars[]): Piece[] | null {
  const { letter } = relation;
  const cuts = distinct(bars.map(({ zero }) => zero));
  const pieces: Piece[] = [];
  for (let nth = 0; nth <= cuts.length; nth++) {
    const [from, to] = [cuts[nth - 1] ?? null, cuts[nth] ?? null];
    const at = between(from, to);
    const [left, right] = [relation.left, relation.right].map((side) => {
      const bare = partsWithBars(side).reduce((rest) => {
        const [part] = partsWithBars(rest);
        return part?.kind === "absolute" ? replaced(rest, part, withoutBars(part.of, at, letter)) : rest;
      }, side);
      return polynomialOf(bare);
    });
    const difference = left && right ? minus(left, right) : null;
    if (!left || !right || !difference || degree(difference) > 2) return null;
    const zeros = difference.length === 0 || degree(difference) === 0 ? [] : rationalZeros(difference);
    if (!zeros) return null;
    pieces.push({ from, to, left, right, zeros: zeros.filter((zero) => isWithin(zero, from, to)) });
  }
  return pieces;
}

/** What it is where the letter is there. */
function withoutBars(inside: Node, at: q.Rational, letter: string): Node {
  const value = exactValue(substitute(inside, letter, numberNode(at)));
  return value && value.num < 0n ? { kind: "negate", of: inside } : inside;
}

const isWithin = (value: q.Rational, from: q.Rational | null, to: q.Rational | null): boolean =>
  (!from || q.compare(value, from) >= 0) && (!to || q.compare(value, to) <= 0);

function between(from: q.Rational | null, to: q.Rational | null): q.Rational {
  if (from && to) return q.multiply(q.add(from, to), q.rational(1n, 2n));
  return from ? q.add(from, q.ONE) : to ? q.subtract(to, q.ONE) : q.ZERO;
}

function workSum(relation: Relation): Working<Code> | null {
  const bars = barsOf([relation.left, relation.right]);
  const pieces = bars && piecesOf(relation, bars);
  if (!bars || !pieces) return null;
  const { letter, sign } = relation;
  const cuts = distinct(bars.map(({ zero }) => zero));
  const steps: Step<Code>[] = [
    {
      code: "cuts",
      values: {
        insides: bars.map(({ inside }) => latexNode(inside)).join(",\\ "),
        cuts: cuts.map((cut) => `${letter} = ${latexNumber(cut)}`).join(",\\ "),
      },
    },
  ];
  for (const { from, to, left, right, zeros } of pieces) {
    const range = [
      ...(from ? [`${latexNumber(from)} \\le `] : []),
      letter,
      ...(to ? [` \\le ${latexNumber(to)}`] : []),
    ].join("");
    const after = `${latexPolynomial(left) || "0"} ${latexSign(sign)} ${latexPolynomial(right) || "0"}`;
    const ends = zeros.map((zero) => `${letter} = ${latexNumber(zero)}`).join(",\\ ");
    steps.push(
      ends ? { code: "piece", values: { range, after, ends } } : { code: "piece-without", values: { range, after } },
    );
  }
  const region = regionOf(relation, distinct([...cuts, ...pieces.flatMap(({ zeros }) => zeros)]));
  if (!region) return null;
  const said = saidRegion(region, letter);
  steps.push({ code: "answer", values: { result: said } });
  const shown = latexRelation(relation);
  const kind = sign === "=" ? "方程" : "不等式";
  return {
    problem: { en: `solve $${shown}$ for $${letter}$`, ch: `解${kind} $${shown}$` },
    steps,
    answer: { said, key: plainRegion(region, letter) },
  };
}

/** Where it is true: at each of these places, and between them. Null for a single place beside a stretch that is left out. */
function regionOf(relation: Relation, places: q.Rational[]): Stretch[] | null {
  const region: Stretch[] = [];
  let open: { from: q.Rational | null; closed: boolean } | null = null;
  for (let nth = 0; nth <= places.length; nth++) {
    const [from, to] = [places[nth - 1] ?? null, places[nth] ?? null];
    const isAtStart = from !== null && holdAt([relation], from);
    const isInside = holdAt([relation], between(from, to));
    if (open && from && !(isAtStart && isInside)) {
      region.push({ from: open.from, to: from, closed: open.closed, toClosed: isAtStart });
      open = isInside ? { from, closed: false } : null;
    } else if (!open && isInside) open = { from, closed: isAtStart };
    else if (!open && isAtStart && from) region.push({ from, to: from, closed: true });
  }
  if (open) region.push({ from: open.from, to: null, closed: open.closed });
  return region.map(({ from, to, closed, toClosed }) =>
    from
      ? { from, to, closed, ...(to ? { toClosed: toClosed ?? closed } : {}) }
      : { from, to, closed: toClosed ?? closed },
  );
}
