import { type Answer, asked, isConstant, read, sameValue, withinBudget } from "@dripstone/checker/mathematics";
import { follows } from "./follows.ts";
import { type Slip, slipIn } from "./slips.ts";

/**
 * What is made of a student's working. `line` counts from 0, over the lines as they were given; `slip` is null where it is
 * not sure what went wrong; `unreadable` is the first line that nobody can judge, after which nothing is said.
 */
export type Checked =
  | { kind: "right" }
  | { kind: "wrong"; line: number; slip: Slip | null }
  | { kind: "unreadable"; line: number };

const LINES_MAX = 40;
const LINE_MAX = 400;

/** Finds the first line that doesn't follow from the one before it: of an equation's solution, or of a formula rewritten. */
export function checkWork(lines: string[]): Checked {
  if (lines.length > LINES_MAX) return { kind: "unreadable", line: LINES_MAX };
  let before: Answer | null = null;
  for (const [line, text] of lines.entries()) {
    if (text.trim() === "") continue;
    const found: Answer | null = text.length > LINE_MAX ? null : withinBudget(() => readLine(text));
    if (!found) return { kind: "unreadable", line };
    const [now, previous]: [Answer, Answer | null] = [found, before];
    const inside = withinBudget(() => insideLine(now));
    if (inside) return { kind: "wrong", line, slip: inside.slip };
    const isNext = previous === null ? true : withinBudget(() => follows(previous, now));
    if (isNext === null) return { kind: "unreadable", line };
    if (previous && !isNext) return { kind: "wrong", line, slip: withinBudget(() => slipIn(previous, now)) };
    before = lastOf(now);
  }
  return { kind: "right" };
}

/** A line as it was written: a leading `=` or `=>` goes on from the line before. */
function readLine(text: string): Answer | null {
  const found = read(
    text.replace(/^\s*(?:=>|=|⇒|\\Rightarrow|→|∴|so |then |所以|得)\s*/, ""),
    asked(null, { units: false }),
  );
  return found.ok && found.met.size === 0 ? found.answer : null;
}

/** `2(x+3) = 2x+3 = …`: of a chain, or an equation that holds no letter, each part must be the same as the next. */
function insideLine(answer: Answer): { slip: Slip | null } | null {
  if (answer.kind !== "relation" || answer.signs.some((sign) => sign !== "=")) return null;
  if (answer.sides.length < 3 && !answer.sides.every(isConstant)) return null;
  for (const [index, side] of answer.sides.entries()) {
    const next = answer.sides[index + 1];
    if (next && !sameValue(side, next)) {
      const parts = [side, next].map((of): Answer => ({ kind: "expression", of, unit: null }));
      const [one, other] = parts;
      return { slip: one && other ? slipIn(one, other) : null };
    }
  }
  return null;
}

/** Of a chain its last part; of any other line the line itself. */
function lastOf(answer: Answer): Answer {
  const last = answer.kind === "relation" ? answer.sides.at(-1) : null;
  return answer.kind === "relation" &&
    (answer.sides.length > 2 || answer.sides.every(isConstant)) &&
    last &&
    answer.signs.every((sign) => sign === "=")
    ? { kind: "expression", of: last, unit: null }
    : answer;
}
