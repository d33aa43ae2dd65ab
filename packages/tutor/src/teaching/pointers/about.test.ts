import { renderMarkdown } from "@dripstone/markdown";
import { describe, expect, it } from "vitest";
import { lastOf } from "../testing/talk.ts";
import { aboutOf } from "./about.ts";
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
    "i dont get it",
    "who is taylor swift",
    "hello there",
    "what is the area of a triangle with base 8 and height 5",
    "solve the equation 3x = 9",
    "为什么",
    "今天真热",
    "find the sum",
  ])("is not taken for something else: %s", (message) => expect(aboutOf(message)).toBeNull());

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
