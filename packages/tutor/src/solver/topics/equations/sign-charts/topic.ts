import {
  exactValue,
  type Node,
  numberNode,
  q,
  quotientIn,
  realRoots,
  substitute,
} from "@dripstone/checker/mathematics";
import { fractionOfPolynomials } from "../../../algebra/fraction-of-polynomials.ts";
import { latexNumber } from "../../../algebra/numbers.ts";
import { coefficient, degree, lettersOf, type Polynomial } from "../../../algebra/polynomial.ts";
import { latexRelation } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { plainRelationOf, type Relation, relationFrom } from "../../../algebra/relation.ts";
import type { Question } from "../../../question.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** One inequality with a fraction, or of a higher degree; or two, of which one has to be true. */
type Chart = { relations: Relation[] };

const POINTS_MAX = 8;

/** Inequalities by the places where a side is 0 or not defined, and what is true between them. */
export const signCharts = defineTopic<Chart, Code>({
  name: "sign-charts",
  words,
  read: readChart,
  work: workChart,
  holds: agrees,
  similar: ({ relations }) => {
    const x = relations[0]?.letter ?? "x";
    return {
      relations: (relations.length > 1 ? [`2${x} < -6`, `${x} - 1 > 4`] : [`(${x} - 1)(${x} + 2)(${x} - 5) > 0`]).map(
        relationFrom,
      ),
    };
  },
});

function readChart({ shape, formulas }: Question): Chart | null {
  const isEither = shape === "solve # or #" || shape === "# or #";
  if (shape !== "solve #" && shape !== "#" && !isEither) return null;
  const answers = formulas.flatMap(({ answer }) =>
    answer?.kind === "set" && answer.written === "or" ? answer.parts : [answer],
  );
  const relations = answers.map((answer) => answer && plainRelationOf(answer));
  const [first] = relations;
  if (!first || relations.length > 2 || relations.some((one) => one?.letter !== first.letter)) return null;
  const found = relations.flatMap((one) => one ?? []);
  if (found.some(({ sign }) => sign === "=" || sign === "≠")) return null;
  if (found.length === 2) return found.every((one) => endsOf(one)) ? { relations: found } : null;
  // Plain and quadratic ones are solved otherwise.
  const fraction = fractionOfPolynomials({ kind: "subtract", left: first.left, right: first.right });
  const isOther = fraction && (lettersOf(fraction.below).length > 0 || degree(fraction.above) > 2);
  return isOther && endsOf(first) ? { relations: found } : null;
}

type Ends = { zeros: q.Rational[]; gaps: q.Rational[] };

/** Where the sides are equal, and where one is not defined; null where that is no fraction. */
function endsOf({ left, right }: Relation): Ends | null {
  const fraction = fractionOfPolynomials({ kind: "subtract", left, right });
  if (!fraction) return null;
  const [zeros, gaps] = [rationalRoots(fraction.above), rationalRoots(fraction.below)];
  if (!zeros || !gaps || zeros.length + gaps.length > POINTS_MAX) return null;
  return { zeros: zeros.filter((zero) => !gaps.some((gap) => q.same(gap, zero))), gaps };
}

/** All real roots, each once; null where they are not all fractions. */
function rationalRoots(of: Polynomial): q.Rational[] | null {
  const size = degree(of);
  if (size === 0) return of.length === 0 ? null : [];
  const roots = realRoots(Array.from({ length: size + 1 }, (_, power) => coefficient(of, power)));
  const values = roots?.map((root) => exactValue(root));
  if (!values || values.includes(null)) return null;
  return values
    .flatMap((value) => value ?? [])
    .filter((value, nth, all) => !all.slice(0, nth).some((earlier) => q.same(earlier, value)));
}

/** Null where a side has no value. */
function isTrueAt({ left, right, sign, letter }: Relation, at: q.Rational): boolean {
  const [a, b] = [left, right].map((side) => exactValue(substitute(side, letter, numberNode(at))));
  if (!a || !b) return false;
  const order = q.compare(a, b);
  return order === 0 ? sign === "≤" || sign === "≥" : order < 0 === (sign === "<" || sign === "≤");
}

const isTrue = (relations: readonly Relation[], at: q.Rational) => relations.some((one) => isTrueAt(one, at));

