/** What is told of some numbers; formulas have names in braces. `all`: all of them are asked for. */
export type Told = {
  equations: [left: string, right: string][];
  /** What is more than what. */
  bounds: [more: string, less: string][];
  asks: string[];
  all: boolean;
};

/** One way to give the numbers letters: what each name stands for, and which number is at least which other. */
export type Scene = {
  letters: string[];
  names: Record<string, string>;
  /** The numbers that are asked for, where all are. */
  each: string[];
  /** Whether it matters which of them is which. */
  isNamed: boolean;
  atLeast: [string, string][];
  isPositive: boolean;
  isWhole: boolean;
  /** Whether they are lengths of pieces. */
  isLength: boolean;
  /** What all of them leave when divided by a number, as 1 by 2 for odd ones. */
  leaves: { by: number; rest: number } | null;
  isBox: boolean;
  /** Whether the letters are digits, the first of them not 0. */
  isDigits: boolean;
};

const ordinals = ["first", "second", "third", "fourth"];
const chinese = ["甲", "乙", "丙", "丁"];
const sides = ["length", "width", "perimeter", "area"];
const letterOf = ["x", "y", "z", "w"];
const known = new Set(
  "number other one first second third fourth larger smaller largest smallest middle sum difference quotient product squares average length width perimeter area tens ones reversed minuend subtrahend".split(
    " ",
  ),
);
const bySize = ["larger", "smaller", "largest", "middle", "smallest"];

