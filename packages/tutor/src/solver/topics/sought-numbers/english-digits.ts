import type { Piece } from "../../sentences/pieces.ts";
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
  "(?:made (?:up )?(?:of|from|with|using)|using|contain(?:s|ing)?|consist(?:s|ing)? of|with|has|have|having)";

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
        `(?:${made} )?only ${sort} digits|(?:all|each|both|every 1) of (?:them|which|its digits|their digits|whose digits|the digits)(?: (?:are|is|being))? ${sort}|(?:whose|its|their|all(?: its| their| the| of its| of their)?) digits(?: (?:are|being))?(?: all| both)? ${sort}|(?:whose |its )?every digit (?:is )?${sort}|${made} (?:digits that are all|all) ${sort}(?: digits)?`,
        add({ is: `${sort}Digits` }),
      ),
  ),
  piece(
    "(?:exactly )?(?:equal to |equals? )?(?:exactly )?(?:(?<k>\\d+) times|(?<t>twice|double|triple)) (?:as (?:big|large|great) as )?(?:the sum of (?:its|their|the|its own|his|my)(?: 2| 3)? digits|(?:its|their|the|my)(?: own)? digits? sum)",
    ({ conditions }, { k, t }) => {
      conditions.push({ is: "timesDigitSum", by: k === undefined ? (t === "triple" ? 3 : 2) : Number(k) });
    },
  ),
  // Said again of what is asked already.
  piece("(?:list|name|find|give) (?:every 1|them all|all of them|each 1|them)(?: of them)?(?=,|$)", ({ wanted }) => {
    if (wanted.length === 0) wanted.push("list");
  }),
];
