import { checkAnswer } from "@dripstone/checker";
import type { Solution } from "../solver/solution.ts";
import { candidatesIn } from "./candidates.ts";

/** Whether the answer's number is told with a unit that does not belong to it: 24 meters for an area, 100 km where miles are asked for. */
export function isOfAnotherUnit(message: string, { answer }: Solution, story: string): boolean {
  const written = candidatesIn(message)
    .at(-1)
    ?.replace(/[.。!！]$/, "")
    .replace(about, "");
  if (written === undefined || !hasUnit.test(written)) return false;
  const asked = unitAskedFor(story);
  const keys = /^-?\d+(?:[./]\d+)?$/.test(answer.key) ? (asked ? [`${answer.key} ${asked}`] : []) : [answer.key];
  return keys.some((key) => {
    const judged = checkAnswer(written, { keys: [key] });
    return judged.verdict === "different" && judged.why === "wrong-unit";
  });
}

/** A number, and a word after it. */
const hasUnit = /\d\s*(?:[a-z]|\p{Script=Han})/iu;

/** What leads to the amount. */
const about =
  /^.*?(?:\b(?:it'?s|that'?s|the (?:area|volume|perimeter|distance) is|=)|(?:面积|体积|周长|路程)?(?:是|为|等于|=))\s*(?=\d)/i;

const units =
  "(?:square |cubic )?(?:kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|miles|feet|inches|yards|kilograms|grams|pounds|ounces|lit(?:er|re)s|milliliters|hours|minutes|seconds|km|cm|mm|kg|m|g|ml)";
const named = new RegExp(`\\bhow many (${units})\\b|\\b(?:convert|change)\\b.*\\b(?:to|into) (${units})\\b`, "i");
const namedInChinese = /(?:多少|几)个?((?:平方|立方)?(?:千米|厘米|分米|毫米|米)|千克|克|升|毫升|小时|分钟|秒)/;

/** The unit in “how many miles”, “convert 5 km to m”, and 多少千米. */
function unitAskedFor(story: string): string | null {
  const [, counted, converted] = named.exec(story) ?? [];
  return counted ?? converted ?? namedInChinese.exec(story)?.[1] ?? null;
}
