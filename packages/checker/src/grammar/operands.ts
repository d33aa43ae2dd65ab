import { add, divide, rational } from "../arithmetic/rational.ts";
import type { Node } from "../syntax/syntax.ts";
import { numberNode } from "../syntax/syntax.ts";
import type { Token } from "../words/tokens.ts";
import { type ReadExpression, readArgument, readFunction } from "./calls.ts";
import type { Cursor } from "./cursor.ts";

/** How tightly the operand of a bare `√` binds. */
const ROOT_BINDING = 29;
/** What is summed: everything up to the next `+` or `-`. */
const SUMMAND_BINDING = 10;

/** Whatever stands on its own: a number, a letter, a bracket, a root, a function with its arguments. */
export function readOperand(cursor: Cursor, read: ReadExpression): Node {
  const token = cursor.token;
  switch (token.kind) {
    case "number":
      return readNumber(cursor, token);
    case "letter":
      return readLetter(cursor, token.name);
    case "constant":
      cursor.next();
      return { kind: "constant", name: token.name };
    case "function":
      return readFunction(cursor, token.name, read);
    case "command":
      return readCommand(cursor, token, read);
    case "symbol":
      return readEnclosed(cursor, token, read);
    case "unit":
    case "end":
      throw cursor.surprise();
  }
}

function readNumber(cursor: Cursor, token: Extract<Token, { kind: "number" }>): Node {
  cursor.next();
  const mixed = token.shape === "integer" ? readFractionPart(cursor) : null;
  const follower = cursor.token;
  if (!mixed) {
    if (follower.kind === "number") cursor.fail("operator-missing");
    return { kind: "number", value: token.value, shape: token.shape, latex: token.latex };
  }
  const [num, den] = mixed;
  const part = divide(rational(num), rational(den)) ?? cursor.fail("number-not-clear");
  const latex = `${token.latex}\\frac{${num}}{${den}}`;
  return { kind: "number", value: add(token.value, part), shape: "mixed", latex };
}

/** The fraction of a mixed number: `1 1/2`, `1\frac{1}{2}`; nothing but whole numbers on both sides of the line. */
function readFractionPart(cursor: Cursor): [bigint, bigint] | null {
  const whole = (by: number) => {
    const token = cursor.ahead(by);
    return token.kind === "number" && token.shape === "integer" ? token : null;
  };
  if (cursor.isCommand("frac")) {
    const digits = cursor.is("{", 1) ? null : whole(1);
    if (digits?.text.length === 2) {
      cursor.index += 2;
      return [BigInt(digits.text.charAt(0)), BigInt(digits.text.charAt(1))];
    }
    const [num, den] = [whole(2), whole(5)];
    const braced = cursor.is("{", 1) && cursor.is("}", 3) && cursor.is("{", 4) && cursor.is("}", 6);
    if (!num || !den || !braced) return null;
    cursor.index += 7;
    return [num.value.num, den.value.num];
  }
  const [num, den] = [whole(0), whole(2)];
  if (!num?.spaced || !den || !cursor.is("/", 1)) return null;
  cursor.index += 3;
  return [num.value.num, den.value.num];
}

function readLetter(cursor: Cursor, name: string): Node {
  cursor.next();
  if (!cursor.is("_")) return { kind: "letter", name };
  cursor.next();
  const opened = cursor.token;
  const braced = cursor.take("{");
  let index = "";
  do {
    const token = cursor.next();
    if (token.kind === "number" && token.shape === "integer") index += token.text;
    else if (token.kind === "letter" || token.kind === "constant") index += token.name;
    else cursor.fail("operand-missing", token);
  } while (braced && !cursor.is("}") && cursor.token.kind !== "end");
  if (braced) cursor.close("}", opened);
  return { kind: "letter", name: `${name}_${index}` };
}

function readCommand(cursor: Cursor, token: Extract<Token, { kind: "command" }>, read: ReadExpression): Node {
  cursor.next();
  switch (token.name) {
    case "frac": {
      const left = readArgument(cursor, read);
      return { kind: "divide", left, right: readArgument(cursor, read) };
    }
    case "binom": {
      const above = readArgument(cursor, read);
      return { kind: "call", name: "choose", args: [above, readArgument(cursor, read)] };
    }
    case "sqrt": {
      const opened = cursor.token;
      const degree = cursor.take("[") ? read(cursor) : null;
      if (degree) cursor.close("]", opened);
      return { kind: "root", degree, of: readArgument(cursor, read) };
    }
    case "sum":
    case "product":
      return readSeries(cursor, token.name, read);
    case "placeholder":
      return cursor.fail("operand-missing", token);
    default:
      return cursor.fail("number-not-clear", token);
  }
}

/** `\sum_{k=1}^{n} k^2`: what is summed ends before the next `+`. */
function readSeries(cursor: Cursor, name: "sum" | "product", read: ReadExpression): Node {
  const expect = (symbol: string) => cursor.take(symbol) || cursor.fail("operand-missing");
  expect("_");
  const opened = cursor.token;
  expect("{");
  const index = cursor.next();
  if (index.kind !== "letter") return cursor.fail("operand-missing", index);
  expect("=");
  const from = read(cursor);
  cursor.close("}", opened);
  expect("^");
  const to = readArgument(cursor, read);
  return { kind: "series", name, index: index.name, from, to, of: read(cursor, SUMMAND_BINDING) };
}

function readEnclosed(cursor: Cursor, token: Extract<Token, { kind: "symbol" }>, read: ReadExpression): Node {
  const enclosed = (close: string) => {
    cursor.next();
    if (cursor.is(close)) cursor.fail("operand-missing");
    const inside = cursor.withoutBars(() => read(cursor));
    cursor.close(close, token);
    return inside;
  };
  const rootOf = (degree: bigint | null): Node => {
    cursor.next();
    return {
      kind: "root",
      degree: degree === null ? null : numberNode(rational(degree)),
      of: read(cursor, ROOT_BINDING),
    };
  };
  switch (token.text) {
    case "(":
      return enclosed(")");
    case "[":
      return enclosed("]");
    case "{":
      return enclosed("}");
    case "⌊":
      return { kind: "call", name: "floor", args: [enclosed("⌋")] };
    case "⌈":
      return { kind: "call", name: "ceil", args: [enclosed("⌉")] };
    case "√":
      return rootOf(null);
    case "∛":
      return rootOf(3n);
    case "∜":
      return rootOf(4n);
    case "|": {
      cursor.next();
      cursor.bars++;
      const inside = read(cursor);
      cursor.bars--;
      cursor.close("|", token);
      return { kind: "absolute", of: inside };
    }
  }
  throw cursor.surprise();
}
