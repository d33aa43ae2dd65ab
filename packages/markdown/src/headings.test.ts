import { describe, expect, it } from "vitest";
import { renderArticle, renderMarkdown } from "./render-markdown.ts";

const rendered = (source: string) => renderArticle(source);

describe("the headings of a text", () => {
  it("are told with ids that the text has, in both languages, formulas as they are read", () => {
    const { headings, html } = rendered("Hello.\n\n## The corner *always* fits!\n\n### 为什么是 $2n+1$？\n\nText.");
    expect(headings).toEqual([
      { id: "part-the-corner-always-fits", title: "The corner always fits!", level: 2 },
      { id: "part-为什么是-2n-1", title: "为什么是 2n + 1？", level: 3 },
    ]);
    for (const { id, level } of headings) expect(html).toContain(`<h${level} id="${id}">`);
  });

  it("have no two of them the same id, nor none", () => {
    const { headings, html } = rendered("## Why?\n\n## Why\n\n## ???\n\n## 😀");
    const ids = headings.map(({ id }) => id);
    expect(ids).toEqual(["part-why", "part-why-2", "part-", "part--2"]);
    expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it("are those of sections alone: not what stands in a quotation, in code, or deeper", () => {
    const { headings, html } = rendered("> ## Quoted\n\n```\n## Code\n```\n\n#### Deep\n\n## Section");
    expect(headings.map(({ title }) => title)).toEqual(["Section"]);
    expect(html.match(/ id=/g)).toHaveLength(1);
    expect(html).toContain('<h2 id="part-section">');
  });

  it("cannot break out of their id, whatever they hold", () => {
    const { headings, html } = rendered('## "><script>alert(1)</script> & `x="y"`');
    expect(headings[0]?.id).toBe("part-script-alert-1-script-x-y");
    expect(html).not.toContain("<script");
  });

  it("have no ids elsewhere: several texts may stand on one page", () => {
    expect(renderMarkdown("## Why?")).toBe("<h2>Why?</h2>");
  });
});
