import {
  type Answer,
  exactValue,
  isConstant,
  type Node,
  q,
  sameValue,
  withinBudget,
} from "@dripstone/checker/mathematics";
import { follows, isWithin, mayGain, relationsIn, rootsOf } from "./follows.ts";
import { type Line, readLine } from "./read-line.ts";
import { partsOf, type Slip, slipIn } from "./slips.ts";
import { holdsAt, type Point, systemIn } from "./systems-work.ts";

/**
 * What is made of a student's working. `line` counts from 0, over the lines as they were given; `slip` is null where it is
 * not sure what went wrong; `part` is the side of a chain that the next one differs from; `unreadable` is the first line that nobody can judge, after which nothing is said.
 */
export type Checked =
  | { kind: "right" }
  | { kind: "wrong"; line: number; slip: Slip | null; part?: number }
  | { kind: "unreadable"; line: number };

const LINES_MAX = 40;

/**
 * Finds the first line that doesn't follow from those before it: of a calculation, of an equation's, an inequality's, or a system's
 * solution, or of a formula rewritten.
 */
export function checkWork(lines: readonly string[]): Checked {
  if (lines.length > LINES_MAX) return { kind: "unreadable", line: LINES_MAX };
  const read = lines.map((text) => (text.trim() === "" ? "blank" : withinBudget(() => readLine(text))));
  const written = read.flatMap((line, place) => (line === "blank" ? [] : [{ line, place }]));
  const system = withinBudget(() => systemIn(written.map(({ line }) => line?.answer ?? null)));
  const ofLengths = lines.some((line) => squaresOfLengths.test(line));
  let standing: Standing = {
    before: null,
    goal: null,
    asides: [],
    reached: null,
    wanted: null,
    found: null,
    ofLengths,
  };
  for (const [index, { line, place }] of written.entries()) {
    if (!line) return { kind: "unreadable", line: place };
    const inside = withinBudget(() => insideLine(line.answer));
    if (inside) return { kind: "wrong", line: place, ...inside };
    const next = system
      ? inSystem(standing, line, system.point, index < system.given)
      : withinBudget(() => after(standing, line, place));
    if (!next) return { kind: "unreadable", line: place };
    if (next.kind === "wrong") return { kind: "wrong", line: place, slip: next.slip };
    standing = next;
  }
  return ended(standing, written.at(-1)?.place ?? 0) ?? { kind: "right" };
}

/** `c² = 3² + 4²`: Pythagoras with two numbers. */
const squaresOfLengths =
  /^[^=]*[a-z] ?(?:\^ ?2|²) ?= ?\d[\d.]*(?:\^ ?2|²) ?[-+] ?\d[\d.]*(?:\^ ?2|²)|^[^=]*\d[\d.]*(?:\^ ?2|²) ?\+ ?\d[\d.]*(?:\^ ?2|²) ?= ?[a-z] ?(?:\^ ?2|²)/i;

const isAbove = (of: Node): boolean => (exactValue(of)?.num ?? 1n) > 0n;

/** How far working has come. `before` is the line that the next one is to follow from. */
type Standing = {
  kind?: undefined;
  before: Answer | null;
  /** What was to be worked out at first, where it is a calculation. */
  goal: Node | null;
  /** Lines that are true by themselves, and are no part of the goal as it is written. */
  asides: number[];
  /** What the last line came to. */
  reached: Node | null;
  /** What solves an equation, where a step may have brought in more. */
  wanted: Node[] | null;
  /** Whether it begins with squares of lengths, of which the root is a length, too. */
  ofLengths?: boolean;
  /** Solutions that were found one by one, of all that there are. */
  found: { all: Node[]; seen: Node[]; place: number } | null;
};

type Wrong = { kind: "wrong"; slip: Slip | null };

function inSystem(standing: Standing, { answer }: Line, point: Point, isGiven: boolean): Standing | Wrong | null {
  const holds = isGiven ? true : holdsAt(point, answer);
  if (holds === null) return null;
  return holds ? standing : { kind: "wrong", slip: null };
}

function after(standing: Standing, line: Line, place: number): Standing | Wrong | null {
  const { answer } = line;
  const sides = sidesOf(answer);
  if (sides?.every(isConstant) && answer.kind === "relation") return calculated(standing, line, sides, place);
  const { before, found } = standing;
  if (answer.kind === "expression" && !line.goesOn && before === null)
    return { ...standing, before: answer, goal: answer.of };
  if (before === null) return { ...standing, before: lastOf(answer) };
  const rid = standing.wanted ? withGained(standing, before, answer) : null;
  if (rid) return rid;
  const partly = oneByOne(standing, before, answer, place);
  if (partly) return partly;
  const isNext = follows(before, answer);
  if (isNext === null) return null;
  const gained = isNext ? null : withGained(standing, before, answer);
  if (gained) return gained;
  if (!isNext) return { kind: "wrong", slip: slipIn(before, answer) };
  const reached = answer.kind === "expression" ? answer.of : standing.reached;
  return { ...standing, found, reached, before: lastOf(answer) };
}

