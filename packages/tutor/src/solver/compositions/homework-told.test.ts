import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("plain homework", () =>
  answersRows([
    ["25%的120是多少？", "30"],
    ["两地相距360千米，4小时行完，平均每小时行多少千米？", "90"],
    ["甲、乙两地相距360千米，一辆汽车4小时行完全程，平均每小时行多少千米？", "90"],
    ["两地相距360千米，4小时行完，平均每分钟行多少千米？", null],
    ["两地相距360千米，4小时行完一半，平均每小时行多少千米？", null],
    ["24颗糖分给妹妹三分之一还剩多少", "16"],
    ["小明有24颗糖，分给妹妹1/3，还剩多少颗？", "16"],
    ["小明有25颗糖，分给妹妹1/3，还剩多少颗？", null],
    ["小明每分钟走60米，15分钟走到学校，家离学校多远？", "900"],
    ["小红每分钟走50米，走了12分钟到学校，她家离学校有多远？", "600"],
    ["A is 3 times B and A + B = 48", "A = 36, B = 12"],
    ["x is twice y and x + y = 18", "x = 12, y = 6"],
    ["A pizza has 8 slices, 3 are eaten, what fraction is left", "5/8"],
    ["A pizza is cut into 8 equal slices. Tom ate 3 slices. What fraction of the pizza is left?", "5/8"],
    ["A pizza has 8 slices, 9 are eaten, what fraction is left", null],
    ["The angles of a triangle are x, 2x, and 3x. Find x.", "x = 30"],
    ["The angles of a triangle are x, 2x, and 3x. Find each angle.", "30, 60, 90"],
    ["The angles of a triangle are x, x + 20, and x + 40. Find x.", "x = 40"],
    ["The angles of a triangle are x, x + 20, and x + 40. Find each angle.", null],
    ["一个三角形的三个内角分别是x、2x、3x，求x", "x = 30"],
    [
      "Two similar triangles have ratio 2:3. A side of the small one is 8, find the matching side of the large one",
      "12",
    ],
    [
      "Two similar triangles have ratio 2:3. A side of the large one is 12, find the matching side of the other one",
      "8",
    ],
    [
      "Two similar triangles have ratio 2:3. A side of the small one is 8, find the matching side of the small one",
      null,
    ],
    ["Two similar triangles have sides in the ratio 2:3. What is the ratio of their areas?", "4:9"],
    ["两个相似三角形的相似比是2:3，周长比是多少？", "2:3"],
    ["3 for $2, how much for 12", "8"],
    ["Apples are 3 for $2. How much do 12 cost?", "8"],
    ["3 for $2, how much for 13", null],
    ["一个游泳池，单开甲管10小时注满，单开乙管15小时注满，同时打开两管，几小时可以注满？", "6 hours"],
    ["一个游泳池，单开甲管10小时注满，单开乙管15分钟注满，同时打开两管，几小时可以注满？", null],
  ]));
