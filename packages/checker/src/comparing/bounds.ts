import { divide, type Rational } from "../arithmetic/rational.ts";
import { type Answer, isConstant, numberNode, product } from "../syntax/syntax.ts";
import { degreesOf, type Unit, unitsThatFit } from "../words/units.ts";
import { isEquation } from "./equations.ts";

/** `x > 30 mm` in the unit of the key `x > 3 cm`; null where the units measure different things. */
export function inUnitsOf(key: Answer, given: Answer): Answer | null {
  const unit = unitOfBounds(key);
  return unit ? converted(given, unit) : given;
}

function unitOfBounds(key: Answer): Unit | null {
  if (key.kind === "relation") return isEquation(key) ? null : key.unit;
  if (key.kind !== "set") return null;
  return key.parts.map(unitOfBounds).find((unit) => unit !== null) ?? null;
}

function converted(given: Answer, unit: Unit): Answer | null {
  if (given.kind === "set") {
    const parts = given.parts.flatMap((part) => converted(part, unit) ?? []);
    return parts.length === given.parts.length ? { ...given, parts } : null;
  }
  if (given.kind !== "relation" || isEquation(given) || !given.unit) return given;
  const factor = factorBetween(unit, given.unit);
  if (!factor) return null;
  if (factor.num === factor.den) return given;
  const sides = given.sides.map((side) => (isConstant(side) ? product(side, numberNode(factor)) : side));
  return { ...given, sides, unit };
}

function factorBetween(unit: Unit, other: Unit): Rational | null {
  const pair = unitsThatFit(unit, degreesOf(unit, other));
  return pair && divide(pair[1].size, pair[0].size);
}
