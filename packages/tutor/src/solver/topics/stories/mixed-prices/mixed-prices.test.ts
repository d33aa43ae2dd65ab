import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("mixtures of two prices", () => {
  answersRows([
    [
      "A grocer mixes 4 pounds of nuts costing $3 a pound with 6 pounds of nuts costing $8 a pound. What is the price per pound of the mixture?",
      "6",
    ],
    ["甲种糖每千克20元，乙种糖每千克30元，用3千克甲种糖和2千克乙种糖混合，混合后每千克多少元？", "24"],
    [
      "A grocer mixes 4 pounds of nuts costing $3 a pound with 6 pounds of nuts costing $8 an ounce. What is the price per pound of the mixture?",
      null,
    ],
    [
      "A grocer mixes nuts costing $3 a pound with 6 pounds of nuts costing $8 a pound. What is the price per pound of the mixture?",
      null,
    ],
    ["甲种糖每千克20元，乙种糖每千克30元，混合后每千克多少元？", null],
  ]);

  it("cost as much as they do apart", () => {
    for (let price = 2; price <= 12; price += 2) {
      const question = `A store mixes 5 pounds of tea costing $${price} a pound with 5 pounds of tea costing $${price + 4} a pound. How much should the mixture cost per pound?`;
      expect(solveText(question)).toBe(`${price + 2} dollars`);
    }
  });
});