/** To square both sides may bring in numbers that are to be left out at the end. */
function withGained(standing: Standing, before: Answer, answer: Answer): Standing | null {
  const [some, all] = [solutionsOf(before), solutionsOf(answer)];
  if (!some || !all) return null;
  if (standing.wanted)
    return isWithin(all, some) && isWithin(standing.wanted, all) ? { ...standing, before: answer } : null;
  const isGain = relationsIn(before)?.some(mayGain) && isWithin(some, all);
  return isGain ? { ...standing, before: answer, wanted: some } : null;
}

/** `3 · 9 = 27`: it goes on from what stands there, or is a sum beside it. */
function calculated(since: Standing, { goesOn }: Line, sides: readonly Node[], place: number): Standing | Wrong {
  const [first, last] = [sides[0], sides.at(-1)];
  if (!first || !last) return since;
  const standing = { ...since, reached: last };
  const { before, goal } = standing;
  const now: Answer = { kind: "expression", of: last, unit: null };
  // What is put in to test a solution is no step.
  if (before && before.kind !== "expression") return standing;
  if (!before || sameValue(before.of, first)) return { ...standing, before: now };
  if (goesOn) return { kind: "wrong", slip: slipIn(before, { kind: "expression", of: first, unit: null }) };
  if (!goal) return { ...standing, before: now };
  const isPart = partsOf(goal).some((part) => isConstant(part) && sameValue(part, first));
  return isPart ? standing : { ...standing, asides: [...standing.asides, place] };
}

/** `x - 2 = 0`, and `x - 3 = 0` on the next line: together they are all, and each by itself has lost some. */
function oneByOne(standing: Standing, before: Answer, answer: Answer, place: number): Standing | null {
  const all = standing.found?.all ?? solutionsOf(before);
  const some = solutionsOf(answer);
  if (!all || !some || some.length === 0 || all.length < 2 || !isWithin(some, all)) return null;
  if (some.length === all.length && !standing.found) return null;
  const seen = [...(standing.found?.seen ?? []), ...some];
  return { ...standing, found: { all, seen, place: standing.found?.place ?? place } };
}

function solutionsOf(answer: Answer): Node[] | null {
  const relations = relationsIn(answer);
  return relations?.every(({ sign }) => sign === "=") ? rootsOf(relations) : null;
}

/** What can only be told at the end. */
function ended(standing: Standing, lastLine: number): Checked | null {
  const { before, goal, asides, reached, wanted, found, ofLengths } = standing;
  const solutions = wanted && before && solutionsOf(before);
  if (wanted && solutions && !isWithin(solutions, wanted)) return { kind: "wrong", line: lastLine, slip: "unchecked" };
  const sought = ofLengths ? found?.all.filter(isAbove) : found?.all;
  if (found && sought && (sought.length === 0 || !isWithin(sought, found.seen)))
    return { kind: "wrong", line: found.place, slip: "lost-solution" };
  const [first] = asides;
  const [value, last] = [goal && exactValue(goal), reached && exactValue(reached)];
  const isMissed = first !== undefined && value && last && !q.same(value, last);
  return isMissed ? { kind: "wrong", line: first, slip: null } : null;
}

const sidesOf = (answer: Answer): readonly Node[] | null =>
  answer.kind === "relation" && answer.signs.every((sign) => sign === "=") ? answer.sides : null;

/** `2(x+3) = 2x+3 = …`: of a chain, or an equation that holds no letter, each part must be the same as the next. */
function insideLine(answer: Answer): { slip: Slip | null; part?: number } | null {
  const sides = sidesOf(answer);
  if (!sides || (sides.length < 3 && !sides.every(isConstant))) return null;
  const from = isNamed(sides) ? 1 : 0;
  const parts = sides.slice(from);
  for (const [index, side] of parts.entries()) {
    const next = parts[index + 1];
    if (!next || sameValue(side, next)) continue;
    const part = sides.length > 2 ? { part: index + from } : {};
    if (isRunOn(side, next)) return { slip: "run-on", ...part };
    return {
      ...part,
      slip: slipIn({ kind: "expression", of: side, unit: null }, { kind: "expression", of: next, unit: null }),
    };
  }
  return null;
}

/** `x = 8/2 = 4`, `c² = 9 + 16 = 25`: what is worked out stands in front. */
const isNamed = ([first, ...others]: readonly Node[]): boolean =>
  first !== undefined && (first.kind === "letter" || (!isConstant(first) && others.every(isConstant)));

/** `3 + 4 = 7 · 2`: what comes out is reckoned with at once, after a sign that says that both are the same. */
function isRunOn(side: Node, next: Node): boolean {
  let first: Node = next;
  while (first.kind === "add" || first.kind === "subtract" || first.kind === "multiply" || first.kind === "divide")
    first = first.left;
  return first !== next && side.kind !== "number" && isConstant(first) && sameValue(side, first);
}

/** Of a chain its last part; of any other line the line itself. */
function lastOf(answer: Answer): Answer {
  const sides = sidesOf(answer);
  const [first, last] = [sides?.[0], sides?.at(-1)];
  if (!sides || !first || !last || (sides.length < 3 && !sides.every(isConstant))) return answer;
  return isNamed(sides)
    ? { kind: "relation", sides: [first, last], signs: ["="], unit: null }
    : { kind: "expression", of: last, unit: null };
}
