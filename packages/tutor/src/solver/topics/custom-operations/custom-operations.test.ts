import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("operations that are made up", () => {
  answersRows([
    ["The operation ◇ is defined by a ◇ b = 2a - b². What is 7 ◇ 3?", "5"],
    ["if a ◇ b = 2a - b^2, what is 7 ◇ 3", "5"],
    ["规定 a※b=a²-2b，求 3※(-4)", "17"],
    ["定义新运算：a*b=a+2b，则 3*4=", "11"],
    ["if x ★ y = xy - x, what is (2 ★ 3) ★ 5", "16"],
    ["if x ★ y = xy - x, what is 2 ★ (3 ★ 5)", "22"],
    ["Define a @ b = a/b + 1. Find 1 @ 2", "3/2"],
    ["For numbers a and b, define a ⊕ b = ab + a. Compute 4 ⊕ 5.", "24"],
    ["对任意两个数a、b，规定a⊕b=3a-b，求2⊕4", "2"],
    ["define a*b = a^2 - 2b as a new operation. What is 5*3?", "19"],
    ["For even numbers a and b, a ⊕ b = ab + a. Compute 4 ⊕ 5.", null],
    ["if a ◇ b = b - a, what is b ◇ 2", null],
    ["if x ★ y = xy - x, what is 2 ★ 3 ★ 5", null],
    ["if x ★ y = xy - x, what is 2 ★ 3 + 5", null],
    ["if x ★ y = xy - z, what is 2 ★ 3", null],
    ["if x ★ y = xy - x, what is half of 2 ★ 3", null],
    ["if a*b=12 what is 3*4", null],
  ]);
});
