import { describe, expect, it } from "vitest";
import { lastOf, talk } from "./testing/talk.ts";
import words from "./words.json" with { type: "json" };

const { en, ch } = words;
const kindsAfter = (messages: string[]) => (talk(messages).at(-1) ?? []).map(({ kind }) => kind);
const goesOn = /that’s right!|correct so far|对，就是这样|到这里都是对的/;
const opens = (messages: string[]) => [en.start, ch.start].some((start) => lastOf(messages).includes(start));

const triangle = "A right triangle has legs 8 and 15. What is the hypotenuse?";
const leg = "A right triangle has hypotenuse 13 and one leg 5. What is the other leg?";
const apart = "What is the distance between (1,2) and (4,6)?";
const threeNumbers = "The sum of three consecutive integers is 48. Find them.";
const pool = "A pool can be filled by one pipe in 6 hours and by another in 3 hours. How long does it take with both?";
const apples = "Maria has 3 times as many apples as Tom. Together they have 48. How many does Tom have?";

describe("a calculation or an equation of a student’s own, while a problem is open,", () => {
  it.each([
    [triangle, "64 + 225", "289", "17"],
    [triangle, "8*8+15*15", "289", "17"],
    [leg, "169-25", "144", "12"],
    [apart, "9+16", "25", "5"],
    ["求点(1,2)到点(4,6)的距离", "3^2+4^2", "25", "5"],
    ["直角三角形的两条直角边是8和6，求斜边", "64+36", "100", "10"],
    ["simplify sqrt(50)", "25*2", "50", "5sqrt(2)"],
    ["化简√48", "16×3", "48", "4√3"],
    ["计算 1.25×32×0.25", "4×8", "32", "10"],
    [threeNumbers, "n + n+1 + n+2 = 48", "n = 15", "15, 16, 17"],
    [apples, "x+3x=48", "12"],
    ["鸡兔同笼，头10个，脚28只，兔有几只", "2x+4(10-x)=28", "x=6", "4"],
    ["2的8次方除以5余几", "2的8次方是256", "余数是1"],
    ["2的8次方除以5余几", "256÷5=51余1", "1"],
    ["What is the remainder when 2^8 is divided by 5?", "2^8=256", "256/5=51 r 1", "1"],
    [
      "One pipe fills a pool in 6 hours and another fills it in 3 hours. How long do they take together?",
      "1/6 + 1/3",
      "1/2",
      "2 hours",
    ],
    [pool, "1/6 + 1/3", "1/2", "2 hours"],
  ])("is work on it, and leads to its answer: %s, %s", (...messages) => {
    for (const count of messages.slice(2).keys()) {
      const said = messages.slice(0, count + 2);
      expect(lastOf(said)).toMatch(goesOn);
      expect(kindsAfter(said)).not.toContain("answer");
    }
    expect(kindsAfter(messages)).toContain("answer");
  });

  it.each([
    [triangle, "64+15"],
    [triangle, "8+15"],
    [triangle, "64 + 225 = 279"],
    ["2的8次方除以5余几", "2的8次方是255"],
    ["2的8次方除以5余几", "256÷5=50余1"],
    ["2的8次方除以5余几", "256÷5=51余2"],
    ["2的8次方除以5余几", "256÷3=85余1"],
    [pool, "1/3 - 1/6"],
    ["A rectangle is 8 by 5. What is the area?", "8+5"],
  ])("is not praised where it leads nowhere: %s, %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(goesOn);
    expect(kindsAfter(messages)).not.toContain("answer");
    expect(opens(messages)).toBe(false);
  });

  it.each([
    [triangle, "64 + 225", "279"],
    [triangle, "64 + 225", "the answer is 289"],
    [threeNumbers, "n + n+1 + n+2 = 48", "n = 14"],
    [triangle, "64 + 225", "289", "19"],
  ])("makes no wrong result right: %s, %s, %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(goesOn);
    expect(kindsAfter(messages)).not.toContain("answer");
  });

  it.each([
    [triangle, "12+30"],
    [triangle, "3*7"],
    [triangle, "3/4+1/6"],
    [triangle, "What is 64 + 225?"],
    ["What is 2/3 + 1/5?", "3/4+1/6"],
    ["What is 2/3 + 1/5?", "4+9"],
    ["solve 2x+5=13", "3x-7=8"],
    ["simplify sqrt(50)", "simplify sqrt(48)"],
    [apples, "4x=52"],
    [triangle, "17", "64 + 225"],
  ])(
    "is another problem where it has nothing to do with it, asks, or nothing is left to be done: %s, %s",
    (...messages) => {
      expect(opens(messages)).toBe(true);
    },
  );
});
