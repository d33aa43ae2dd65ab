import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";

const right = /that’s right!|对，就是这样|完全正确/;
const isPart = /that’s part of|对了一部分|答案的一部分|不止一个/;
const wrong = /not it yet|还不对/;

describe("factors that are told without what they are equal to", () => {
  it.each([
    ["solve x^2 - 8x + 15 = 0", "(x-3)(x-5)"],
    ["solve x^2 - 8x + 15 = 0", "(x - 5)(x - 3)"],
    ["solve x^2 + x - 12 = 0", "(x+4)(x-3)"],
    ["solve 2x^2 + 7x + 3 = 0", "(2x+1)(x+3)"],
    ["solve x^2 + 6x + 9 = 0", "(x+3)^2"],
    ["solve x^2 + 6x + 9 = 0", "(x+3)(x+3)"],
    ["解方程 x^2 - 8x + 15 = 0", "(x-3)(x-5)"],
  ])("are right: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
    expect(lastOf(messages)).not.toMatch(wrong);
  });

  it.each([
    ["solve x^2 - 8x + 15 = 0", "(x+3)(x+5)"],
    ["solve x^2 - 8x + 15 = 0", "(x-3)(x+5)"],
    ["solve x^2 + x - 12 = 0", "(x-4)(x+3)"],
    ["solve 2x^2 + 7x + 3 = 0", "(x+6)(x+1)"],
    ["solve 2x^2 + 7x + 3 = 0", "(2x+3)(x+1)"],
    ["solve x^2 + 6x + 9 = 0", "(x-3)^2"],
    ["solve x^2 - 8x + 15 = 0", "7"],
    ["解方程 x^2 - 8x + 15 = 0", "(x+3)(x+5)"],
  ])("are wrong where they are: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(right);
  });
});

describe("a number alone that is one solution of two", () => {
  it.each([
    ["Solve |x - 3| = 5", "x=8", "-2"],
    ["Solve |x - 3| = 5", "8", "-2"],
    ["Solve |x - 3| = 5", "-2", "x = 8"],
    ["solve x^2 - 8x + 15 = 0", "x = 3", "5"],
    ["解方程 |x - 3| = 5", "x=8", "-2"],
  ])("is right where it is the other one: %s, %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
  });

  it.each([
    ["Solve |x - 3| = 5", "8"],
    ["Solve |x - 3| = 5", "x = 8", "8"],
    ["solve x^2 - 8x + 15 = 0", "x = 3"],
  ])("is a part of the answer where it is the first: %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(isPart);
    expect(lastOf(messages)).not.toMatch(right);
  });

  it.each([
    ["Solve |x - 3| = 5", "x = 8", "2"],
    ["Solve |x - 3| = 5", "x = 8", "-8"],
  ])("is wrong where it is none: %s, %s, %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(right);
  });
});

const emma = "Emma is 3 years older than Leo. Together they are 21. How old is each?";
const maria = "Maria is 5 years older than Sam. Together they are 27. How old is each?";
const books = "甲、乙两人共有50本书，甲比乙多12本，两人各有多少本？";
const times = "Tom has 3 times as many cards as Ann. Together they have 40. How many does each have?";
const timesInChinese = "小明有的书是小红的3倍，两人共有40本，两人各有多少本？";
const fewer = "Tom is 4 years younger than Ann. Together they are 20. How old is each?";

describe("numbers that are told with whom they belong to", () => {
  it.each([
    [emma, "Leo is 9 and Emma is 12"],
    [emma, "Emma 12, Leo 9"],
    [maria, "Sam 11, Maria 16"],
    [maria, "Maria: 16, Sam: 11"],
    [maria, "11 for Sam and 16 for Maria"],
    [books, "甲31，乙19"],
    [books, "乙19，甲31"],
    [books, "乙有19本，甲有31本"],
    [fewer, "Tom is 8, Ann is 12"],
    [times, "Ann has 10 and Tom has 30"],
    [timesInChinese, "小红10本，小明30本"],
  ])("are the answer in any order: %s %s", (...messages) => {
    expect(lastOf(messages)).toMatch(/all the way to the answer|答案也对了/);
  });

  it.each([
    [emma, "Leo is 12 and Emma is 9"],
    [emma, "Leo 12, Emma 9"],
    [maria, "Sam 16, Maria 11"],
    [maria, "Sam 10, Maria 17"],
    [books, "甲19，乙31"],
    [books, "乙31，甲19"],
    [fewer, "Tom is 12, Ann is 8"],
    [times, "Ann has 30 and Tom has 10"],
    [timesInChinese, "小红30本，小明10本"],
  ])("are wrong where they belong to the other: %s %s", (...messages) => {
    expect(lastOf(messages)).toMatch(wrong);
    expect(lastOf(messages)).not.toMatch(right);
  });
});

it("does not take a comparison for the number of the one who has more", () => {
  expect(lastOf([emma, "Leo is 9 and Emma is 3 years older"])).not.toMatch(wrong);
});

it("opens another problem that is asked about two others", () => {
  expect(lastOf([books, "Anna is 7 years older than Ben. Together they are 33. How old is each?"])).toContain("$7$");
});

const aboutUnit = /number is right.*unit|数算对了，不过单位/;
const car = "A car travels 50 miles per hour for 2 hours. How many miles?";

describe("the right number with another unit", () => {
  it.each([
    ["What is the area of a rectangle 6 m by 4 m?", "24 meters"],
    ["What is the area of a rectangle 8 cm by 5 cm?", "40 cm"],
    ["What is the area of a rectangle 8 cm by 5 cm?", "it's 40 cm."],
    ["What is the perimeter of a rectangle 6 m by 4 m?", "20 square meters"],
    ["What is the volume of a box 2 cm by 3 cm by 4 cm?", "24 cm^2"],
    ["长方形长8厘米，宽5厘米，面积是多少？", "40厘米"],
    ["长方形长8厘米，宽5厘米，面积是多少？", "面积是40厘米"],
    ["How far does a car travel in 2 hours at 50 miles per hour?", "100 km"],
    [car, "100 km"],
    ["convert 5 km to m", "5000 km"],
  ])("is told to be right but for the unit: %s %s", (...messages) => {
    expect(lastOf(messages)).toMatch(aboutUnit);
    expect(lastOf(messages)).not.toMatch(right);
  });

  it.each([
    ["What is the area of a rectangle 6 m by 4 m?", "24 square meters"],
    ["What is the area of a rectangle 6 m by 4 m?", "24"],
    ["What is the area of a rectangle 6 m by 4 m?", "240000 cm^2"],
    ["长方形长8厘米，宽5厘米，面积是多少？", "40平方厘米"],
    [car, "100 miles"],
    ["convert 5 km to m", "5000 m"],
    [car, "100"],
  ])("says nothing of a unit that fits: %s %s", (...messages) => {
    expect(lastOf(messages)).toMatch(right);
    expect(lastOf(messages)).not.toMatch(aboutUnit);
  });

  it.each([
    ["What is the area of a rectangle 6 m by 4 m?", "25 meters"],
    [car, "101 km"],
  ])("is not called right where it is another number: %s %s", (...messages) => {
    expect(lastOf(messages)).not.toMatch(right);
    expect(lastOf(messages)).not.toMatch(aboutUnit);
  });
});
