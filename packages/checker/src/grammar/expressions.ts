import type { Node } from "../syntax/syntax.ts";
import type { Token } from "../words/tokens.ts";
import type { Cursor } from "./cursor.ts";
import { readOperand } from "./operands.ts";

/** How tightly an operation binds. */
const binding = { sum: 10, product: 20, implicit: 25, power: 30, postfix: 40 } as const;

/** A bounded Pratt parser: reads as long as what follows binds more tightly than `least`. */
export function readExpression(cursor: Cursor, least = 0, insideFunction = false): Node {
  return cursor.nested(() => {
    let left = readPrefix(cursor, least, insideFunction);
    for (;;) {
      const next = readInfix(cursor, left, least, insideFunction);
      if (!next) return left;
      left = next;
    }
  });
}

function readPrefix(cursor: Cursor, least: number, insideFunction: boolean): Node {
  const operand = () => readExpression(cursor, Math.max(least, binding.product - 1), insideFunction);
  if (cursor.take("+")) return operand();
  if (cursor.take("-")) return { kind: "negate", of: operand() };
  if (cursor.take("±")) return { kind: "plus-minus", left: null, right: operand(), flipped: false };
  if (cursor.take("∓")) return { kind: "plus-minus", left: null, right: operand(), flipped: true };
  return readOperand(cursor, readExpression);
}

function readInfix(cursor: Cursor, left: Node, least: number, insideFunction: boolean): Node | null {
  const token = cursor.token;
  if (token.kind === "symbol") {
    const node = readSymbol(cursor, token.text, left, least, insideFunction);
    if (node !== undefined) return node;
  }
  if (least >= binding.implicit || !beginsFactor(cursor, left, insideFunction)) return null;
  return { kind: "multiply", left, right: readExpression(cursor, binding.implicit, insideFunction), implicit: true };
}

/** Undefined when the symbol is no operation: it may then begin the second factor of a product such as `2(x+1)`. */
function readSymbol(
  cursor: Cursor,
  symbol: string,
  left: Node,
  least: number,
  insideFunction: boolean,
): Node | null | undefined {
  const right = (strength: number) => {
    cursor.next();
    return readExpression(cursor, strength, insideFunction);
  };
  switch (symbol) {
    case "+":
      return least >= binding.sum ? null : { kind: "add", left, right: right(binding.sum) };
    case "-":
      return least >= binding.sum ? null : { kind: "subtract", left, right: right(binding.sum) };
    case "±":
    case "∓":
      if (least >= binding.sum) return null;
      return { kind: "plus-minus", left, right: right(binding.sum), flipped: symbol === "∓" };
    case "*":
    case "×":
      return least >= binding.product
        ? null
        : { kind: "multiply", left, right: right(binding.product), implicit: false };
    case "/":
    case "÷": {
      if (least >= binding.product) return null;
      return { kind: "divide", left, right: readDivisor(cursor, symbol, left, right) };
    }
    case "^":
      if (least > binding.power) return null;
      cursor.next();
      return { kind: "power", base: left, exponent: readExponent(cursor) };
    case "!":
      cursor.next();
      return { kind: "factorial", of: left };
    case "%":
      cursor.next();
      return { kind: "percent", of: left };
    case "°":
      cursor.next();
      return { kind: "degrees", of: left };
  }
  return undefined;
}

/** `1/2x` is half of x, and `1/xy` is one over the product; schools do not agree on `n/2(n+1)`. */
function readDivisor(cursor: Cursor, symbol: string, left: Node, right: (strength: number) => Node): Node {
  const overNumber = symbol === "/" && cursor.ahead(1).kind === "number";
  if (!overNumber) return right(binding.product);
  if (left.kind === "number") {
    const factor = cursor.ahead(2);
    const isDoubtful =
      !factor.spaced && (factor.kind === "letter" || (factor.kind === "symbol" && factor.text === "("));
    if (isDoubtful) cursor.manner.met.add("half");
    return right(isDoubtful && cursor.manner.half === "below" ? binding.product : binding.implicit);
  }
  const below = right(cursor.manner.slash === "number-below" ? binding.implicit : binding.product);
  const next = cursor.token;
  const another = next.kind !== "end" && next.kind !== "unit" && beginsFactor(cursor, below, false);
  if (another || (below.kind === "multiply" && below.implicit)) cursor.manner.met.add("slash");
  return below;
}

function readExponent(cursor: Cursor): Node {
  const opened = cursor.token;
  if (!cursor.take("{")) return readExpression(cursor, binding.power);
  const exponent = readExpression(cursor);
  cursor.close("}", opened);
  return exponent;
}

function beginsFactor(cursor: Cursor, left: Node, insideFunction: boolean): boolean {
  const token: Token = cursor.token;
  switch (token.kind) {
    case "letter":
    case "constant":
      return true;
    case "function":
      return !insideFunction;
    case "command":
      return token.name !== "overline" && token.name !== "dot" && !(token.name === "frac" && left.kind === "number");
    case "number":
      // `π36`; `π2` may be meant as a square.
      if (left.kind === "constant" && left.name === "pi") return !/^[23]$/u.test(token.text);
      return cursor.index > 0 && (cursor.is(")", -1) || cursor.is("!", -1));
    case "symbol":
      if (token.text === "|") return cursor.bars === 0;
      return ["(", "√", "∛", "∜", "⌊", "⌈", "{"].includes(token.text);
    default:
      return false;
  }
}
