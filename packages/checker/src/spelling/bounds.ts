import { type Mapped, rewrite } from "./mapped.ts";

/**
 * Numbers between two ends, of which it is said whether they belong to them: `x is between -2 (included) and 3`,
 * `from 1 to 5, not including them`, `-2（含）到3（不含）`. Without that, nobody knows.
 */
export function readBounds(source: Mapped, name: string): Mapped {
  if (!/between|from|inclu|exclu|[含在从]|包括/iu.test(source.text)) return source;
  return rewrite(
    rewrite(source, eachNamed, (match) => byName(match, name)),
    between,
    (match) => {
      const { letter = name, from = "", atFrom = "", to = "", atTo = "", both = "" } = match.groups ?? {};
      const named = both.match(/-?[\d.]+/gu) ?? [from.trim(), to.trim()];
      if (named.join() !== [from.trim(), to.trim()].join()) return match[0];
      // `1 to 5 inclusive` means both ends; of `1到5（不含）` nobody knows.
      const isForBoth = atFrom === "" && /^(?:in|ex)clusive$/iu.test(atTo);
      if (atFrom === "" && /\p{Script=Han}/u.test(atTo)) return match[0];
      const all = endOf(isForBoth ? atTo : both);
      const [low, high] = [all ?? endOf(atFrom), all ?? endOf(atTo)];
      if (low === null && high === null) return match[0];
      // Where only one end is said to belong to them, the other does not.
      const left = low ?? (high === "<" ? "≤" : "<");
      const right = high ?? (low === "<" ? "≤" : "<");
      return `${from.trim()}${left}${letter}${right}${to.trim()}`;
    },
  );
}

const number = "-?\\s?[\\d.√π\\\\{}a-z/]{1,24}?";
const said = "\\(?(?:not )?(?:included|inclusive|excluded|exclusive|不?包?含|不?包括)\\)?";
const between = new RegExp(
  `^(?:(?<letter>[a-z])\\s*(?:(?:is|lies|must be|can be)\\s*)?)?(?:(?:all |any )?(?:the )?(?:real )?numbers? )?(?:between|from|strictly between|在|从)?\\s*` +
    `(?<from>${number})\\s*,?\\s*(?<atFrom>${said})?\\s*,?\\s*(?:and|to|到|至|和|与)\\s*(?<to>${number})\\s*,?\\s*(?<atTo>${said})?(?:\\s*之间)?` +
    "(?<both>,?\\s*\\(?(?:not including|excluding|including|inclusive|exclusive|不含|不包括|不包含|含|包括|包含)\\s*(?:them|both|either|the ends?|the endpoints?|both ends?|both endpoints?|两端|端点|两个端点|-?[\\d.]+\\s*(?:and|or|和)\\s*-?[\\d.]+)?\\)?)?$",
  "giu",
);

/** `between -2 and 5, including 5 but not -2`, `在-2到5之间，含5不含-2` */
const eachNamed =
  /^(?:(?<letter>[a-z])\s?(?:is|lies)?\s?)?(?:between|from|在)?\s?(?<from>-?[\d.√/]{1,12})\s?(?:and|to|到|至|和|与)\s?(?<to>-?[\d.√/]{1,12})\s?(?:之间)?\s?,\s?(?<first>(?:not )?including|excluding|不?包?含|不?包括)\s?(?<one>-?[\d.√/]{1,12})\s?,?\s?(?:but |and |但|而)?(?<second>not(?: including)?|including|excluding|不?包?含|不?包括)\s?(?<other>-?[\d.√/]{1,12})$/giu;

function byName(match: RegExpMatchArray, name: string): string {
  const { letter = name, from = "", to = "", first = "", one = "", second = "", other = "" } = match.groups ?? {};
  const isNot = (said: string) => /^not|exclu|^不/iu.test(said);
  const signs = new Map([
    [one, isNot(first) ? "<" : "≤"],
    [other, isNot(second) ? "<" : "≤"],
  ]);
  const [left, right] = [signs.get(from), signs.get(to)];
  return left && right && from !== to ? `${from}${left}${letter}${right}${to}` : match[0];
}

/** `≤` for an end that belongs to the numbers, `<` for one that does not; null where nothing is said. */
function endOf(said: string): "≤" | "<" | null {
  if (said === "") return null;
  return /\bnot\b|exclu|不/iu.test(said) ? "<" : "≤";
}
