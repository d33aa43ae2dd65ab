import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("fractions of a whole", () => {
  answersRows([
    ["what is three fifths of 45", "27"],
    ["what is 2/3 of 24", "16"],
    ["Tom ate 1/4 of a pizza and Ann ate 2/5 of it. How much of the pizza is left?", "7/20"],
    ["一根绳子长 12 米，用去了 2/3，还剩多少米？", "4"],
    ["一个数的3/5是36，这个数是多少？", "60"],
    ["45的五分之三是多少", "27"],
    // So many meters, and not that part of them.
    ["一根绳子长 12 米，用去了 2/3 米，还剩多少米？", "34/3"],
    ["Tom ate 3/4 of a pizza and Ann ate 2/5 of it. How much of the pizza is left?", null],
    ["一根绳子用去了 2/3，还剩多少米？", null],
    ["一根绳子长 12 米，用去了 2/3，还剩多少厘米？", null],
  ]);

  it("leave what the part is not", () => {
    for (let length = 10; length <= 60; length += 10)
      expect(solveText(`一根绳子长${length}米，用去了2/5，还剩多少米？`)).toBe(`${(length * 3) / 5} m`);
  });
});
