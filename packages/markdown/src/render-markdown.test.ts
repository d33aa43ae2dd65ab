import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";

/** The HTML without formulas, whose inline styles and glyphs are KaTeX's; each is left as `[its source]`. */
function withoutFormulas(source: string): string {
  const formula = /<span class="katex">.*?<annotation encoding="application\/x-tex">(.*?)<\/annotation>/gs;
  const spans = /<span[^>]*aria-hidden="true".*?(?:<\/span>)+(?=[^<]|<\/?(?:p|div|strong)|$)/gs;
  return renderMarkdown(source)
    .replace(formula, "[$1]")
    .replace(/<\/semantics><\/math><\/span>/g, "")
    .replace(spans, "");
}

describe("prose", () => {
  it("sets Chinese bold although punctuation stands at the edge", () => {
    expect(renderMarkdown("**中文。**后文")).toBe("<p><strong>中文。</strong>后文</p>");
  });

  it("leaves no space where a line breaks between Chinese characters", () => {
    expect(renderMarkdown("水滴，\n石穿\nstone")).toBe("<p>水滴，石穿\nstone</p>");
  });

  it("shows what looks like a tag as it was typed", () => {
    expect(renderMarkdown("x<y and y>z, <b>bold</b>")).toBe("<p>x&#x3C;y and y>z, &#x3C;b>bold&#x3C;/b></p>");
  });

  it("keeps the one h1 for the page", () => {
    expect(renderMarkdown("# Water\n## Stone")).toBe("<h2>Water</h2>\n<h2>Stone</h2>");
  });

  it("reads tables and ~~struck~~ text, but leaves 3~5 and 6~8 alone", () => {
    expect(renderMarkdown("|a|b|\n|-|-:|\n|1|2|")).toContain('<td align="right">2</td>');
    expect(renderMarkdown("3~5 岁和 6~8 岁，~~旧~~")).toBe("<p>3~5 岁和 6~8 岁，<del>旧</del></p>");
  });
});

describe("dollars", () => {
  it.each(["$5 and $10", "It costs $5, not $10.", "$ 5 $", "5$ or 6$", "\\$5$", "$$$x$$$", "a $x"])(
    "%s stays money or text",
    (source) => {
      expect(renderMarkdown(source)).not.toContain("katex");
    },
  );

  it("sets formulas among money", () => {
    expect(withoutFormulas("$x^2$ for $5")).toBe("<p>[x^2] for $5</p>");
    expect(withoutFormulas("共$5$元")).toBe("<p>共[5]元</p>");
    expect(withoutFormulas("\\$5 is $x$")).toBe("<p>$5 is [x]</p>");
    expect(withoutFormulas("$\\$5 + x$")).toBe("<p>[\\$5 + x]</p>");
  });

  it("sets a formula alone in its paragraph as a display", () => {
    expect(renderMarkdown("$$x^2$$")).toMatch(/^<div class="math-display"><span class="katex-display">/);
    expect(renderMarkdown("$$\nx^2\n$$")).toMatch(/^<div class="math-display"><span class="katex-display">/);
    expect(renderMarkdown("so $$x^2$$ is")).not.toContain("katex-display");
  });

  it.each([
    `\\text{${"长".repeat(30)}}`,
    "a".repeat(60),
    Array(40).fill("\\alpha").join(" "),
    `x${"\\quad".repeat(20)} y`,
    `${"\\sqrt{".repeat(25)}x${"}".repeat(25)}`,
    `\\frac{${"a".repeat(40)}}{2}`,
  ])("lets what is wider than a phone scroll by itself in a line: %s", (formula) => {
    expect(renderMarkdown(`so $${formula}$ is`)).toContain('<p>so <span class="math-wide"><span class="katex">');
    expect(renderMarkdown(`$$${formula}$$`)).not.toContain("math-wide");
  });

  it.each([
    "x^2+y^2=z^2",
    "\\frac{n(n+1)(2n+1)}{6}",
    Array.from({ length: 20 }, (_, nth) => nth).join("+"),
    "\\frac12+\\frac13+\\frac14+\\frac15",
    "S=\\frac{(a+b)\\times h}{2}",
  ])("leaves what a line can hold, or break, as it is: %s", (formula) => {
    expect(renderMarkdown(`so $${formula}$ is`)).not.toContain("math-wide");
  });

  it("gives a formula to screen readers as MathML", () => {
    expect(renderMarkdown("$x$")).toContain("<math");
  });
});

describe("links", () => {
  it("marks a link that leaves the site", () => {
    expect(renderMarkdown("[a](https://example.com/x)")).toBe(
      '<p><a href="https://example.com/x" rel="nofollow noopener noreferrer ugc">a</a></p>',
    );
  });

  it("keeps paths of the site and mail addresses", () => {
    expect(renderMarkdown("[a](/math/amc8)")).toBe('<p><a href="/math/amc8">a</a></p>');
    expect(renderMarkdown("[a](mailto:b@c.de)")).toBe('<p><a href="mailto:b@c.de">a</a></p>');
  });

  it("ends a bare address where Chinese punctuation begins", () => {
    expect(renderMarkdown("见https://example.com/水，然后")).toMatch(/>https:\/\/example\.com\/水<\/a>，然后<\/p>$/);
  });

  it("fetches no picture from another host", () => {
    expect(renderMarkdown("![stone](https://example.com/a.png) ![drop](/a.png)")).toBe(
      '<p>stone <img src="/a.png" alt="drop"></p>',
    );
  });

  it("takes pictures from one folder only where that is said", () => {
    const images = "/files/pictures/";
    expect(renderMarkdown("![stone](/files/pictures/0a-1.webp)", { images })).toBe(
      '<p><img src="/files/pictures/0a-1.webp" alt="stone" loading="lazy"></p>',
    );
    for (const address of [
      "/a.png",
      "/files/pictures/",
      "/files/pictures/../a.png",
      "/files/pictures/%2e%2e/a.png",
      "/files/pictures/..%2fa.png",
      "/files/pictures\\..\\a.png",
      "/files/pictures/a/b.webp",
      "/files/pictures",
      "//evil.example/files/pictures/a.webp",
      "https://evil.example/files/pictures/a.webp",
      "files/pictures/a.webp",
    ]) {
      expect(renderMarkdown(`![stone](${address})`, { images })).toBe("<p>stone</p>");
    }
  });
});

it.each([
  ["*at most*", "<em>at most</em>"],
  ["要*怎么想*的", '要<em><span class="dotted">怎么想</span></em>的'],
  [
    "*看 **at most** 两遍*",
    '<em><span class="dotted">看</span> <strong>at most</strong> <span class="dotted">两遍</span></em>',
  ],
  ["**不是强调** `*代码*`", "<strong>不是强调</strong> <code>*代码*</code>"],
])("stresses each script in its own way: %s", (source, html) => {
  expect(renderMarkdown(source)).toBe(`<p>${html}</p>`);
});
