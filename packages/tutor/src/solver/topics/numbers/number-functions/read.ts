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
  "lcmto",
  "primecount",
  "distinctprimes",
  "primefactorsum",
  "repeatedfactorsum",
  "plainfactorsum",
  "squaredivisors",
  "smallestprime",
  "max",
  "min",
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
  "rowdigit",
  "wholeroot",
  "maxdigit",
  "digittotal",
  "factorialroot",
] as const;
export type FunctionName = (typeof functionNames)[number];

const DEPTH_MAX = 8;
const tokens = /\s*(?:(\d+)|([a-z]+)|([-+*/^(),!]))/gy;

/** What are written (18, 24) and [18, 24] stand in brackets of their own. */
const bracketed = /\b(gcd|lcm)\([[(]([\d, ]+)[\])]\)/g;
/** divisorcount(n = 360) */
const namedNumber = /(?<=[a-z])\(\s*[a-z]\s*=\s*(?=\d)/gi;
/** Null for whatever is no such formula. */
export function readPart(text: string): Part | null {
  const read: string[] = [];
  let end = 0;
  const bare = withoutDots(text)
    .replaceAll(/ and |(?<=\d) ?: ?(?=\d)/g, ",")
    .replaceAll(/[·×]|\\cdot|\\times/g, "*")
    .replaceAll("−", "-")
    .replaceAll(bracketed, "$1($2)")
    .replaceAll(namedNumber, "(")
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

const dots = /(?<![\d!^)])(\d[\d!^]*)([+*])(\d[\d!^]*)\2(?:(\d[\d!^]*)\2)?…\2(\d[\d!^]*)/;
const TERMS_MAX = 400;

/** 1!+2!+…+50! with every term written out; the text itself where it has no such row, or where the terms do not follow each other evenly. */
function withoutDots(text: string): string {
  const bare = text
    .replaceAll(/ ?([-+*]|[·×]|\\cdot|\\times) ?/g, "$1")
    .replaceAll(/[·×]|\\cdot|\\times/g, "*")
    .replaceAll(/\.{3}|\\[lc]?dots|⋯/g, "…");
  const found = dots.exec(bare);
  if (!found) return text;
  const [row, one = "", sign = "", two = "", three, last = ""] = found;
  const first = [one, two, ...(three ? [three] : [])];
  const sum = sign === "+" ? evenSum(first.map(Number), Number(last)) : null;
  if (sum) return bare.replace(row, sum);
  const terms = termsOf(first, last);
  return terms ? bare.replace(row, `(${terms.join(sign)})`) : text;
}

/** A row of too many numbers to be written out, which grow evenly: the first and the last, times half of how many there are. */
function evenSum(first: readonly number[], last: number): string | null {
  const [one = 0, two = 0, three = 2 * two - one] = first;
  const count = (last - one) / (two - one) + 1;
  if (![one, last].every(Number.isInteger) || two <= one || three - two !== two - one) return null;
  return Number.isInteger(count) && count >= TERMS_MAX ? `(${one}+${last})*${count}/2` : null;
}

/** Each number of the first terms grows by as much from term to term, up to the last. */
function termsOf(first: string[], last: string): string[] | null {
  const numbers = [...first, last].map((term) => (term.match(/\d+/g) ?? []).map(Number));
  const [shape = ""] = first.map((term) => term.replaceAll(/\d+/g, "#"));
  if ([...first, last].some((term) => term.replaceAll(/\d+/g, "#") !== shape)) return null;
  const [one = [], two = []] = numbers;
  const end = numbers.at(-1) ?? [];
  const steps = one.map((value, at) => (two[at] ?? 0) - value);
  const isEven = first.every((_, nth) =>
    one.every((value, at) => numbers[nth]?.[at] === value + nth * (steps[at] ?? 0)),
  );
  const counts = one.flatMap((value, at) => {
    const [step = 0, reached = 0] = [steps[at], end[at]];
    return step === 0 ? (reached === value ? [] : [-1]) : [(reached - value) / step];
  });
  const [count = -1] = counts;
  const isWhole = counts.every((each) => each === count) && Number.isInteger(count);
  if (!isEven || !isWhole || count < first.length || count >= TERMS_MAX) return null;
  return Array.from({ length: count + 1 }, (_, nth) => {
    let at = 0;
    return shape.replaceAll("#", () => `${(one[at] ?? 0) + nth * (steps[at++] ?? 0)}`);
  });
}

export const hasFunction = (part: Part): boolean =>
  part.kind === "function" || (part.kind === "sign" && (hasFunction(part.left) || hasFunction(part.right)));
