import { exactValue, type Node, numberNode, q, substitute } from "@dripstone/checker/mathematics";
import { latexNumber, plainNumber } from "../../../algebra/numbers.ts";
import { coefficient, lettersOf } from "../../../algebra/polynomial.ts";
import { latexNode, latexSign } from "../../../algebra/printing.ts";
import { plainRegion, type Stretch, saidRegion } from "../../../algebra/regions.ts";
import { formulaAt } from "../../../sentences/formula-at.ts";
import { readFrames } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step, Working } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { excluded, sentences } from "../domains/sentences.ts";
import { domainOf } from "../domains/topic.ts";
import { type Condition, conditionsOf, zerosOf } from "./conditions.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
/** An expression with several roots and fractions, or a quadratic below; or where it has no value. */
type Asked = { of: Node; letter: string; conditions: Condition[]; isExcluded: boolean };
type Domain = { stretch: Stretch; without: q.Rational[] };

/** Where an expression with several conditions makes sense: √(x - 2)/(x - 5), 1/(x² - 9), √(x - 1) + √(4 - x). */
export const jointDomains = defineTopic<Asked, Code>({
  name: "joint-domains",
  words,
  read: (question) =>
    readFrames(plainOf(question), [
      [sentences, ({ e }) => askedOf(e, false)],
      [excluded, ({ e }) => askedOf(e, true)],
    ]),
  work: workDomain,
  holds: (asked, { key }) => {
    const domain = domainAt(asked);
    if (!domain || keyOf(asked, domain) !== key) return false;
    const { stretch, without } = domain;
    const ends = [stretch.from, stretch.to, ...without].flatMap((end) => end ?? []);
    const near = q.rational(1n, 1000n);
    const tried = [
      ...ends.flatMap((end) => [q.subtract(end, near), end, q.add(end, near)]),
      ...Array.from({ length: 121 }, (_, nth) => q.rational(BigInt(nth - 60), 2n)),
    ];
    return tried.every((at) => isSaid(domain, at) === hasValue(asked, at));
  },
  similar: (asked) => {
    const others = ["√(x-1)/(x-4)", "1/(x^2-4)"].flatMap((text) => askedOf(text, asked.isExcluded) ?? []);
    return others.find(({ of }) => latexNode(of) !== latexNode(asked.of)) ?? asked;
  },
});

function askedOf(e: string | undefined, isExcluded: boolean): Asked | null {
  const answer = formulaAt(e);
  if (answer?.kind !== "expression" || answer.unit || domainOf(e)) return null;
  const conditions = conditionsOf(answer.of);
  const [letter, ...others] = new Set((conditions ?? []).flatMap(({ all }) => lettersOf(all)));
  if (!conditions || !letter || others.length > 0) return null;
  // Without a value it is at single places only if there are no roots.
  if (isExcluded && conditions.some(({ sign }) => sign !== "≠")) return null;
  return { of: answer.of, letter, conditions, isExcluded };
}

const valueAt = (of: Node, letter: string, at: q.Rational) => exactValue(substitute(of, letter, numberNode(at)));

function hasValue({ conditions, letter }: Asked, at: q.Rational): boolean {
  return conditions.every(({ inside, sign }) => {
    const value = valueAt(inside, letter, at)?.num ?? 0n;
    return sign === "≠" ? value !== 0n : sign === "≥" ? value >= 0n : value > 0n;
  });
}

function isSaid({ stretch: { from, to, closed, toClosed = closed }, without }: Domain, at: q.Rational): boolean {
  const isAbove = !from || (closed ? q.compare(at, from) >= 0 : q.compare(at, from) > 0);
  const isBelow = !to || ((from ? toClosed : closed) ? q.compare(at, to) <= 0 : q.compare(at, to) < 0);
  return isAbove && isBelow && !without.some((one) => q.same(one, at));
}

type End = { at: q.Rational; isIn: boolean };

