import { describe, expect, it } from "vitest";
import { markdownLimits } from "../limits.ts";
import { renderMarkdown } from "../render-markdown.ts";
import { spoilerWord, withSpoilerWord } from "./spoiler-word.ts";

const inline = (html: string) =>
  `<span class="spoiler"><label><input type="checkbox" role="switch">${spoilerWord}</label><span>${html}</span></span>`;
const block = (html: string, label = "") =>
  `<details class="spoiler"><summary>${spoilerWord}${label}</summary>${html}</details>`;

describe("a spoiler within a line", () => {
  it.each([
    ["The answer is ||**12** drops||.", `<p>The answer is ${inline("<strong>12</strong> drops")}.</p>`],
    ["**||中文。||**后文", `<p><strong>${inline("中文。")}</strong>后文</p>`],
    ["答案||是 12||。后文||也是||", `<p>答案${inline("是 12")}。后文${inline("也是")}</p>`],
    ["||[a](/b) `c`||", `<p>${inline('<a href="/b">a</a> <code>c</code>')}</p>`],
    ["||two\nlines||", `<p>${inline("two\nlines")}</p>`],
    ["# ||x||", `<h2>${inline("x")}</h2>`],
  ])("%j is hidden behind a switch", (source, html) => expect(renderMarkdown(source)).toBe(html));

  it("may hold a formula, whose bars are its own", () => {
    expect(renderMarkdown("||$|x|+||y||$||")).toMatch(/^<p><span class="spoiler">.*<span><span class="katex">.*<\/p>$/);
    expect(renderMarkdown("$||x||$")).not.toContain("spoiler");
  });

  it.each([
    "a || b || c",
    "AB||CD and EF||GH",
    "a ||b",
    "||a",
    "|||a|||",
    "||||",
    "|| ||",
    "\\||a||",
    "if (a||b) and (c||d)",
    "||a\n\nb||",
    "`||a||`",
    "    ||a||",
    "[||a||](/x)",
  ])("%j hides nothing", (source) => {
    const html = renderMarkdown(source);
    expect(html).not.toContain("spoiler");
    expect(html.replace(/<[^>]*>/g, "").replace(/\s/g, "")).toBe(source.replace(/[\\`\s]|^\[|\]\(\/x\)/g, ""));
  });

  it("leaves a table its cells", () => {
    expect(renderMarkdown("|a|b|c|\n|-|-|-|\n|1||2|")).toContain("<td>1</td>\n<td></td>\n<td>2</td>");
  });
});

describe("a block of spoilers", () => {
  it("is opened by its summary", () => {
    expect(renderMarkdown("a\n:::spoiler\n**b**\n\n- c\n:::\nd")).toBe(
      `<p>a</p>\n${block("<p><strong>b</strong></p><ul>\n<li>c</li>\n</ul>")}\n<p>d</p>`,
    );
  });

  it("says what its label says", () => {
    expect(renderMarkdown(":::spoiler[Hint *1* ||x||]{open #a onclick=b}\nc\n:::")).toBe(
      block("<p>c</p>", " · Hint <em>1</em> ||x||"),
    );
  });

  it("hides all that follows when nobody has closed it", () => {
    expect(renderMarkdown(":::spoiler\na\n\nb")).toBe(block("<p>a</p><p>b</p>"));
  });

  it("stands in another, in a list and in a quotation", () => {
    expect(renderMarkdown("::::spoiler\na\n:::spoiler\nb\n:::\n::::\nc")).toBe(
      `${block(`<p>a</p>${block("<p>b</p>")}`)}\n<p>c</p>`,
    );
    expect(renderMarkdown("- :::spoiler\n  a\n  :::\n- b")).toContain(`${block("<p>a</p>")}\n</li>\n<li>b</li>`);
    expect(renderMarkdown("> :::spoiler\n> a\n> :::\n\nb")).toContain(`${block("<p>a</p>")}\n</blockquote>\n<p>b</p>`);
  });

  it.each([":::note\na\n:::", ":::spoilers\na\n:::", "::spoiler[a]", "at 3:pm, :spoiler[a]", "::: spoiler\na\n:::"])(
    "%j is no spoiler, and shown as it was typed",
    (source) => expect(renderMarkdown(source)).toBe(`<p>${source}</p>`),
  );

  it("within its bound of levels is drawn, and beyond it shown as source", () => {
    const nested = (levels: number) => ":::spoiler\n".repeat(levels);
    expect(renderMarkdown(nested(markdownLimits.SPOILERS_DEPTH_MAX)).match(/<details/g)).toHaveLength(
      markdownLimits.SPOILERS_DEPTH_MAX,
    );
    expect(renderMarkdown(nested(markdownLimits.SPOILERS_DEPTH_MAX + 1))).toMatch(/^<pre>:::spoiler/);
    expect(renderMarkdown(":::spoiler\na\n:::\n\n".repeat(100)).match(/<details/g)).toHaveLength(100);
  });
});

describe("the word for spoilers", () => {
  it("is put into every one of them, and into nothing that a text holds", () => {
    const html = renderMarkdown(`||a|| ${spoilerWord}\n\n:::spoiler\nb\n:::`);
    const named = withSpoilerWord(html, "隐藏内容 <&$&>");
    expect(named.match(/<span class="spoiler-word">隐藏内容 &lt;&amp;\$&amp;><\/span>/g)).toHaveLength(2);
    expect(named).toContain("&#x3C;span");
  });
});
