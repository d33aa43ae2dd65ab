import type { Piece } from "../../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import type { Told } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`),
  tell,
];

const add = (condition: Condition) => (told: Told) => {
  told.conditions.push(condition);
};
const all = "(?:all |all of |every 1 of |each of )?(?:whose |its |their |the |my )?";
const made =
  "(?:made (?:up )?(?:of|from|with|using)|using|uses?|contain(?:s|ing)?|consist(?:s|ing)? of|with|has|have|having)";

const tens =
  "(?:(?:the |its |my |whose )?(?:tens|ten's|tens'|first|left)(?: place)?(?:'s)? digit(?: of the number| of a 2-digit number)?|(?:the |its )?digit in the tens place)";
const ones =
  "(?:(?:the |its |my |whose )?(?:ones|units?|one's|unit's|second|last|right)(?: place)?(?:'s)? digit(?: of the number)?|(?:the |its )?digit in the (?:ones|units) place)";
const more = "(?:more|greater|larger|bigger|higher)";
const less = "(?:less|smaller|lower|fewer)";
const turning =
  "(?:(?:if|when) )?(?:(?:you |we |i )?(?:reverse|reversing|swap|swapping|switch|switching|interchange|interchanging|exchange|flip) (?:the order of )?(?:its |the |my |these |both )?(?:2 )?(?:digits|it)|(?:its|the|my|these)(?: 2)? digits(?: of (?:a|the|this) 2-digit number)? (?:are|get) (?:reversed|swapped|switched|interchanged|exchanged|flipped)|reversed)";
const result =
  "(?:,? ?(?:and )?(?:then )?(?:you get |we get |i get |gives? |makes? |forms? )?(?:it |(?:the|a) (?:new |resulting |reversed )?(?:2-digit )?(?:number|value|result|one)(?: formed| obtained)? ?(?:that )?)?)";
const than = "(?: than (?:the )?(?:original|first|old|starting|before|it was)(?: number| one| value)?)?";
const turnedBy =
  (sign: 1 | -1) =>
  ({ conditions }: Told, { d }: Record<string, string>): void => {
    conditions.push({ is: "turned", by: sign * Number(d) });
  };
const gap =
  (sign: 1 | -1) =>
  ({ conditions }: Told, { d }: Record<string, string>): void => {
    conditions.push({ is: "tensOverOnes", by: sign * Number(d) });
  };
const timesOf = (k?: string, t?: string): number => (k === undefined ? (t === "triple" ? 3 : 2) : Number(k));

/** What is told of the tens and ones of a number with two digits. */
const twoDigits: Piece<Told>[] = [
  piece(
    `(?:and )?${tens} is (?<d>\\d) ${more} than ${ones}|(?:and )?${ones} is (?<e>\\d) ${less} than ${tens}`,
    (told, { d, e }) => gap(1)(told, { d: d ?? e ?? "" }),
  ),
  piece(
    `(?:and )?${ones} is (?<d>\\d) ${more} than ${tens}|(?:and )?${tens} is (?<e>\\d) ${less} than ${ones}`,
    (told, { d, e }) => gap(-1)(told, { d: d ?? e ?? "" }),
  ),
  piece(
    `(?:and )?${tens} is (?:(?<k>\\d) times|(?<t>twice|double|triple)) (?:as (?:big|large|great) as )?${ones}`,
    ({ conditions }, { k, t }) => {
      conditions.push({ is: "tensTimesOnes", by: timesOf(k, t) });
    },
  ),
  piece(
    `(?:and )?${ones} is (?:(?<k>\\d) times|(?<t>twice|double|triple)) (?:as (?:big|large|great) as )?${tens}`,
    ({ conditions }, { k, t }) => {
      conditions.push({ is: "onesTimesTens", by: timesOf(k, t) });
    },
  ),
  piece(
    `${turning}${result}(?:,? ?(?:is|gets|becomes|will be|would be|goes up|increases?|grows|that is|which is))?(?: by)? ?(?<d>\\d+) ${more}${than}`,
    turnedBy(1),
  ),
  piece(
    `${turning}${result}(?:,? ?(?:is|gets|becomes|will be|would be|goes down|decreases?|shrinks|that is|which is))?(?: by)? ?(?<d>\\d+) ${less}${than}`,
    turnedBy(-1),
  ),
  piece(
    `${turning}${result}(?: is| gets| becomes)? ?(?:increases?|increased|grows|goes up|${more})(?: by)? (?<d>\\d+)`,
    turnedBy(1),
  ),
  piece(
    `${turning}${result}(?: is| gets| becomes)? ?(?:decreases?|decreased|shrinks|goes down|${less})(?: by)? (?<d>\\d+)`,
    turnedBy(-1),
  ),
  piece(`(?:is |gets |becomes )?(?:increased|increases|grows|goes up|${more}) by (?<d>\\d+) ${turning}`, turnedBy(1)),
  piece(
    `(?:is |gets |becomes )?(?:decreased|decreases|shrinks|goes down|${less}) by (?<d>\\d+) ${turning}`,
    turnedBy(-1),
  ),
  piece(
    "(?:the )?(?:2 )?digits (?:of a 2-digit number )?(?:add up to|add to|sum to|have a sum of|total) (?<s>\\d+)|(?:the )?sum of (?:the|its|both)(?: 2)? digits(?: of (?:a|the) (?:2-digit )?number)? (?:is|equals|=) (?<t>\\d+)",
    ({ conditions }, { s, t }) => {
      conditions.push({ is: "digitSum", sum: Number(s ?? t) });
    },
  ),
  piece(
    `(?:if |when )?(?:reversing|swapping|switching|interchanging|exchanging) (?:its |the |my |these |both )?(?:2 )?digits(?: of the number)? (?:(?<up>increases|raises)|decreases|reduces|lowers) (?:the |its |my )?(?:number|value|it) by (?<d>\\d+)`,
    (told, { up, d = "" }) => turnedBy(up ? 1 : -1)(told, { d }),
  ),
  piece(
    "(?:the )?sum of (?:the |a )?(?:2-digit )?(?:number|it) and (?:the |its )?(?:number (?:formed|obtained|you get|made|that you get) (?:by|when|from) (?:reversing|swapping|switching|interchanging) (?:its|the)(?: 2)? digits|reversal|reverse|number with (?:its|the) digits reversed) (?:is|equals) (?<s>\\d+)",
    (told, { s }) => {
      if (!told.digits.includes(2)) told.digits.push(2);
      told.conditions.push({ is: "withTurned", sum: Number(s) });
    },
  ),
  piece("digits of a 2-digit number", ({ digits }) => {
    if (!digits.includes(2)) digits.push(2);
  }),
  piece(
    "(?:what is |what's |find |what was )?(?:the |this |that |my )(?:original |starting |old )?(?:2-digit )?number(?=$)",
    () => {},
  ),
];

