import { expect, it } from "vitest";
import { equalPairs, mutations, unequalPairs } from "../../../bench/answers/generated.ts";
import { checkAnswer } from "./index.ts";

it.each([
  ["unequal answers", unequalPairs(4000, 7)],
  ["right answers with one character changed", mutations(1500, 7)],
])("takes none of thousands of %s for the key", (_, pairs) => {
  const accepted = pairs.filter(
    ({ expected, given, rubric }) => checkAnswer(given, { keys: [expected], ...rubric }).verdict === "equal",
  );
  expect(accepted).toEqual([]);
});

it("takes each of hundreds of right answers in another writing", () => {
  const refused = equalPairs(600, 7).filter(
    ({ expected, given, rubric }) => checkAnswer(given, { keys: [expected], ...rubric }).verdict !== "equal",
  );
  expect(refused).toEqual([]);
});
