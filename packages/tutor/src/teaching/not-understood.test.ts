import { describe, expect, it } from "vitest";
import { type Reason, reasonFor } from "./not-understood.ts";
import { lastOf } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const rows: Record<Exclude<Reason, "still-unsure">, string[]> = {
  "too-long": ["There are many apples. ".repeat(80)],
  "too-big": ["what is 12345678901234567890 times 98765432109876543210", "what is 2^999999"],
  several: ["1) 3 + 4 = ?\n2) 5 × 6 = ?", "1. 求 3+4\n2. 求 5×6"],
  picture: ["in the figure below, find the shaded area", "如图，求阴影部分的面积", "find x in the diagram"],
  "which-problem": ["i dont get it", "next step pls", "the answer please", "why?", "没懂", "下一步", "再来一题"],
  "which-answer": ["i got 5", "x = 5", "is it 12?", "the answer is 42", "我算出来是 5"],
  "two-ways": [
    "What is the mode of 1, 2, 3?",
    "The perimeter of a rectangle is 36. What is its area?",
    "鸡兔同笼，有35个头，95只脚，鸡和兔各有多少只？",
  ],
  "number-missing": [
    "find the area of a rectangle",
    "how far does the train go",
    "求长方形的面积",
    "solve for x",
    "x + y = 10",
  ],
  "not-sure": [
    "there are 3 birds and 5 cats eating 7 fish",
    "3 只鸟和 5 只猫吃 7 条鱼，问什么",
    "hi there are 3 birds and 5 cats, how many fish",
  ],
  "no-question": ["🙂", "…", "k", "hi im 13 and i got 2 cats", "你好，我 11 岁，家里有 2 只猫"],
  "other-subject": ["who is taylor swift", "why is the sky blue", "今天天气真好"],
};

describe.each(Object.entries(rows))("what is not understood for being %s", (reason, messages) => {
  it.each(messages.map((message) => [message]))("is told so: %s", (message) => expect(reasonFor(message)).toBe(reason));
});

it("is remembered when an answer to it comes", () => {
  expect(reasonFor("7 fish", ["there are 3 birds and 5 cats eating 7 fish"])).toBe("still-unsure");
  expect(lastOf(["there are 3 birds and 5 cats eating 7 fish", "12"])).toContain("couldn’t work out the problem");
});

it("leads to a next step in both languages, another for each reason", () => {
  for (const said of [words.en, words.ch]) {
    const texts = Object.values(said.unsure);
    expect(new Set(texts).size).toBe(texts.length);
  }
  expect(lastOf(["find the area of a rectangle"])).toContain("every number");
  expect(lastOf(["如图，求阴影部分的面积"])).toContain("看不到图");
});

describe("a problem", () => {
  it.each([
    ["my cat is called Momo", "solve $3 x + 5 = 20$"],
    ["我家的猫叫小白", "解方程"],
    ["3 birds eat 5 fish in 7 ways, explain", "solve $3 x + 5 = 20$"],
  ])("is kept where a message is not understood: %s", (message, problem) => {
    expect(lastOf(["solve 3x + 5 = 20", message])).toContain(problem);
    expect(lastOf(["solve 3x + 5 = 20", message, "subtract 5"])).toContain("that’s right");
  });

  it.each([
    [
      "One ticket costs $8. How much do 5 tickets cost?",
      "what a day",
      "> One ticket costs \\$8. How much do 5 tickets cost?",
    ],
    ["一本练习本 3 元，买 5 本要多少元？", "今天好热", "> 一本练习本 3 元，买 5 本要多少元？"],
  ])("is told again in the student’s own words: %s", (problem, beside, told) => {
    expect(lastOf([problem, beside])).toContain(told);
  });

  it.each(["I don't get it", "huh?", "没懂", "next", "下一步", "why?", "为什么"])("is gone on with: %s", (message) => {
    expect(lastOf(["solve 3x + 5 = 20", "what a day", message])).toMatch(
      /undoes|去掉|both sides|移到|Undo the addition/,
    );
  });

  it("is followed by another one like it, as long as there is one", () => {
    for (const message of ["give me another one like it", "再来一题", "can i try another one?"]) {
      expect(lastOf(["solve 3x + 5 = 20", message])).toContain("4 x + 7 = 31");
      expect(lastOf(["solve 3x + 5 = 20", message, "x = 6"])).toMatch(/that’s right|完全正确/);
      expect(lastOf(["solve 3x + 5 = 20", message, "x = 5"])).toMatch(/not it yet|还不对/);
    }
    expect(lastOf(["solve 3x + 5 = 20", "x = 5", "next"])).toContain("4 x + 7 = 31");
  });

  it("that is done is explained to who asks why", () => {
    expect(lastOf(["solve 3x + 5 = 20", "x = 5", "why?"])).toContain("Divide both sides by $3$");
  });
});

it("knows that a problem was sent, where help with it is asked for", () => {
  const problem = "there are 3 birds and 5 cats eating 7 fish";
  expect(reasonFor("no idea", [problem])).toBe("not-sure");
  expect(reasonFor("没有头绪", [problem])).toBe("not-sure");
  expect(reasonFor("no idea")).toBe("which-problem");
});
