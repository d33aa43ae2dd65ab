import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("percentages in a row", () => {
  answersRows([
    [
      "A number is increased by 20% and the result is decreased by 20%. What percent of the original number is left?",
      "96%",
    ],
    [
      "A number is increased by 20% and then decreased by 20%. The result is what percent of the original number?",
      "96%",
    ],
    ["If a price is raised by 10% and then raised by 10% again, what is the overall percent increase?", null],
    ["A price is raised by 10% and then raised by 20%. What is the overall percent increase?", "32%"],
    ["A price rises 25%, then falls 20%. What percent of the original price is the final price?", "100%"],
    [
      "A number is decreased by 50% and then increased by 20%. By what percent is the result less than the original number?",
      "40%",
    ],
    ["一个数先增加20%，再减少20%，现在是原数的百分之几？", "96%"],
    ["一种商品先降价10%，再提价10%，现价是原价的百分之几？", "99%"],
    ["某商品先提价20%，又降价20%，现在的价格比原价降低了百分之几？", "4%"],
    ["一个数先增加10%，再增加10%，比原数增加了百分之几？", "21%"],
    ["一个数先增加20%，再减少20%，比原数增加了百分之几？", null],
    ["一个数增加20%后是60，这个数是百分之几？", null],
    ["A price is raised by 25%. By what percent must it be lowered to return to the original price?", "20%"],
    ["A price is raised by 25%. By what percent must it be raised to return to the original price?", null],
    ["一件商品先降价20%，要恢复原价，应提价百分之几？", "25%"],
  ]);
});
