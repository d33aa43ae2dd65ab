import { q } from "@dripstone/checker/mathematics";
import type { Quantity } from "./quantities.ts";
import type { Unit } from "./units.ts";

/** The first of the units where all measure the same: null where there is none, undefined where they do not fit. */
export function commonUnit(units: (Unit | null)[]): Unit | null | undefined {
  const [first, ...others] = units.filter((unit) => unit !== null);
  if (!first) return null;
  return others.every(({ dimension, power }) => dimension === first.dimension && power === first.power)
    ? first
    : undefined;
}

/** The number in another unit of the same dimension; as it is where it has none. */
export function inUnit({ value, unit }: Quantity, other: Unit, power = 1): q.Rational {
  const factor = unit && q.divide(unit.size, q.power(other.size, BigInt(power)) ?? q.ONE);
  return factor ? q.multiply(value, factor) : value;
}
