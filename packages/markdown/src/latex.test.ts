import { expect, it } from "vitest";
import { latexAsMarkdown, renderMarkdown } from "./index.ts";

it.each([
  ["a line is a formula", "x^2 = 9\n\nx = \\pm 3", "$$\nx^2 = 9\n$$\n\n$$\nx = \\pm 3\n$$"],
  [
    "an environment is one",
    "\\begin{aligned}\na &= 1 \\\\\nb &= 2\n\\end{aligned}",
    "$$\n\\begin{aligned}\na &= 1 \\\\\nb &= 2\n\\end{aligned}\n$$",
  ],
  ["one that is not ended is one, too", "\\begin{cases}\na", "$$\n\\begin{cases}\na\n$$"],
  ["a line's end that breaks it is left out", "a = 1 \\\\\nb = 2", "$$\na = 1 \n$$\n\n$$\nb = 2\n$$"],
  ["with dollars it is a text", "So $x = 3$.", "So $x = 3$."],
  ["with the other marks, too", "So \\(x = 3\\), and \\[y = 4\\]", "So $x = 3$, and \n$$\ny = 4\n$$\n"],
  [
    "of a document, its body counts",
    "\\documentclass{article}\\begin{document}\nx = 3\n\\end{document}",
    "$$\nx = 3\n$$",
  ],
  ["nothing is nothing", " \n", ""],
])("makes Markdown of LaTeX: %s", (_, latex, markdown) => {
  expect(latexAsMarkdown(latex)).toBe(markdown);
});

it("draws what it makes, and shows as typed what is no formula", () => {
  expect(
    renderMarkdown(latexAsMarkdown("\\frac{1}{2}\n\\begin{align}a&=1\\\\b&=2\\end{align}")).match(/katex-display/g),
  ).toHaveLength(2);
  expect(renderMarkdown(latexAsMarkdown("\\nonsense{"))).toContain("math-error");
});
