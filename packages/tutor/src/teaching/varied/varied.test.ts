import { describe, expect, it } from "vitest";
import { lastOf, talk } from "../testing/talk.ts";
import words from "../words.json" with { type: "json" };

const { en, ch } = words;
const right = /that’s right!|完全正确/;
const wrong = /not it yet|还不对/;
const isAsked = (told: string) => told.includes(en.askWhole) || told.includes(ch.askWhole);

const rectangle = "A rectangle has length 8 cm and width 5 cm. Find its area.";
const rectangleInChinese = "一个长方形长8厘米,宽5厘米,面积是多少?";
const cage = "鸡兔同笼,共有35个头,94只脚,鸡和兔各有多少只?";
const riddle = "一个数的3倍加上7等于28,这个数是几?";
const dice = "I roll two dice. What is the probability the sum is 7?";

describe("the same problem with something else in it", () => {
  it.each([
    ["solve x^2 = 9", "x=3 or -3", "and if it was x^2=16", "4 and -4"],
    ["Solve 2x + 5 = 13", "what would it be if it was 2x + 5 = 15", "5"],
    ["factor x^2+5x+6", "(x+2)(x+3)", "what about x^2-5x+6", "(x-2)(x-3)"],
    ["计算 3/4 + 1/6", "换成 3/4 - 1/6 呢", "7/12"],
    [rectangle, "40 square centimeters", "what if the width was 12?", "96 square centimeters"],
    [rectangle, "what if the length was ten?", "50 square centimeters"],
    [cage, "要是有100只脚呢", "鸡20只，兔15只"],
    [riddle, "七", "如果等于31呢", "八"],
    [dice, "1/6", "and for 8?", "5/36"],
    ["What is the remainder when 100 is divided by 7", "2", "what about 101", "3"],
    ["How many ways can 4 people sit in a row?", "what if there were 5 people?", "120"],
    [
      "A train goes 180 miles in 3 hours. How far will it go in 5 hours?",
      "300 miles",
      "what if it goes 240 miles",
      "400",
    ],
    ["area of circle radius 3", "9pi", "what about radius 5", "25pi"],
    ["y = 2x+3, what is y when x=4", "11", "when x = 5?", "13"],
    ["The sum of 3 consecutive numbers is 33", "10 11 12", "what if the sum was 36", "11, 12, 13"],
    ["A pizza is cut into 8 slices. Mia eats 3. What fraction is left?", "5/8", "and if she ate 5", "3/8"],
    ["area of a rectangle 6 by 4", "24", "what if it was 7 by 4", "28"],
    ["In a triangle two angles are 50 and 60 degrees. What is the third?", "what if one was 90 instead of 60", "40"],
  ])("is a problem of its own: %s, %s, %s", (...messages) => {
    const asked = lastOf(messages.slice(0, -1));
    expect(asked).not.toMatch(wrong);
    expect(asked).not.toMatch(right);
    expect(lastOf(messages)).toMatch(right);
  });

  it.each([
    [rectangle, "40 square centimeters", "and the perimeter?", "26 cm"],
    [rectangleInChinese, "40", "周长呢", "26厘米"],
    ["圆的半径是4厘米,面积是多少", "16π", "那周长呢", "8π"],
    ["lcm of 4 and 6", "12", "whats the gcf of those", "2"],
    ["How many cm in 2.5 m?", "250cm", "and how many mm", "2500 mm"],
  ])("may be about something else of it: %s, %s, %s", (...messages) => {
    expect(lastOf(messages.slice(0, -1))).not.toMatch(wrong);
    expect(lastOf(messages)).toMatch(right);
  });

  it("says what it was taken for", () => {
    expect(lastOf([rectangle, "what if the width was 12?"])).toMatch(/I read this as: .*width \$12\$/);
  });

  it("goes on from there", () => {
    expect(lastOf([rectangle, "and the perimeter?", "what if the width was 12?", "40 cm"])).toMatch(right);
  });
});

describe("a change that nobody can make out", () => {
  it.each([
    [rectangle, "40 square centimeters", "and if it was 12?"],
    ["What is the 10th term of 3, 7, 11, 15, ...", "39", "and if it started at 5?"],
    ["How many ways can 4 people sit in a row?", "24", "and in a circle?"],
    ["The perimeter of a square is 36. Find the side length.", "9", "and the area?"],
    ["小明语文90分,数学96分,英语84分,平均分是多少?", "90", "要想平均分到92,英语要考多少分"],
  ])("is no answer, and neither right nor wrong: %s, %s, %s", (...messages) => {
    const told = lastOf(messages);
    expect(isAsked(told)).toBe(true);
    expect(told).not.toMatch(wrong);
  });

  it("does not have the answer to it judged by the problem before", () => {
    const after = ["How many ways can 4 people sit in a row?", "24", "and in a circle?"];
    for (const answer of ["6", "24"]) {
      expect(lastOf([...after, answer])).not.toMatch(right);
      expect(lastOf([...after, answer])).not.toMatch(wrong);
    }
  });
});

describe("what only sounds like a change", () => {
  it.each([
    ["solve 3x + 5 = 20", "what if x = 5?"],
    ["What is 15% of 80?", "how about 12?"],
    ["What is 15% of 80?", "what about 12"],
  ])("is judged as an answer while the problem is open: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
  });

  it.each([
    [cage, "如果全是鸡就有70只脚"],
    [cage, "假设全是鸡，那就是70只脚"],
  ])("is a step on the way: %s, %s", (...messages) => {
    const told = talk(messages).at(-1) ?? [];
    expect(told.some(({ markdown }) => markdown.includes("把题目理解为"))).toBe(false);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it("is another problem where all of it is said", () => {
    expect(lastOf(["what is 1/2 + 1/3", "5/6", "what about 1/4 + 1/3", "7/12"])).toMatch(right);
    expect(lastOf([rectangle, "40 square centimeters", "what is 15% of 80?", "12"])).toMatch(right);
  });
});
