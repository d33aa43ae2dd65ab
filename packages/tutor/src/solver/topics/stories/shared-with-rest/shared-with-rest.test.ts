import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("what is shared, and what is left over", () => {
  answersRows([
    ["45 cookies are shared by 7 kids. How many does each kid get and how many are left over?", "6, 3"],
    ["There are 50 candies for 8 kids to share equally. How many does each get? How many are left?", "6, 2"],
    [
      "Mrs. Lee has 85 stickers. She gives 6 to each student until she runs out. How many students get 6 stickers and how many stickers are left?",
      "14, 1",
    ],
    ["Ribbon is 100 cm long. Cut it into pieces of 15 cm. How many pieces, and how much is left over?", "6, 10"],
    ["A book costs $8. Sam has $50. How many books can he buy and how much money is left?", "6, 2"],
    ["38个苹果，每组分5个，可以分几组，还剩几个？", "7, 3"],
    ["有60米布，每套衣服用布7米，可以做几套，还剩几米？", "8, 4"],
    ["一根绳子长50米，每8米剪一段，可以剪几段，还剩多少米？", "6, 2"],
    ["王老师买了45支铅笔，平均奖给6名同学，每人几支？还剩几支？", "7, 3"],
    ["There are 38 kids and each car holds 5. How many cars are needed and how many seats are left?", null],
    ["There are 8 boxes with 50 pens each. How many pens are there and how many are left?", null],
    ["45 cookies are shared by 7 kids after Sam ate 3. How many does each get and how many are left over?", null],
    ["Al shares 45 cookies with 7 friends and himself. How many does each get and how many are left over?", null],
    ["有60米布，每套衣服用布70厘米，可以做几套，还剩几米？", null],
    ["38个苹果，每组分5个，又拿走3个，可以分几组，还剩几个？", null],
    ["一本书60页，每天看7页，看了5天，还剩几页？", null],
  ]);

  it("make the whole again", () => {
    for (let all = 20; all < 60; all += 7) {
      const [each, left] = (solveText(`把${all}块糖平均分给6个小朋友，每人分几块，还剩几块？`) ?? "")
        .split(", ")
        .map(Number);
      expect(6 * (each ?? 0) + (left ?? 0)).toBe(all);
    }
  });
});
