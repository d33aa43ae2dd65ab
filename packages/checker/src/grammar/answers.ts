import type { Answer, Node, Sign } from "../syntax/syntax.ts";
import type { Manner } from "../words/manner.ts";
import type { Token } from "../words/tokens.ts";
import { type Unit, unitNamed } from "../words/units.ts";
import {
  inOneUnit,
  readCompound,
  readCurrency,
  readQuantityProduct,
  readQuantitySum,
  readRatioOfAmounts,
  readUnit,
} from "./amounts.ts";
import { Cursor } from "./cursor.ts";
import { readExpression } from "./expressions.ts";

/** How many things one answer may join. */
const PARTS_MAX = 40;

type SetWriting = Extract<Answer, { kind: "set" }>["written"];

/** A whole answer: one thing, or several joined by `,` `or` `and` `∪`. */
export function readAnswerOf(tokens: Token[], manner: Manner, list: boolean): Answer {
  const cursor = new Cursor(tokens, manner);
  cursor.list = list;
  if (cursor.token.kind === "end") cursor.fail("nothing-there");
  const answer = readJoined(cursor);
  if (cursor.token.kind !== "end") throw cursor.surprise();
  return answer;
}

const joints: Record<string, SetWriting> = { ",": "commas", ";": "commas", or: "or", and: "and", "∪": "union" };

function readJoined(cursor: Cursor): Answer {
  return cursor.nested(() => {
    const first = readElement(cursor);
    const parts = [first];
    let written: SetWriting | null = null;
    for (;;) {
      const token = cursor.token;
      const joint = token.kind === "symbol" ? joints[token.text] : undefined;
      if (!joint) break;
      cursor.next();
      // `2, 3, and 5`
      const word = joint === "commas" && (cursor.is("or") ? "or" : cursor.is("and") ? "and" : null);
      if (word) cursor.next();
      written = written && written !== "commas" ? written : word || joint;
      parts.push(signAt(cursor) ? readElliptical(cursor, parts) : readElement(cursor));
      if (parts.length > PARTS_MAX) cursor.fail("too-complicated");
    }
    return written ? { kind: "set", parts, written } : first;
  });
}

/** `x>-2 and ≤5`: the second part is about the same letter. */
function readElliptical(cursor: Cursor, parts: Answer[]): Answer {
  const before = parts.at(-1);
  const [name] = before?.kind === "relation" ? before.sides : [];
  if (name?.kind !== "letter") throw cursor.surprise();
  return readRelation(cursor, name, null);
}

function readElement(cursor: Cursor): Answer {
  const token = cursor.token;
  if (cursor.take("∅")) return { kind: "set", parts: [], written: "braces" };
  if (token.kind === "symbol" && (token.text === "(" || token.text === "[")) {
    if (commasInside(cursor)) return readTuple(cursor, token);
  }
  if (
    token.kind === "symbol" &&
    (token.text === "\\{" || (token.text === "{" && (commasInside(cursor) || isBuilder(cursor))))
  ) {
    return readSet(cursor, token);
  }
  const currency = readCurrency(cursor);
  const first = readExpression(cursor);
  if (cursor.is(":")) return readRatio(cursor, first);
  if (cursor.token.kind === "unit" && cursor.is(":", 1)) return readRatioOfAmounts(cursor, first, cursor.token.unit);
  if (cursor.is("∈")) {
    if (first.kind !== "letter") cursor.fail("operator-missing");
    cursor.next();
    return { kind: "member", name: first.name, of: readElement(cursor) };
  }
  return readRelation(cursor, first, currency);
}

function readRelation(cursor: Cursor, first: Node, currency: Unit | null): Answer {
  const { of, unit: own } = (currency ? null : readCompound(cursor, first)) ?? {
    of: first,
    unit: currency ?? readUnit(cursor),
  };
  const multiplied = own && readQuantityProduct(cursor, of, own);
  const sides = [multiplied?.of ?? (own ? readQuantitySum(cursor, of, own) : of)];
  const signs: Sign[] = [];
  // Of `5 hours × 60` nobody knows the unit.
  const units = [multiplied ? null : own];
  let unit = multiplied ? multiplied.unit : own;
  for (let sign = signAt(cursor); sign; sign = signAt(cursor)) {
    cursor.next();
    signs.push(sign);
    const money = readCurrency(cursor);
    const side = readExpression(cursor);
    const amount = (money ? null : readCompound(cursor, side)) ?? { of: side, unit: money ?? readUnit(cursor) };
    sides.push(amount.of);
    units.push(amount.unit);
    unit = amount.unit ?? unit;
  }
  if (multiplied && !unit) cursor.fail("operator-missing");
  if (cursor.take("remainder")) return readRemainder(cursor, sides, signs);
  if (signs.length > 0) return { kind: "relation", sides: inOneUnit(cursor, sides, units), signs, unit };
  // A whole answer such as 30° has the unit degree; inside an expression ° means times π/180.
  if (first.kind === "negate" && first.of.kind === "degrees" && !unit)
    return { kind: "expression", of: { kind: "negate", of: first.of.of }, unit: unitNamed("°") };
  if (first.kind === "degrees" && !unit) return { kind: "expression", of: first.of, unit: unitNamed("°") };
  return { kind: "expression", of: sides[0] ?? first, unit };
}