/** What a row of clauses says; null where it isn't one story. */
export function toldIn(clauses: string[], text: string): Told | null {
  const told: Told = { equations: [], bounds: [], asks: [], all: false };
  let [current, isOpen, asked]: [string | null, boolean, number] = [null, false, 0];
  for (const [index, clause] of clauses.entries()) {
    const [, says = "", of = ""] = /^(\w+) ?(.*)$/su.exec(clause) ?? [];
    if (says === "equation") {
      const [left = "", right = ""] = of.split(" = ");
      if (left === right) return null;
      told.equations.push([left, right]);
    }
    if (says === "bound") {
      const [more = "", fewer = ""] = of.split(" > ");
      told.bounds.push([more, fewer]);
    }
    if (says === "ratio") told.equations.push(...ratioOf(of));
    if (says === "start") {
      if (isOpen || !of.includes("{")) return null;
      // A mere name begins nothing: "the sum of a number" and what comes next belong together.
      if (/^\{[^{}]+\}$/u.test(of)) return null;
      current = of;
      isOpen = true;
    }
    if (says === "step") {
      current = of.replaceAll("#", current ?? "{number}");
      isOpen = true;
    }
    if (says === "result" || says === "gives") {
      if (current === null || (says === "gives" && !clauses[index - 1]?.startsWith("step"))) return null;
      told.equations.push([current, of]);
      [current, isOpen] = [null, false];
    }
    // 求这个大于 1 的数
    if (says === "askbound") {
      const [more = "", fewer = ""] = of.split(" > ");
      told.bounds.push([more, fewer]);
      told.asks.push("{number}");
      asked++;
    }
    if (says === "ask") {
      if (!/all|\{/.test(of)) return null;
      asked++;
      if (of === "all") told.all = true;
      else told.asks.push(...of.split("; "));
    }
  }
  // "What number is 5 more than its half?" asks by its first words.
  if (asked === 0 && /(?:what|which) number(?! of)|[什哪]么?个?数/.test(text)) {
    told.asks.push("{number}");
    asked++;
  }
  // "Find two numbers …": what are they?
  if (told.asks.length > 0) told.all = false;
  // An equation alone is given to find the number.
  if (asked === 0) {
    if (told.equations.every((sides) => sides.every((side) => /^(?:\{number\}|[\d.]+)$/.test(side)))) return null;
    told.all = true;
  }
  return isOpen || told.equations.length === 0 ? null : told;
}

/** 2 : 3 : 7 of those named, or of the first, the second, and the third. */
function ratioOf(of: string): [string, string][] {
  const [written = "", rest = ""] = [of.split(" ")[0], of.slice(of.indexOf(" ") + 1)];
  const parts = written.split(":");
  const names = of.includes(" ") ? rest.split("; ") : parts.map((_, index) => `{part${index}}`);
  return names.slice(1).map((name, index) => [`(${parts[index + 1]}*${names[0]})`, `(${parts[0]}*${name})`]);
}

/** All ways to give letters to the names in what is told. */
export function scenesOf(told: Told, text: string): Scene[] {
  const used = new Set(
    [...told.equations.flat(), ...told.bounds.flat(), ...told.asks].flatMap((formula) => namesIn(formula)),
  );
  const isPositive =
    /(?<![a-z])(?:positive|natural|whole numbers?)(?![a-z])|正[整数]|正的|为正|自然数/.test(text) &&
    !/negative|负/.test(text);
  const isWhole = /(?<![a-z])(?:integers?|whole)(?![a-z])|整数|自然数/.test(text);
  const isLength = /(?<![a-z])(?:pieces|sections)(?![a-z])|段/.test(text);
  const plain = { isLength, atLeast: [], isPositive, isWhole, leaves: null, isBox: false, isDigits: false };
  const row = rowIn(text);
  if (row) return rowScenes(row, used, plain);
  if (/(?<![a-z])(?:consecutive|successive)(?![a-z])|连续|相邻/.test(text)) return [];
  if (sides.some((side) => used.has(side))) {
    if ([...used].some((name) => !sides.includes(name))) return [];
    const names = { length: "x", width: "y", perimeter: "(2*(x+y))", area: "(x*y)" };
    return [{ ...plain, letters: ["x", "y"], names, each: ["x", "y"], isNamed: true, isPositive: true, isBox: true }];
  }
  if (/(?:2|two)[- ]digit|[两2]位数/.test(text)) return digitScenes(used, plain);
  if (used.has("minuend") || used.has("subtrahend")) {
    const names = { minuend: "x", subtrahend: "y", difference: "(x-y)" };
    return [{ ...plain, letters: ["x", "y"], names, each: ["x", "y"], isNamed: true }];
  }
  const declared = countIn(text);
  if ([...used].every((name) => name === "number") && declared < 2)
    return [{ ...plain, letters: ["x"], names: { number: "x" }, each: ["x"], isNamed: true }];
  return severalScenes(used, declared, plain);
}

export const namesIn = (formula: string): string[] =>
  [...formula.matchAll(/\{([^{}]+)\}/gu)].map(([, name = ""]) => name);

type Plain = Pick<Scene, "isLength" | "atLeast" | "isPositive" | "isWhole" | "leaves" | "isBox" | "isDigits">;

function severalScenes(used: Set<string>, declared: number, plain: Plain): Scene[] {
  const has = (...names: string[]) => names.some((name) => used.has(name));
  // "A number is 12 more than another."
  const first = used.has("one") ? "one" : "number";
  if (used.has("one") && used.has("number")) return [];
  // "Jo's number"
  const others = [...used].filter((name) => /^[a-z]+$/.test(name) && !known.has(name));
  const people = others.length > 0 && used.has("number") ? ["number", ...others] : others;
  const groups = [people, people.includes("number") ? [] : [first, "other"], ordinals, chinese].filter((names) =>
    has(...names),
  );
  if (groups.length > 1 || (used.has("number") && !used.has("other") && people.length === 0)) return [];
  const own = groups[0] ?? [];
  const parts = ["part0", "part1", "part2"];
  const needed = Math.max(
    own.findLastIndex((name) => used.has(name)) + 1,
    parts.findLastIndex((name) => used.has(name)) + 1,
    has("larger", "smaller", "difference") ? 2 : 0,
    has("middle") ? 3 : 0,
  );
  const count = declared || Math.max(needed, 2);
  if (people.length === 1 && declared === 0 && [...used].every((name) => people.includes(name)))
    return [{ ...plain, letters: ["x"], names: { [people[0] ?? ""]: "x" }, each: ["x"], isNamed: true }];
  if (
    needed > count ||
    count > 4 ||
    (count > 2 && has("larger", "smaller", "difference", "squareDifference", "quotient"))
  )
    return [];
  if (has("largest", "smallest", "middle") && count > 3) return [];
  const letters = letterOf.slice(0, count);
  const names: Record<string, string> = {
    sum: `(${letters.join("+")})`,
    average: `((${letters.join("+")})/${count})`,
    product: `(${letters.join("*")})`,
    squares: `(${letters.map((letter) => `${letter}^2`).join("+")})`,
  };
  own.forEach((name, index) => {
    names[name] = letters[index] ?? "";
  });
  parts.forEach((name, index) => {
    names[name] = letters[index] ?? "";
  });
  const isNamed = groups.length > 0 && own !== undefined && own[0] !== first;
  const isFree = groups.length === 0 && !has(...parts);
  const isOrdered = has(...bySize) || isFree || has("difference", "squareDifference", "quotient");
  const orders = !isOrdered ? [null] : isFree ? [letters.toReversed()] : permutationsOf(letters);
  return orders.map((order) => {
    const [smallest = "", largest = ""] = [order?.[0], order?.at(-1)];
    const sized: Record<string, string> = order
      ? {
          larger: largest,
          largest,
          smaller: smallest,
          smallest,
          middle: order.length === 3 ? (order[1] ?? "") : "",
          quotient: `(${largest}/${smallest})`,
          difference: `(${largest}-${smallest})`,
          squareDifference: `(${largest}^2-${smallest}^2)`,
        }
      : {};
    const atLeast = (order ?? []).slice(1).map((letter, index): [string, string] => [letter, order?.[index] ?? ""]);
    return { ...plain, letters, names: { ...names, ...sized }, each: letters, isNamed, atLeast };
  });
}

const permutationsOf = (letters: string[]): string[][] =>
  letters.length < 2
    ? [letters]
    : letters.flatMap((letter) =>
        permutationsOf(letters.filter((other) => other !== letter)).map((rest) => [letter, ...rest]),
      );

/** A number of two digits: `x` tens and `y` ones. */
function digitScenes(used: Set<string>, plain: Plain): Scene[] {
  const names = (difference: string) => ({
    tens: "x",
    ones: "y",
    number: "(10*x+y)",
    reversed: "(10*y+x)",
    sum: "(x+y)",
    product: "(x*y)",
    difference,
    digitSum: "(x+y)",
    digitProduct: "(x*y)",
    digitDifference: difference,
  });
  const scene = { ...plain, letters: ["x", "y"], each: ["(10*x+y)"], isNamed: true, isWhole: true, isDigits: true };
  const differences = used.has("difference") || used.has("digitDifference") ? ["(x-y)", "(y-x)"] : ["(x-y)"];
  return differences.map((difference) => ({ ...scene, names: names(difference) }));
}

type Row = { count: number; leaves: Scene["leaves"] };

function rowScenes({ count, leaves }: Row, used: Set<string>, plain: Plain): Scene[] {
  const step = leaves?.by ?? 1;
  const each = Array.from({ length: count }, (_, index) => (index === 0 ? "x" : `(x+${step * index})`));
  const last = each.at(-1) ?? "";
  const names: Record<string, string> = {
    sum: `(${each.join("+")})`,
    average: `((${each.join("+")})/${count})`,
    product: `(${each.join("*")})`,
    squares: `(${each.map((one) => `${one}^2`).join("+")})`,
    first: "x",
    smallest: "x",
    largest: last,
    ...(count === 2 && {
      one: "x",
      other: last,
      smaller: "x",
      larger: last,
      squareDifference: `(${last}^2-x^2)`,
    }),
    ...(count % 2 === 1 && { middle: each[(count - 1) / 2] ?? "" }),
  };
  ordinals.slice(1, count).forEach((name, index) => {
    names[name] = each[index + 1] ?? "";
  });
  if ([...used].some((name) => names[name] === undefined)) return [];
  return [{ ...plain, letters: ["x"], names, each, isNamed: true, isWhole: true, leaves }];
}

const counts: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  pair: 2,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
};
const countOf = (written = "") => counts[written] ?? Number(written);

