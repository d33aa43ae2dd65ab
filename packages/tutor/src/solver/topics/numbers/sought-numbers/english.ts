import type { Piece } from "../../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import { englishDigits } from "./english-digits.ts";
import { englishRemainders } from "./english-remainders.ts";
import { englishSorts } from "./english-sorts.ts";
import { between, type Told, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`),
  tell,
];
const add = (condition: Condition) => (told: Told) => {
  told.conditions.push(condition);
};

const all = "(?:all )?(?:of )?(?:the |its )?";
const positive = "(?:whole[- ]number |integer )*";
const together = "(?<l>\\d+(?:, \\d+)*,? and (?:by |of )?\\d+)";
const either = "(?<l>\\d+(?:, \\d+)*,? or (?:by |of )?\\d+)";
/** "divisible by", "multiples of". */
const divisible = "(?:exactly |evenly |a |also )*(?:divisible by|multiples? of)";
const most = "(?:largest|greatest|biggest|highest)";
const least = "(?:smallest|least|lowest)";
const ofDigits = "(?:its|their|the|whose|my|with|it has|have|has|that have|which have)";
const is = "(?: (?:is|are|be|equal to|equals?|of))*";

const multiple =
  (how: Extract<Condition, { is: "multiple" }>["how"]) => (told: Told, groups: Record<string, string>) => {
    told.conditions.push({ is: "multiple", of: wholesIn(groups.l ?? groups.n), how });
  };

/** What is wanted of the numbers. */
const sought: Piece<Told>[] = [
  piece(`how many ${all}|(?:the )?number of ${all}`, ({ wanted }) => {
    wanted.push("count");
  }),
  piece(`(?:the )?sum of ${all}`, ({ wanted }) => {
    wanted.push("sum");
  }),
  piece(`(?:the )?product of ${all}`, ({ wanted }) => {
    wanted.push("product");
  }),
  piece(`(?:the )?(?:average|mean) of ${all}`, ({ wanted }) => {
    wanted.push("average");
  }),
  piece(`(?:the )?difference (?:between|of) (?:the )?(?=(?:2|two) (?:${most}|${least}))`, ({ wanted }) => {
    wanted.push("difference");
  }),
  piece(`(?:list|name|which) ${all}|all (?:of )?(?:the )?`, ({ wanted }) => {
    wanted.push("list");
  }),
  piece(`(?:the )?(?:(?<n>\\d+) )?${most}(?: (?<m>\\d+)(?![-\\d]| digit))?(?: of)?`, ({ picks }, { n, m }) => {
    picks.push({ end: "largest", many: Number(n ?? m ?? 1) });
  }),
  piece(
    `(?:the )?(?:(?<n>\\d+) )?${least}(?: (?<m>\\d+)(?![-\\d]| digit))?(?: of)?|(?:the )?first (?<k>\\d+)`,
    ({ picks }, { n, m, k }) => {
      picks.push({ end: "smallest", many: Number(n ?? m ?? k ?? 1) });
    },
  ),
];

/** What kind of numbers. */
const nouns: Piece<Told>[] = [
  piece("whole numbers?|non-?negative integers?|natural numbers?", (told) => {
    told.zero = told.zero === "unsaid" ? "in" : told.zero;
  }),
  piece("(?:prime numbers?|primes)", add({ is: "prime" })),
  piece("composite(?: numbers?)?", add({ is: "composite" })),
  piece("(?:perfect squares?|square numbers?|squares)", add({ is: "square" })),
  piece("(?:perfect cubes?|cube numbers?|cubes)", add({ is: "cube" })),
  piece("palindromes?|palindromic", add({ is: "palindrome" })),
  piece("prime(?! factorization)", add({ is: "prime" })),
  piece("(?:distinct|different)(?= )", (told) => {
    told.distinct = true;
  }),
  piece("odd", add({ is: "odd" })),
  piece("even", add({ is: "even" })),
  piece("positive|counting(?= number)", (told) => {
    told.zero = "out";
  }),
  piece("(?<d>\\d)[- ]digits?", ({ digits }, { d }) => {
    if (!digits.includes(Number(d))) digits.push(Number(d));
  }),
  piece("numbers?|integers?", () => {}),
  piece(`common (?:factors|divisors) of (?:both )?${together}`, (told, { l }) => {
    told.zero = "out";
    told.conditions.push(...wholesIn(l).map((of): Condition => ({ is: "factor", of })));
  }),
  piece(`common multiples? of (?:both )?${together}`, (told, { l }) => {
    told.conditions.push({ is: "multiple", of: wholesIn(l), how: "all" });
  }),
  piece(`${positive}(?:a )?(?:factors?|divisors?) of (?:the number )?(?<n>\\d+)`, (told, { n }) => {
    told.conditions.push({ is: "factor", of: Number(n) });
  }),
  piece(`${positive}(?:factors|divisors)`, (told) => {
    told.factors = true;
  }),
  piece(
    "(?:does |do )(?:the number )?(?<n>\\d+) have|(?:has|have) (?:the number )?(?<m>\\d+)(?= got)",
    (told, { n, m }) => {
      if (told.factors) told.conditions.push({ is: "factor", of: Number(n ?? m) });
      else told.wanted.push("count", "list");
      told.factors = false;
    },
  ),
];

/** What else is told of them. */
const conditions: Piece<Told>[] = [
  piece(`${divisible} (?:both |each of |all of |all )?${together}`, multiple("all")),
  piece(`${divisible} (?:either )?${either},? but not (?:by |of )?both`, multiple("one")),
  piece(`${divisible} (?:either )?${either}(?:,? or both)?(?!,? but)`, multiple("any")),
  piece(
    `(?:neither ${divisible} (?<n>\\d+) nor (?:${divisible} |by |of )?(?<m>\\d+)|${divisible} neither (?<p>\\d+) nor (?:by |of )?(?<q>\\d+)|neither multiples of (?<r>\\d+) nor (?:multiples )?(?:of )?(?<s>\\d+))`,
    (told, { n, m, p, q, r, s }) => {
      told.conditions.push({ is: "multiple", of: [n ?? p ?? r, m ?? q ?? s].map(Number), how: "none" });
    },
  ),
  piece(
    `(?:not|n't|aren't|isn't) ${divisible} (?:either )?(?:${either}|(?<n>\\d+)(?! and| or|, \\d))`,
    multiple("none"),
  ),
  piece(`but not (?:by |of )(?:either )?(?:${either}|(?<n>\\d+)(?! and| or|, \\d))`, multiple("none")),
  piece(`${divisible} (?<n>\\d+)(?! and \\d| or \\d|, \\d+,? (?:and|or))`, multiple("all")),
  piece("(?:not|aren't|isn't)(?: a)? prime(?: numbers?)?", add({ is: "prime", not: true })),
  piece("(?:not|aren't|isn't)(?: a)? perfect squares?", add({ is: "square", not: true })),
  piece(
    "(?:leaves?|has|have|gives?|with) (?:a |the )?remainder(?: of)? (?<r>\\d+) (?:when|if|on being|after being)(?: (?:it is|they are|it's))?(?: divided)? by (?<m>\\d+)",
    (told, { r, m }) => {
      told.conditions.push({ is: "rest", by: Number(m), rest: Number(r) });
    },
  ),
  piece(
    "(?:leaves?|has|have|gives?|with) (?:a |the )?remainder(?: of)? (?<r>\\d+) (?:when|if)(?: (?:it is|they are|it's))? divided by (?<m>\\d+)",
    (told, { r, m }) => {
      told.conditions.push({ is: "rest", by: Number(m), rest: Number(r) });
    },
  ),
  piece(
    `(?:the )?sum of ${ofDigits} digits${is} (?<s>\\d+)|${ofDigits} (?:a )?digits? sum${is} (?<t>\\d+)`,
    (told, { s, t }) => {
      told.conditions.push({ is: "digitSum", sum: Number(s ?? t) });
    },
  ),
  piece(`${ofDigits} digits (?:that )?(?:add up to|add to|sum to|have a sum of) (?<s>\\d+)`, (told, { s }) => {
    told.conditions.push({ is: "digitSum", sum: Number(s) });
  }),
  piece(
    `(?:the )?product of ${ofDigits} digits${is} (?<s>\\d+)|${ofDigits} digits (?:that )?(?:multiply to|have a product of) (?<t>\\d+)`,
    (told, { s, t }) => {
      told.conditions.push({ is: "digitProduct", product: Number(s ?? t) });
    },
  ),
];

