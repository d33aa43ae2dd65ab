import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const equation = "Solve 2x+6=14";

describe("whoever wants to be sure of an answer", () => {
  it.each(["how do i check it?", "is that right?", "check it for me", "can you check my answer?"])(
    "hears that it is right, and how to see it: %s",
    (message) => {
      const said = lastOf([equation, "x=4", message]);
      expect(said).toContain(en.checked);
      expect(said).toContain("Substitute $4$ for $x$");
    },
  );

  it.each(["怎么检验？", "对吗？", "我怎么知道对不对"])("hears so in Chinese: %s", (message) => {
    const said = lastOf(["解方程2x+6=14", "x=4", message]);
    expect(said).toContain(ch.checked);
    expect(said).toContain("代入");
  });

  it("hears how where the solution has no such step", () => {
    expect(lastOf(["what is 3/4+1/6", "11/12", "is that right?"])).toContain(en.checkBy);
  });

  it("is told no such thing of what is wrong, or before anything is found", () => {
    expect(lastOf([equation, "x=4", "x=5", "is that right?"])).not.toContain(en.checked);
    const said = lastOf([equation, "is that right?"]);
    expect(said).toContain(en.checkWhat);
    expect(said).not.toMatch(/x\s?=\s?4|\$4\$/);
  });
});

describe("a rule in words", () => {
  const system = "solve the system x+y=5, x-y=1";
  it.each([
    [system, "add them"],
    ["解方程组 x+y=5, x-y=1", "两式相加"],
    ["solve x^2-6x+8=0", "factor it"],
    ["解方程 x^2-6x+8=0", "因式分解"],
    ["3/4+1/6等于多少", "通分"],
    ["解方程 3x+5=20", "移项"],
    ["factor x^2-9", "difference of squares"],
    ["分解因式 x^2-9", "平方差公式"],
    ["simplify x^3*x^4", "add the exponents"],
    ["化简 x^3*x^4", "底数不变，指数相加"],
    ["solve x/4 = 6/8", "cross multiply"],
    ["solve the system y=2x, x+y=9", "substitute"],
  ])("is heard as the next step where it is: %s, %s", (...messages) => {
    expect([en.ideaFits, ch.ideaFits]).toContain(lastOf(messages).trim());
  });

  it("is right where it is the operation that was asked for", () => {
    expect(lastOf(["solve x/4=6", "multiply by 4"])).toMatch(/^\s*Yes, that’s right!/);
  });

  it.each([
    [system, "subtract them"],
    [system, "don't add them"],
    ["simplify (x^3)^4", "add the exponents"],
    ["simplify x^5/x^2", "add the exponents"],
    ["solve x/4=6", "multiply by 6"],
    ["factor x^2-9", "complete the square"],
    ["what is 3/4+1/6", "add them"],
    ["circumference of a circle with diameter 8", "pi times d"],
  ])("is not said to be it where that is not sure: %s, %s", (...messages) => {
    for (const fits of [en.ideaFits, ch.ideaFits]) expect(lastOf(messages)).not.toContain(fits);
  });

  it("is asked to be tried where nobody can tell", () => {
    expect(lastOf(["circumference of a circle with diameter 8", "pi times d"])).toContain(en.ideaNext);
  });

  it("is no idea where somebody asks how it is done", () => {
    expect(lastOf([system, "how do you add them?"])).toContain(en.hint);
    expect(lastOf(["解方程组 x+y=5, x-y=1", "怎么两式相加？"])).toContain(ch.hint);
  });
});

describe("whoever does not understand a question", () => {
  it.each([
    [equation, "what does that mean"],
    [equation, "what do you mean?"],
    [equation, "idk"],
    ["解方程2x+6=14", "什么意思"],
    ["解方程2x+6=14", "不会"],
  ])("does not hear it again word for word: %s, %s", (problem, message) => {
    const [first, last] = talk([problem, message]);
    const question = first?.at(-1)?.markdown ?? "";
    expect(last?.at(-1)?.kind).toBe("hint");
    expect(last?.map(({ markdown }) => markdown).join("\n")).not.toContain(question);
  });
});

it("tells why, where a step has a reason", () => {
  expect(lastOf(["Solve -2x>6", "why?"])).toContain("so the inequality sign flips");
  expect(lastOf(["解不等式 -2x>6", "为什么？"])).toContain("不等号要改变方向");
  expect(lastOf(["Solve -2x>6", "why?"])).not.toContain("-3");
});

describe("quick help", () => {
  const quick = { mode: "quick-help" } as const;
  it.each([
    [equation, "what next", "multiplied by $2$"],
    ["解方程2x+6=14", "下一步呢", "未知数的系数是 $2$"],
  ])("goes on after the step that it has shown: %s, %s", (problem, message, question) => {
    expect(lastOf([problem, message], quick)).toContain(question);
    expect(lastOf([problem, message], quick)).not.toMatch(/x = 4/);
  });

  it("asks for the whole question where only a part of one is sent", () => {
    expect(lastOf(["area of a circle with radius 3", "what about the volume?"], quick)).toContain(en.askWhole);
    expect(lastOf(["圆的半径是3，求面积", "体积呢"], quick)).toContain(ch.askWhole);
  });
});
