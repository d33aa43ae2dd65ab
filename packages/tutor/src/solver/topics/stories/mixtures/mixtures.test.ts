import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("mixtures", () => {
  answersRows([
    [
      "A chemist adds 5 liters of pure water to 15 liters of a 40% acid solution. What is the new concentration?",
      "30%",
    ],

    [
      "How many liters of a 20% salt solution must be mixed with 10 liters of a 50% salt solution to get a 30% solution?",
      "20",
    ],
    ["How many gallons of 60% acid should I add to 8 gallons of 15% acid to make a 30% solution?", "4"],
    ["How much water must be added to 12 liters of a 40% acid solution to make a 30% solution?", "4"],
    [
      "A chemist mixes 3 liters of a 10% acid solution with 2 liters of a 35% acid solution. What is the concentration of the mixture?",
      "20%",
    ],
    ["浓度为20%的盐水300克，加入多少克水后浓度变为12%？", "200"],
    ["把浓度为10%的糖水200克和浓度为25%的糖水100克混合，混合后的浓度是多少？", "15%"],
    ["把20克盐放入180克水中，盐水的浓度是多少？", "10%"],
    ["200克浓度为15%的盐水中含盐多少克？", "30"],
    ["有浓度为10%的盐水200克，要蒸发多少克水，才能得到浓度为16%的盐水？", "75"],
    // The goal does not lie between the two.
    [
      "How many liters of a 20% salt solution must be mixed with 10 liters of a 50% salt solution to get a 60% solution?",
      null,
    ],
    ["浓度为20%的盐水300克，加入多少克水后浓度变为25%？", null],
    ["浓度为20%的盐水300克，加入多少千克水后浓度变为12%？", null],
    ["把浓度为10%的糖水和浓度为25%的糖水100克混合，混合后的浓度是多少？", null],
  ]);

  it("keeps the dissolved substance when water is added", () => {
    for (let percent = 10; percent <= 50; percent += 5)
      expect(solveText(`浓度为${percent}%的盐水200克，加入200克水后，浓度是多少？`)).toBe(
        percent % 2 === 0 ? `${percent / 2}%` : `(${percent}/2)%`,
      );
  });
});
