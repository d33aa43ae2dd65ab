import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("shopping", () => {
  answersRows([
    ["Movie tickets are $9 and popcorn is $4.50. How much do 3 tickets and 2 popcorns cost?", "36"],
    ["Sue had $50. She bought 3 books at $8.50 each. How much is left?", "24.5"],
    ["Lin bought 3 pens at $2 each and 2 notebooks at $4.50 each. How much did she spend in all?", "15"],
    ["Apples cost $1.20 each and oranges cost 80 cents each. What is the cost of 5 apples and 4 oranges?", "9.2"],
    ["Max buys 4 sandwiches for $5.25 each. He pays with a $50 bill. How much change does he get?", "29"],
    [
      "A pencil costs 35 cents and an eraser costs 20 cents. Tia buys 4 pencils and 3 erasers. How much change from $5?",
      "3",
    ],
    ["A stamp costs 10 cents. How many stamps can you buy with $3?", "30"],
    ["A notebook costs $4. How many notebooks can Ben buy with $30?", "7"],
    [
      "Mom bought 2.5 pounds of grapes at $3 per pound and 4 pounds of apples at $1.50 per pound. How much did she pay?",
      "13.5",
    ],
    ["Tickets cost $12 for adults and $7 for children. How much for 2 adults and 3 children?", "45"],
    [
      "Joe has $20. He buys 2 sandwiches that cost $4.75 each and a drink for $1.50. How much money does he have left?",
      "9",
    ],
    ["妈妈买了3千克苹果和2千克梨，苹果每千克8元，梨每千克6元，一共花了多少钱？", "36"],
    ["苹果每千克6元，买3千克付50元，应找回多少元？", "32"],
    ["小明买了3支铅笔，每支2元，又买了2本本子，每本5元，一共花了多少元？", "16"],
    ["一本书12元，买5本这样的书，付100元，应找回多少钱？", "40"],
    ["铅笔每支0.8元，橡皮每块1.5元，小红买6支铅笔和2块橡皮，一共要付多少钱？", "7.8"],
    ["妈妈带了100元去超市，买了4千克大米，每千克5.8元，还剩多少钱？", "76.8"],
    ["一支钢笔8元，50元最多可以买几支钢笔？", "6"],
    ["A dozen eggs cost $3. How much do 30 eggs cost?", "7.5"],
    ["A dozen eggs cost $3. How much do 4 dozen eggs cost?", "12"],
    // Discounts, taxes, two buyers, another thing, another unit, and too little money.
    ["Lin bought 3 pens at $2 each with a 10% discount. How much did she spend in all?", null],
    ["Lin bought 3 pens at $2 each plus 8% tax. How much did she spend in all?", null],
    ["Lin bought 3 pens at $2 each. Tom bought 2 books at $5 each. How much did Lin spend?", null],
    ["Movie tickets are $9 and popcorn is $4.50. How much do 3 tickets and 2 drinks cost?", null],
    ["Grapes cost $3 per pound. How much do 4 ounces of grapes cost?", null],
    ["Sue had $20. She bought 3 books at $8.50 each. How much is left?", null],
    ["Sue had $50. She bought 3 books at $8.50 each. How much more does she need for a $30 bag?", null],
    ["铅笔每支0.8元，买5支送1支，小红买6支铅笔，一共要付多少钱？", null],
    ["小明买了3支铅笔，每支2元，小红买了2本本子，每本5元，小明花了多少元？", null],
    ["一本书12元，买5本这样的书，打八折，一共要付多少钱？", null],
  ]);

  it("give the change that is missing to the money", () => {
    for (let price = 2; price <= 9; price++) {
      const rest = solveText(`Ana bought 6 cups at $${price} each and paid with $100. How much change did she get?`);
      expect(rest).toBe(`${100 - 6 * price} dollars`);
    }
  });
});
