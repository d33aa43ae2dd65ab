import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("remainders", () => {
  answersRows([
    ["What is the last digit of 7^2026?", "9"],
    ["find the units digit of 3^100", "1"],
    ["what is the ones digit of $2^{2025}$", "2"],
    ["7的2026次方的个位数字是几？", "9"],
    ["求 3^{2024} 的个位数字", "1"],
    ["2²⁰²⁵的末位数字是多少", "2"],
    ["What are the last two digits of 7^2026?", "49"],
    ["Find the last two digits of 3^40", "01"],
    ["7^100的末两位数字", "01"],
    ["What is the remainder when 2^100 is divided by 7?", "2"],
    ["find the remainder when 100 is divided by 7", "2"],
    ["17 mod 5", "2"],
    ["7^2026 mod 13", "4"],
    ["what's 2^10 (mod 11)?", "1"],
    ["3^50 \\bmod 8", "1"],
    ["2^100除以7的余数是多少？", "2"],
    ["100除以7余几", "2"],
    ["100÷7余多少？", "2"],
    ["What is the remainder when 3^100 + 2^50 is divided by 5?", "0"],
    ["123 * 457 mod 10", "1"],
    ["100 divided by 7 with remainder", "14 R 2"],
    ["2026 ÷ 7 的商和余数", "289 R 3"],
    ["The remainder when a number is divided by 7 is 3. What is the number?", null],
    ["What is the last digit of 7^7^7?", null],
    ["last nonzero digit of 25*4", null],
    ["What is the remainder when x^3+2 is divided by x-1?", "3"],
    ["remainder when 7^2026 is divided by 0", null],
    ["What is the first digit of 7^2026?", null],
  ]);

  it("are those of the power itself", () => {
    for (let base = 2n; base <= 12n; base++)
      for (const modulus of [4n, 7n, 10n, 12n, 30n]) {
        const exponent = base * 5n + modulus;
        const found = solveText(`What is the remainder when ${base}^${exponent} is divided by ${modulus}?`);
        expect([base, modulus, found]).toEqual([base, modulus, `${base ** exponent % modulus}`]);
      }
  });
});
