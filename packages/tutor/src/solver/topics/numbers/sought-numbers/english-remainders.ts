import type { Piece } from "../../../sentences/pieces.ts";
import { type Told, toldRests, wholesIn } from "./told.ts";

const piece = (source: string, tell: (told: Told, groups: Record<string, string>) => void): Piece<Told> => [
  new RegExp(`^(?:${source})`),
  tell,
];

/** "4, 5, and 6"; not "5, 3 when divided by 7", where 3 is the next remainder. */
const list =
  "(?:each of |all of |both |any of |either of |each one of )?(?<l>\\d+(?:(?:,? and |, | or )(?:by )?\\d+(?!\\d| when| if| on| is left| are left))*)";
const isDivided =
  "(?:it is |it's |you |we |i am |i'm |i )?(?:divided?|dividing|on division)(?: it| me| them| the number)?";
const when = `(?:when|if|after|upon|on|once)? ?${isDivided} by ${list}`;
const leaves = "(?:that )?(?:leaves?|leaving|has|have|having|gives?|giving|with|to give|to leave)";
const rests =
  (from: "rest" | "short" = "rest") =>
  (told: Told, { l, r, s }: Record<string, string>) =>
    toldRests(told, wholesIn(l), Number(r ?? s), from);

/** What numbers leave when they are divided, in all the ways in which that is said. */
export const englishRemainders: Piece<Told>[] = [
  piece(
    `(?:${leaves} )?(?:a |the )?(?:same )?remainders?(?: of| is)? (?<r>\\d+)(?: in each case| each time)?,? ${when}`,
    rests(),
  ),
  piece(`${leaves} (?<r>\\d+)(?: left over| left| over| as (?:a |the )?remainder)?,? ${when}`, rests()),
  piece(`(?<r>\\d+) (?:when|if) (?:it is )?divided by ${list}`, rests()),
  piece(
    `(?:when |if |after )?${isDivided} by ${list},? (?:and )?(?:it |i |you |the number )?(?:always |will )?(?:leaves?|gives?|has|have|gets?|there is)? ?(?:a |the )?(?:remainder(?: is| of)?|rest(?: is| of)?) (?<r>\\d+)`,
    rests(),
  ),
  piece(
    `(?:when |if |after )?${isDivided} by ${list},? (?:it |i |you )?(?:always )?(?:(?:leaves?|has|have) (?<r>\\d+)(?: left over| left| over| as (?:a |the )?remainder)|(?:leaves?|gives?) (?<s>\\d+)(?! times| digits| more))`,
    rests(),
  ),
  piece("(?<r>\\d+) more than a multiple of (?<l>\\d+)", rests()),
  piece("(?<r>\\d+) less than a multiple of (?<l>\\d+)", rests("short")),
  piece("\\(?(?:but )?(?:other than|besides|except(?: for)?|not|excluding) 1(?: itself)?\\)?(?= |,|$)", ({ low }) => {
    low.push(2);
  }),
];
