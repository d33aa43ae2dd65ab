// @vitest-environment happy-dom
import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { changesIn, typedOf } from "./changes.ts";

const between = (before: string, after: string, locale: "en" | "ch" = "en") =>
  changesIn(before, after, locale).map(
    ({ text, kind }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind],
  );

describe("what an edit has changed", () => {
  it("is told word by word", () => {
    expect(between("There are 64 squares.", "There are 204 squares.").join("")).toBe(
      "There are [-64-][+204+] squares.",
    );
    expect(between("One two", "One two")).toEqual(["One two"]);
    expect(between("", "New")).toEqual(["[+New+]"]);
  });

  it("is told by words in Chinese, not by sentences", () => {
    expect(between("棋盘上有64个正方形。", "棋盘上有204个正方形。", "ch").join("")).toBe(
      "棋盘上有[-64-][+204+]个正方形。",
    );
    expect(between("我觉得答案是三角形", "我觉得答案是正方形", "ch").join("")).toMatch(/^我觉得答案是\[-/);
  });
});

describe("a text as it may have been typed", () => {
  it("has its formulas and stresses", () => {
    expect(typedOf(renderMarkdown("It is **$\\frac12$**."))).toBe("It is **$\\frac12$**.");
  });

  it("tells nothing of what a spoiler hides", () => {
    expect(typedOf(renderMarkdown("So ||204||.\n\n:::spoiler\nbecause 1 + 4 + 9\n:::"))).toBe("So ||…||.\n\n||…||");
  });
});
