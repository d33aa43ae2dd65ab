import { isSameThing, numbersTold, tellsMore } from "./open-words.ts";
import type { Retelling } from "./retelling.ts";

const word = "[a-z]+(?: (?:cars|marbles|balls|beads|fish|pens|flowers|roses|paint|socks|shirts|apples|candies|tiles))?";
const ratio = "(?<a>\\d{1,4}) ?(?:,|to|:) ?(?<b>\\d{1,4})";
const known = "ratio|if|all|each|then|exactly|while|only";
const ofAll = "(?:in all|altogether|in total|total|together|all together)";
const asked =
  "(?:how many (?:of (?:them|the [a-z]+|these) )?(?:are |were )?(?<q>[a-z]+(?: [a-z]+)?)|what is the (?:total )?number of (?<q2>[a-z]+(?: [a-z]+)?)|(?:find|work out) the number of (?<q3>[a-z]+(?: [a-z]+)?))";
const last = (words = "") => words.split(" ")[0] ?? "";

/** A ratio of two kinds, and how many there are of one, or of both. */
export const ofRatioOfAll: Retelling[] = [
  [
    new RegExp(
      `^(?:if )?(?:in (?:a|the|an|our|my|1) [a-z ]{1,30}?,? )?(?:the )?ratio of (?:the )?(?:number of )?(?<x>${word}) to (?:the )?(?:number of )?(?<y>${word})(?<place>(?: (?:in|at|on|of) [a-z' ]{1,40}?)?) (?:is|was) ${ratio}(?<rest>,? .*?),? (?:then )?${asked}(?<tail>(?: [a-z']+)*)$`,
      "u",
    ),
    (groups) => inAll(groups),
  ],
  [
    new RegExp(
      `^(?<place>)(?:if )?(?:a|an|the|my|our) [a-z ]{1,30}? (?:has|had|have|contains|is made up of|holds|of) (?<x>${word}) and (?<y>${word}) in (?:the|a) ratio (?:of )?${ratio}(?<rest>,? .*?),? (?:then )?${asked}(?<tail>(?: [a-z']+)*)$`,
      "u",
    ),
    (groups) => inAll(groups),
  ],
  [
    new RegExp(
      `^(?<place>)(?<x>${word}) and (?<y>${word})(?: (?:in|at|on|of) [a-z' ]{1,40}?)? are in (?:the|a) ratio (?:of )?${ratio}(?<rest>,? .*?),? (?:then )?${asked}(?<tail>(?: [a-z']+)*)$`,
      "u",
    ),
    (groups) => inAll(groups),
  ],
];

function inAll({ x, y, a, b, rest = "", place = "", q, q2, q3, tail = "" }: Record<string, string>): string | null {
  const wanted = q ?? q2 ?? q3 ?? "";
  // Of some of them only is it told.
  if (/\b(?:who|that|which|whose|wearing|without)\b/.test(rest)) return null;
  const [known1, ...others] = numbersTold(rest);
  if (!known1 || others.length > 0 || tellsMore(`${place} ${rest} ${tail}`, known) || isSameThing(last(x), last(y)))
    return null;
  const [one, other, number] = [Number(a), Number(b), Number(known1.value)];
  const isFor = (thing?: string) => isSameThing(/^[a-z]+/.exec(known1.after)?.[0], last(thing));
  const isAll = !isFor(x) && !isFor(y) && /^[a-z]+/.test(known1.after);
  // "35 marbles", of which some may be of a third color.
  const isSaidOfAll = new RegExp(`\\b(?:${ofAll.slice(3, -1)}|in|at|on)\\b`).test(known1.after);
  const named = /^[a-z]+/.exec(known1.after)?.[0];
  if (
    isAll &&
    !isSaidOfAll &&
    [x, y].some((thing) =>
      thing
        ?.split(" ")
        .slice(1)
        .includes(named ?? ""),
    )
  )
    return null;
  const both = new RegExp(`\\b${last(x)} and ${last(y)}\\b|\\b${last(y)} and ${last(x)}\\b`).test(known1.after);
  const parts = isAll || both ? one + other : isFor(x) ? one : other;
  if (both !== (isFor(x) || isFor(y)) && both) return null;
  // "There are 40 more" and "40 boys in all" are told in other words.
  if (!both && !isAll && new RegExp(`\\b${ofAll}\\b`).test(known1.after)) return null;
  const asksAll =
    new RegExp(`\\b${ofAll}\\b`).test(tail) ||
    /^(?:students|people|animals|children|kids|pets|members|marbles|players)$/.test(wanted);
  const isOne = isSameThing(last(wanted), last(x));
  const isOther = isSameThing(last(wanted), last(y));
  if (number % parts !== 0 || parts === 0 || /\bthan\b/.test(tail)) return null;
  const share = isOne && !isOther ? one : isOther && !isOne ? other : asksAll && !isAll && !both ? one + other : 0;
  if (
    share === 0 ||
    (asksAll && (isOne || isOther) && /\b(?:in all|altogether|in total)\b/.test(tail) && /\band\b/.test(tail))
  )
    return null;
  return `what is ${number}*${share}/${parts}`;
}
