import { q } from "@dripstone/checker/mathematics";
import { commonDenominator, latexNumber } from "../../../algebra/numbers.ts";
import {
  coefficient,
  constant,
  degree,
  latexPolynomial,
  minus,
  polynomialOf,
  scaled,
} from "../../../algebra/polynomial.ts";
import { latexRelation, latexSign } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { flipped, type Relation } from "../../../algebra/relation.ts";
import { isSimplified } from "../../../algebra/simplified.ts";
import type { Step, Working } from "../../../solution.ts";
import { workBySigns } from "./by-signs.ts";
import type words from "./words.json";

type Code = keyof typeof words.en;

export function workInequality(relations: Relation[]): Working<Code> | null {
  const steps: Step<Code>[] = [];
  let region: Stretch[] = [{ from: null, to: null, closed: false }];
  const [first] = relations;
  if (!first) return null;
  for (const relation of relations) {
    const [left, right] = [polynomialOf(relation.left), polynomialOf(relation.right)];
    if (!left || !right) return null;
    const isQuadratic = degree(minus(left, right)) === 2;
    const found = isQuadratic ? workBySigns(relation) : workLinearly(relation);
    if (!found) return null;
    if (relations.length > 1) steps.push({ code: "part", values: { part: latexRelation(relation) } });
    steps.push(...found.steps);
    const met = relations.length > 1 ? meet(region, found.region) : found.region;
    if (!met) return null;
    region = met;
  }
  const { letter } = first;
  const said = saidRegion(region, letter);
  if (relations.length > 1) steps.push({ code: "together", values: { result: said } });
  const shown =
    relations.length === 1 ? latexRelation(first) : relations.map((relation) => latexRelation(relation)).join(",\\ ");
  const problem = { en: `solve $${shown}$ for $${letter}$`, ch: `解不等式 $${shown}$` };
  return { problem, steps, answer: { said, key: plainRegion(region, letter) } };
}

type Part = { steps: Step<Code>[]; region: Stretch[] };

function workLinearly({ left: before, right: after, sign: given, letter }: Relation): Part | null {
  let [left, right] = [polynomialOf(before), polynomialOf(after)];
  if (!left || !right) return null;
  let sign = given;
  const steps: Step<Code>[] = [];
  const shown = () => `${latexPolynomial(left ?? [])} ${latexSign(sign)} ${latexPolynomial(right ?? [])}`;
  const written = latexRelation({ left: before, right: after, sign });
  if (!isSimplified(before) || !isSimplified(after))
    steps.push({ code: "simplify", values: { before: written, after: shown() } });
  const by = commonDenominator([...left, ...right].map((term) => term.by));
  if (by > 1n) {
    [left, right] = [scaled(left, q.rational(by)), scaled(right, q.rational(by))];
    steps.push({ code: "clear", values: { by: `${by}`, after: shown() } });
  }
  const difference = minus(left, right);
  const [slope, plain] = [coefficient(difference, 1), coefficient(difference, 0)];
  const isSorted = coefficient(right, 1).num === 0n && coefficient(left, 0).num === 0n;
  right = constant(q.negate(plain));
  left = minus(difference, constant(plain));
  if (!isSorted) steps.push({ code: "collect", values: { letter, after: shown() } });
  if (slope.num === 0n) {
    const order = q.compare(plain, q.ZERO);
    const isTrue = order === 0 ? sign === "≤" || sign === "≥" : order < 0 === (sign === "<" || sign === "≤");
    steps.push({ code: isTrue ? "always" : "never", values: { after: shown() } });
    return { steps, region: isTrue ? [{ from: null, to: null, closed: false }] : [] };
  }
  const bound = q.divide(q.negate(plain), slope) ?? q.ZERO;
  if (slope.num < 0n) sign = flipped[sign];
  const result = `${letter} ${latexSign(sign)} ${latexNumber(bound)}`;
  if (!q.same(slope, q.ONE))
    steps.push({ code: slope.num < 0n ? "divide-flip" : "divide", values: { by: latexNumber(slope), after: result } });
  const closed = sign === "≤" || sign === "≥";
  const isAbove = sign === ">" || sign === "≥";
  return { steps, region: [{ from: isAbove ? bound : null, to: isAbove ? null : bound, closed }] };
}

/** What two endless stretches have in common; null where one end is closed and the other open. */
function meet([a]: Stretch[], [b]: Stretch[]): Stretch[] | null {
  if (!a || !b) return [];
  if (!a.from && !a.to) return [b];
  if (!b.from && !b.to) return [a];
  const [from, to] = [latest(a, b), earliest(a, b)];
  if (!from || !to)
    return [
      a.from
        ? { from: from?.at ?? null, to: null, closed: from?.closed ?? false }
        : { from: null, to: to?.at ?? null, closed: to?.closed ?? false },
    ];
  const order = q.compare(from.at, to.at);
  if (order > 0 || (order === 0 && !(from.closed && to.closed))) return [];
  return from.closed === to.closed
    ? [{ from: from.at, to: to.at, closed: from.closed }]
    : [{ from: from.at, to: to.at, closed: from.closed, toClosed: to.closed }];
}

type End = { at: q.Rational; closed: boolean };

const ends = (stretches: Stretch[], side: "from" | "to"): End[] =>
  stretches
    .flatMap(({ [side]: at, closed }) => (at ? [{ at, closed }] : []))
    .sort(
      (a, b) =>
        q.compare(a.at, b.at) ||
        (side === "from" ? Number(b.closed) - Number(a.closed) : Number(a.closed) - Number(b.closed)),
    );

const latest = (a: Stretch, b: Stretch) => ends([a, b], "from").at(-1);
const earliest = (a: Stretch, b: Stretch) => ends([a, b], "to")[0];
