import { boundedPattern } from "../../../bounded-pattern.ts";
import type { Retelling } from "../retellings/retelling.ts";

const number = "\\d{1,8}(?:\\.\\d{1,4})?";

/**
 * Retellings of Chinese stories. `<a>` is a number, `<a%>` a percentage, `<a/>` a fraction; `~` are a few words without a number that may be
 * anything but what turns a story (不, 多, 每, 再 …), `_` a name; `w[a]` is 行驶 and whatever else goes so many miles in `<a>`.
 */
export const inChinese = (sentences: string[], meant: Retelling[1]): Retelling[] =>
  sentences.map((sentence) => [boundedPattern(`^(?:${patternOf(sentence)})$`, "u"), meant]);

const patternOf = (sentence: string) =>
  sentence
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)%>/g, `(?<$1>${number})%`)
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)\/>/g, "(?<$1>\\d{1,3}/\\d{1,3})")
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)>/g, `(?<$1>${number})`)
    .replaceAll("~", loose)
    .replaceAll("_", "(?:[\\p{Script=Han}a-z]{0,5}?)");

const loose = "(?:(?![不没未非除减加多少倍半余剩最每比再又另各还先后平])[^\\d,%]){0,16}?";

/** How many, of whatever is counted. */
export const howMany = "(?:是|为|有|要|共)?(?:多少|几)";

/** Whole and above 0. */
export const isCount = (value: number): boolean => Number.isInteger(Math.round(value * 1e6) / 1e6) && value > 0;
