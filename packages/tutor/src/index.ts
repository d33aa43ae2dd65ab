export { readQuestion } from "./solver/question.ts";
export { solve } from "./solver/solve.ts";
