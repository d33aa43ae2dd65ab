import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("divisions with hidden numbers", () => {
  answersRows([
    ["□÷8=6……△，□最大是几", "55"],
    ["□÷8=6……△，□最大是几，最小是几", "55, 49"],
    ["In □ ÷ 8 = 6 R △, what is the largest possible □?", "55"],
    ["□÷9=7…△，△最大是几", "8"],
    ["(   )÷8=6……(   )，被除数最大是多少", "55"],
    ["□÷△=6……7，□最小是几", "55"],
    ["□÷△=15……8，△最小是多少", "9"],
    ["一个数除以8，商是6，有余数，这个数最大是多少", "55"],
    ["a÷8=6……b，a最大是多少", "55"],
    ["除数是8，商是6，被除数最大是多少", "55"],
    ["A number divided by 8 has quotient 6 and a remainder. What is the largest the number could be?", "55"],
    ["When a number is divided by 8, the quotient is 6. What is the largest possible number?", "55"],
    ["两个整数相除商7余4，被除数与除数的和是92，被除数是几", "81"],
    ["两数相除，商7余4，被除数、除数的和是92，被除数和除数各是多少", "81, 11"],
    ["被除数与除数的和是92，商是7，余数是4，除数是多少", "11"],
    ["被除数、除数、商、余数的和是103，商是7，余数是4，被除数是多少", "81"],
    ["两个数相除的商是8，余数是6，被除数、除数、商与余数的和是362，求被除数", "310"],
    ["被除数比除数大52，商是5余数是4，被除数是多少", "64"],
    [
      "When one number is divided by another, the quotient is 7 and the remainder is 4. The sum of the dividend and the divisor is 92. Find the dividend.",
      "81",
    ],
    [
      "The sum of dividend, divisor, quotient and remainder is 103. The quotient is 7 and the remainder 4. What is the divisor?",
      "11",
    ],
    ["If □ ÷ 7 = 12 remainder △, what is the greatest possible value of □?", "90"],
    ["What is the smallest possible dividend in □ ÷ △ = 9 R 5?", "59"],
    ["Dividend and divisor add up to 92, the quotient is 7 and the remainder is 4. What is the dividend?", "81"],
    [
      "The dividend is 52 more than the divisor, the quotient is 5 and the remainder is 4. What are the dividend and the divisor?",
      "64, 12",
    ],
    ["□÷8=6……△,□里的数最大能是几", "55"],
    ["□÷9=14……△，余数△取最大时，被除数□是多少？", "134"],
    ["a÷b=12……7(a、b为自然数),当b取最小时a是多少?", "103"],
    ["□÷9=14……△，余数△取最小时，被除数□是多少？", null],
    ["□÷9=14……△，当△最大时，□最小是多少？", null],
    // Of which nobody is sure, or with one condition more.
    ["? ÷ 8 = 6 remainder ?. What is the greatest dividend?", null],
    ["□÷△=6……7，□最大是几", null],
    ["□÷8=6……△，□最大的偶数是几", null],
  ]);
});
