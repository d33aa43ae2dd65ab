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
  "lines with a bar": fill("a|b\n"),
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

  it.each(["\\sqrt x", "x", "\\frac12", "\\sum_{x}^{y}\\frac12", "\\underbrace{x}", "\\begin{matrix}1&2\\end{matrix}"])(
    "shows as many formulas %s of anybody's text as a page can hold, and the rest as their source",
    (source) => {
      const html = renderMarkdown(formula(source).repeat(600).slice(0, 5000));
      expect(html.length).toBeLessThan(markdownLimits.WRITING_FORMULAS_HTML_MAX + 60_000);
      expect(html).toContain('<span class="katex">');
      expect(html).toContain('<code class="math-error">');
    },
  );

  it.each([
    ["spoilers", "||a|| "],
    ["cells", `|${"a|".repeat(60)}\n|${":-:|".repeat(60)}\n${"|\n".repeat(900)}`],
    ["links", "[a](/b) "],
    ["quotations in lists", "> - a\n"],
    ["code", "`a` "],
    ["addresses", "a@b.cd "],
  ])("bounds what 5000 characters of %s become", (_, part) => {
    expect(renderMarkdown(part.repeat(5000).slice(0, 5000)).length).toBeLessThan(200_000);
  });

  it("shows every formula of a child who writes thirty long ones", () => {
    const html = renderMarkdown("So we get $x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}$, and\n\n".repeat(30));
    expect(html.match(/<span class="katex">/g)).toHaveLength(30);
    expect(html).not.toContain("math-error");
  });

  it.each([
    "\\raisebox{-300em}{x}",
    "\\kern-200em x",
    "\\rule{40em}{30em}",
    "x\\above{300em}y",
    "\\begin{array}{c}a\\\\[-300em]b\\end{array}",
    "\\genfrac(){300em}{0}{a}{b}",
    "\\begin{matrix}".concat("a\\\\".repeat(60), "\\end{matrix}"),
    "\\Huge\\rule{5em}{5em}",
    "\\llap{far out of the card}x",
    "\\mathrlap{xxxxxxxxxxxxxxxxxxxx}y",
    "\\let\\o\\clap \\o{over what stands beside it}",
  ])("shows the source of what would reach over the page or black it out: %s", (source) => {
    expect(renderMarkdown(formula(source))).toContain('<code class="math-error">');
  });

  it.each(["\\raisebox{300em}{x}", "\\rule[300em]{0.1em}{0.1em}", "\\begin{matrix}a\\\\[300em]b\\end{matrix}"])(
    "adds up how much higher than a line the formulas of a text are: %s",
    (source) => {
      const html = renderMarkdown(`$${source}$\n\n`.repeat(100));
      const heights = Array.from(html.matchAll(/katex-strut" style="height:([\d.]+)em/g), ([, em]) => Number(em));
      expect(heights.length).toBeGreaterThan(1);
      expect(heights.reduce((sum, it) => sum + it, 0)).toBeLessThan(300);
    },
  );

  it("adds up the bars of a text", () => {
    const html = renderMarkdown("$\\rule{2em}{2em}$ ".repeat(20));
    expect(html.match(/<span class="katex">/g)).toHaveLength(5);
  });

  it.each([
    "\\underline{\\hspace{5cm}}",
    "\\rule{3cm}{0.4pt}",
    "\\raisebox{0.5em}{x}",
    "\\begin{aligned}".concat("a&=b\\\\".repeat(20), "\\end{aligned}"),
    "\\blacksquare\\; a\\kern-1em b \\qquad \\Huge x",
  ])("leaves room for what people need: %s", (source) => {
    expect(renderMarkdown(formula(source))).not.toContain("math-error");
  });

  it.each([":", ":::\n", "|", "|| ", "||a|| ", "a|b\n"])(
    "shows 100 kB of %j as they were typed, in no time",
    (piece) => {
      const source = fill(piece);
      const start = process.cpuUsage();
      expect(renderMarkdown(source)).toBe(`<pre>${source}</pre>`);
      expect(plainText(source)).toBe(source);
      const { user } = process.cpuUsage(start);
      expect(user).toBeLessThan(500_000);
    },
  );

  it("still draws a table with empty cells, and spoilers one after another", () => {
    const row = "|1||2|\n";
    expect(renderMarkdown(`|a|b|c|\n|-|-|-|\n${row.repeat(100)}`).match(/<tr>/g)).toHaveLength(101);
    expect(renderMarkdown("||a|| ".repeat(300)).match(/class="spoiler"/g)).toHaveLength(300);
  });

  it("leaves room for a long lesson", () => {
    const section = "## 标题\n\n设 $a_1=\\frac{1}{2}$，**则**\n\n$$a_n=\\frac{n}{n+1}$$\n\n- [一](/math)\n- 二\n\n";
    const html = renderMarkdown(section.repeat(200), { figures: true });
    expect(html).not.toContain("math-error");
    expect(html.match(/katex-display/g)).toHaveLength(200);
  });
});
