import { describe, expect, it } from "vitest";
import { markdownLimits } from "./limits.ts";
import { plainText, renderMarkdown } from "./render-markdown.ts";
import { expectInert } from "./testing/expect-inert.ts";

const formula = (source: string) => `$${source}$ `;
const fill = (text: string) => text.repeat(Math.floor((markdownLimits.SOURCE_MAX - 1) / text.length));
const bombs: Record<string, string> = {
  "thousands of braces": formula("{".repeat(5_000) + "}".repeat(5_000)),
  "a formula too long": formula("x".repeat(90_000)),
  "as many formulas as fit": fill(formula("\\sum_{x}^{y}\\frac{1}{2}")),
  "nested roots": fill(formula(`${"\\sqrt".repeat(390)} x`)),
  "nested powers": fill(formula("x^{".repeat(28) + "}".repeat(28))),
  "macros that multiply": fill(formula(`\\def\\a{${"x".repeat(100)}}\\def\\b{${"\\a".repeat(20)}}${"\\b".repeat(50)}`)),
  "a macro that never ends": formula("\\def\\a{\\a\\a}\\a"),
  "matrices of nothing": fill(formula(`\\begin{matrix}${"\\\\".repeat(970)}\\end{matrix}`)),
  "sizes beyond the page": formula("\\rule{99999em}{99999em}"),
  "nested quotations": fill(">"),
  "nested lists": fill("1. "),
  "a quotation with endless lazy lines": `${">".repeat(20)}a\n${fill("a\n").slice(100)}`,
  "nested emphasis": "*a _b ".repeat(8_000) + "_ *".repeat(8_000),
  "emphasis between letters": fill("a*b_c"),
  "runs of asterisks": fill("*"),
  "nested brackets": "[".repeat(40_000) + "]".repeat(40_000),
  "a table filled up to millions of cells": `|${"a|".repeat(9_000)}\n|${"-|".repeat(9_000)}\n${"|\n".repeat(20_000)}`,
  "the same with the line ends of Windows": fill("a*b_c\r\n"),
  "a line of bars": `${fill("|").slice(10)}x`,
  "one long definition used often": `[a]: /${"b".repeat(30_000)}\n\n${fill("[a] ").slice(40_000)}`,
  "spoilers in spoilers": fill(":::spoiler\n"),
  "the same with ever fewer colons": Array.from(
    { length: 400 },
    (_, level) => `${":".repeat(403 - level)}spoiler`,
  ).join("\n"),
  "spoilers as deep as they may be, around much": `${":::spoiler\n".repeat(markdownLimits.SPOILERS_DEPTH_MAX)}${"a b ".repeat(20).concat("\n").repeat(390)}`,
  "a spoiler around more lines than that": `:::spoiler\n${fill("a b\n").slice(200)}`,
  "spoilers one after another": fill(":::spoiler\na\n:::\n"),
  "spoilers in a quotation": fill("> :::spoiler\n> a\n"),
  "spoilers that nobody closes, in lists": fill("- :::spoiler\n\n"),
  "a label without end": `:::spoiler[${fill("[").slice(20)}`,
  "attributes without end": `:::spoiler{${fill("a=b ").slice(20)}`,
  "many attempts at attributes": fill(":::spoiler{a=b\n"),
  colons: fill(":"),
  "lines of colons": fill(":::\n"),
  bars: fill("|| "),
  "bars around letters": fill("||a|| "),
  "bars around marks": fill("||*a||* "),
  "fences that nobody closes": fill("```js\n~~~\n> ```\n"),
  "spoilers of formulas": fill(":::spoiler\n||$\\frac{1}{2}$||\n:::\n"),
  "a text too long": "a".repeat(markdownLimits.SOURCE_MAX + 1),
};

describe("bombs", () => {
  it.each(Object.entries(bombs))(
    "%s: bounded in time and size",
    (_, bomb) => {
      const start = performance.now();
      const html = renderMarkdown(bomb, { mentions: ["a", "b c"], images: "/files/pictures/" });
      plainText(bomb);
      // Some 50 times what the worst takes on a free core; without the limits these take minutes or end in a crash.
      expect(performance.now() - start).toBeLessThan(20_000);
      expect(html.length).toBeLessThan(2_500_000);
      expectInert(html.slice(0, html.lastIndexOf(">") + 1));
    },
    60_000,
  );

  it("shows a formula that costs too much as its source, and the others as formulas", () => {
    const html = renderMarkdown(`$x$ ${formula("{".repeat(500) + "}".repeat(500))}`);
    expect(html).toContain("<mi>x</mi>");
    expect(html).toContain('<code class="math-error">{{{');
  });

  it("shows a text that costs too much as its source, escaped", () => {
    expect(renderMarkdown(`<b>&amp;${"*".repeat(200)}`)).toBe(`<pre>&lt;b>&amp;amp;${"*".repeat(200)}</pre>`);
  });

  it("leaves room for a long lesson", () => {
    const section = "## 标题\n\n设 $a_1=\\frac{1}{2}$，**则**\n\n$$a_n=\\frac{n}{n+1}$$\n\n- [一](/math)\n- 二\n\n";
    const html = renderMarkdown(section.repeat(200));
    expect(html).not.toContain("math-error");
    expect(html.match(/katex-display/g)).toHaveLength(200);
  });
});
