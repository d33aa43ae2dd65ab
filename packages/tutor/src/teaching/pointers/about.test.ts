import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { lastOf } from "../testing/talk.ts";
import { aboutOf, schoolWordOf } from "./about.ts";
import pointers from "./pointers.json" with { type: "json" };

describe("what children ask about most", () => {
  it.each([
    ["how do I write a for loop in Python", "for-loop"],
    ["my loop doesn't stop", "endless-loop"],
    ["什么是变量", "variable"],
    ["what is a variable?", "variable"],
    ["how do i make random numbers in python", "random"],
    ["i keep getting a syntax error", "error"],
    ["我想学编程", "learn-coding"],
    ["what's a metaphor", "metaphor"],
    ["声调怎么读", "tones"],
    ["的、得、地怎么区分", "de-particles"],
    ["its or it's?", "its"],
    ["What’s a noun", "parts-of-speech"],
    ["how do i prepare for the AMC 10", "amc"],
    ["what does perimeter mean", "area-perimeter"],
    ["i don't know what a denominator is", "fraction-parts"],
    ["什么是最大公因数", "gcf-lcm"],
    ["勾股定理是什么", "pythagoras"],
  ])("is heard: %s", (message, about) => expect(aboutOf(message)).toBe(about));

  it.each([
    ["fractions", "fraction-parts"],
    ["what is a fraction?", "fraction-parts"],
    ["i need help with fractions", "fraction-parts"],
    ["How do I add fractions?", "fraction-sums"],
    ["分数怎么加？", "fraction-sums"],
    ["how do i divide fractions", "fraction-products"],
    ["怎么化简分数", "fraction-simplify"],
    ["what is a prime number?", "prime"],
    ["什么是质数", "prime"],
    ["质数", "prime"],
    ["how do you find the area of a triangle?", "area-triangle"],
    ["三角形的面积怎么求？", "area-triangle"],
    ["一个三角形的面积怎么求", "area-triangle"],
    ["how do i find the slope of a line", "slope"],
    ["怎么求最小公倍数", "gcf-lcm"],
    ["小数不会", "decimal"],
    ["圆的周长怎么算", "circle"],
    ["explain decimals please", "decimal"],
  ])("is heard where no problem is worked on: %s", (message, about) => expect(schoolWordOf(message)).toBe(about));

  it.each(["composite", "质数", "circle", "the area of a triangle"])("takes no answer for a question: %s", (message) =>
    expect(aboutOf(message)).toBeNull(),
  );

  it.each([
    "i dont get it",
    "who is taylor swift",
    "hello there",
    "what is the area of a triangle with base 8 and height 5",
    "solve the equation 3x = 9",
    "为什么",
    "今天真热",
    "find the sum",
    "find the area of the shaded region",
    "how do I find the area of the shaded part of the figure",
    "add 1/2 and 1/3",
    "the circle game is fun",
    "我不会做这道题",
    "how many are left",
    "求阴影部分的面积",
  ])("is not taken for something else: %s", (message) => {
    expect(aboutOf(message)).toBeNull();
    expect(schoolWordOf(message)).toBeNull();
  });

  it("is told in both languages, in Markdown that can be drawn", () => {
    expect(Object.keys(pointers.ch)).toEqual(Object.keys(pointers.en));
    for (const said of [pointers.en, pointers.ch])
      for (const markdown of Object.values(said)) {
        expect(markdown.length).toBeLessThan(700);
        expect(renderMarkdown(markdown, { images: "/none/" })).not.toMatch(/katex-error|\$/);
      }
  });

  it("stands aside for what the site has, and leads back to the problem", () => {
    const passages = [{ title: "Loops", text: "A loop repeats." }];
    const asked = ["what is a loop"];
    expect(lastOf(asked, { section: "computer-science", passages })).toContain("A loop repeats.");
    expect(lastOf(asked, { section: "computer-science" })).toContain("repeat some lines");
    expect(lastOf(["what is 1/4 + 1/3", "what is a common denominator"])).toMatch(
      /least common multiple[\s\S]*back to our problem/,
    );
  });
});
