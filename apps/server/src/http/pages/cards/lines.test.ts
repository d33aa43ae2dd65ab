import { expect, it } from "vitest";
import { balancedLines, shorten } from "./lines.ts";

it.each([
  [
    "ch",
    "怎样准备 AMC 8：从 2026年9月到考试那天的 16 周计划",
    ["怎样准备 AMC 8：", "从 2026年9月到考试", "那天的 16 周计划"],
  ],
  [
    "ch",
    "为什么三个连续整数的和一定是 3 的倍数？我只试了 20 组数",
    ["为什么三个连续整数的", "和一定是 3 的倍数？", "我只试了 20 组数"],
  ],
  [
    "en",
    "Why is the sum of three consecutive whole numbers always a multiple of 3?",
    ["Why is the sum of three", "consecutive whole numbers", "always a multiple of 3?"],
  ],
] as const)("sets a title in %s in lines of about one length, broken between words: %s", (locale, title, lines) => {
  expect(balancedLines(title, locale, 3)).toEqual(lines);
});

it.each([
  ["ch", "2026年9月3日", "2026年9月3日开学，《小学数学》从第 3 课讲起，每课 40 分钟"],
  ["ch", "第 3 课", "2026年9月3日开学，《小学数学》从第 3 课讲起，每课 40 分钟"],
  ["ch", "40 分钟", "2026年9月3日开学，《小学数学》从第 3 课讲起，每课 40 分钟"],
  ["en", "AMC 8", "How to prepare for AMC 8 in 16 weeks without a single lost weekend"],
  ["en", "16 weeks", "How to prepare for AMC 8 in 16 weeks without a single lost weekend"],
] as const)("breaks no line in %s within “%s”, in however many", (locale, whole, title) => {
  for (const count of [2, 3, 4, 5]) {
    const lines = balancedLines(title, locale, count);
    if (lines) {
      expect(lines.some((line) => line.includes(whole))).toBe(true);
      expect(lines.join("").replaceAll(" ", "")).toBe(title.replaceAll(" ", ""));
      for (const line of lines) expect(line).not.toMatch(/^[，。、》的]|《$/);
    }
  }
});

it("leaves what is short in one line, and breaks even one endless word", () => {
  expect(balancedLines("滴石学堂", "ch", 2)).toBeNull();
  expect(balancedLines("a".repeat(60), "en", 3)).toHaveLength(3);
});

it("cuts a title that is too long between words", () => {
  expect(shorten("One two three", "en", 20)).toBe("One two three");
  expect(shorten("One two three four, five six", "en", 10)).toMatch(/^One two three four…$/);
});
