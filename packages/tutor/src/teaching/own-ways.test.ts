import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const saidAfter = (messages: string[]) => (talk(messages).at(-1) ?? []).map(({ markdown }) => markdown);
const right = /that’s right!|对，就是这样|完全正确/;
const goesOn = /that’s right!|correct so far|that’s part of|对，就是这样|完全正确|到这里都是对的/;
const wrong = /not it yet|还不对/;

const triangle = "a right triangle has legs 5 and 12, find the hypotenuse";

describe("an answer, however it is said,", () => {
  it.each([
    ["what is 4-9", "negative five"],
    ["what is 4-9", "negative 5"],
    ["solve x+5=2", "I think negative three"],
    ["is 57 prime?", "7", "3"],
    ["is 91 prime?", "9", "yes, 7"],
    ["Solve 5x-3<12", "add 3"],
    ["Solve x-1>4", "add 1 to both sides"],
    ["Solve x+2<5", "subtract 2"],
    ["解不等式 2x+5>1", "两边减5"],
    ["Solve -2x>6", "it flips"],
    ["Solve x^2-6x+8=0", "hint", "-2 and -4"],
    ["Solve x^2-6x+8=0", "(x-2)(x-4)=0"],
    ["what is 5^3", "hint", "multiply 5 three times"],
    ["what is 5^3", "5 times itself 3 times"],
    ["5的3次方是多少", "3个5相乘"],
    ["solve |x-1|=6", "6 or -6"],
    ["solve |x-1|=6", "±6"],
    [triangle, "a^2+b^2=c^2"],
    ["area of a rectangle 8 by 5", "length times width"],
    ["area of a triangle with base 6 and height 4", "half base times height"],
    ["area of a circle with radius 3", "pi times radius squared"],
    ["长方形长8厘米宽5厘米，求周长", "(长+宽)×2"],
    ["长方形长8厘米宽5厘米，求面积", "长乘宽"],
    ["长方形长8厘米宽5厘米，求面积", "长×宽"],
    ["compare 3/5 and 5/8", "24/40 and 25/40", "5/8 is bigger"],
  ])("is right: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it.each([
    ["what is 4-9", "negative six"],
    ["is 57 prime?", "7", "5"],
    ["is 53 prime?", "7", "3"],
    ["Solve 5x-3<12", "subtract 3"],
    ["Solve -2x>6", "it stays the same"],
    ["what is 5^3", "5 times 3"],
    ["长方形长8厘米宽5厘米，求周长", "长×宽"],
    ["area of a triangle with base 6 and height 4", "base times height"],
    ["compare 3/5 and 5/8", "3/5 is bigger"],
  ])("is told to be wrong where it is: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(goesOn);
  });
});

describe("a line of a student’s own way", () => {
  it.each([
    ["a right triangle has legs 3 and 4, find the hypotenuse", "9+16=25"],
    ["a right triangle has legs 3 and 4, find the hypotenuse", "3^2+4^2=25"],
    ["直角三角形两条直角边是3和4，求斜边", "9+16=25"],
    [triangle, "5^2+12^2=c^2"],
    [triangle, "c^2=169"],
    ["Solve x^2-6x+8=0", "x^2-6x=-8"],
    ["What is 2/3 + 1/5?", "10/15 and 3/15"],
    ["What is 3/4 + 1/6?", "9/12 and 2/12"],
    ["3/4+1/6等于多少", "9/12和2/12"],
    ["compare 2/3 and 3/5", "10/15 and 9/15"],
    ["which is bigger, 2/3 or 3/5", "10/15 and 9/15"],
    ["Solve 5x-3<2x+9", "add 3"],
  ])("is heard as a step of the same problem: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(goesOn);
    expect(lastOf(messages)).not.toContain(en.start);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it.each([
    ["What is 2/3 + 1/5?", "10/15 and 3/15", "13/15"],
    [triangle, "c^2=169", "13"],
  ])("leads on to the answer: %s, %s, %s", (...messages) => {
    expect(
      talk(messages)
        .at(-1)
        ?.map(({ kind }) => kind),
    ).toContain("answer");
  });

  it.each([
    ["a right triangle has legs 3 and 4, find the hypotenuse", "9+16=24"],
    ["a right triangle has legs 3 and 4, find the hypotenuse", "3+4=7"],
    ["Solve x^2-6x+8=0", "(x-2)(x+4)=0"],
    [triangle, "c^2=170"],
    ["What is 2/3 + 1/5?", "9/15 and 3/15"],
  ])("is not praised where it is wrong: %s, %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(goesOn);
  });
});

describe("a number that a step undoes", () => {
  it.each([
    ["solve 7x+6=27", "x=6"],
    ["solve 3x+2=17", "x = 2"],
    ["解方程 4x+3=19", "x=3"],
  ])("is a wrong solution where it is said to be the solution: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(goesOn);
  });

  it("is part of the step where it is said alone", () => {
    expect(saidAfter(["solve 7x+6=27", "6"])[0]).toBe(en.part);
  });
});

it("tells who has one solution of two that there is another", () => {
  expect(saidAfter(["solve x^2=25", "5"])).toEqual([en.some]);
  expect(saidAfter(["解方程 x^2=25", "5"])).toEqual([ch.some]);
  expect(lastOf(["solve x^2=25", "5", "-5"])).toMatch(right);
});