/** `7……2`, `23÷3=7……2`. */
function readRemainder(cursor: Cursor, sides: Node[], signs: Sign[]): Answer {
  const quotient = sides.at(-1);
  const [of = null] = sides.length === 2 ? sides : [];
  if (!quotient || sides.length > 2 || signs.some((sign) => sign !== "=")) throw cursor.surprise();
  const remainder = readExpression(cursor);
  readUnit(cursor);
  return { kind: "quotient", of, quotient, remainder };
}

function signAt(cursor: Cursor): Sign | null {
  const token = cursor.token;
  if (token.kind !== "symbol") return null;
  const { text } = token;
  return text === "=" || text === "≠" || text === "<" || text === ">" || text === "≤" || text === "≥" ? text : null;
}

function readRatio(cursor: Cursor, first: Node): Answer {
  const parts = [first];
  while (cursor.take(":")) {
    const { token } = cursor;
    // `3:04` is a time of day.
    if (token.kind === "number" && /^0\d/.test(token.text)) cursor.fail("number-not-clear");
    parts.push(readExpression(cursor));
  }
  return { kind: "ratio", parts };
}

/** `(1, 2)` is a tuple; a square bracket on either side, or one end at infinity, makes it an interval. */
function readTuple(cursor: Cursor, opened: Token): Answer {
  const fromOpen = cursor.take("(");
  if (!fromOpen) cursor.next();
  const parts = [readElement(cursor)];
  while (cursor.take(",") || cursor.take(";")) parts.push(readElement(cursor));
  if (parts.length > PARTS_MAX) cursor.fail("too-complicated", opened);
  const toOpen = cursor.is(")");
  if (toOpen || cursor.is("]")) cursor.next();
  else cursor.close(fromOpen ? ")" : "]", opened);
  const [from, to] = parts;
  if (parts.length === 2 && from?.kind === "expression" && to?.kind === "expression") {
    const ends = { from: from.of, to: to.of, fromOpen, toOpen };
    if (!fromOpen || !toOpen || isInfinite(from.of) || isInfinite(to.of)) return { kind: "interval", ...ends };
  } else if (!fromOpen && !toOpen && parts.length > 2) return { kind: "set", parts, written: "braces" };
  else if (!fromOpen || !toOpen) throw cursor.surprise();
  return { kind: "tuple", parts };
}

function isInfinite(node: Node): boolean {
  return node.kind === "negate" ? isInfinite(node.of) : node.kind === "constant" && node.name === "infinity";
}

/** `{2, -2}`, or `{x | x > 3}`, which is its condition. */
function readSet(cursor: Cursor, opened: Token): Answer {
  cursor.next();
  if (cursor.take("}")) return { kind: "set", parts: [], written: "braces" };
  if (isBuilder(cursor, 0)) {
    cursor.next();
    cursor.next();
    const condition = readJoined(cursor);
    cursor.close("}", opened);
    return condition;
  }
  const inside = readJoined(cursor);
  cursor.close("}", opened);
  const parts = inside.kind === "set" && inside.written === "commas" ? inside.parts : [inside];
  return { kind: "set", parts, written: "braces" };
}

/** `{x | …}` */
const isBuilder = (cursor: Cursor, by = 1) =>
  cursor.ahead(by).kind === "letter" && (cursor.is("|", by + 1) || cursor.is(":", by + 1));

/**
 * Whether the bracket at the cursor is a list such as `(1, 2)`: it has a comma, and only a joining sign or the end
 * may follow it.
 */
function commasInside(cursor: Cursor): boolean {
  let depth = 0;
  let commas = false;
  for (let by = 0; ; by++) {
    const token = cursor.ahead(by);
    if (token.kind === "end") return commas;
    if (token.kind !== "symbol") continue;
    if (["(", "[", "{", "\\{"].includes(token.text)) depth++;
    if ([")", "]", "}"].includes(token.text)) depth--;
    if (depth === 1 && (token.text === "," || token.text === ";")) commas = true;
    if (depth > 0) continue;
    const after = cursor.ahead(by + 1);
    return commas && (after.kind === "end" || (after.kind === "symbol" && endings.has(after.text)));
  }
}

const endings = new Set([...Object.keys(joints), ")", "]", "}"]);
