import { expect, it } from "vitest";
import { mutations, unequalPairs } from "../../../bench/answers/generated.ts";
import { checkAnswer } from "./index.ts";

it.each([
  ["unequal answers", unequalPairs(4000, 7)],
  ["right answers with one character changed", mutations(1500, 7)],
])("takes none of thousands of %s for the key", (_, pairs) => {
  const accepted = pairs.filter(({ expected, given }) => checkAnswer(given, { keys: [expected] }).verdict === "equal");
  expect(accepted).toEqual([]);
});
