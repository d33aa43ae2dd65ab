/** What is to be calculated: a number, a sign between two parts, or a function of whole numbers. */
export type Part =
  | { kind: "number"; value: bigint }
  | { kind: "sign"; sign: "+" | "-" | "*" | "/" | "^"; left: Part; right: Part }
  | { kind: "function"; name: FunctionName; of: Part[] };

const functionNames = [
  "gcd",
  "lcm",
  "mod",
  "floor",
  "ceil",
  "digitcount",
  "digitsum",
  "tensdigit",
  "divisorcount",
  "divisorsum",
  "largestprime",
  "abs",
  "factorial",
  "repeat",
  "coprimes",
  "divisorproduct",
  "nthdivisor",
  "exponent",
  "primesum",
  "nthprime",
  "digitproduct",
  "reversed",
  "decimaldigit",
  "period",
  "consecutiveways",
  "zerodigits",
  "payways",
  "unreachable",
  "sumsquares",
  "sumcubes",
  "decimaldigitsum",
  "repetend",
  "basedigitcount",
  "basedigitsum",
  "fewest",
  "writtendigits",
  "wholeroot",
  "maxdigit",
] as const;
export type FunctionName = (typeof functionNames)[number];

const DEPTH_MAX = 8;
const tokens = /\s*(?:(\d+)|([a-z]+)|([-+*/^(),!]))/gy;

/** Null for whatever is no such formula. */
export function readPart(text: string): Part | null {
  const read: string[] = [];
  let end = 0;
  const bare = text
    .replaceAll(/ and /g, ",")
    .replaceAll(/[·×]|\\cdot|\\times/g, "*")
    .replaceAll("−", "-")
    .replaceAll(/\^\{(\d+)\}/g, "^$1");
  for (const found of bare.matchAll(tokens)) {
    read.push(found[0].trim());
    end += found[0].length;
  }
  if (end < bare.trimEnd().length) return null;
  let at = 0;
  let depth = 0;

  const sum = (): Part | null => chain(product, ["+", "-"]);
  const product = (): Part | null => chain(power, ["*", "/"]);
  function chain(next: () => Part | null, signs: string[]): Part | null {
    let left = next();
    while (left && signs.includes(read[at] ?? "")) {
      const sign = read[at++] as "+";
      const right = next();
      left = right && { kind: "sign", sign, left, right };
    }
    return left;
  }
  function power(): Part | null {
    const first = single();
    const left: Part | null =
      first && read[at] === "!" && ++at ? { kind: "function", name: "factorial", of: [first] } : first;
    if (!left || read[at] !== "^") return left;
    at++;
    const right = single();
    return right && { kind: "sign", sign: "^", left, right };
  }
  function single(): Part | null {
    const token = read[at++] ?? "";
    if (token === "-") {
      const negative = ++depth > DEPTH_MAX ? null : power();
      depth--;
      return negative && { kind: "sign", sign: "-", left: { kind: "number", value: 0n }, right: negative };
    }
    if (/^\d/.test(token)) return token.length > 30 ? null : { kind: "number", value: BigInt(token) };
    const name = functionNames.find((one) => one === token);
    if (name ? read[at++] !== "(" : token !== "(") return null;
    if (++depth > DEPTH_MAX) return null;
    const of: Part[] = [];
    do {
      const one = sum();
      if (!one) return null;
      of.push(one);
    } while (name && read[at] === "," && ++at);
    depth--;
    if (read[at++] !== ")") return null;
    return name ? { kind: "function", name, of } : (of[0] ?? null);
  }

  const whole = sum();
  return whole && at === read.length ? whole : null;
}

export const hasFunction = (part: Part): boolean =>
  part.kind === "function" || (part.kind === "sign" && (hasFunction(part.left) || hasFunction(part.right)));
