import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solutionOf, solveText } from "../../../testing/solve-text.ts";

describe("unit prices", () => {
  answersRows([
    ["If 5 pencils cost $3.50, how much do 8 pencils cost?", "5.6"],
    ["A 12-ounce box of cereal costs $3.60. What is the price per ounce?", "0.3"],
    ["3 pounds of apples cost $6. How much will 5 pounds of apples cost?", "10"],
    ["4 notebooks cost $10. How many notebooks can I buy for $25?", "10"],
    ["3支铅笔4.5元，买7支同样的铅笔要多少钱？", "10.5"],
    ["一箱苹果12千克，共84元，每千克多少元？", "7"],
    ["5本笔记本20元，每本多少元？", "4"],
    ["If 5 pencils cost $3.50, how much do 8 pens cost?", null],
    ["4 notebooks cost $10. How many notebooks can I buy for $24?", null],
    ["If 5 pencils cost $3.50, how much do 8 pencils cost with a 10% discount?", null],
    ["A 12-ounce box of cereal costs $3.60. What is the price per pound?", null],
  ]);

  it("do not ask what one costs where that is told", () => {
    const codes = (text: string) => solutionOf(text)?.steps.map(({ code }) => code);
    expect(codes("1 notebook costs $8. How much do 7 notebooks cost?")).toEqual(["many"]);
    expect(codes("2 notebooks cost $8. How much do 7 notebooks cost?")).toEqual(["each", "many"]);
    expect(codes("1支铅笔2元，买7支同样的铅笔要多少钱？")).not.toContain("each");
  });

  it("grow with the number", () => {
    for (let price = 1; price <= 20; price++)
      expect(solveText(`3 pens cost $${3 * price}. How much do 7 pens cost?`)).toBe(`${7 * price} dollars`);
  });
});
