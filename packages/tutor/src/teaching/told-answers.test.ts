import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";

const cage = "A farmer has chickens and cows. There are 28 animals and 82 legs. How many of each are there?";
const cageCh = "鸡和兔关在同一个笼子里,从上面数有28个头,从下面数有82只脚,鸡和兔各有几只?";

describe("an answer as people tell it", () => {
  it.each([
    [cageCh, "鸡15只，兔13只"],
    [cageCh, "15只鸡13只兔子"],
    [cageCh, "兔13只，鸡15只"],
    [cage, "15 chickens and 13 cows"],
    [cage, "13 cows, 15 chickens"],
    ["Divide 360 in the ratio 2:3:5.", "72 108 and 180"],
    ["Which pair of twin primes lies between 60 and 80?", "71 and 73"],
    ["Write 1944 in Roman numerals.", "mcmxliv"],
    ["What quadrant is (-3, 4) in?", "the second"],
    ["What quadrant is (-3, 4) in?", "II"],
    ["calculate lcm(6, 8) days after March 1", "March 25th"],
    ["calculate lcm(6, 8) days after March 1", "the 25th of March"],
    ["小红每6天去一次图书馆,小刚每8天去一次,3月1日他们同时去了,下一次同去是几月几日?", "3月25日"],
    ["solve 4(x-1)=4x-4", "infinitely many"],
    ["solve 2x+3>7", "greater than 2"],
    ["解不等式 2x+3>7", "x大于2"],
    ["长方形周长54米，长是宽的2倍，长和宽各是多少", "宽9米，长18米"],
  ])("is right: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).toMatch(/that’s right|完全正确/);
  });

  it.each([
    [cageCh, "鸡13只，兔15只"],
    [cage, "13 chickens and 15 cows"],
    ["Write 1944 in Roman numerals.", "MCMXLVI"],
    ["What quadrant is (-3, 4) in?", "third"],
    ["calculate lcm(6, 8) days after March 1", "March 26"],
    ["小红每6天去一次图书馆,小刚每8天去一次,3月1日他们同时去了,下一次同去是几月几日?", "4月25日"],
    ["solve 2x+3>7", "less than 2"],
    ["solve 2x+3>7", "at least 2"],
    ["长方形周长54米，长是宽的2倍，长和宽各是多少", "长9米，宽18米"],
  ])("is not right: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).not.toMatch(/that’s right|完全正确/);
  });

  it.each([
    [cage, "28*2=56"],
    [cage, "15-13=2"],
    ["Divide 360 in the ratio 2:3:5.", "2+3+5=10"],
  ])("is none in a calculation: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).not.toMatch(/all the way to the answer|答案也对了/);
  });
});

it.each([
  ["This season Keisha made 42 of her 56 free throws. What percent did she make?", "75"],
  ["What percent of 80 is 20?", "25"],
  ["solve 3x+5=17", "the answer is 4"],
  ["solve 3x+5=17", "the solution is x = 4"],
  ["solve 2x+9=1", "-4"],
])("takes a short answer for what it says: %s %s", (problem, said) => {
  expect(lastOf([problem, said])).toMatch(/that’s right|完全正确/);
});

it.each(["what is the answer", "the answer is what?", "just tell me the answer please", "the answer"])(
  "does not take a wish for an answer: %s",
  (said) => expect(lastOf(["solve 3x+5=17", said])).toContain("show me what you’ve tried"),
);
