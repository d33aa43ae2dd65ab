import { rational } from "../arithmetic/rational.ts";
import { type FunctionName, type Node, numberNode } from "../syntax/syntax.ts";
import type { Token } from "../words/tokens.ts";
import type { Cursor } from "./cursor.ts";

export type ReadExpression = (cursor: Cursor, least?: number, insideFunction?: boolean) => Node;

/** How tightly the operand of a function without brackets binds, and a LaTeX argument without braces. */
const FUNCTION_BINDING = 24;
const ARGUMENT_BINDING = 31;

/** A function with its argument, in brackets or without: `sin^2 2x`, `log_2(8)`, `gcd(12, 18)`. */
export function readFunction(
  cursor: Cursor,
  name: Extract<Token, { kind: "function" }>["name"],
  read: ReadExpression,
): Node {
  const word = cursor.next();
  const base = name === "log" ? readLogBase(cursor, word.end, read) : null;
  const scripts = name === "choose" || name === "permute" ? readScripts(cursor, read) : null;
  if (scripts) return call(cursor, name, scripts, word);
  let exponent: Node | null = null;
  if (cursor.take("^")) exponent = readArgument(cursor, read);
  const args = readArguments(cursor, read);
  const [only] = args;
  // `sin 5π/6` is the sine of 5π/6; `sin x/2` is half of sin x.
  if (only && args.length === 1 && !cursor.is(")", -1) && isAngle(name) && isMultipleOfPi(only) && cursor.is("/")) {
    const divisor = cursor.ahead(1);
    if (divisor.kind === "number") {
      cursor.index += 2;
      args[0] = { kind: "divide", left: only, right: numberNode(divisor.value) };
    }
  }
  if (base) args.push(base);
  const isInverse = exponent?.kind === "negate" && exponent.of.kind === "number" && exponent.of.latex === "1";
  if (isInverse && (name === "sin" || name === "cos" || name === "tan")) return call(cursor, `arc${name}`, args, word);
  const result = call(cursor, name, args, word);
  return exponent ? { kind: "power", base: result, exponent } : result;
}

const isAngle = (name: string) => ["sin", "cos", "tan", "cot", "sec", "csc"].includes(name);

const isMultipleOfPi = (node: Node): boolean =>
  node.kind === "constant"
    ? node.name === "pi"
    : (node.kind === "multiply" && node.left.kind === "number" && isMultipleOfPi(node.right)) ||
      (node.kind === "negate" && isMultipleOfPi(node.of));

/** `C_5^2`, `A^2_5`: from how many, and how many. */
function readScripts(cursor: Cursor, read: ReadExpression): Node[] | null {
  const below = cursor.take("_") ? readArgument(cursor, read) : null;
  const above = cursor.take("^") ? readArgument(cursor, read) : null;
  if (!above) return below && cursor.fail("operand-missing");
  if (below) return [below, above];
  return cursor.take("_") ? [readArgument(cursor, read), above] : cursor.fail("operand-missing");
}

/** `log_2 8`, `\log_{2}8`, `log2(8)`. */
function readLogBase(cursor: Cursor, end: number, read: ReadExpression): Node | null {
  if (cursor.take("_")) return readArgument(cursor, read);
  const token = cursor.token;
  if (token.kind !== "number" || token.at !== end || !cursor.is("(", 1) || token.shape !== "integer") return null;
  cursor.next();
  return numberNode(token.value);
}

function readArguments(cursor: Cursor, read: ReadExpression): Node[] {
  const opened = cursor.token;
  if (cursor.is("{") && !cursor.is("}", 1)) return [readArgument(cursor, read)];
  if (!cursor.take("(")) return [read(cursor, FUNCTION_BINDING, true)];
  const args = [cursor.withoutBars(() => read(cursor))];
  while (cursor.take(",")) args.push(cursor.withoutBars(() => read(cursor)));
  cursor.close(")", opened);
  return args;
}

const counts: Partial<Record<FunctionName, [number, number]>> = {
  log: [1, 2],
  choose: [2, 2],
  permute: [2, 2],
  gcd: [2, 8],
  lcm: [2, 8],
  max: [2, 8],
  min: [2, 8],
};

function call(cursor: Cursor, name: FunctionName | "sqrt" | "cbrt" | "abs", args: Node[], word: Token): Node {
  const [first] = args;
  const [least, most] = name === "sqrt" ? [1, 2] : (name !== "cbrt" && name !== "abs" && counts[name]) || [1, 1];
  if (!first || args.length < least || args.length > most) cursor.fail("operand-missing", word);
  if (name === "sqrt") return { kind: "root", degree: args[1] ?? null, of: first };
  if (name === "cbrt") return { kind: "root", degree: numberNode(rational(3n)), of: first };
  if (name === "abs") return { kind: "absolute", of: first };
  return { kind: "call", name, args };
}

/**
 * An argument as LaTeX takes it: a group in braces or one sign. Of a number without braces only the first digit:
 * `\frac12` is ½.
 */
export function readArgument(cursor: Cursor, read: ReadExpression): Node {
  const opened = cursor.token;
  if (cursor.take("{")) {
    if (cursor.is("}")) cursor.fail("operand-missing");
    const inside = cursor.withoutBars(() => read(cursor));
    cursor.close("}", opened);
    return inside;
  }
  if (opened.kind === "number" && opened.shape === "integer" && opened.text.length > 1) {
    const rest = opened.text.slice(1);
    cursor.tokens = [...cursor.tokens];
    cursor.tokens[cursor.index] = {
      ...opened,
      value: rational(BigInt(rest)),
      text: rest,
      latex: rest,
      at: opened.at + 1,
    };
    return numberNode(rational(BigInt(opened.text.charAt(0))));
  }
  if (opened.kind === "number") {
    cursor.next();
    return { kind: "number", value: opened.value, shape: opened.shape, latex: opened.latex };
  }
  return read(cursor, ARGUMENT_BINDING);
}