function workChart({ relations }: Chart): Working<Code> | null {
  const [first] = relations;
  const ends = relations.map(endsOf);
  if (!first || ends.includes(null)) return null;
  const points = ends
    .flatMap((one) => (one ? [...one.zeros, ...one.gaps] : []))
    .filter((value, nth, all) => !all.slice(0, nth).some((earlier) => q.same(earlier, value)))
    .sort(q.compare);
  const [least, most] = [points[0], points.at(-1)];
  if (!least || !most) return null;
  const half = q.rational(1n, 2n);
  const between = points.map((point, nth) => {
    const next = points[nth + 1];
    return next ? q.multiply(half, q.add(point, next)) : q.add(point, q.ONE);
  });
  const tried = [q.subtract(least, q.ONE), ...between];
  const region: Stretch[] = [];
  for (const [nth, at] of tried.entries()) {
    if (!isTrue(relations, at)) {
      // A point alone.
      const point = points[nth];
      const next = tried[nth + 1];
      if (point && next && isTrue(relations, point) && !isTrue(relations, next))
        region.push({ from: point, to: point, closed: true });
      continue;
    }
    const [from, to] = [points[nth - 1] ?? null, points[nth] ?? null];
    const [isFrom, isTo] = [from, to].map((end) => end !== null && isTrue(relations, end));
    const before = region.at(-1);
    if (from && isFrom && before?.to && q.same(before.to, from)) {
      region.pop();
      region.push({
        from: before.from,
        to,
        closed: before.from ? before.closed : isTo === true,
        toClosed: isTo === true,
      });
    } else
      region.push({
        from,
        to,
        closed: from ? isFrom === true : isTo === true,
        ...(from && to ? { toClosed: isTo === true } : {}),
      });
  }
  const { letter } = first;
  const key = plainRegion(region, letter);
  const said = saidRegion(region, letter);
  const shown = {
    en: relations.map((one) => `$${latexRelation(one)}$`).join(" or "),
    ch: relations.map((one) => `$${latexRelation(one)}$`).join(" 或 "),
  };
  const values = {
    shown,
    points: points.map((point) => `${letter} = ${latexNumber(point)}`).join(",\\ "),
    tried: tried.map((at) => `${letter} = ${latexNumber(at)}`).join(",\\ "),
    region: said,
  };
  const steps: Step<Code>[] = [
    { code: "ends", values },
    { code: "between", values },
  ];
  return { problem: { en: `solve ${shown.en}`, ch: `解不等式 ${shown.ch}` }, steps, answer: { said, key } };
}

/** By many numbers, put in and compared in decimals. */
function agrees({ relations }: Chart, { key }: { key: string }): boolean {
  const ends = [...key.matchAll(/-?\d+(?:\/\d+)?/g)].map(([text]) => numberOf(text));
  const near = ends.flatMap((end) => [end, end - 0.001, end + 0.001]);
  const tried = [
    ...near,
    ...Array.from({ length: 161 }, (_, nth) => (nth - 80) / 4),
    1000.3,
    -1000.3,
    333_333.5,
    -333_333.5,
  ];
  const tests = relations.map(testOf);
  return tried.every((at) => tests.some((test) => test?.(at)) === isIn(key, at)) && !tests.includes(null);
}

/** Whether the relation holds at a number; null for what is no fraction of polynomials. */
function testOf({ left, right, sign, letter }: Relation): ((at: number) => boolean) | null {
  const found = quotientIn({ kind: "subtract", left, right } satisfies Node, letter);
  const parts = found && [found.num, found.den].map((of) => of.map(({ num, den }) => Number(num) / Number(den)));
  if (!parts) return null;
  return (at) => {
    const [above = 0, below = 0] = parts.map((of) => of.reduceRight((all, by) => all * at + by, 0));
    if (Math.abs(below) < 1e-9) return false;
    const isZero = Math.abs(above) < 1e-9;
    return isZero ? sign === "≤" || sign === "≥" : above / below < 0 === (sign === "<" || sign === "≤");
  };
}

const numberOf = (text: string): number => {
  const [num = "0", den = "1"] = text.split("/");
  return Number(num) / Number(den);
};

function isIn(key: string, at: number): boolean {
  if (key === "no solution" || key === "all real numbers") return key === "all real numbers";
  return key.split(" or ").some((part) => {
    const all = part.split(" ");
    return all.every((sign, nth) => {
      if (nth % 2 === 0) return true;
      const [a = 0, b = 0] = [all[nth - 1], all[nth + 1]].map((word = "") =>
        /^[a-z]$/i.test(word) ? at : numberOf(word),
      );
      const isSame = Math.abs(a - b) < 1e-9;
      return isSame ? /[=≤≥]/.test(sign) : sign !== "=" && a < b === /[<≤]/.test(sign);
    });
  });
}
