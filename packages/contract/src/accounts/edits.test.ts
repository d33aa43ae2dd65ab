import { expect, it } from "vitest";
import { isWithinEdits } from "./edits.ts";

it.each([
  [0, "admin", "admin", true],
  [1, "adminstrator", "administrator", true],
  [1, "moderrator", "moderator", true],
  [1, "moderatur", "moderator", true],
  [1, "moderatru", "moderator", false],
  [2, "moderatru", "moderator", true],
  [2, "", "ab", true],
  [2, "", "abc", false],
  [1, "kitten", "sitting", false],
  [3, "kitten", "sitting", true],
])("within %i edits, %s is %s: %s", (most, word, other, expected) => {
  expect(isWithinEdits(most, word, other)).toBe(expected);
  expect(isWithinEdits(most, other, word)).toBe(expected);
});
