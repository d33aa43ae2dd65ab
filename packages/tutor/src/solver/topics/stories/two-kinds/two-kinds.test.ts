import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("two kinds of things", () => {
  answersRows([
    ["A farmer has chickens and cows. He counts 30 heads and 86 legs. How many cows does he have?", "13"],
    ["停车场有自行车和三轮车一共 20 辆，总共有 48 个轮子，三轮车有几辆呀", "8"],
    ["A farmer has chickens, cows and pigs. He counts 30 heads and 86 legs. How many cows does he have?", null],
    ["鸡兔同笼，上有35个头，下有95只脚，问鸡兔各几只？", null],
    ["鸡兔同笼，有35个头，94只脚，鸡和兔各有多少只？", "23, 12"],
    ["鸡兔同笼，共有8个头，26条腿，兔有几只？", "5"],
    ["A farmer has chickens and rabbits. There are 35 heads and 94 legs. How many chickens are there?", "23"],
    ["A farmer has chickens and cows. There are 20 animals and 56 legs. How many of each are there?", "12, 8"],
    ["Sam has 20 coins, all nickels and dimes. The coins are worth $1.50. How many dimes does he have?", "10"],
    ["Sam has 12 coins, all dimes and quarters, worth $2.25. How many quarters does he have?", "7"],
    ["小明有5元和2元的人民币共20张，共70元，两种人民币各有多少张？", "10, 10"],
    [
      "Adult tickets cost $8 and child tickets cost $5. A total of 100 tickets were sold for $620. How many adult tickets were sold?",
      "40",
    ],
    ["鸡兔同笼，有35个头，95只脚，鸡和兔各有多少只？", null],
    ["鸡兔同笼，兔比鸡多3只，有94只脚，鸡和兔各有多少只？", null],
    ["Sam has 20 coins worth $1.50. How many dimes does he have?", null],
    [
      "A farmer has chickens and rabbits. There are 35 heads and 94 legs. 3 rabbits run away. How many rabbits are there?",
      null,
    ],
  ]);

  it("finds what was counted", () => {
    for (let chickens = 1; chickens < 30; chickens += 4) {
      const rabbits = ((chickens * 7) % 23) + 1;
      const [heads, legs] = [chickens + rabbits, 2 * chickens + 4 * rabbits];
      expect(solveText(`鸡兔同笼，有${heads}个头，${legs}只脚，鸡和兔各有多少只？`)).toBe(`${chickens}, ${rabbits}`);
    }
  });
});
