import type { Piece } from "../../../sentences/pieces.ts";
import type { Condition } from "./conditions.ts";
import { type Told, toldRests, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`),
  tell,
];

const sorts = [
  ["(?:perfect )?squares?(?: numbers?)?", "square"],
  ["(?:perfect )?cubes?(?: numbers?)?", "cube"],
  ["primes?(?: numbers?)?", "prime"],
  ["composite(?: numbers?)?", "composite"],
  ["odd(?: numbers?)?", "odd"],
  ["even(?: numbers?)?", "even"],
] as const;
type Sort = (typeof sorts)[number][1];
const anySort = `(?:an? )?(?:${sorts.map(([words]) => words).join("|")})`;
const sortOf = (text = ""): Sort | undefined =>
  sorts.find(([words]) => new RegExp(`^(?:an? )?${words}$`).test(text))?.[1];

const no = (...texts: (string | undefined)[]) =>
  texts.map(sortOf).flatMap((is): Condition[] => (is ? [{ is, not: true }] : []));

const ordinals = ["second", "third", "fourth", "fifth"];
const nth = "(?:(?<w>second|third|fourth|fifth)|(?<n>[2-5])(?:nd|rd|th))[- ]";
const placeOf = ({ w, n }: Record<string, string>) => (w ? ordinals.indexOf(w) + 2 : Number(n));
const all = "(?:all |each |every )?(?:of )?(?:the )?";

/** Sorts that numbers are not of, how many factors they have, and which of them is meant. */
export const englishSorts: Piece<Told>[] = [
  piece(`neither (?<a>${anySort}) nor (?<b>${anySort})`, ({ conditions }, { a, b }) => {
    conditions.push(...no(a, b));
  }),
  piece(`(?:is |are )?(?:not|aren't|isn't) (?<a>${anySort})(?! or| nor)`, ({ conditions }, { a }) => {
    conditions.push(...no(a));
  }),
  piece(
    "(?:with|has|have|having) no (?:prime )?(?:factors?|divisors?) (?:(?:that (?:is|are) )?(?:less|smaller) than|below) (?<n>\\d+),? ?(?:other than|besides|except(?: for)?|apart from) 1",
    ({ conditions }, { n }) => {
      conditions.push({ is: "noFactorBelow", bound: Number(n) });
    },
  ),
  piece(
    "(?:with|has|have|having) (?:exactly |a total of )?(?<n>\\d+) (?:(?:positive|different|distinct|whole[- ]number) )*(?:factors|divisors)(?! of)",
    ({ conditions }, { n }) => {
      conditions.push({ is: "divisors", many: Number(n) });
    },
  ),
  piece(
    `(?:the )?sum of (?:the )?squares of ${all}|(?:the )?sum of (?:the )?squared (?=(?:first|primes?))`,
    ({ wanted }) => {
      wanted.push("squaresSum");
    },
  ),
  piece(`(?:the )?square of (?:the )?sum of ${all}`, ({ wanted }) => {
    wanted.push("sumSquared");
  }),
  piece(
    "(?:if you |when you |when |what do you get (?:if|when) you )?(?:add|sum)(?: up| together)? (?:all|every)(?: of)?(?: the)?|(?:the )?total of (?:all|every)(?: of)?(?: the)?",
    ({ wanted }) => {
      wanted.push("sum");
    },
  ),
  piece("(?:to |they |all )?add(?:s|ed)? up to(?=$)|what do you get(?=,|$)|do you get(?=$)", () => {}),
  piece(`(?:the )?${nth}(?:largest|greatest|biggest|highest)(?: of)?`, ({ picks }, groups) => {
    picks.push({ end: "largest", many: 1, place: placeOf(groups) });
  }),
  piece(`(?:the )?${nth}(?:smallest|least|lowest)(?: of)?`, ({ picks }, groups) => {
    picks.push({ end: "smallest", many: 1, place: placeOf(groups) });
  }),
  piece(
    "(?:whose|with|and|both|all|its|their|each|every|of|digits|digit|that|which|have|has| )*?(?:digits|digit) (?:that )?(?:are |is |being )?(?:both |all |each )?prime(?: numbers?| digits?)?|(?:with |has |have |having )?(?:only|all) prime digits",
    ({ conditions }) => {
      conditions.push({ is: "primeDigits" });
    },
  ),
  piece(
    "(?:an? |the )?(?:class|school|band|team|troop|army|group|crowd|marching band)(?: of (?:students|children|soldiers|kids|people))? (?:lines? up|stands?|marches|is arranged|is lined up|sits) in (?:rows|groups|lines|teams|columns) of (?:either )?(?<l>\\d+(?:,? ?(?:and |or )?(?<!\\d)\\d+)+),? (?:with|and|there is|leaving|always|but|has| )+(?<r>\\d+)(?: (?:student|child|person|kid|soldier)s?)? (?:is |are )?(?:left over|left out|left|remaining|too many)(?: (?:each|every) time| in each case)?",
    (told, { l, r }) => {
      told.counted = true;
      toldRests(told, wholesIn(l), Number(r), "rest");
    },
  ),
  piece(
    "(?:possible )?(?:class|school|band|team|troop|army|group) size(?=$| |,)|possible number of (?:students|children|soldiers|kids|people)(?: in the (?:class|school|band))?(?=$)",
    () => {},
  ),
  piece(
    "(?<no>not |aren't |isn't )?(?:relatively prime|coprime|co-prime) (?:to|with) (?<n>\\d+)|(?:share|shares|have|has|with) no (?:common )?(?:factors?|divisors?) (?:other than 1 |except 1 |besides 1 |in common )*with (?<m>\\d+)(?: (?:other than|except|besides) 1)?",
    ({ conditions }, { n, m, no }) => {
      conditions.push({ is: "coprime", to: Number(n ?? m), ...(no ? { not: true } : {}) });
    },
  ),
  piece(
    "(?:that )?(?:end|ends|ending) (?:in|with) (?:a |an |the digit )?(?<d>\\d)|(?:have|has|with|whose) (?:a |the )?(?:units?|ones|last) digit (?:is |of )?(?:a |an )?(?<e>\\d)",
    ({ conditions }, { d, e }) => {
      conditions.push({ is: "lastDigit", digit: Number(d ?? e) });
    },
  ),
  piece(
    "(?:with |have |has |whose |its |the )*digits (?:that )?(?:adding up to|adding to|summing to|totaling|totalling) (?<s>\\d+)",
    ({ conditions }, { s }) => {
      conditions.push({ is: "digitSum", sum: Number(s) });
    },
  ),
  piece(
    "(?:the )?(?:reverse|reversal) of (?:a|the|my|some) 2-digit number is (?<d>\\d+) (?<w>more|greater|less|smaller) than (?:it|the (?:original )?number|the original)",
    ({ digits, conditions }, { d, w = "" }) => {
      digits.push(2);
      conditions.push({ is: "turned", by: /more|greater/.test(w) ? Number(d) : -Number(d) });
    },
  ),
  piece(
    "(?:perfect |positive )*(?<w>square|cube)(?: number)?(?= (?:divisible|that|which|greater|less|larger|smaller|more|between|below|above|under|over)|,|$)",
    ({ conditions }, { w }) => {
      conditions.push({ is: w === "cube" ? "cube" : "square" });
    },
  ),
  piece(
    "(?:with|has|have|having) (?:exactly )?(?<n>\\d) (?:different|distinct) prime (?:factors|divisors)",
    ({ conditions }, { n }) => {
      conditions.push({ is: "primeFactors", many: Number(n) });
    },
  ),
  // Of one number: "the largest number which is".
  piece("which (?=is |has |leaves )", () => {}),
  piece("common (?:factor|divisor) of (?:both )?(?<l>\\d+(?:, \\d+)*,? and \\d+)", (told, { l }) => {
    told.zero = "out";
    told.conditions.push(...wholesIn(l).map((of): Condition => ({ is: "factor", of })));
  }),
  piece("\\((?:only )?(?:the )?positive (?:ones|numbers|integers|only)(?: only)?\\)", (told) => {
    told.zero = "out";
  }),
  piece("\\(?(?:not (?:counting|including)|don't (?:count|include)|without) (?:0|zero)\\)?(?=,|$)", (told) => {
    told.zero = "out";
  }),
  piece(
    `(?:divisible by|a multiple of) (?:all|each|every)(?: of)?(?: the)?(?: (?:positive|whole|counting|natural))*(?: (?:numbers?|integers?))? (?:from )?1 (?:to|through|up to) (?<n>\\d{1,2})`,
    ({ conditions }, { n }) => {
      conditions.push(allTo(Number(n)));
    },
  ),
  piece(
    "(?:all |each |every )(?:of )?(?:the )?(?:(?:whole |counting )?numbers? |integers? )?(?:from )?1 (?:to|through|up to) (?<n>\\d{1,2}) (?:all )?(?:go(?:es)? into|divides?(?: into)?)(?: evenly)?",
    ({ conditions }, { n }) => {
      conditions.push(allTo(Number(n)));
    },
  ),
  piece(
    "(?:all |each |both )?(?:of )?(?:the numbers )?(?<l>\\d+(?:,? ?(?:and )?(?<!\\d)\\d+)+) (?:all |both |each )?(?:go(?:es)? into|divides?(?: into)?)(?: evenly| exactly)?",
    ({ conditions }, { l }) => {
      conditions.push({ is: "multiple", of: wholesIn(l).filter((by) => by !== 1), how: "all" });
    },
  ),
  piece(
    "(?:have |has |with )?digits whose (?:(?<p>product)|sum) (?:is|equals|=) (?<s>\\d+)|(?:whose )?digits have (?:a )?(?<q>product)(?: of)? (?<t>\\d+)",
    ({ conditions }, { p, q, s, t }) => {
      const value = Number(s ?? t);
      conditions.push(p || q ? { is: "digitProduct", product: value } : { is: "digitSum", sum: value });
    },
  ),
];

const LAST_MAX = 20;

const allTo = (last: number): Condition => ({
  is: "multiple",
  // Too many make no sense, as 0 does.
  of: last > LAST_MAX || last < 2 ? [0] : Array.from({ length: last - 1 }, (_, index) => index + 2),
  how: "all",
});
