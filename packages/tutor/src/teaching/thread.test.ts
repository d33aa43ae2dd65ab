import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const right = /that’s right!|完全正确/;
const wrong = /not it yet|还不对/;
const opens = (messages: string[]) => [en.start, ch.start].some((start) => lastOf(messages).includes(start));

describe("a value on the way", () => {
  it.each([
    ["计算 3/4 + 1/6", "4/10"],
    ["what is 1/2 + 1/3", "its 2/5 i think"],
    ["what is 3/4 - 1/2", "2/2"],
  ])("is no problem of its own, and what went wrong is told: %s, %s", (...messages) => {
    expect(opens(messages)).toBe(false);
    expect(lastOf(messages)).toMatch(/pieces have to be the same size|每一份一样大/);
  });

  it("is told by its percent", () => {
    const problem = "What is 15% of 80";
    expect(lastOf([problem, "10% is 8", "and 5% is 4"])).toContain(en.underWay);
    expect(lastOf([problem, "10% is 8", "and 5% is 4", "so 12"])).toMatch(right);
    expect(lastOf([problem, "10% is 7"])).toMatch(wrong);
  });

  it("is another problem once the answer is found", () => {
    expect(opens(["what is 1/2 + 1/3", "5/6", "simplify 4/10"])).toBe(true);
  });
});

describe("one of several that are compared", () => {
  const problem = "Which is bigger: 3/4 or 5/7?";
  it.each(["first", "the first one", "its the first one i think", "the former", "第一个", "前面那个"])(
    "is right: %s",
    (said) => {
      expect(lastOf([problem, said])).toMatch(right);
    },
  );
  it.each(["the second one", "second", "the last one", "后者"])("is wrong: %s", (said) => {
    expect(lastOf([problem, said])).toMatch(wrong);
  });
  it("is nothing where nothing is compared", () => {
    const told = lastOf(["solve 3x + 5 = 20", "the second one"]);
    expect(told).not.toMatch(right);
    expect(told).not.toMatch(wrong);
  });
});

describe("after working has been checked", () => {
  const bracket = "Check my work: 2(x+3) = 14\n2x + 3 = 14\n2x = 11\nx = 5.5";
  it.each([
    [bracket, "x=4"],
    [bracket, "so 2x+6=14", "x=4"],
    ["check my work\n1/2 + 1/3\n= 2/5", "5/6"],
    ["can you check this? 12 - 3*2 = 9*2 = 18", "oh its 6"],
    ["检查一下我的过程\n解方程 3(x-2)=12\n3x-2=12\n3x=14\nx=14/3", "x=6"],
  ])("the answer to its problem is heard: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
  });

  it("a wrong answer stays wrong", () => {
    expect(lastOf([bracket, "x=7"])).toMatch(wrong);
  });

  it.each([
    [bracket, "why is it wrong"],
    [bracket, "how should i do it"],
    [bracket, "where did i go wrong?"],
    ["检查一下我的过程\n解方程 3(x-2)=12\n3x-2=12\n3x=14\nx=14/3", "哪里错了"],
  ])("a question is about that problem: %s, %s", (...messages) => {
    const told = talk(messages).at(-1) ?? [];
    expect(told.some(({ kind }) => kind === "question" || kind === "hint")).toBe(true);
    expect(told.some(({ markdown }) => markdown === en.sendWork || markdown === ch.sendWork)).toBe(false);
  });

  it("right working has found the answer", () => {
    const messages = ["Check my work: 3x + 5 = 20\n3x = 15\nx = 5", "another one"];
    expect(lastOf(messages)).toContain(en.practice);
  });
});

describe("an answer in a child's words", () => {
  const trip = "A train leaves at 3:15 and arrives at 5:40. How long is the trip?";
  it.each([
    [trip, "2:25"],
    [trip, "2h25m"],
    [trip, "2 hours 25 min"],
    ["一个三角形的底是10厘米,高是6厘米,求面积", "忘了除以2,30"],
    ["甲数是乙数的3倍,甲乙的和是60,求甲乙各多少", "乙15甲45"],
    ["find the area of a triangle with base 10 and height 6", "oh i forgot to halve it, 30"],
  ])("is right: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
  });

  it.each([
    [trip, "2:35"],
    [trip, "3:25"],
    ["一个三角形的底是10厘米,高是6厘米,求面积", "忘了除以2,20"],
    ["甲数是乙数的3倍,甲乙的和是60,求甲乙各多少", "乙45甲15"],
  ])("is not right: %s, %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(right);
  });

  it("is heard by the line that a student has found himself", () => {
    const own = ["Solve x/3 + 2 = 7", "x/3 = 5"];
    expect(lastOf(own)).toContain(en.soAnswer);
    expect(lastOf([...own, "times 3"])).not.toMatch(wrong);
    expect(lastOf([...own, "times 3", "15"])).toMatch(right);
    expect(lastOf([...own, "14"])).toMatch(wrong);
  });

  it("is a part where one side of the equation is simplified", () => {
    expect(lastOf(["Solve 3(x+2) = 2x + 10", "3x+6"])).toContain(en.part);
    expect(lastOf(["Solve 3(x+2) = 2x + 10", "3x+2"])).not.toContain(en.part);
  });
});

describe("a question about the way", () => {
  const done = ["Solve 3x + 7 = 22", "5"];
  it("shows the step that is meant, alone", () => {
    const told = lastOf([...done, "I don't get step 2"]);
    expect(told).toContain("step 2 by itself");
    expect(told).toContain("Divide both sides by $3$");
    expect(told).not.toContain("Subtract $7$");
    expect(lastOf([...done, "第一步没看懂"], { language: "ch" })).toContain("第 1 步");
  });

  it("gives nothing away before an attempt", () => {
    expect(lastOf(["Solve 3x + 7 = 22", "I don't get step 2"])).not.toMatch(/x = 5/);
    expect(lastOf(["Solve 3x + 7 = 22", "do it another way"])).not.toMatch(/x = 5/);
  });

  it("says honestly that there is no other way", () => {
    expect(lastOf([...done, "do it another way"])).toContain(en.otherWayDone);
    expect(lastOf([...done, "换一种方法"], { language: "ch" })).toContain(ch.otherWayDone);
    expect(lastOf(["Solve 3x + 7 = 22", "do it another way"])).toContain(en.otherWay);
  });

  it("is never judged as an answer", () => {
    for (const said of ["what does x/4 mean", "give me a harder one", "do it another way", "换一种方法"]) {
      const told = lastOf(["solve x/4 = 3", said]);
      expect(told).not.toMatch(right);
      expect(told).not.toMatch(wrong);
    }
  });
});

describe("anger", () => {
  it("is met kindly, and the problem stays", () => {
    const told = lastOf(["solve 3x + 5 = 20", "ur so dumb"]);
    expect(told).toContain(en.annoyed);
    expect(told).toContain("What undoes that?");
    expect(lastOf(["解方程 3x+5=20", "你怎么这么笨"])).toContain(ch.annoyed);
    expect(lastOf(["solve 3x + 5 = 20", "5", "lol ur dumb"])).toContain(en.annoyedDone);
    expect(lastOf(["you are useless"])).toContain(en.annoyedDone);
  });

  it("at oneself is something else", () => {
    expect(lastOf(["solve 3x + 5 = 20", "im so dumb"])).toContain(en.discouraged);
    expect(lastOf(["solve 3x + 5 = 20", "no i wont try"])).toContain(en.discouraged);
  });
});
