import { exactValue } from "../arithmetic/exact.ts";
import { type Rational, same } from "../arithmetic/rational.ts";
import { type Answer, isConstant, type Node, some } from "../syntax/syntax.ts";
import { isEquation, type Relation } from "./equations.ts";

/**
 * `5×4=20, 20÷2=10` comes to 10: the last of the steps, where each is true and its result is used by a later one; null for
 * what are no steps, as two answers of which one is right would be.
 */
export function lastStep(given: Answer): Answer | null {
  if (given.kind !== "set" || (given.written !== "commas" && given.written !== "and")) return null;
  const steps = given.parts.flatMap((part) => (part.kind === "relation" && isEquation(part) ? [part] : []));
  const last = steps.at(-1);
  if (!last || steps.length < given.parts.length || !steps.every(isTrue)) return null;
  const leads = steps.slice(0, -1).every((step, index) => steps.slice(index + 1).some((later) => uses(later, step)));
  return leads ? last : null;
}

function isTrue(step: Relation): boolean {
  const values = withoutName(step).map((side) => (isConstant(side) ? exactValue(side) : null));
  const [first] = values;
  return !!first && values.every((value) => value !== null && same(value, first));
}

/** `x=5` after `10÷2=5` gives the result a name. */
const withoutName = ({ sides }: Relation): Node[] => (sides[0]?.kind === "letter" ? sides.slice(1) : sides);

/** Whether what the step comes to stands as a number in what the later one works out or names. */
function uses(later: Relation, step: Relation): boolean {
  const result = step.sides.at(-1);
  const value = result && exactValue(result);
  const [isNamed, isNamedBefore] = [later, step].map(({ sides }) => sides[0]?.kind === "letter");
  // `x=3, y=3` are two answers.
  if (isNamed && isNamedBefore) return false;
  const worked = isNamed ? withoutName(later) : later.sides.slice(0, -1).filter(isWork);
  return !!value && worked.some((side) => some(side, (inner) => isNumber(inner, value)));
}

const isWork = (node: Node) => node.kind !== "number";

const isNumber = (node: Node, value: Rational) => node.kind === "number" && same(node.value, value);
