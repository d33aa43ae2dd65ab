import type { Solution } from "../solver/solution.ts";
import { type Judgement, judgeAttempt } from "./judge-attempt.ts";

/** “The second one”, 前面那个, where numbers are compared: that number, judged as an answer. Null where nothing is picked so, or nothing listed. */
export function pickedIn(message: string, solution: Solution): Judgement | null {
  const place = placeIn(message);
  const listed = / (?:\\frac|\$)/.test(solution.problem.en) ? listOf(solution.problem.en) : [];
  const one = place === null || listed.length < 2 ? undefined : listed.at(place);
  return one === undefined ? null : judgeAttempt(one, solution);
}

/** Counted from 0; -1 is the last one. */
function placeIn(message: string): number | null {
  const text = message.normalize("NFKC").toLowerCase().trim();
  const found = places.findIndex((words) => new RegExp(`^${lead}(?:${words})${end}$`).test(text));
  return found < 0 ? null : found - 1;
}

const places = [
  "last|latter|后者|最后(?:一|那)?个|后面(?:的|那个|一个)?|右边(?:的|那个)?",
  "first|1st|former|left|前者|第[一1]个|前面(?:的|那个|一个)?|左边(?:的|那个)?",
  "second|2nd|第[二2]个",
  "third|3rd|第[三3]个",
  "fourth|4th|第[四4]个",
];

const lead = String.raw`(?:(?:it'?s|its|i think|maybe|so|then|oh|is it|i'd say|ok)[\s,]*){0,3}(?:the )?(?:是|应该是|我觉得(?:是)?|那)?`;
const end = String.raw`(?: (?:one|number|fraction))?(?: (?:is )?(?:bigger|larger|greater|smaller|less|more|biggest|largest|smallest))?(?:数|分数)?(?:更?大|更?小)?(?:吧|吗|,? right|,? (?:i )?(?:think|guess))?[\s.!?。]*`;

/** `\frac{3}{4},\ \frac{5}{7}` */
const listOf = (problem: string): string[] =>
  (/\$([^$]+)\$[^$]*$/.exec(problem)?.[1] ?? "")
    .split(/,\\ /)
    .map((one) => one.replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, "$1/$2").trim());
