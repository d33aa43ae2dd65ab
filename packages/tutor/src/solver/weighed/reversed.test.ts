import { expect, it } from "vitest";
import { changeWhenReversed } from "./reversed.ts";

it.each([
  ["When the digits are switched, the new number is 27 greater than the old one.", "bigger"],
  ["Its reverse is 27 more than it.", "bigger"],
  ["Reversing its digits increases the number by 27.", "bigger"],
  ["If the digits are reversed, the new number is 9 more than the original.", "bigger"],
  ["The reversed number exceeds the original by 27.", "bigger"],
  ["Interchanging the digits gives a number 36 less than the original.", "smaller"],
  ["The original number is 27 more than the number with its digits reversed.", "smaller"],
  ["If you reverse the digits the number gets smaller by 27.", "smaller"],
  ["switch the digits and it's 18 less", "smaller"],
  ["原数比倒过来的数小27", "bigger"],
  ["把十位与个位对调，新数比原数大27", "bigger"],
  ["交换后比原来大9", "bigger"],
  ["个位和十位交换后得到的新两位数比原来的两位数小18", "smaller"],
  ["原数比新数大36", "smaller"],
  ["The digits are reversed and the sum is 121.", null],
  ["一个两位数，数字之和是9，对调后是多少", null],
])("%s", (text, change) => {
  expect(changeWhenReversed(text)).toBe(change);
});
