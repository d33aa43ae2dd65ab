export { STRENGTH_MIN, type Strength, strengthOf } from "./strength-of.ts";
export { type Owner, wordsAround } from "./words-around.ts";