const ROW_MAX = 20;

/** "Three consecutive odd integers" */
function rowIn(text: string): Row | null {
  const [, multiples, step] =
    /(\d+|two|three|four|five) consecutive (?:positive )?multiples of (\d{1,3})(?!\d)/.exec(text) ??
    /(?<![\d十百第])(\d{1,2}|[两二三四五六七八九十])个?连续的?(\d{1,3})的倍数/.exec(text) ??
    [];
  if (multiples && countOf(multiples) <= ROW_MAX)
    return { count: countOf(multiples), leaves: { by: Number(step), rest: 0 } };
  const [, many, before, after] =
    /(?:(\d+|two|three|four|five|pair of) )(?:positive |negative |natural |whole |(even|odd) )*(?:consecutive|successive) (?:positive |negative |natural |whole )*(even |odd )?(?:positive |whole )?(?:integers|numbers)/.exec(
      text,
    ) ?? [];
  if (many) {
    const parity = before ?? after?.trim();
    const count = countOf(many.replace(" of", ""));
    return count >= 2 && count <= ROW_MAX
      ? { count, leaves: parity ? { by: 2, rest: parity === "odd" ? 1 : 0 } : null }
      : null;
  }
  const [, manyCh, of, sort] =
    /(?<![\d十百第])(\d{1,2}|[两二三四五六七八九十])个?(?:连续的?|相邻的?)(正|自然|整)?(?:的)?(奇|偶|单|双)?(?:数|整数|自然数)/.exec(
      text,
    ) ?? [];
  if (!manyCh || (of === undefined && sort === undefined && !/数/.test(text))) return null;
  const count = countOf(manyCh);
  if (count < 2 || count > ROW_MAX) return null;
  return { count, leaves: sort ? { by: 2, rest: /[奇单]/.test(sort) ? 1 : 0 } : null };
}

/** How many numbers it is about, where it is said: "two numbers", 三个数; 0 where it isn't. */
function countIn(text: string): number {
  const [, english] =
    /(?<![a-z\d])(two|three|four|[234]) (?:(?:different|unknown|positive|whole|natural|of the|of these) )*(?:numbers|integers|parts|pieces|sections)(?![a-z])/.exec(
      text,
    ) ?? [];
  const [, han] =
    /(?<![第\d十百])([两二三四234])(?:个|个不同的?)?(?:正|自然|整|正整)?(?:数(?!字|位)|部分|段)/.exec(text) ?? [];
  return countOf(english ?? han ?? "0");
}
