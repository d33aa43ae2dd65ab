import { describe, expect, it } from "vitest";
import type { Asked, Passage } from "../engine.ts";
import { concernAnswer } from "../safety/concern-answer.ts";
import { answer } from "./answer.ts";
import words from "./words.json" with { type: "json" };

const passages: Passage[] = [
  { title: "Loops that end", text: "A loop ends when its condition is false.\n\nAsk yourself what changes in it." },
  { title: "Counting down", text: "It counts down from ten." },
  { title: "More", text: "More of it." },
];

const told = (message: string, asked: Partial<Asked> = {}) => {
  const plain = { mode: "tutoring", language: "en", isClosed: () => false, history: [], passages } as const;
  const { blocks, passages: named } = answer({ ...plain, section: "general", message, ...asked });
  return { said: blocks.map(({ markdown }) => markdown).join("\n\n"), named };
};

describe("what this site has", () => {
  it.each([
    ["why does my loop never end", "what our site has"],
    ["循环为什么停不下来", "网站上有这样一段内容"],
  ])("is read out in short where words answer, with its number and title: %s", (message, begins) => {
    const { said, named } = told(message, { section: "computer-science" });
    expect(said).toContain(begins);
    expect(said).toContain("> A loop ends when its condition is false.");
    expect(said).toContain("Loops that end");
    expect(named).toEqual([0, 1]);
  });

  it.each([
    ["there are 3 birds and 5 cats eating 7 fish", "not sure"],
    ["3 只鸟和 5 只猫吃 7 条鱼，问什么", "没有把握"],
  ])("is named, and not read out, where a problem is asked that nobody here can solve: %s", (message, begins) => {
    const { said, named } = told(message, { section: "math" });
    expect(said).toContain(begins);
    expect(said).toContain("Loops that end");
    expect(said).not.toContain("condition");
    expect(named).toEqual([0, 1]);
  });

  it.each([
    ["what is a prime number?", "en", /^A prime number has exactly two divisors[\s\S]*“Primes”/],
    ["什么是质数", "ch", /^质数（素数）只有 1 和它本身两个因数[\s\S]*《质数》/],
    ["How do I add fractions?", "en", /^To add or subtract fractions/],
    ["分数怎么加？", "ch", /^分数相加减，先通分/],
  ] as const)("comes after what a word of school means, in the same language alone: %s", (message, language, said) => {
    const asked = { section: "math", language } as const;
    const found = [
      { title: "怎么输入公式", text: "`$60^\\circ$`" },
      { title: "质数", text: "在 20 以内。" },
      { title: "Primes", text: "Below 20." },
    ];
    const reply = told(message, { ...asked, passages: found });
    expect(reply.said).toMatch(said);
    expect(reply.said).not.toContain("circ");
    expect(reply.named).toEqual(language === "en" ? [2] : [0, 1]);
    expect(told(message, { ...asked, passages: [] }).said).not.toContain("Primes");
  });

  it("is left alone where the solver is sure, the student says thanks, or his own work is checked", () => {
    for (const section of ["math", "language", "computer-science", "general"] as const) {
      for (const message of ["solve 3x + 5 = 20", "check my work\n2x = 6\nx = 3"])
        expect(told(message, { section }).named).toEqual([]);
      expect(told("thanks!", { section, passages: [] }).said).toContain("welcome");
    }
  });

  it("stands before what a program's signs would mean in mathematics", () => {
    for (const message of ["what is 10 % 3", "what does x += 5 do", "what is 2 ** 3 in python", "print(3 + 4)"])
      expect(told(message, { section: "computer-science" }).named).toEqual([0, 1]);
  });

  it("goes on with a problem of mathematics that is talked about in another section", () => {
    const history = [
      { role: "user", content: "solve 3x + 5 = 20" },
      { role: "assistant", content: "What could you do first?" },
    ] as const;
    expect(told("i dont get it", { history, section: "computer-science", passages: [] }).said).toContain(
      "Try this next",
    );
  });

  it("says nothing of a problem that must not be given away", () => {
    for (const section of ["math", "computer-science"] as const) {
      const { said, named } = told("why does the loop of 3 frogs end", { section, isClosed: () => true });
      expect(named).toEqual([]);
      expect(said).not.toContain("condition");
    }
  });

  it("is not made up: without it, one is told where to ask", () => {
    expect(told("how do pointers work", { section: "computer-science", passages: [] }).said).toContain("forum");
    expect(told("指针是什么", { section: "computer-science", passages: [] }).said).toContain("论坛");
  });

  it("is cut at a sentence's end, and never within a character", () => {
    const long = `${"One sentence more. ".repeat(40)}`;
    expect(told("what is a loop", { passages: [{ title: "Long", text: long }] }).said).toMatch(/more\.\n\n“Long”/);
    const { said } = told("什么是循环", { passages: [{ title: "长", text: "𠮷".repeat(400) }] });
    expect(said.isWellFormed()).toBe(true);
  });
});

describe("a few words", () => {
  const trusted = {
    school: { en: "School", ch: "学校" },
    adult: { en: "Ms. Reed", ch: "瑞德老师" },
    email: "a@b.example",
  };
  const after = (content: string, said: string) =>
    [
      { role: "user", content: said },
      { role: "assistant", content },
    ] as const;

  it.each(["yes", "no", "he does it every day", "不是"])(
    "after kind words to a child in need are no question: %s",
    (message) => {
      const language = message === "不是" ? "ch" : "en";
      const history = after(concernAnswer("bullying", trusted)[language], "3 kids hit me");
      const { said, named } = told(message, { history, language });
      expect(said).toBe(words[language].afterCare);
      expect(named).toEqual([]);
    },
  );

  it("after them that ask something are answered", () => {
    const history = after(concernAnswer("bullying", trusted).en, "3 kids hit me");
    expect(told("solve 3x + 5 = 20", { history }).said).not.toContain(words.en.afterCare);
    expect(told("what is a prime number", { history, passages: [] }).said).not.toContain(words.en.afterCare);
    expect(
      told("yes", { history: after(concernAnswer("personal-data", trusted).en, "my address") }).said,
    ).not.toContain(words.en.afterCare);
  });

  it.each(["no idea", "yes", "nope", "不是"])("are no search for what others wrote: %s", (message) => {
    expect(told(message).named).toEqual([]);
  });
});
