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
const quote = (source: string) => quoteOf(shown(source), null);

/** Selects from some words of a text to others, and quotes what is selected then. */
function quoteFrom(source: string, from: string, to: string): string {
  const words = shown(source);
  const texts = [...words.querySelectorAll("*"), words].flatMap(({ childNodes }) =>
    [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
  );
  const place = (looked: string) => {
    const text = texts.find(({ textContent }) => textContent?.includes(looked)) as Text;
    return [text, text.data.indexOf(looked)] as const;
  };
  const [[first, start], [last, end]] = [place(from), place(to)];
  window.getSelection()?.setBaseAndExtent(first, start, last, end + to.length);
  return quoteOf(words, window.getSelection()?.getRangeAt(0) ?? null);
}

describe("what is quoted of a text", () => {
  it("keeps its paragraphs, and formulas as they were written", () => {
    expect(quote("It is $\\frac{1}{2}$.\n\nRight?")).toBe("> It is $\\frac{1}{2}$.\n>\n> Right?");
  });

  it("keeps bold words, tables, lists and code", () => {
    const source =
      "**Try** `n = 3`:\n\n| n | n² |\n| - | - |\n| 3 | 9 |\n\n- one\n- two\n\n```python\nprint(3 * 3)\n```";
    const lines = source.split("\n").map((line) => (line ? `> ${line}` : ">"));
    expect(quote(source)).toBe(lines.join("\n"));
  });

  it("leaves out what a spoiler hides, and what was a quotation itself", () => {
    expect(quote("> You said 12.\n\nNo, ||15|| it is.\n\n:::spoiler\nFifteen\n:::")).toBe("> No, it is.");
  });

  it("is the beginning of a long text, without half of an emoji", () => {
    const quoted = quote("😀".repeat(500));
    expect([...quoted]).toHaveLength(2 + 400 + 1);
    expect(quoted.endsWith("😀…")).toBe(true);
  });

  it("is not longer where a long text is full of signs, and never half a formula", () => {
    const quoted = quote("**a** $\\frac{1}{2}$ ".repeat(60)).replaceAll("> ", "");
    expect([...quoted].length).toBeLessThanOrEqual(401);
    expect([...quoted].length).toBeGreaterThan(340);
    expect(quoted.match(/\$/g)?.length).toBe(2 * (quoted.match(/frac\{1\}\{2\}/g)?.length ?? 0));
    expect(quoted.endsWith("…") || quoted.endsWith("…**")).toBe(true);
  });
});

describe("what is quoted of what is selected", () => {
  it("is that, and nothing else", () => {
    expect(quoteFrom("One two three", "two", "two")).toBe("> two");
  });

  it("keeps what it stands in", () => {
    expect(quoteFrom("One **two three** four", "three", "three")).toBe("> **three**");
    expect(quoteFrom("One\n\n- two\n- three", "three", "three")).toBe("> - three");
    expect(quoteFrom("```js\nlet a = 1;\nlet b = 2;\n```", "let b", " 2;")).toBe("> ```js\n> let b = 2;\n> ```");
  });

  it("is a whole formula and a whole table where it begins or ends in one, and a cell alone is its words", () => {
    const source = "Here $a^2+b^2$ is it.\n\n| n | square |\n| - | - |\n| 3 | nine |\n\nEnd";
    expect(quoteFrom(source, "b", " is it")).toContain("$a^2+b^2$ is it");
    expect(quoteFrom(source, "nine", "End")).toBe("> | n | square |\n> | - | - |\n> | 3 | nine |\n>\n> End");
    expect(quoteFrom(source, "nine", "nine")).toBe("> nine");
  });

  it("is cut where it would leave no room for an answer", () => {
    const quoted = quoteFrom(`Begin ${"many words ".repeat(200)}end`, "Begin", "end");
    expect([...quoted].length).toBeLessThanOrEqual(1003);
    expect(quoted.endsWith("…")).toBe(true);
  });
});
