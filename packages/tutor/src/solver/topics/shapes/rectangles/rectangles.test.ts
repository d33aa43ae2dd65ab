import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("rectangles of a known perimeter", () => {
  answersRows([
    ["The sides of a rectangle are in the ratio 3:2 and the perimeter is 60 cm. Find the area.", "216 cm^2"],
    ["A rectangle's length and width are in the ratio 5:3 and its perimeter is 64 cm. What's the area?", "240 cm^2"],
    ["长方形的周长是 40 厘米，长和宽的比是 3：2，面积是多少？", "96 cm^2"],
    ["A rectangle's length and width are in the ratio 5:3. What's the area?", null],
    ["The perimeter of a rectangle is 36 and its length is twice its width. What is its area?", "72"],
    ["The perimeter of a rectangle is 30 cm and the length is 3 cm more than the width. Find the area.", "54 cm^2"],
    ["A rectangle has a perimeter of 40 cm. Its length is 3 times its width. What is the width?", "5 cm"],
    ["长方形的周长是36厘米，长是宽的2倍，面积是多少平方厘米？", "72 cm^2"],
    ["一个长方形的周长是28米，长比宽多4米，宽是多少米？", "5 m"],
    ["The perimeter of a rectangle is 36. What is its area?", null],
    ["一个长方形的周长是36厘米，长是宽的2倍，它的面积是多少平方米？", null],
    ["The perimeter of a triangle is 36 and its length is twice its width. What is its area?", null],
  ]);

  it("have the perimeter that they were built from", () => {
    for (let width = 2; width <= 12; width++)
      expect(
        solveText(
          `The perimeter of a rectangle is ${8 * width} and its length is 3 times its width. What is its width?`,
        ),
      ).toBe(`${width}`);
  });
});
