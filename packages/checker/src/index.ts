export {
  checkAnswer,
  lettersOf,
  type Reading,
  type Rubric,
  readAnswer,
  rubricProblems,
  type Verdict,
} from "./check.ts";
export { type FormCode, formCodes, type UnreadableCode, unreadableCodes } from "./codes.ts";
