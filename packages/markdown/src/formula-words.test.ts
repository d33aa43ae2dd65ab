import { expect, it } from "vitest";
import { formulaWords } from "./formula-words.ts";
import { markdownLimits } from "./limits.ts";

it.each([
  ["18 \\times 5", "18 × 5"],
  ["360\\div5=72", "360 ÷ 5 = 72"],
  ["\\frac24 = \\frac12", "2/4 = 1/2"],
  ["1 + 2 + \\dots + 10 = 55", "1 + 2 + … + 10 = 55"],
  ["16\\frac{4}{11}", "16 4/11"],
  ["\\dfrac{n+1}{2}", "(n + 1)/2"],
  ["\\binom{7}{2} = 21", "C(7, 2) = 21"],
  ["\\sqrt{2} + \\sqrt[3]{x+1}", "√2 + ³√(x + 1)"],
  ["30^\\circ", "30°"],
  ["2^a \\cdot 3^{10}", "2ᵃ · 3¹⁰"],
  ["x^{-1}, a_{n-1}", "x⁻¹, aₙ₋₁"],
  ["e^{i\\pi}", "e^(iπ)"],
  ["-2 < \\pm x", "−2 < ±x"],
  ["f(-x)", "f(−x)"],
  ["\\triangle ABC \\le \\alpha\\beta", "△ABC ≤ αβ"],
  ["1.2 \\text{ points on average}", "1.2 points on average"],
  ["\\left(\\frac ab\\right)^2", "(a/b)²"],
  ["\\{1, 2\\} \\ne 100\\%", "{1, 2} ≠ 100%"],
  ["\\begin{cases} x & 1 \\\\ y & 2 \\end{cases}", "x 1 y 2"],
  ["\\unheard{x} + y", "unheard x + y"],
  ["中文 \\rightarrow A∶B", "中文 → A∶B"],
  ["}^_{\\", "^(_(\\))"],
  ["", ""],
])("%s reads %s", (tex, words) => {
  expect(formulaWords(tex)).toBe(words);
});

it("reads the longest and the deepest formulas at once, and leaves longer ones as they were typed", () => {
  for (const part of ["{", "^", "\\frac", "\\sqrt[", "1\\frac12", "\\text{", "- "]) {
    const longest = part.repeat(Math.floor(markdownLimits.FORMULA_MAX / part.length));
    const begun = performance.now();
    expect(formulaWords(longest)).toEqual(expect.any(String));
    expect(performance.now() - begun).toBeLessThan(1_000);
  }
  const longer = "\\frac12".repeat(markdownLimits.FORMULA_MAX);
  expect(formulaWords(longer)).toBe(longer);
});
