import { describe, expect, it } from "vitest";
import { lastOf } from "./testing/talk.ts";

describe("an answer in a word", () => {
  it.each([
    ["15是质数还是合数？", "合数"],
    ["15是质数还是合数？", "15是合数吧"],
    ["15是质数还是合数？", "不是质数"],
    ["15是质数还是合数？", "是不是合数？"],
    ["Is 15 prime or composite?", "composite?"],
    ["Is 15 prime or composite?", "composite"],
    ["Is 15 prime or composite?", "it's not a prime"],
    ["Is 13 prime or composite?", "not composite"],
    ["1+2+3+…+50的和是奇数还是偶数?", "不是偶数"],
    ["今天星期三，再过100天是星期几？", "星期五"],
    ["今天星期三，再过100天是星期几？", "我算的是周五"],
    ["Today is Wednesday. What day of the week is it 100 days from now?", "friday"],
    ["1+2+3+…+50的和是奇数还是偶数?", "奇数"],
    ["7/40是有限小数还是无限循环小数？", "有限小数"],
    ["Is 5/12 a terminating or repeating decimal?", "it repeats"],
    ["彩灯按红、黄、蓝的顺序排列，第50盏是什么颜色？", "黄色"],
    ["Beads are strung in the order red, blue, green, over and over. What color is the 50th bead?", "Blue!"],
  ])("is right in whichever of its names: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).toMatch(/that’s right|完全正确/);
  });

  it.each([
    ["15是质数还是合数？", "质数"],
    ["Is 15 prime or composite?", "prime"],
    ["今天星期三，再过100天是星期几？", "星期四"],
    ["1+2+3+…+50的和是奇数还是偶数?", "偶数"],
    ["Beads are strung in the order red, blue, green, over and over. What color is the 50th bead?", "green"],
  ])("is told to be wrong when it is another: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).toMatch(/not it yet|还不对/);
  });

  it.each([
    ["15是质数还是合数？", "质数或者合数"],
    ["1+2+3+…+50的和是奇数还是偶数?", "奇数还是偶数啊"],
    ["15是质数还是合数？", "质数是什么？"],
    ["今天星期三，再过100天是星期几？", "不是星期五"],
  ])("is none where several are said: %s %s", (problem, said) => {
    expect(lastOf([problem, said])).not.toMatch(/完全正确|还不对/);
  });

  it("does not take the place of what a step asks", () => {
    expect(lastOf(["今天星期三，再过100天是星期几？", "2"])).not.toMatch(/还不对/);
  });
});
