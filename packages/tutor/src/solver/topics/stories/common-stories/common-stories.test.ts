import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("common multiples and factors in stories", () => {
  answersRows([
    ["把 48 块糖和 36 块巧克力平均分给一些小朋友，正好分完，最多能分给几个小朋友？", "12"],
    [
      "I have 48 apples and 36 oranges and want to make identical bags with nothing left over. What's the most bags I can make?",
      "12",
    ],
    ["1路车每 10 分钟发一班，2路车每 15 分钟发一班，下一次发车是多少分钟后？", null],
    [
      "Two buses leave the station at 8:00. One leaves every 12 minutes and the other every 18 minutes. After how many minutes do they leave together again?",
      "36",
    ],
    [
      "A teacher has 48 pencils and 36 erasers. What is the greatest number of identical bags she can make with nothing left over?",
      "12",
    ],
    ["两根铁丝长36米和60米，要截成同样长的小段且没有剩余，每段最长多少米？", "12"],
    ["甲每4天去一次图书馆，乙每6天去一次，今天他们都去了，至少再过几天他们又同时去？", "12"],
    ["One bus leaves every 12 minutes and the other every 18 minutes. How many buses leave?", null],
    ["两根绳子长48米和60米，剪成同样长的小段不许有剩余，每段尽量长，一共能剪几段", "9"],
    ["两根绳子长48米和60米，剪成同样长的小段不许有剩余，一共能剪几段", null],
    ["两根绳子长48米和60米，剪成同样长的小段不许有剩余，最少能剪几段", "9"],
    [
      "把一张长60厘米宽45厘米的长方形纸裁成同样大小的正方形且没有剩余，正方形边长最大是多少厘米，能裁多少个？",
      "15, 12",
    ],
    [
      "Two ribbons are 36 inches and 48 inches long. They are cut into equal pieces that are as long as possible with none left over. How many pieces are there altogether?",
      "7",
    ],
  ]);

  it("is the first time that both divide", () => {
    for (let days = 2; days <= 12; days++) {
      const found = Number(solveText(`甲每${days}天去一次，乙每6天去一次，再过几天他们又同时去？`)?.split(" ")[0]);
      expect([found % days, found % 6, found <= 6 * days]).toEqual([0, 0, true]);
    }
  });
});
