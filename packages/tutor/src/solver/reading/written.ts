import { saidInWords } from "./said-in-words.ts";

/** One way to write what comes in several: commas between numbers, raised letters, bold type, fractions of any size. */
export const asWritten = (text: string): string =>
  saidInWords(numbering.reduce((rest, label) => rest.replace(label, ""), text))
    .replaceAll(/\\[dt]frac(?![a-z])/g, "\\frac")
    .replaceAll(/(?<![^\s\p{Script=Han}(（,，:：])\*\*(?! )([^*]{1,200}?)(?<! )\*\*(?![\w(])/gu, "$1")
    .replaceAll(raised, (signs) =>
      /[ᵃ-ᵿⁿˣʸᶻᶜ]/u.test(signs) ? `^{${[...signs].map((sign) => lowered[sign]).join("")}}` : signs,
    )
    // 是几和几 asks for both, and not for their sum.
    .replaceAll(/(?:分别|各)?(?:是|为|等于)(几|多少)(?:和|与|跟|、|及)\1(?!的)/g, "分别是$1")
    .replaceAll(numbersInARow, partedIn);

/** The number of an exercise, which is none of the question's: 【例3】, 练习2.1, (2023·期中), ③, "Exercise 7b:". */
const numbering = [
  /^\s*【[^】=+<>]{1,24}】\s*(?=\S)/u,
  /^\s*[(（](?:(?:19|20)\d\d ?[·.•年,，-]|(?=[^()（）]*(?:真题|中考|期中|期末|竞赛|联考|模拟|月考|改编)))[^()（）=+<>]{0,24}[)）]\s*(?=\S)/u,
  /^\s*(?:例题?|练习|习题|典例|变式|问题|思考题?|作业|题目?)\s*\d{1,3}(?:[.-]\d{1,2}){0,2}(?:题)?(?:\s*[:：.、．)）]\s*(?!\d)|\s+)(?=\S)/u,
  /^\s*(?:[(（]\d{1,2}[)）]|\d{1,2}[)）]|[①-⑳])\s*(?=\p{Script=Han})/u,
  /^\s*(?:exercise|problem|question|example|ex|prob|task|practice|homework)\.? ?#?\d{1,3}(?:\.\d{1,2})?[a-z]?(?: ?[:.)] +| - )(?=\S)/i,
];

const lowered: Record<string, string> = Object.fromEntries(
  [..."⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ᵃᵇᶜᵈᵏᵐⁿᵖᵗˣʸᶻ"].map((sign, nth) => [sign, "0123456789+-()abcdkmnptxyz"[nth] ?? ""]),
);
const raised = new RegExp(`[${Object.keys(lowered).join("")}]+`, "gu");

const numbersInARow = /(?<![\d.,，(（])\d+(?:[,，]\d+)+(?![\d)）]|\.\d)/g;

/** 48，72，108 and 48,72,108 are three numbers, 1,000 and 1，000 are one. What fits both with a plain comma is left as it is. */
function partedIn(run: string): string {
  const groups = run.split(/[,，]/);
  const isGrouped = /^[1-9]\d{0,2}$/.test(groups[0] ?? "") && groups.slice(1).every((group) => group.length === 3);
  const isOne = isGrouped && (!run.includes("，") || groups.slice(1).some((group) => group.startsWith("0")));
  return isOne ? groups.join(",") : groups.join(", ");
}