function domainAt({ conditions }: Asked): Domain | null {
  let [from, to]: (End | null)[] = [null, null];
  const zeros: q.Rational[] = [];
  for (const { all, sign } of conditions) {
    const own = zerosOf(all);
    if (!own) return null;
    if (sign === "≠") {
      zeros.push(...own);
      continue;
    }
    const [at] = own;
    if (!at) return null;
    const end = { at, isIn: sign === "≥" };
    if (coefficient(all, 1).num > 0n) from = nearer(from ?? null, end, 1);
    else to = nearer(to ?? null, end, -1);
  }
  const without: q.Rational[] = [];
  for (const zero of zeros.toSorted(q.compare)) {
    if (from && q.same(zero, from.at)) from = { ...from, isIn: false };
    else if (to && q.same(zero, to.at)) to = { ...to, isIn: false };
    else if ((from && q.compare(zero, from.at) < 0) || (to && q.compare(zero, to.at) > 0)) continue;
    else if (!without.some((one) => q.same(one, zero))) without.push(zero);
  }
  if (from && to && q.compare(from.at, to.at) >= 0) return null;
  const closed = (from ?? to)?.isIn ?? false;
  return {
    stretch: { from: from?.at ?? null, to: to?.at ?? null, closed, ...(to ? { toClosed: to.isIn } : {}) },
    without,
  };
}

/** Of two lower ends the higher one, of two upper ends the lower one; at one place the open one. */
function nearer(one: End | null, other: End, side: 1 | -1): End {
  if (!one) return other;
  const order = q.compare(other.at, one.at) * side;
  return order === 0 ? { at: one.at, isIn: one.isIn && other.isIn } : order > 0 ? other : one;
}

function keyOf({ letter, isExcluded }: Asked, { stretch, without }: Domain): string {
  if (isExcluded) return without.map((at) => `${letter} = ${plainNumber(at)}`).join(" or ");
  const rest = without.map((at) => `${letter} ≠ ${plainNumber(at)}`);
  const hasEnds = stretch.from !== null || stretch.to !== null;
  return [...(hasEnds || rest.length === 0 ? [plainRegion([stretch], letter)] : []), ...rest].join(" and ");
}

function workDomain(asked: Asked): Working<Code> | null {
  const domain = domainAt(asked);
  if (!domain || (asked.isExcluded && domain.without.length === 0)) return null;
  const { of, letter, conditions, isExcluded } = asked;
  const { stretch, without } = domain;
  const shown = latexNode(of);
  const relations = conditions.map(
    ({ inside, sign }) => `${latexNode(inside)} ${isExcluded ? "=" : latexSign(sign)} 0`,
  );
  const list = relations.join(",\\quad ");
  const key = keyOf(asked, domain);
  if (isExcluded) {
    const zeros = without.map((at) => `$${letter} = ${latexNumber(at)}$`);
    const said = { en: zeros.join(" or "), ch: zeros.join(" 或 ") };
    return {
      problem: { en: `where $${shown}$ is undefined`, ch: `$${shown}$ 无意义时 $${letter}$ 的值` },
      steps: [{ code: "zeros", values: { shown, list, result: said } }],
      answer: { said, key },
    };
  }
  const hasEnds = stretch.from !== null || stretch.to !== null;
  const region = hasEnds || without.length === 0 ? [saidRegion([stretch], letter)] : [];
  const rest = without.map((at) => `$${letter} \\neq ${latexNumber(at)}$`).map((one) => ({ en: one, ch: one }));
  const parts = [...region, ...rest];
  const said =
    region.length === 1 && !hasEnds
      ? { en: `$${letter}$ may be any number`, ch: `$${letter}$ 可以取全体实数` }
      : { en: parts.map(({ en }) => en).join(" and "), ch: parts.map(({ ch }) => ch).join(" 且 ") };
  const steps: Step<Code>[] = [
    { code: "conditions", values: { shown, list } },
    { code: "together", values: { letter, result: said } },
  ];
  return {
    problem: { en: `where $${shown}$ makes sense`, ch: `$${shown}$ 有意义时 $${letter}$ 的取值范围` },
    steps,
    answer: { said, key },
  };
}
