import { q } from "@dripstone/checker/mathematics";
import { type Fraction, fractionIn, whole } from "../../../sentences/fractions.ts";
import { type Piece, readPieces } from "../../../sentences/pieces.ts";
import { usual } from "./usual.ts";
import type { Sequence, Wanted } from "./work.ts";

type Told = {
  kind?: "arithmetic" | "geometric";
  step?: Fraction | null;
  terms: { n: number; value: Fraction | null }[];
  wanted: Wanted[];
};

const value = "(?<v>-?\\d{1,9}(?:\\.\\d{1,6})?(?:/\\d{1,6})?)";
const is = "(?: is| of| equals| ?=|为|是|等于)? ?";
const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`),
  tell,
];

const pieces: Piece<Told>[] = [
  piece(`first term of an? (?<kind>arithmetic|geometric) (?:sequence|progression) is ${value}`, (told, { kind, v }) => {
    told.kind = kind === "arithmetic" ? "arithmetic" : "geometric";
    told.terms.push({ n: 1, value: fractionIn(v) });
  }),
  piece(
    "(?:an? |the )?(?<kind>arithmetic|geometric) (?:sequence|progression|series)(?: \\{?a_?n\\}?)?",
    (told, { kind }) => {
      told.kind = kind === "arithmetic" ? "arithmetic" : "geometric";
    },
  ),
  piece("(?<kind>等差|等比)数列(?: ?\\{ ?a_?n ?\\})?(?:中)?", (told, { kind }) => {
    told.kind = kind === "等差" ? "arithmetic" : "geometric";
  }),
  piece(`(?<step>common (?:difference|ratio)|公差|公比)(?: ?[dqr])?${is}${value}`, (told, { step = "", v }) => {
    told.step = fractionIn(v);
    told.kind ??= /difference|公差/.test(step) ? "arithmetic" : "geometric";
  }),
  piece(`[dqr] ?= ?${value}`, (told, { v }) => {
    told.step = fractionIn(v);
  }),
  piece(`(?:first term|1st term|首项)(?: ?a_?1)?${is}${value}`, ({ terms }, { v }) => {
    terms.push({ n: 1, value: fractionIn(v) });
  }),
  piece(`(?:that )?(?:starts|begins) (?:with|at) ${value}`, ({ terms }, { v }) => {
    terms.push({ n: 1, value: fractionIn(v) });
  }),
  piece(`(?<n>\\d{1,4})(?:st|nd|rd|th) term(?: is| of| equals| ?=)? ?${value}`, ({ terms }, { n, v }) => {
    terms.push({ n: Number(n), value: fractionIn(v) });
  }),
  piece(`第(?<n>\\d{1,4})项(?:为|是|等于|=)${value}`, ({ terms }, { n, v }) => {
    terms.push({ n: Number(n), value: fractionIn(v) });
  }),
  piece(`a_?(?<n>\\d{1,4}) ?= ?${value}`, ({ terms }, { n, v }) => {
    terms.push({ n: Number(n), value: fractionIn(v) });
  }),
  piece(
    "sum of (?:the |its )?first (?<n>\\d{1,5}) terms|前(?<m>\\d{1,5})项(?:的)?和(?: ?s_?\\d{1,5})?",
    ({ wanted }, { n, m }) => {
      wanted.push({ what: "sum", n: Number(n ?? m) });
    },
  ),
  piece("s_?(?<n>\\d{1,5})", ({ wanted }, { n }) => {
    wanted.push({ what: "sum", n: Number(n) });
  }),
  piece("(?<n>\\d{1,5})(?:st|nd|rd|th) term|第(?<m>\\d{1,5})项", ({ wanted }, { n, m }) => {
    wanted.push({ what: "term", n: Number(n ?? m) });
  }),
  piece("a_?(?<n>\\d{1,5})", ({ wanted }, { n }) => {
    wanted.push({ what: "term", n: Number(n) });
  }),
  piece("(?:common (?:difference|ratio)|公差|公比)(?: ?[dqr])?", ({ wanted }) => {
    wanted.push({ what: "step" });
  }),
  piece("first term|首项", ({ wanted }) => {
    wanted.push({ what: "term", n: 1 });
  }),
  piece("[dqr](?![a-z_])", ({ wanted }) => {
    wanted.push({ what: "step" });
  }),
];

const glue =
  /^(?:, ?| |and|with|has|have|of real numbers|whose|where|if|in|of|for|is|the|its|an|a|sequence|find|what is|what's|what|then|given|suppose|that|calculate|中|的|求|且|则|那么|在|已知|若|它|是|其|这个|和|与|以及|及|、)/;

/** A sequence that is told by its first term and step, or by two of its terms. */
export function describedSequence(text: string): Sequence | null {
  const told = readPieces<Told>(text, pieces, glue, { terms: [], wanted: [] });
  const wanted = told && onlyOne(told.wanted);
  if (!told?.kind || !wanted) return null;
  const [one, other, ...more] = told.terms;
  if (!one?.value || more.length > 0 || other?.value === null || told.step === null) return null;
  if (other ? told.step !== undefined || one.n === other.n : told.step === undefined) return null;
  const known = other?.value ? { i: one.n, x: one.value, j: other.n, y: other.value } : undefined;
  const step = known ? stepBetween(told.kind, known) : told.step;
  if (!step || (told.kind === "geometric" && step.num === 0n)) return null;
  const first = back(told.kind, one.value, step, one.n - 1);
  if (!first) return null;
  const next = (term: Fraction) => (told.kind === "arithmetic" ? q.add(term, step) : q.multiply(term, step));
  const shown = [first, next(first), next(next(first))];
  return usual({ rule: { kind: told.kind, first, step }, shown, wanted, known });
}

/** The first term and the step are asked for together; anything else alone. */
function onlyOne([one, other, ...more]: readonly Wanted[]): Wanted | null {
  if (!one || more.length > 0) return null;
  if (!other) return one;
  const [step, term] = one.what === "step" ? [one, other] : [other, one];
  return step.what === "step" && term.what === "term" && term.n === 1 ? { what: "both" } : null;
}

type Known = { i: number; x: Fraction; j: number; y: Fraction };

function stepBetween(kind: "arithmetic" | "geometric", { i, x, j, y }: Known): Fraction | null {
  if (kind === "arithmetic") return q.divide(q.subtract(y, x), whole(j - i));
  const ratio = j > i ? q.divide(y, x) : q.divide(x, y);
  const degree = BigInt(Math.abs(j - i));
  // Of an even root there are two, and nobody said which.
  return ratio && degree % 2n === 1n && degree < 20n ? q.root(ratio, degree) : null;
}

function back(kind: "arithmetic" | "geometric", value: Fraction, step: Fraction, steps: number): Fraction | null {
  if (kind === "arithmetic") return q.subtract(value, q.multiply(step, whole(steps)));
  const factor = steps < 100 ? q.power(step, BigInt(steps)) : null;
  return factor && q.divide(value, factor);
}
