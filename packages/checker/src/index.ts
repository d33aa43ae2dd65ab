export type { Asked } from "./asked.ts";
export { checkAnswer, type Reading, readAnswer, sameGiven, sayerOf, type Verdict } from "./check.ts";
export {
  type DifferenceCode,
  differenceCodes,
  type FormCode,
  formCodes,
  type MissedForm,
  type TrapCode,
  type UnreadableCode,
  unreadableCodes,
} from "./codes.ts";
export { askedFor, lettersOf } from "./keys.ts";
export type { Rubric } from "./rubric.ts";
export { type RubricProblem, rubricProblems } from "./traps.ts";
