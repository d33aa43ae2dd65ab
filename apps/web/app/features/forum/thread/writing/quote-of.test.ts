// @vitest-environment happy-dom
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { quoteOf } from "./quote-of.ts";

function shown(source: string): HTMLElement {
  const words = document.createElement("div");
  words.innerHTML = renderMarkdown(source);
  document.body.append(words);
  return words;
}

describe("what is quoted of a text", () => {
  it("keeps its paragraphs, and formulas as they were written", () => {
    expect(quoteOf(shown("It is $\\frac{1}{2}$.\n\nRight?"))).toBe("> It is $\\frac{1}{2}$.\n>\n> Right?");
  });

  it("leaves out what a spoiler hides, and what was a quotation itself", () => {
    expect(quoteOf(shown("> You said 12.\n\nNo, ||15|| it is.\n\n:::spoiler\nFifteen\n:::"))).toBe("> No, it is.");
  });

  it("is the beginning of a long text, without half of an emoji", () => {
    const quoted = quoteOf(shown("😀".repeat(500)));
    expect([...quoted]).toHaveLength(2 + 400 + 1);
    expect(quoted.endsWith("😀…")).toBe(true);
  });

  it("is what is selected, and nothing else", () => {
    const words = shown("One two three");
    const text = words.querySelector("p")?.firstChild as Text;
    window.getSelection()?.setBaseAndExtent(text, 4, text, 7);
    expect(quoteOf(words)).toBe("> two");
  });
});
