import { expect, it } from "vitest";
import { markdownLimits } from "./limits.ts";
import { plainText, plainWords, renderMarkdown, renderWithText } from "./render-markdown.ts";

it.each([
  ["# Water\n\n**Stone** and *drop*", "Water\nStone and drop"],
  ["**中文。**后文，\n石穿", "中文。后文，石穿"],
  ["The root of $x^2=4$ is\n\n$$\n\\pm 2\n$$\n\n$$y$$", "The root of x² = 4 is\n±2\ny"],
  ["$5 and $10", "$5 and $10"],
  ["- a\n- b\n  - c", "a\nb\nc"],
  ["> quoted\n\nsaid", "quoted\nsaid"],
  ["|a|b|\n|-|-|\n|1|2|", "a b\n1 2"],
  ["see [the page](/x) and ![a stone](/a.png)", "see the page and a stone"],
  ["use `let x` or\n\n```js\nlet y;\n```", "use let x or\nlet y;"],
  ["第$n$个用`getline`读，**第**$\\frac12$个", "第 n 个用 getline 读，第 1/2 个"],
  ["one  \ntwo\\\nthree", "one\ntwo\nthree"],
  ["<b>x</b> &amp; 1<2", "<b>x</b> & 1<2"],
  ["It is ||12||.\n\n:::spoiler[because]\n3 · 4\n:::\n\nBye", "It is .\nBye"],
  ["", ""],
])("%j reads, also beside its HTML", (source, words) => {
  expect(plainText(source)).toBe(words);
  expect(renderWithText(source)).toEqual({ html: renderMarkdown(source), ...plainWords(source) });
});

it("tells formulas as they were typed apart, without their commands and those of spoilers", () => {
  const { text, formulas } = plainWords("So $\\frac24 = 2^{10}$ and ||$x$||\n\n$$\na \\le b\n$$");
  expect(text).toBe("So 2/4 = 2¹⁰ and \na ≤ b");
  expect(formulas.replaceAll(/ +/g, " ")).toBe(" 24 = 2^{10}\na b");
});

it("is the source where its page shows the source", () => {
  const costly = `||12|| ${"*".repeat(200)}`;
  expect(plainText(costly)).toBe(costly);
  expect(plainText("a".repeat(markdownLimits.SOURCE_MAX + 1))).toHaveLength(markdownLimits.SOURCE_MAX + 1);
});
