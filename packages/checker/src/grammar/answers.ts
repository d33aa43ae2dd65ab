import { add, divide, multiply } from "../arithmetic/rational.ts";
import { Unreadable } from "../codes.ts";
import type { Answer, Node, Sign } from "../syntax/syntax.ts";
import type { Token } from "../words/tokens.ts";
import { type Unit, unitNamed, unitsInOne } from "../words/units.ts";
import { Cursor } from "./cursor.ts";
import { readExpression } from "./expressions.ts";

/** How many things one answer may join. */
const PARTS_MAX = 40;

type SetWriting = Extract<Answer, { kind: "set" }>["written"];

/** A whole answer: one thing, or several joined by `,` `or` `and` `∪`. */
export function readAnswerOf(tokens: Token[]): Answer {
  const cursor = new Cursor(tokens);
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
      parts.push(readElement(cursor));
      if (parts.length > PARTS_MAX) cursor.fail("too-complicated");
    }
    return written ? { kind: "set", parts, written } : first;
  });
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
  const compound = readCompound(cursor, first);
  if (compound) return compound;
  if (cursor.is(":")) return readRatio(cursor, first);
  if (cursor.take("∈")) return readElement(cursor);
  return readRelation(cursor, first, currency);
}

/** `1 hour 30 minutes`, `3元5角`: the value in the last unit. Null if only one unit stands there. */
function readCompound(cursor: Cursor, first: Node): Answer | null {
  const isNext = () =>
    cursor.token.kind === "unit" && cursor.ahead(1).kind === "number" && cursor.ahead(2).kind === "unit";
  if (first.kind !== "number" || !isNext()) return null;
  let { value, latex } = first;
  let unit = readUnit(cursor);
  while (unit && cursor.token.kind === "number" && cursor.ahead(1).kind === "unit") {
    const added = cursor.token;
    cursor.next();
    const below = readUnit(cursor);
    const pair = below && unitsInOne(unit, below);
    if (!pair) throw new Unreadable("operator-missing", added.at);
    const [large, small] = pair;
    value = add(divide(multiply(value, large.size), small.size) ?? value, added.value);
    latex += `\\,\\text{${unit.text}}\\;${added.latex}`;
    unit = small;
  }
  return { kind: "expression", of: { kind: "number", value, shape: "mixed", latex }, unit };
}

function readRelation(cursor: Cursor, first: Node, currency: Unit | null): Answer {
  const sides = [first];
  const signs: Sign[] = [];
  let unit = currency ?? readUnit(cursor);
  for (let sign = signAt(cursor); sign; sign = signAt(cursor)) {
    cursor.next();
    signs.push(sign);
    const money = readCurrency(cursor);
    sides.push(readExpression(cursor));
    unit = money ?? readUnit(cursor) ?? unit;
  }
  if (signs.length > 0) return { kind: "relation", sides, signs, unit };
  // A whole answer such as 30° has the unit degree; inside an expression ° means times π/180.
  if (first.kind === "degrees" && !unit) return { kind: "expression", of: first.of, unit: unitNamed("°") };
  return { kind: "expression", of: first, unit };
}

function signAt(cursor: Cursor): Sign | null {
  const token = cursor.token;
  if (token.kind !== "symbol") return null;
  const { text } = token;
  return text === "=" || text === "≠" || text === "<" || text === ">" || text === "≤" || text === "≥" ? text : null;
}

function readRatio(cursor: Cursor, first: Node): Answer {
  const parts = [first];
  while (cursor.take(":")) parts.push(readExpression(cursor));
  return { kind: "ratio", parts };
}

function readUnit(cursor: Cursor): Unit | null {
  const token = cursor.token;
  if (token.kind === "unit") {
    cursor.next();
    return token.unit;
  }
  const currency = readCurrency(cursor);
  return currency;
}

function readCurrency(cursor: Cursor): Unit | null {
  const token = cursor.token;
  if (token.kind !== "symbol" || !["$", "¥", "£", "€", "¢"].includes(token.text)) return null;
  cursor.next();
  return unitNamed(token.text);
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
  } else if (!fromOpen || !toOpen) throw cursor.surprise();
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
