import { describe, expect, it } from "vitest";
import { renderMarkdown, renderParsed } from "./render-markdown.ts";

const opening = (html: string) => [...html.matchAll(/math-held">([^<]*)</g)].map(([, marks]) => marks);
const closing = (html: string) => [...html.matchAll(/<\/span>([^<]+)<\/span>/g)].map(([, marks]) => marks);
const held = (text: string) => {
  const html = renderMarkdown(text);
  return [opening(html), closing(html)];
};

describe("marks beside a formula", () => {
  it("stay on the formula's line", () => {
    expect(held("已知 $x$，求 $y$。")).toEqual([
      ["", ""],
      ["，", "。"],
    ]);
    expect(held("角（$A$）是多少")).toEqual([["（"], ["）"]]);
    expect(held("If $x=3$, find $y$.")).toEqual([
      ["", ""],
      [",", "."],
    ]);
  });

  it("leave a formula alone that has none, or is long enough to be broken", () => {
    expect(renderMarkdown("已知 $x$ 和 $y$ 的值")).not.toContain("math-held");
    expect(renderMarkdown("所以 $a+b+c+d+e+f+g+h+i+j+k$，")).not.toContain("math-held");
  });

  it("leave a formula alone that scrolls by itself", () => {
    const html = renderMarkdown(`所以 $\\text{${"a long word ".repeat(20)}}$，对吗`);
    expect(html).toContain("math-wide");
    expect(html).not.toContain("math-held");
  });

  it("lose nothing and are drawn alike however the text is read", () => {
    for (const text of ["已知 $x$，求 $y$。", "角（$A$）是 $30$ 度", "（$a$，$b$）", "$x$，$y$，$z$。"]) {
      const html = renderMarkdown(text);
      expect(renderParsed(text).html).toBe(html);
      const bare = html.replaceAll(/<span class="katex-mathml">.*?<\/math><\/span>/gs, "").replaceAll(/<[^>]+>/g, "");
      expect(bare).toBe(text.replaceAll("$", ""));
    }
  });
});
