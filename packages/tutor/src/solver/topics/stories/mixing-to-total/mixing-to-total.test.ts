import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("mixing to a total", () =>
  answersRows([
    ["how many ml of 60% solution and 20% solution to get 100 ml of 50%. how much of the 60% one", "75 mL"],
    [
      "A 30% acid solution is mixed with a 60% acid solution to make 90 liters of a 40% acid solution. How many liters of the 60% solution are needed?",
      "30 L",
    ],
    ["用浓度为10%和40%的糖水混合成浓度为25%的糖水400克，需要40%的糖水多少克？", "200 g"],
    ["要配制浓度25%的糖水400克，需要浓度为10%和40%的糖水，需要10%的糖水多少克？", "200 g"],
    ["how many ml of 60% solution and 20% solution to get 100 ml of 70%. how much of the 60% one", null],
    ["how many ml of 60% solution and 20% solution to get 100 ml of 50%. how much of the 50% one", null],
  ]));
