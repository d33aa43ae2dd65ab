import { numericValue } from "../arithmetic/numeric.ts";
import type { Node } from "../syntax/syntax.ts";
import { infinitySign } from "../values/quantities.ts";
import { sameValue } from "../values/same-value.ts";

/** A stretch of the number line, or one point of it. An end at infinity is open. */
export type Stretch = { from: End; to: End };
export type End = { node: Node; value: number; open: boolean };

export function end(node: Node, open: boolean): End {
  const sign = infinitySign(node);
  if (sign !== 0) return { node, value: sign * Number.POSITIVE_INFINITY, open: true };
  const value = numericValue(node, new Map());
  return { node, value: value.im === 0 ? value.re : Number.NaN, open };
}

export const infinite = (sign: 1 | -1): End => ({
  node: { kind: "constant", name: "infinity" },
  value: sign * Number.POSITIVE_INFINITY,
  open: true,
});

export const point = (node: Node): Stretch => ({ from: end(node, false), to: end(node, false) });

/** Stretches in order, those that touch as one: `[1,2]` and `[2,3]` are `[1,3]`. */
export function merged(stretches: Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const stretch of [...stretches].sort(
    (a, b) => a.from.value - b.from.value || Number(a.from.open) - Number(b.from.open),
  )) {
    const last = result.at(-1);
    if (!last || apart(last.to, stretch.from)) {
      result.push(stretch);
      continue;
    }
    // `(1,2)` and `{1}` together are `[1,2)`.
    if (samePlace(last.from, stretch.from) && !stretch.from.open) last.from = stretch.from;
    if (samePlace(last.to, stretch.to)) last.to = stretch.to.open ? last.to : stretch.to;
    else if (stretch.to.value > last.to.value) last.to = stretch.to;
    result[result.length - 1] = { ...last };
  }
  return result;
}

/** What the two have in common. */
export function meet(first: Stretch[], second: Stretch[]): Stretch[] {
  const met: Stretch[] = [];
  for (const a of first) {
    for (const b of second) {
      const from = later(a.from, b.from, 1);
      const to = later(a.to, b.to, -1);
      if (samePlace(from, to) ? !from.open && !to.open : from.value < to.value) met.push({ from, to });
    }
  }
  return merged(met);
}

export function sameStretches(a: Stretch[], b: Stretch[]): boolean {
  return (
    a.length === b.length &&
    a.every((stretch, index) => {
      const other = b[index];
      return other !== undefined && sameEnd(stretch.from, other.from) && sameEnd(stretch.to, other.to);
    })
  );
}

const sameEnd = (a: End, b: End) => a.open === b.open && samePlace(a, b);

function samePlace(a: End, b: End): boolean {
  if (a.value === b.value) return true;
  if (!Number.isFinite(a.value) || !Number.isFinite(b.value)) return false;
  return Math.abs(a.value - b.value) <= 1e-6 * Math.max(1, Math.abs(a.value)) && sameValue(a.node, b.node);
}

/** Whether something lies between the end of one stretch and the beginning of a later one. */
function apart(to: End, from: End): boolean {
  return samePlace(to, from) ? to.open && from.open : from.value > to.value;
}

/** Of two left ends the right one, of two right ends the left one: the end of the intersection. */
function later(a: End, b: End, direction: 1 | -1): End {
  if (samePlace(a, b)) return a.open ? a : b;
  return a.value > b.value === (direction === 1) ? a : b;
}
