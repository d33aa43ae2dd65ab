import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("stories with percentages", () => {
  answersRows([
    ["i bought a coat for $84 and it was 30% off. what was the price before the sale", "$120"],
    ["一双鞋打七五折后是150元,原价多少", "200 元"],
    ["i bought a coat for $84 and it was 30% off. how much did i save", null],
    ["A jacket was $80 and now it's 25% off. After 10% tax on the sale price what do I pay?", "66 dollars"],
    ["the price of a game went up 20% and now costs $54. what was the old price?", "45 dollars"],
    ["A jacket was $80 and now it's 25% off. After 10% tax on the original price what do I pay?", null],
    ["A jacket costs $80 and is on sale for 15% off. what's the sale price", "68"],
    ["A town's population went from 2500 to 3100. What is the percent increase?", "24%"],
    [
      "The price of a phone is raised by 20% and then lowered by 20%. It was $500 at first. What does it cost now?",
      "480",
    ],
    ["After a 20% discount, a shirt costs $24. What was the original price?", "30"],
    ["一件衣服原价200元，打八折后多少钱？", "160"],
    ["一件衣服原价200元，打八五折后多少钱？", "170"],
    ["某商品先涨价10%，再降价10%，原价500元，现价多少元？", "495"],
    ["小明家上月用电200度，本月用电250度，增加了百分之几？", "25%"],
    ["妈妈把10000元存入银行，年利率3%，存2年，到期可得利息多少元？", "600"],
    ["一本书卖36元，比原价便宜了10%，原价是多少元？", "40"],
    // Whether the first number was before or after is not told.
    ["A jacket costs $80 after tax and is on sale for 15% off. What is the sale price?", null],
    ["A jacket costs $80. What is the sale price?", null],
    ["A town's population went from 3100 to 2500. What is the percent increase?", null],
    ["一件衣服打八折后多少钱？", null],
    ["一件衣服原价200元，打八折后又降价10%，多少钱？", "144"],
  ]);

  it("come back to what was there before", () => {
    for (let price = 20; price <= 200; price += 20) {
      const sold = solveText(`A coat originally costs $${price}. It is on sale for 25% off. What is the sale price?`);
      expect(
        solveText(`After a 25% discount, a coat costs $${sold?.split(" ")[0]}. What was the original price?`),
      ).toBe(`${price} dollars`);
    }
  });
});
