import { describe, expect, it } from "vitest";
import { asksToPractice, problemToPractice } from "./practice-topics.ts";
import { lastOf } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;

describe("a problem to practice", () => {
  it.each([
    ["Give me a practice problem about fractions", "fraction"],
    ["can i practice solving equations", "equation"],
    ["quiz me on times tables", "times"],
    ["I want to do some percent problems", "percent"],
    ["出一道分数的题给我做", "分数"],
    ["我想练一练解方程的题", "方程"],
  ])("is posed where its kind is named: %s", (said) => {
    expect(asksToPractice(said)).toBe(true);
    const told = lastOf([said]);
    expect([en.practiceFirst, ch.practiceFirst].some((words) => told.includes(words))).toBe(true);
    expect(lastOf([said, "hint please"])).not.toContain(en.unsure["which-problem"]);
  });

  it("is judged, and another one is like it", () => {
    const practice = ["give me a problem about percents"];
    expect(lastOf(practice)).toContain("$15\\%$ of $80$");
    expect(lastOf([...practice, "12"])).toContain("that’s right!");
    expect(lastOf([...practice, "15"])).toContain(en.wrong);
    expect(lastOf([...practice, "12", "another one"])).toContain(en.practice);
    expect(lastOf([...practice, "12", "another one"])).not.toContain("$15\\%$ of $80$");
    expect(lastOf([...practice, "12", "give me a problem about percents"])).not.toContain("$15\\%$ of $80$");
  });

  it("is about percents, and not fractions, where 百分数 are named", () => {
    expect(lastOf(["出一道百分数的题"], { language: "ch" })).toContain("15\\%");
  });

  it("is asked back for where no kind is named", () => {
    expect(lastOf(["give me a problem"])).toContain(en.whichTopic);
    expect(lastOf(["给我出几道题"], { language: "ch" })).toContain(ch.whichTopic);
    expect(lastOf(["give me a problem", "percents please"])).toContain(en.practiceFirst);
  });

  it("is of another kind, while one is open, where that is named", () => {
    expect(lastOf(["solve 3x + 5 = 20", "give me a problem about percents"])).toContain("$15\\%$ of $80$");
  });

  it("can be made of everything that is named", () => {
    for (const topic of [
      "geometry",
      "primes",
      "gcf",
      "lcm",
      "averages",
      "probability",
      "ratios",
      "square roots",
      "exponents",
      "数列",
      "行程",
    ])
      expect(problemToPractice(topic)).not.toBeNull();
  });
});

describe("no problem to practice", () => {
  it.each([
    "what is a fraction?",
    "i need help with my homework",
    "give me the answer",
    "give me a hint",
    "分数是什么",
  ])("is wanted by: %s", (said) => {
    expect(asksToPractice(said)).toBe(false);
  });

  it("is posed to who asks what a word means", () => {
    expect(lastOf(["what is a fraction?"])).not.toContain(en.practiceFirst);
  });
});

describe("who asks about the tutor", () => {
  it("hears that it is a program", () => {
    expect(lastOf(["are u a real person?"])).toContain("not a person");
    expect(lastOf(["solve 3x + 5 = 20", "你是真人吗"])).toContain(ch.self);
  });
});