/** Numbers of which every digit is alike, or none is like another, and what the digits add up to. */
export const englishDigits: Piece<Told>[] = [
  piece(
    `${all}digits (?:are |that are |is )?(?:all )?(?:different|distinct)(?: from each other| from 1 another)?|(?:${made} )?(?:all )?(?:different|distinct) digits|(?:with |and )?no (?:2 (?:of its )?)?digits? (?:is |are )?(?:repeated|repeating|repeats|the same|used twice|used more than once)|(?:with |have |has |and )?no (?:repeated|repeating) digits?|without (?:repeated|repeating)(?: any| a)? digits?`,
    add({ is: "distinctDigits" }),
  ),
  piece(`${made} (?<d>\\d) (?:different|distinct) digits`, ({ conditions }, { d }) => {
    conditions.push({ is: "distinctDigits", of: Number(d) });
  }),
  ...(["odd", "even"] as const).map(
    (sort): Piece<Told> =>
      piece(
        `(?:${made} )?only ${sort} digits|(?:all|each|both|every 1) of (?:them|which|its digits|their digits|whose digits|the digits)(?: (?:are|is|being))? ${sort}|(?:whose|its|their|both(?: of its| of their| its| their)?|(?:has |have |with )both|all(?: its| their| the| of its| of their)?) digits(?: (?:are|being))?(?: all| both)? ${sort}|(?:whose |its )?every digit (?:is )?${sort}|${made} (?:digits that are all|all) ${sort}(?: digits)?`,
        add({ is: `${sort}Digits` }),
      ),
  ),
  piece(
    "(?:exactly )?(?:equal to |equals? )?(?:exactly )?(?:(?<k>\\d+) times|(?<t>twice|double|triple)) (?:as (?:big|large|great) as )?(?:the sum of (?:its|their|the|its own|his|my)(?: 2| 3)? digits|(?:its|their|the|my)(?: own)? digits? sum)",
    ({ conditions }, { k, t }) => {
      conditions.push({ is: "timesDigitSum", by: k === undefined ? (t === "triple" ? 3 : 2) : Number(k) });
    },
  ),
  piece(
    "(?:exactly )?(?:equal to |equals? )?(?:exactly )?(?:(?<k>\\d+) times|(?<t>twice|double|triple)) (?:the product of (?:its|their|the|its own|my)(?: 2| 3)? digits|(?:its|their|the|my)(?: own)? digits? product)",
    ({ conditions }, { k, t }) => {
      conditions.push({ is: "timesDigitProduct", by: k === undefined ? (t === "triple" ? 3 : 2) : Number(k) });
    },
  ),
  ...twoDigits,
  // Said again of what is asked already.
  piece("(?:list|name|find|give) (?:every 1|them all|all of them|each 1|them)(?: of them)?(?=,|$)", ({ wanted }) => {
    if (wanted.length === 0) wanted.push("list");
  }),
];
