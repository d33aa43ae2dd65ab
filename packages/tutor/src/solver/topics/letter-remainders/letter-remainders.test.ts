import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("remainders of letters", () => {
  answersRows([
    ["the remainder of 4n divided by 7 when n mod 7 = 3", "5"],
    ["the remainder of n divided by 4 when n mod 8 = 5", "1"],
    ["the remainder of a*b divided by 9 when a mod 9 = 4 and b mod 9 = 6", "6"],
    ["the remainder of a-b divided by 9 when a mod 9 = 4 and b mod 9 = 6", "7"],
    ["the remainder of n^2+3n+1 divided by 5 when n mod 10 = 7", "1"],
    ["the remainder of n^100 divided by 7 when n mod 7 = 3", "4"],
    ["is 25*a odd or even when a mod 2 = 1", "odd"],
    ["is a^7 odd or even when a mod 2 = 1", "odd"],
    ["is 3a+2b odd or even when a mod 2 = 1 and b mod 2 = 0", "odd"],
    ["is 100*(100+1)/2 odd or even", "even"],
    ["is 2^2024+1 odd or even", "odd"],
    ["is 1+2+3+...+100 odd or even", "even"],
    ["is 3^7-5 odd or even", "even"],
    ["is 2^10-1 divisible by 11", "yes"],
    ["is 2^2024+1 divisible by 3", "no"],
    ["is n+3 divisible by 6 when n mod 6 = 3", "yes"],
    ["Is the product of two odd numbers odd or even?", "odd"],
    ["Is the sum of an odd number and an even number odd or even?", "odd"],
    ["odd plus odd is odd or even", "even"],
    ["奇数加奇数的和是奇数还是偶数？", "even"],
    ["两个奇数的积是奇数还是偶数", "odd"],
    ["奇数×偶数=（ ）数", "even"],
    ["Is 91 ≡ 7 (mod 12)?", "yes"],
    ["is 7 ≡ 92 mod 12", "no"],
    // Another divisor, a letter that nothing is known of, a remainder that is none, half a number.
    ["the remainder of n divided by 5 when n mod 8 = 5", null],
    ["the remainder of a*b divided by 9 when a mod 9 = 4", null],
    ["the remainder of 4n divided by 7 when n mod 7 = 8", null],
    ["is 5/2 odd or even", null],
    ["is n odd or even", null],
    ["whether 3^5+7^4 is even", "yes"],
    ["is 1+2+3+…+2025 an odd number", "yes"],
    ["whether 99*(99+1)/2 is odd", "no"],
    ["is ab odd", null],
  ]);
});
