import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("products of numbers in equal steps", () => {
  answersRows([
    ["What is the last digit of the product of all odd numbers from 1 to 21?", "5"],
    ["What is the units digit of the product of the first 10 odd numbers?", "5"],
    ["Find the ones digit of 1×2×3×…×25", "0"],
    ["What is the last digit of the product of all whole numbers from 1 to 30?", "0"],
    ["What is the last digit of the product of all even numbers from 2 to 48?", "0"],
    ["Find the last digit of 2×4×6×8×…×98", "0"],
    ["1×3×5×7×…×21的个位数字是几", "5"],
    ["从1到21所有奇数的积的个位数字是几", "5"],
    ["1到2025所有奇数相乘，积的个位数字是几", "5"],
    ["从11到14的自然数相乘，积的末位数字是几", "4"],
    ["2×4×6×…×18的积的个位数字是几", "0"],
    ["How many zeros are at the end of 5×10×15×…×50?", "8"],
    ["How many zeros does the product 5·10·15·…·50 end with?", "8"],
    ["How many trailing zeros does 1×2×3×…×50 have?", "12"],
    ["In how many zeros does the product of all whole numbers from 1 to 100 end?", "24"],
    ["The product of all multiples of 5 from 5 to 50 ends in how many zeros?", "8"],
    ["How many zeros are at the end of the product of the whole numbers from 20 to 60?", "11"],
    ["How many consecutive zeros are at the end of 25×26×27×…×75?", "14"],
    ["1×2×3×…×100的积末尾有几个连续的0", "24"],
    ["5×10×15×20×…×50的积的末尾有多少个0", "8"],
    ["从1到50的自然数相乘，积的末尾有几个零", "12"],
    ["51×52×53×…×100的末尾有多少个连续的零", "12"],
    ["10×20×30×…×100的积末尾有多少个0？", "12"],
    ["What is the last digit of the product of all odd numbers from 1 to 21 that are not divisible by 5?", "1"],
    // Of which nobody is sure, or with one condition more.
    ["What is the last two digits of the product of all odd numbers from 1 to 21?", null],
    ["How many zeros are in 5×10×15×…×50?", null],
    ["从1到20的质数相乘，积的个位数字是几", null],
    ["1到9所有奇数（5除外）相乘，积的个位数字是几", null],
  ]);
});
