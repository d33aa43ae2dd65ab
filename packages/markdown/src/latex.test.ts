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
  ["each line for itself", "3x+4=19\nSo $x=5$", "$$\n3x+4=19\n$$\n\nSo $x=5$"],
  [
    "an environment is one beside text, too",
    "Look: $a$\n\\begin{aligned}\na &= 1 \\\\\nb &= 2\n\\end{aligned}",
    "Look: $a$\n\n$$\n\\begin{aligned}\na &= 1 \\\\\nb &= 2\n\\end{aligned}\n$$",
  ],
  ["a formula of several lines stays one", "$$\nx = 3\n$$\ny = 4", "$$\nx = 3\n$$\n\n$$\ny = 4\n$$"],
  ["an open dollar takes no more than its paragraph", "It costs $5\n\nx = 3", "It costs $5\n\n$$\nx = 3\n$$"],
  ["a line of words is a text", "So x is five", "So x is five"],
  ["words in a formula stay words", "So x = 5", "$$\n\\text{So }x = 5\n$$"],
  ["Chinese, too", "所以 x = 5", "$$\n\\text{所以 }x = 5\n$$"],
  ["what belongs to a command does not", "\\operatorname{area} = 5", "$$\n\\operatorname{area} = 5\n$$"],
  ["a product is no word", "ab + cd = abc", "$$\nab + cd = abc\n$$"],
  ["with the other marks, too", "So \\(x = 3\\), and \\[y = 4\\]", "So $x = 3$, and\n\n$$\ny = 4\n$$"],
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

it("reads a long text in a short time, whatever it is made of", () => {
  const lines = 10_000;
  for (const piece of ["$\n", "\\begin{a}\n", " ", "a ", "{", "所\n", "$$\n\n"]) {
    const began = performance.now();
    latexAsMarkdown(`x${piece.repeat(lines)}x`);
    expect(performance.now() - began, piece).toBeLessThan(1000);
  }
});
