import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("cost, price and profit", () =>
  answersRows([
    ["A game costs a shop $25. The shop marks it up 60%. What price do they charge?", "40"],

    ["一件商品进价 80 元，按 25% 的利润定价，定价是多少元？", "100"],
    ["一双鞋标价 300 元，打八折出售仍能获利 20%，进价是多少元？", "200"],
    ["A store buys a lamp for $40 and sells it for $52. What is the percent profit?", "30%"],
    ["A shop paid $60 for a jacket. It wants to make a 40% profit. What is the selling price?", "84"],
    ["A dealer bought a bike for $120 and sold it for $150. What was the percent profit?", "25%"],
    ["一件衣服成本 150 元，标价 250 元，打七折出售，可获利多少元？", "25"],
    ["A store buys a lamp for $40 and sells it for $30. What is the percent profit?", null],
    ["A store buys 10 lamps for $40 and sells each for $6. What is the percent profit?", null],
    ["一件商品进价 80 元，亏损 25% 卖出，售价是多少元？", "60 元"],
    ["一件商品售价 80 元，获利 25%，再打八折，利润是多少元？", null],
  ]));
