import { renderMarkdown } from "@dripstone/markdown";
import { expect, it } from "vitest";
import { plainOf } from "./plain-of.ts";

it.each([
  ["Is **1 < 2** & so on?\n\nYes.", "Is 1 < 2 & so on?\nYes."],
  ["It is $\\frac{1}{2}$, then\n\n$$x^2$$\n\nand so on.", "It is 1/2, then\nx²\nand so on."],
  ["Guess: ||12||.\n\n:::spoiler\nIt is 12, **of course**.\n:::\n\nBye.", "Guess: .\nBye."],
  ["![kite](/files/pictures/01a202f2-2075-7e82-9bd3-62a53a65909e.webp)\n\nA kite", "A kite"],
  ["$a < b$ & $1 \\le 2$", "a < b & 1 ≤ 2"],
  ["- one\n- two", "one\ntwo"],
])("tells machines the words of %j", (source, words) => {
  expect(plainOf(renderMarkdown(source))).toBe(words);
});
