import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("a number from what becomes of it", () => {
  answersRows([
    ["一个数的2倍加上5等于21，求这个数", "8"],
    ["3 times a number minus 8 is 19. What is the number?", "9"],
    ["Multiply a number by 4, then add 7. The result is 35. What is the number?", "7"],
    ["一个数减去8等于15，这个数是多少？", "23"],
    ["3 times a number minus 8. What is the number?", null],
    ["一个数的2倍加上5等于21，求这个数的3倍", "24"],
  ]);

  it("is found again", () => {
    for (let number = 1; number <= 20; number++)
      expect(solveText(`3 times a number plus 4 is ${3 * number + 4}. What is the number?`)).toBe(`${number}`);
  });
});
