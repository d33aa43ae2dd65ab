import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("prices that change", () =>
  answersRows([
    ["A $120 coat is 25% off, then another 10% off at checkout. Final price?", "$81"],
    [
      "A jacket costs $80. The price is reduced by 15% and then the new price is reduced by another 10%. What is the final price in dollars?",
      "$61.20",
    ],
    ["A coat is 25% off, then another 10% off at checkout, and costs $81. Original price?", null],
    ["A coat costs $90. It is on sale for 20% off. What is the sale price?", "72"],
    ["After a 15% discount a toy costs $34. What was the original price?", "40"],
    ["A meal costs $40. You leave a 15% tip. How much do you pay in all?", "46"],
    ["A meal costs $60. Tax is 8% and you leave a 15% tip. How much do you pay altogether?", null],
    ["一双鞋原价 240 元，打七五折出售，现价多少元？", "180"],
    ["一台冰箱降价 10% 后卖 1800 元，原价多少元？", "2000"],
    ["一件大衣打八折后是 320 元，原价是多少元？", "400"],
    ["A coat is on sale for 20% off. What is the sale price?", null],
    ["A coat costs $90. It is on sale. What is the sale price?", null],
    ["i bought a coat for $84 and it was 30% off. what was the price before the sale", "$120"],
    ["A coat cost $84 and it was 30% off. What was the price before?", null],
    ["一双鞋打七五折出售，便宜了多少元？", null],
    ["一件100元的商品先涨价20%再降价20%，现在多少钱", "96 元"],
    ["a shirt is $40. it goes up 10% then down 10%. whats the price now", "39.6 dollars"],
    [
      "A store raises the price of a $50 game by 30% and later reduces it by 30%. What is the new price?",
      "45.5 dollars",
    ],
    [
      "A jacket costs $80. The price is raised by 25% and then lowered by 20%. What is the final price in dollars?",
      "80 dollars",
    ],
  ]));
