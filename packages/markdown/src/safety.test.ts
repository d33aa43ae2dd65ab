import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { attacks } from "./testing/attacks.ts";
import { expectInert } from "./testing/expect-inert.ts";

const forum = { mentions: ["Mei", "小明", '"><script>alert(1)</script>'], images: "/files/pictures/" };

describe("attacks", () => {
  it("are at least 150", () => {
    expect(new Set(attacks).size).toBeGreaterThanOrEqual(150);
  });

  it.each(attacks)("%j comes out inert", (attack) => {
    expectInert(renderMarkdown(attack));
    expectInert(renderMarkdown(`- > **${attack}**`));
    expectInert(renderMarkdown(`:::spoiler\n||${attack}||\n:::`, forum));
  });

  it("recognises a tag, a link and a style that are not inert, so that the tests above can fail", () => {
    for (const html of [
      "<b onclick='x'>",
      '<a href="//x">',
      '<a href="javascript:x">',
      "<script>",
      '<img src="https://x">',
    ]) {
      expect(() => expectInert(html)).toThrow();
    }
    expect(() => expectInert('<span style="background:url(x)">')).toThrow();
  });

  it("holds for anything put together from their pieces", () => {
    const pieces = attacks.flatMap((attack) => attack.split(/(?<=[<>()[\]$"'`:/\\{}])/));
    const texts = fc.array(
      fc.constantFrom(...pieces, "\n", "$", "$$", "**", "> ", "- ", "||", "\n:::spoiler\n", "\n:::\n", "@"),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(texts, (parts) => expectInert(renderMarkdown(parts.join(""), forum))),
      { numRuns: 300, seed: 40 },
    );
  }, 60_000);

  it("does without inline styles outside of formulas", () => {
    for (const attack of attacks.filter((it) => !/[$]|```math/.test(it)))
      expect(renderMarkdown(attack)).not.toMatch(/<[^>]* style=/);
  });
});

describe("formulas of strangers", () => {
  it("shows the source of a formula that cannot be read", () => {
    expect(renderMarkdown("$\\frac{1}{<b>$")).toBe('<p><code class="math-error">\\frac{1}{&#x3C;b></code></p>');
  });

  it.each(["0", "1", "1B", "7F", "D800", "FFFF", "10FFFF", "202E", "2066"])(
    "shows the source of one that asks for a character that no text may hold: %s",
    (code) => {
      const html = renderMarkdown(`$1+\\char"${code}$`);
      expect(html).toContain("math-error");
      expect([...html].some((sign) => sign < " " || sign === "\x7f" || sign === "\ufffd")).toBe(false);
    },
  );

  it.each(["\\ne", "\\neq", "\\not=", "\\varsubsetneq", "\\lvertneqq", "\\nmid", "\\boxed{x}", "\\sqrt[3]{8}"])(
    "draws the signs that KaTeX has of its own: %s",
    (sign) => {
      expect(renderMarkdown(`$a ${sign} b$`)).not.toContain("math-error");
    },
  );

  it("lets no definition reach the next formula or the next text", () => {
    const [first, second] = renderMarkdown("$\\gdef\\stone{7}\\stone$\n\n$\\stone$").split("\n");
    expect(first).toContain("<mn>7</mn>");
    expect(second).toBe('<p><code class="math-error">\\stone</code></p>');
    expect(renderMarkdown("$\\stone$")).toContain("math-error");
    expect(renderMarkdown("$\\gdef\\pi{7}$ $\\pi$")).toContain("π");
  });
});
