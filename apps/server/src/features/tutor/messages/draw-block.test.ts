import { expect, it } from "vitest";
import { drawTitle } from "./draw-block.ts";

it.each([
  ["Divide both sides", "Divide both sides"],
  ["a < b & *c*", "a &#x3C; b &#x26; <em>c</em>"],
  ["<img src=x onerror=alert(1)>", /^&#x3C;img|^&lt;img/],
  ["1. one\n\n2. two", "1. one\n\n2. two"],
  ["# x", "# x"],
  ["one\n\ntwo", "one\n\ntwo"],
])("keeps the title “%s” within its line", (title, html) => {
  if (typeof html === "string") expect(drawTitle(title)).toBe(html);
  else expect(drawTitle(title)).toMatch(html);
});

it("draws the formulas of a title", () => {
  expect(drawTitle("solve $4x + 7 = 31$ for $x$")).toMatch(
    /^solve <span class="katex">.*<\/span> for <span class="katex">/,
  );
  expect(drawTitle(null)).toBeNull();
});
