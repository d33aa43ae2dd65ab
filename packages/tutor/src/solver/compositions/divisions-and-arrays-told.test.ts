import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("quotients with remainders, both common numbers, and equal rows", () => {
  answersRows([
    ["17 ÷ 5, what is the quotient and remainder?", "3 R 2"],
    ["17÷5=( )……( )", "3 R 2"],
    ["17除以5，商是几余数是几", "3 R 2"],
    ["17÷5的商是几，余数是几", "3 R 2"],
    ["How many times does 5 go into 17 and what is left over?", "3 R 2"],
    ["100 divided by 7 gives what quotient and what remainder", "14 R 2"],
    ["(17 mod 5) + (23 mod 6)", "7"],
    ["(17 mod 5) × (23 mod 6) = ?", "10"],
    ["What is 17 mod 5 + 23 mod 6?", "7"],
    ["-17 ≡ ? (mod 5)", "3"],
    ["What is -23 congruent to mod 7 (between 0 and 6)?", "5"],
    ["a=2×3×5, b=2×3×7，a和b的最大公因数和最小公倍数各是多少", "6, 210"],
    ["已知A=2×2×3×5，B=2×3×3×7，求A和B的最大公因数和最小公倍数", "6, 1260"],
    ["A = 2^3 × 3 × 5 and B = 2^2 × 3^2. Find the GCF and LCM of A and B.", "12, 360"],
    ["甲=2×3×5，乙=2×5×7，甲、乙两数的最大公因数是（ ），最小公倍数是（ ）", "10, 210"],
    ["把48名学生排成人数相等的若干行，有几种排法", "10"],
    ["48个同学排队，每行人数相等，有几种不同的排法", "10"],
    ["In how many ways can 24 students line up in equal rows?", "8"],
    ["36 chairs in equal rows with at least 2 chairs in each row and at least 2 rows. How many arrangements?", "7"],
    ["用24个边长为1的小正方形可以拼成几种不同的长方形", "4"],
    ["7A42B is a five digit number divisible by 72. Find A and B.", "a = 1, b = 4"],
    ["四位数7□2□能被2、3、5同时整除，有几种填法", "4"],
    ["The smallest perfect number is", "6"],
    ["在□里填一个数字，使3□5能被3整除，最大填几，最小填几", "7, 1"],
    ["三个不同质数的积是105，求它们的和", "15"],
    ["(-7) mod 3 equals", "2"],
    ["3^4 mod 5 + 2^5 mod 7", "5"],
    ["find the missing digits: 3_5_ is divisible by 2, 5 and 9", "3150"],
    ["What is the biggest square tile that fits exactly in an 84 in by 60 in floor?", "12 in"],
    ["24 desks arranged in rows with the same number in each row. How many ways?", "8"],
    // Of which there are several, with no such number, or where nothing tells what is meant.
    ["If 5A3B is divisible by 45, what are A and B?", null],
    ["What is -23 congruent to mod 7 (between 0 and 10)?", null],
    ["三个不同质数的积是45，求它们的和", null],
    ["17 ÷ 0, what is the quotient and remainder?", null],
    ["48个同学排队，每行人数相等且不超过10人，有几种不同的排法", null],
  ]);
});
