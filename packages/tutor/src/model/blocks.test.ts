import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutBlocks, drawable } from "./blocks.ts";
import { citedIn } from "./cited.ts";
import { withDollars } from "./formulas.ts";

const paragraph = "What do you get when you take away the same number from both sides? ".repeat(5).trim();

describe("a text that is being written", () => {
  it("is cut between paragraphs, when the next one has begun", () => {
    expect(cutBlocks(`${paragraph}\n\n`).whole).toEqual([]);
    expect(cutBlocks(`${paragraph}\n\nThen`)).toEqual({ whole: [`${paragraph}\n\n`], growing: "Then" });
  });

  it.each([
    ["code", `\`\`\`python\n${"x = 1\n\n".repeat(60)}`, "y = 2"],
    ["a displayed formula", `$$\n${"x + ".repeat(100)}\n\n`, "y$$"],
    ["a list", `1. ${paragraph}\n\n`, "2. Then"],
    ["what belongs to a point of a list", `- ${paragraph}\n\n`, "  And more"],
  ])("is not cut within %s", (_, written, more) => {
    expect(cutBlocks(written + more)).toEqual({ whole: [], growing: written + more });
  });

  it("is cut behind code that ended, whatever dollars stand in it", () => {
    const code = `\`\`\`\ncost = "$5"\n${"print(cost)\n".repeat(40)}\`\`\`\n\n`;
    expect(cutBlocks(`${code}Now`).whole).toEqual([code]);
  });

  it("is cut somewhere when it has no end", () => {
    const { whole, growing } = cutBlocks("word ".repeat(4_000));
    expect(Math.max(...whole.map(({ length }) => length), growing.length)).toBeLessThanOrEqual(4_000);
  });

  it("loses nothing, wherever it is cut", () => {
    const pieces = fc.constantFrom(
      "```\n",
      "$",
      "$$",
      "`",
      "\n\n",
      "\n",
      "- a",
      "1. b",
      "text ",
      "\\$",
      "~~~",
      paragraph,
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (written) => {
        const text = written.join("");
        const { whole, growing } = cutBlocks(text);
        expect(whole.join("") + growing).toBe(text);
        expect(growing.startsWith(drawable(growing))).toBe(true);
      }),
    );
  });

  it("is scanned in no time, whatever it is made of", () => {
    for (const piece of ["`", "$", "\n", "\\", "~~~\n", "\n \n", "- ", "[1", " ", "\\(", "```\n\n"]) {
      const at = performance.now();
      const text = withDollars(piece.repeat(32_000 / piece.length));
      cutBlocks(text);
      citedIn(text, 4);
      expect(performance.now() - at, JSON.stringify(piece)).toBeLessThan(1_000);
    }
  });
});

it("shows no formula before its end", () => {
  expect(drawable("so $x = 1$ and $y")).toBe("so $x = 1$ and ");
  expect(drawable("so $$\nx = 1")).toBe("so ");
  expect(drawable("it costs \\$5 or")).toBe("it costs \\$5 or");
  expect(drawable(`it costs $5 ${"and more ".repeat(60)}`)).toContain("and more");
  expect(drawable("`$x` is code")).toBe("`$x` is code");
});
