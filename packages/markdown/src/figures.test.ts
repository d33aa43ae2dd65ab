import { describe, expect, it } from "vitest";
import { figureFault } from "./figures.ts";
import { markdownLimits } from "./limits.ts";
import { renderMarkdown } from "./render-markdown.ts";

const svg = (inside: string, viewBox = "0 0 300 100") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><title>Two &lt;ponds&gt; &amp; a stone</title>${inside}</svg>`;
const block = (source: string) => `\`\`\`figure\n${source}\n\`\`\``;

describe("a figure", () => {
  it("is drawn with what it shows as its name", () => {
    const html = renderMarkdown(block(svg('<g class="line thin"><circle cx="5" cy="6" r="4"/></g>')), {
      figures: true,
    });
    expect(html).toBe(
      '<figure class="figure"><svg viewBox="0 0 300 100" width="300" height="100" role="img" aria-label="Two <ponds> &#x26; a stone">' +
        '<g class="line thin"><circle cx="5" cy="6" r="4"></circle></g></svg></figure>',
    );
  });

  it("is source where figures are not asked for, as in what a stranger writes", () => {
    const html = renderMarkdown(block(svg('<circle class="pale" cx="5" cy="6" r="4"/>')));
    expect(html).toContain("&#x3C;circle");
    expect(html).not.toContain("<svg");
  });

  it.each([
    ["a script", svg("<script>alert(1)</script>")],
    ["a script behind a case", svg("<ScRiPt>alert(1)</ScRiPt>")],
    ["a handler", svg('<circle r="4" onload="alert(1)"/>')],
    ["a handler of its own", svg("").replace("<svg", '<svg onload="alert(1)"')],
    ["HTML within", svg("<foreignObject><p>x</p></foreignObject>")],
    ["HTML that breaks out", svg("<p><img src=x onerror=alert(1)></p>")],
    ["a picture", svg('<image href="//evil.example/a.png"/>')],
    ["a reference", svg('<use href="#a"/>')],
    ["a link", svg('<a href="javascript:alert(1)"><circle r="4"/></a>')],
    ["a style", svg("<style>*{color:red}</style>")],
    ["a style of a shape", svg('<circle r="4" style="position:fixed"/>')],
    ["a color of its own", svg('<circle r="4" fill="url(//evil.example)"/>')],
    ["an animation", svg('<circle r="4"><animate attributeName="r"/></circle>')],
    ["a class of the page", svg('<circle class="text" r="4"/>')],
    ["an id", svg('<circle id="root" r="4"/>')],
    ["a comment", svg("<!-- -->")],
    ["an svg within", svg("<svg></svg>")],
    ["loose text", svg("water")],
    ["deep nesting", svg("<g>".repeat(50))],
    ["endless nesting", svg("<g>".repeat(3_000))],
    ["no name", svg("").replace(/<title>.*<\/title>/, "")],
    ["an odd viewBox", svg("", "1 1 9 9")],
    ["more width than a phone has", svg("", `0 0 ${markdownLimits.FIGURE_WIDTH_MAX + 1} 90`)],
    ["endless length", svg(`<path d="${"M0 0".repeat(markdownLimits.FIGURE_MAX)}"/>`)],
    ["something beside it", `${svg("")}<script>alert(1)</script>`],
    ["nothing", ""],
  ])("with %s is refused, and shown as source", (_, source) => {
    expect(figureFault(source)).toMatch(/^[a-z-]+(?: \S+)*$/);
    const html = renderMarkdown(block(source), { figures: true });
    expect(html).toMatch(/^<pre>/);
    expect(html).not.toMatch(/<(?!\/?(?:pre|code)\b)/);
  });
});
