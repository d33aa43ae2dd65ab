import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("three that share in a ratio", () =>
  answersRows([
    [
      "A prize of $600 is split among three friends in the ratio 1:2:3. How much does the one with the largest share get?",
      "300",
    ],
    ["三个班按 3:4:5 分 240 本书，最多的班分到多少本？", "100"],

    ["The ratio of red, blue and green marbles is 2:3:5. There are 60 marbles. How many are green?", "30"],
    ["Ana, Ben and Cy share $72 in the ratio 2:3:4. How much does Ben get?", "24"],
    ["甲、乙、丙三个数的比是 2:3:4，它们的和是 90，乙是多少", "30"],
    ["红球、黄球、白球的个数比是 5:3:2，共有 50 个，黄球有多少个", "15"],
    ["The ratio of red, blue and green marbles is 2:3:5. There are 60 marbles and 5 boxes. How many are green?", null],
    [
      "The ratio of red, blue and green marbles is 2:3:5. There are 60 marbles. 10 green ones are taken out. How many are green?",
      null,
    ],
    ["甲、乙、丙三个数的比是 2:3:4，它们的平均数是 30，乙是多少", "30"],
    ["The ratio of red to blue marbles is 2:3:5. There are 60 marbles. How many are green?", null],
  ]));