const range: Piece<Told>[] = [
  piece(
    "(?:between|from) (?<a>\\d+) (?:and|to|through) (?<b>\\d+),? \\(?(?:inclusive(?:ly)?|including both(?: ends)?)\\)?|from (?<c>\\d+) (?:to|through) (?<d>\\d+)",
    (told, { a, b, c, d }) => between(told, a ?? c, b ?? d, "in"),
  ),
  piece(
    "(?:strictly )between (?<a>\\d+) and (?<b>\\d+)|between (?<c>\\d+) and (?<d>\\d+),? \\(?exclusive\\)?",
    (told, { a, b, c, d }) => between(told, a ?? c, b ?? d, "out"),
  ),
  piece("between (?<a>\\d+) and (?<b>\\d+)", (told, { a, b }) => between(told, a, b, null)),
  piece("(?:less than|smaller than|below|under|fewer than) (?<n>\\d+)", ({ high }, { n }) => {
    high.push(Number(n) - 1);
  }),
  piece(
    "(?:greater than|larger than|bigger than|more than|above|over|exceeding|that exceed) (?<n>\\d+)",
    ({ low }, { n }) => {
      low.push(Number(n) + 1);
    },
  ),
  piece(
    "(?:at most|no more than|not more than|not exceeding|not greater than|up to|less than or equal to) (?<n>\\d+)",
    ({ high }, { n }) => {
      high.push(Number(n));
    },
  ),
  piece("(?:at least|no less than|not less than|greater than or equal to) (?<n>\\d+)", ({ low }, { n }) => {
    low.push(Number(n));
  }),
];

/** Longer phrases stand before those that begin like them. */
export const englishPieces: Piece<Told>[] = [
  ...englishSorts,
  ...englishRemainders,
  ...englishDigits,
  ...conditions,
  ...sought,
  piece("(?:less than or equal to) (?<n>\\d+)", ({ high }, { n }) => {
    high.push(Number(n));
  }),
  piece("(?:greater than or equal to) (?<n>\\d+)", ({ low }, { n }) => {
    low.push(Number(n));
  }),
  ...range,
  ...nouns,
];

export const englishGlue =
  /^(?:, ?| |(?:an?|the|that|which|and|but|also|are there|are they|are|is|there|in|it is|it's|i am|i'm|my number|what number am i|what am i|what is my number|am i|exactly|both|of|do|you can|can be|be|exist|have|has|with|thinking of|its|i|such|possible|riddle|(?:an? )?(?:(?:ancient|old|famous|classic|chinese|number) )+(?:puzzle|riddle|problem)|guess (?:my|the) number|who am i|find (?:my|the) number|find it|find|what is it|find|what is the number|what number is it|what)(?![a-z']))/;
