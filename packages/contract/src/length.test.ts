import { expect, it } from "vitest";
import { lengthOf, lengthOfSaid } from "./length.ts";

it.each([
  ["a        b", 10, 3],
  [" a\n\n\u3000 b ", 6, 3],
  ["一二三", 3, 3],
  ["   ", 0, 0],
])("%j is %i long, and says %i", (text, length, said) => {
  expect([lengthOf(text), lengthOfSaid(text)]).toEqual([length, said]);
});
