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
    [
      "How many pounds of a 30% copper alloy must be melted with 20 pounds of a 60% copper alloy to make a 50% copper alloy?",
      "10 lb",
    ],
    [
      "How many gallons of milk containing 4% butterfat must be mixed with 80 gallons of 1% milk to get milk that is 2% butterfat?",
      "40 gallons",
    ],
    [
      "A jeweler melts 8 grams of 75% gold alloy with 12 grams of 50% gold alloy. What percent gold is the new alloy?",
      "60%",
    ],
    [
      "A 12-quart radiator is full of 25% antifreeze. How many quarts must be drained and replaced with pure antifreeze to get a 50% solution?",
      "4",
    ],
    [
      "A 10-liter container is full of 40% acid solution. 3 liters are drained and replaced with water. What is the concentration now?",
      "28%",
    ],
    [
      "A 60-gallon mixture is 15% alcohol. How much pure alcohol must be added so that the mixture is 25% alcohol?",
      "8 gallons",
    ],
    [
      "How many liters of pure acid must be added to 20 liters of a 30% acid solution to make a 50% acid solution?",
      "8 L",
    ],
    [
      "A tank holds 50 liters of 30% salt water. If 10 liters of water evaporate, what is the new concentration?",
      "37.5%",
    ],
    ["一杯 200 克的盐水浓度为 20%，倒出 50 克后加满水，现在的浓度是多少？", "15%"],
    ["容器里有浓度为 40% 的盐水 500 克，倒出 100 克，再加入 100 克水，现在盐水的浓度是多少？", "32%"],
    ["在浓度为 10% 的 200 克盐水中加入 25 克盐，这时盐水的浓度是多少？", "20%"],
    ["含铜 20% 的合金 30 千克和含铜 50% 的合金 20 千克熔化在一起，新合金含铜百分之几？", "32%"],
    ["某溶液浓度为 15%，加入 100 克水后浓度变为 10%，原来溶液有多少克？", "200 克"],
    ["要配制浓度为 20% 的盐水 500 克，需要盐和水各多少克？", "100, 400"],
    ["一种盐水的盐和水的质量比是 1:9，这种盐水的含盐率是多少？", "10%"],
    // In other units, with less than was there, or to a strength that cannot be.
    [
      "A 16-quart radiator is full of 30% antifreeze. How many pints must be drained and replaced with pure antifreeze to get a 65% solution?",
      null,
    ],
    [
      "How many liters of pure acid must be added to 20 liters of a 30% acid solution to make a 25% acid solution?",
      null,
    ],
    ["一杯 200 克的盐水浓度为 20%，倒出 250 克后加满水，现在的浓度是多少？", null],
    ["在浓度为 10% 的 200 克盐水中加入 25 克，这时盐水的浓度是多少？", null],
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
