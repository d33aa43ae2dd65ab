import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("gains and losses", () => {
  answersRows([
    ["A trader bought a radio for $150 and sold it at a loss of 12%. What was the selling price?", "$132"],
    ["By selling a chair for $91, a man loses 9%. What was the cost price?", "$100"],
    ["The cost price of a book is $40 and its selling price is $34. What is the percent loss?", "15%"],
    ["An article is sold for $660 at a profit of 10%. At what price should it be sold to gain 15%?", "$690"],
    ["By selling a lamp for $90, a shopkeeper loses 10%. At what price should she sell it to gain 20%?", "$120"],
    [
      "A merchant marks a coat at $200 and sells it at a 10% discount, still making a profit of 20%. What did the coat cost him?",
      "$150",
    ],
    ["The cost price of 20 pens is equal to the selling price of 16 pens. Find the gain percent.", "25%"],
    ["If the cost price of 12 oranges equals the selling price of 15 oranges, find the loss percent.", "20%"],
    [
      "A man sells two watches at $99 each. On one he gains 10% and on the other he loses 10%. Find his overall loss.",
      "$2",
    ],
    ["A dealer marks his goods 40% above cost and allows a discount of 20%. What is his profit percent?", "12%"],
    [
      "Jack bought a scooter for $600 and spent $40 on repairs. He sold it for $720. What was his percent profit?",
      "12.5%",
    ],
    ["Ben sold a guitar for $180 and made a profit of $30. What did he pay for it?", "$150"],
    ["Liam buys 60 notebooks at $2 each and sells all of them at $3.50 each. How much profit does he make?", "$90"],
    ["一家商店把一件衣服卖了 120 元，亏损 20%，这件衣服的进价是多少？", "150 元"],
    ["某商品售价 240 元，盈利 20%，求进价。", "200 元"],
    ["一件商品的进价是 200 元，以 160 元卖出，亏损率是百分之几？", "20%"],
    ["某商品的标价是 300 元，进价是 200 元，商店打几折出售可以获利 20%？", "8"],
    ["某种商品按进价提高 40% 标价，再打八折出售，利润率是多少？", "12%"],
    ["某商品的利润率是 25%，利润是 40 元，它的进价是多少元？", "160 元"],
    ["某商品按定价的 80% 出售可获利 20%，若按定价出售可获利百分之几？", "50%"],
    ["某种商品进价 120 元，标价 180 元，打折销售后利润率不低于 20%，最低可以打几折？", "8"],
    ["商场将一款空调按标价的八折出售，仍可获利 10%，若该空调的进价为 2000 元，则标价为多少元？", "2750 元"],
    ["商店以每件 60 元的价格卖出两件衣服，一件盈利 25%，一件亏损 25%，总的来说是赚了还是亏了多少元？", "8"],
    ["文具店以每支 4 元的价格买进 50 支钢笔，以每支 6 元卖出，全部卖完可获利多少元？", "100 元"],
    ["Emma sold her old phone for $120, losing 40% of what she paid. How much did she pay?", "$200"],
    ["老板把一台风扇按进价加价 30% 后打九折出售，每台获利 34 元，进价是多少？", "200"],
    // Of the selling price, not of the cost; costs and ways of selling that are not told whole.
    ["A chair is sold for $120 at a profit of 20% of the selling price. Find the cost price.", null],
    ["A man bought a chair for $80, paid a 5% sales tax, and sold it at a gain of 15%. Find the selling price.", null],
    ["A man bought 10 chairs for $80 and sold each at a gain of 15%. Find the selling price.", null],
    ["A bicycle bought for $204 was sold for $240. Find the loss percent.", null],
    ["某商品亏损 20%，这件商品的进价是多少元？", null],
    ["某商品售价 240 元，盈利是售价的 20%，求进价。", null],
    ["某商品售价 240 元，盈利 20%，运费 10 元，求进价。", null],
  ]);

  it("says whether two sales together brought a profit or a loss", () => {
    const two = (gain: number, loss: number) =>
      solveText(
        `某商店有两个进价不同的计算器都卖了 80 元，其中一个盈利 ${gain}%，另一个亏本 ${loss}%，在这次买卖中，这家商店是赚了还是亏了，多少元？`,
      );
    expect([two(60, 20), two(25, 20)]).toEqual(["10", "4"]);
  });

  it("never finds a cost above a price with a profit", () => {
    for (let rate = 10; rate <= 60; rate += 10) {
      const cost = Number.parseFloat(
        solveText(`A lamp is sold for $${2 * (100 + rate)} at a profit of ${rate}%. What was the cost price?`) ?? "",
      );
      expect(cost).toBe(200);
    }
  });
});
