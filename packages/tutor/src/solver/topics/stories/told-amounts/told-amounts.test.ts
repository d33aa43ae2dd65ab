import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("amounts and ages told clause by clause", () =>
  answersRows([
    ["Three years ago Maya was half as old as her brother Dev. Dev is 15 now. How old is Maya?", "9"],

    ["Four years ago Sam was twice as old as Ann. The sum of their ages now is 35. How old is Sam now?", "22"],
    ["5 年前爸爸的年龄是小华的 7 倍，今年爸爸 40 岁，小华今年多少岁？", "10"],
    ["In 6 years, Leo will be three times as old as he was 4 years ago. How old is Leo now?", "9"],
    [
      "Anna and Beth have 84 stickers. Anna has 3 times as many as Beth. How many more stickers does Anna have than Beth?",
      "42",
    ],
    ["甲、乙、丙三个数的和是 100，甲是乙的 2 倍，丙比乙多 20，乙是多少？", "20"],
    ["A pen and a notebook cost $11 together. The notebook costs $5 more than the pen. What does the pen cost?", "3"],
    [
      "Tom is 4 years older than Kim. In 5 years Tom will be twice as old as Kim was 3 years ago. How old is Kim now?",
      "15",
    ],
    [
      "Mom is 3 times as old as Lily. In 12 years, Mom will be twice as old as Lily. How old will Mom be in 12 years?",
      "48",
    ],
    ["10 years ago, Maria was half as old as Pablo. Pablo is 34 now. How old is Maria?", "22"],
    [
      "Zoe, Max and Ben have 60 cards. Zoe has twice as many cards as Max. Ben has 4 more cards than Max. How many cards does Ben have?",
      "18",
    ],
    ["爸爸比小明大 28 岁，3 年后爸爸的年龄是小明的 3 倍，小明今年几岁？", "11"],
    ["今年哥哥比弟弟大 6 岁，4 年前哥哥的年龄是弟弟的 2 倍，弟弟今年多少岁？", "10"],
    ["甲、乙、丙三人共有 120 元，甲比乙多 10 元，丙是乙的 2 倍，丙有多少元？", "55"],
    ["一支钢笔比一本书贵 4 元，钢笔和书一共 30 元，书多少元", "13"],
    ["三个班共植树 100 棵，一班比二班多 10 棵，三班是二班的 2 倍，二班植树多少棵", null],
    [
      "Sam gave Ann 5 stickers. Sam has twice as many as Ann. They have 30 stickers. How many stickers does Sam have?",
      null,
    ],
    ["Sam is twice as old as Ann. How old is Sam?", null],
    ["Anna and Beth have 85 stickers. Anna has 3 times as many as Beth. How many stickers does Anna have?", null],
    ["The sum of their ages was 35 when Sam was twice as old as Ann. How old is Sam now?", null],
  ]));
