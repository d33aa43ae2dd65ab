import { childrenOf, isConstant, type Node, q } from "@dripstone/checker/mathematics";
import { rationalZeros } from "./isolate.ts";
import { degree, polynomialOf } from "./polynomial.ts";

/** A part between bars, what stands there, and where that is 0. */
export type Bars = { node: Node; inside: Node; zero: q.Rational };

/** All that depend on a letter; null where what stands between them is not linear. */
export function barsOf(nodes: readonly Node[]): Bars[] | null {
  const parts = nodes.flatMap(partsWithBars);
  const bars = parts.flatMap((node): Bars[] => {
    const inside = node.kind === "absolute" ? node.of : null;
    const polynomial = inside && polynomialOf(inside);
    const [zero] = polynomial && degree(polynomial) === 1 ? (rationalZeros(polynomial) ?? []) : [];
    return inside && zero ? [{ node, inside, zero }] : [];
  });
  return bars.length === parts.length ? bars : null;
}

export const partsWithBars = (of: Node): Node[] =>
  of.kind === "absolute" && !isConstant(of) ? [of] : childrenOf(of).flatMap(partsWithBars);

/** In order, each once. */
export const distinct = (values: readonly q.Rational[]): q.Rational[] =>
  values.toSorted(q.compare).filter((value, nth, all) => nth === 0 || !q.same(value, all[nth - 1] ?? value));
