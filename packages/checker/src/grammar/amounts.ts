import { exactValue } from "../arithmetic/exact.ts";
import { add, divide, multiply, type Rational } from "../arithmetic/rational.ts";
import { Unreadable } from "../codes.ts";
import { latexOf, latexOfUnit } from "../syntax/latex.ts";
import { withoutDegrees } from "../syntax/rewriting.ts";
import { type Answer, isConstant, type Node, numberNode, product } from "../syntax/syntax.ts";
import { degreesOf, type Unit, unitNamed, unitsInOne, unitsThatFit } from "../words/units.ts";
import type { Cursor } from "./cursor.ts";
import { readExpression } from "./expressions.ts";

/** What is added to a quantity ends before the next `+` or `-`. */
const PRODUCT_BINDING = 10;
/** A factor of a product of quantities ends before the next `×`. */
const FACTOR_BINDING = 20;

/** A number with its unit, if it has one. */
export type Amount = { of: Node; unit: Unit | null };

/** `1 hour 30 minutes`, `3元5角`: the value in the last unit. Null if only one unit stands there. */
export function readCompound(cursor: Cursor, first: Node): Amount | null {
  const joins = (by: number) => cursor.is("and", by) || (!cursor.list && cursor.is(",", by));
  const isNext = () => {
    const [large, by] = [cursor.token, joins(1) ? 2 : 1];
    const [number, small] = [cursor.ahead(by), cursor.ahead(by + 1)];
    if (large.kind !== "unit" || number.kind !== "number" || small.kind !== "unit") return false;
    // `3 cats and 2 dogs` is a list; `2 hours and 30 minutes` is not.
    return by === 1 || unitsInOne(large.unit, small.unit) !== null;
  };
  if (first.kind !== "number" || !isNext()) return null;
  let { value, latex } = first;
  let unit = readUnit(cursor);
  while (unit) {
    const by = joins(0) ? 1 : 0;
    const added = cursor.ahead(by);
    if (added.kind !== "number" || cursor.ahead(by + 1).kind !== "unit") break;
    if (by === 1) cursor.next();
    cursor.next();
    const below = readUnit(cursor);
    const pair = below && unitsInOne(unit, below);
    if (!pair) throw new Unreadable("operator-missing", added.at);
    const [large, small] = pair;
    value = add(divide(multiply(value, large.size), small.size) ?? value, added.value);
    latex += `${latexOfUnit(unit)}\\;${added.latex}`;
    unit = small;
  }
  return { of: { kind: "number", value, shape: "mixed", latex }, unit };
}

/** `4 cm × 3 cm = 12 cm²`, `60 km/h × 2 h = 120 km`; the unit where it is sure, otherwise the next side must tell it. */
export function readQuantityProduct(cursor: Cursor, first: Node, unit: Unit): { of: Node; unit: Unit | null } | null {
  const isFactor = () => ["*", "×", "÷", "/"].some((sign) => cursor.is(sign));
  if (!isFactor()) return null;
  let of = first;
  let result: Unit | null = unit;
  let power = 1;
  while (isFactor()) {
    const isDivided = cursor.is("÷") || cursor.is("/");
    cursor.next();
    const factor = readExpression(cursor, FACTOR_BINDING);
    const own = readUnit(cursor);
    of = isDivided ? { kind: "divide", left: of, right: factor } : product(of, factor);
    if (!own) continue;
    power++;
    result = !isDivided && own.text === unit.text && power <= 3 ? unitNamed(`${unit.text}^${power}`) : null;
  }
  return { of, unit: result };
}

/** `3cm+2cm`, `2 h + 30 min`: the sum in the first part's unit. */
export function readQuantitySum(cursor: Cursor, first: Node, unit: Unit): Node {
  let of = first;
  while (cursor.is("+") || cursor.is("-")) {
    const sign = cursor.next();
    const plain = readExpression(cursor, PRODUCT_BINDING);
    const { of: part, unit: own } = readCompound(cursor, plain) ?? { of: plain, unit: readUnit(cursor) };
    const pair = own && unitsThatFit(unit, own);
    const factor = pair && divide(pair[1].size, pair[0].size);
    if (!factor) throw new Unreadable("operator-missing", sign.at);
    const right = product(part, numberNode(factor));
    of = { kind: sign.kind === "symbol" && sign.text === "-" ? "subtract" : "add", left: of, right };
  }
  return of;
}

/** `1 cm : 5 m` is 1:500. */
export function readRatioOfAmounts(cursor: Cursor, first: Node, unit: Unit): Answer {
  cursor.next();
  const parts = [first];
  while (cursor.take(":")) {
    const part = readExpression(cursor);
    const own = readUnit(cursor);
    const pair = own && unitsThatFit(unit, own);
    const factor = pair && divide(pair[1].size, pair[0].size);
    if (!own || !factor) throw cursor.surprise();
    parts.push(inUnit(part, own, factor));
  }
  return { kind: "ratio", parts };
}

/** `300 cm = 3 m`: each side in the last unit. A side without a unit has that of the next one: `200×150=30000 m²=3 ha`. */
export function inOneUnit(cursor: Cursor, sides: Node[], units: (Unit | null)[]): Node[] {
  const last = units.findLast((unit) => unit !== null);
  if (!last) return sides;
  let unit = last;
  const scaled: Node[] = [];
  for (const [index, side] of [...sides.entries()].reverse()) {
    const inDegrees = units[index] ? side : withoutDegrees(side);
    unit = units[index] ?? (inDegrees === side ? unit : (unitNamed("°") ?? unit));
    const pair = unitsThatFit(last, degreesOf(last, unit));
    const factor = pair && divide(pair[1].size, pair[0].size);
    // `3 kg = 3 m`
    if (!factor) return cursor.fail("operator-missing");
    scaled.unshift(isConstant(side) ? inUnit(inDegrees, unit, factor) : side);
  }
  return scaled;
}

/** The number in another unit, shown as it was written. */
function inUnit(side: Node, unit: Unit, factor: Rational): Node {
  if (isOne(factor)) return side;
  const value = exactValue(side);
  if (!value) return product(side, numberNode(factor));
  const latex = latexOf({ kind: "expression", of: side, unit });
  return { kind: "number", value: multiply(value, factor), shape: "mixed", latex };
}

const isOne = ({ num, den }: Rational) => num === den;

export function readUnit(cursor: Cursor): Unit | null {
  const token = cursor.token;
  if (token.kind === "unit") {
    cursor.next();
    return token.unit;
  }
  return readCurrency(cursor);
}

export function readCurrency(cursor: Cursor): Unit | null {
  const token = cursor.token;
  if (token.kind !== "symbol" || !["$", "¥", "£", "€", "¢"].includes(token.text)) return null;
  cursor.next();
  return unitNamed(token.text);
}
