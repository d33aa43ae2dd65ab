import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("expected values", () => {
  answersRows([
    ["What is the expected value of a fair die?", "7/2"],
    ["what is the expected value when you roll a fair six-sided die", "7/2"],
    ["What is the expected sum when rolling two dice?", "7"],
    ["Find the expected number of heads when a fair coin is flipped 10 times.", "5"],
    ["expected number of heads in 7 coin flips", "7/2"],
    ["掷一枚质地均匀的骰子，点数的期望是多少？", "7/2"],
    ["掷两枚骰子，点数之和的期望是多少", "7"],
    ["抛一枚硬币10次，正面朝上的次数的期望是多少", "5"],
    ["What is the expected value of the product of two dice?", null],
    ["What is the expected number of flips until the first head?", null],
    ["What is the expected value of a biased die?", null],
    ["expected number of heads when a biased coin is flipped 10 times", null],
  ]);

  it("grow with the number of coins", () => {
    for (let coins = 2; coins <= 40; coins++) {
      const [num = 0, den = 1] = (solveText(`expected number of heads when ${coins} coins are tossed`) ?? "")
        .split("/")
        .map(Number);
      expect((2 * num) / den).toBe(coins);
    }
  });
});
