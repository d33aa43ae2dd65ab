import { fromHtml } from "hast-util-from-html";
import { describe, expect, it } from "vitest";
import { asMarkdown } from "./as-markdown.ts";
import { renderMarkdown } from "./render-markdown.ts";

const back = (source: string) => asMarkdown(fromHtml(renderMarkdown(source), { fragment: true }));

describe("what was rendered, as Markdown again", () => {
  it.each([
    "**Bold**, *slanted*, ~~gone~~ and `a*b`.",
    "It is $\\frac{1}{2}$, and costs $5 or $10.",
    "$$\n\\sum_{k=1}^n k\n$$",
    "Then $\\frac{1}{$ is wrong.",
    "| n | n² |\n| - | :-: |\n| 1 | $1^2$ |\n| 2 | **4** |",
    "```python\nfor n in range(3):\n    print(n * 2)\n```",
    "- one\n- two\n  - three",
    "1. one\n2. two",
    "# A title\n\nand words",
    "first line\nsecond line",
    "5 * 3 = 15, a_b_c, [no link], 1 < 2, #1 and x^2",
    "**中文。**后文，*强调*的字，$x$ 和 `代码`。",
    "[a link](/forum)",
    "-5 is less than +3",
  ])("%j is as it was typed", (source) => expect(back(source)).toBe(source));

  it.each([
    "https://dripstone.example/x_y",
    "\\*not bold\\*",
    "\\# no title",
    "1\\. no list",
    "a \\$x$ b",
    "\\`c\\`",
    "> said\n>\n> twice",
  ])("%j means the same, and becomes nothing else", (source) =>
    expect(renderMarkdown(back(source))).toBe(renderMarkdown(source)),
  );

  it("leaves a picture its words", () => {
    expect(back("See ![a square](/files/pictures/abc.png) here.")).toBe("See a square here.");
  });
});
