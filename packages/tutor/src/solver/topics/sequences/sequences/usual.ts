import type { Sequence } from "./work.ts";

/** As many terms are worked out one by one in the proof; the powers of a geometric sequence grow too long before. */
const TERMS_MAX = {
  arithmetic: 5000,
  geometric: 200,
  sums: 200,
  quadratic: 200,
  growing: 60,
  cubes: 200,
  turns: 60,
  woven: 60,
};

/** Null where it asks for more than a school does. */
export function usual(asked: Sequence): Sequence | null {
  const { wanted, rule } = asked;
  if (!("n" in wanted)) {
    const isKnown = wanted.what === "next" || (wanted.what === "formula" && rule.kind === "quadratic");
    return isKnown || "step" in rule ? asked : null;
  }
  if (wanted.what === "sum" && !("step" in rule)) return null;
  return wanted.n >= 1 && wanted.n <= TERMS_MAX[rule.kind] ? asked : null;
}
