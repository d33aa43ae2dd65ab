import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("best buys", () => {
  answersRows([
    ["Which is the better buy: 6 cans for $4.50 or 8 cans for $5.60?", "8"],
    ["Which is the better deal, 3 bottles for $4 or 5 bottles for $7?", "3"],
    ["同样的牛奶，3盒12元，5盒19元，哪种更便宜？", "5"],
    ["Which is the better buy: 6 cans for $4.50 or 8 cans for $6?", null],
    ["Which is the better buy: 6 cans for $4.50 or 8 cans?", null],
    ["Which is the better buy: 12 ounces for $4 or 3 liters for $5?", null],
  ]);

  it("are those of the lower price for each", () => {
    for (let cents = 10; cents < 90; cents += 7)
      expect(solveText(`Which is the better buy: 4 cans for $2 or 6 cans for $${(cents * 6) / 100}?`)).toBe(
        cents < 50 ? "6" : "4",
      );
  });
});
