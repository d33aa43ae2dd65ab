import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("operations that are made up", () => {
  answersRows([
    ["The operation ◇ is defined by a ◇ b = 2a - b². What is 7 ◇ 3?", "5"],
    ["if a ◇ b = 2a - b^2, what is 7 ◇ 3", "5"],
    ["A new operation is defined by a ◦ b = 2a + 3b. Work out 4 ◦ 5.", "23"],
    ["If a ∘ b = 2a + 3b, what is 4 ∘ 5?", "23"],
    ["规定 a※b=a²-2b，求 3※(-4)", "17"],
    ["定义新运算：a*b=a+2b，则 3*4=", "11"],
    ["if x ★ y = xy - x, what is (2 ★ 3) ★ 5", "16"],
    ["if x ★ y = xy - x, what is 2 ★ (3 ★ 5)", "22"],
    ["Define a @ b = a/b + 1. Find 1 @ 2", "3/2"],
    ["For numbers a and b, define a ⊕ b = ab + a. Compute 4 ⊕ 5.", "24"],
    ["对任意两个数a、b，规定a⊕b=3a-b，求2⊕4", "2"],
    ["define a*b = a^2 - 2b as a new operation. What is 5*3?", "19"],
    ["a⋆b = 2a − b. Find 7⋆(3⋆1).", "9"],
    ["设a*b=5a+4b，其中a、b是自然数，求3*4", "31"],
    ["An operation is defined by x◊y = 2xy + 1. Find (1◊2)◊3", "31"],
    ["Define x ♦ y = 2x + 3y. What is 4 ♦ (1 ♦ 2)?", "32"],
    ["Let a @ b mean 3a - b^2. What is 5 @ 2?", "11"],
    ["If a*b means a² + 3b, what is 4*(2*1) ?", "37"],
    ["Suppose a # b means 2a + b². What is 3 # 4?", "22"],
    ["a*b表示a²+3b，求4*(2*1)", "37"],
    ["对于任意有理数x、y，规定x∇y=2x-3y+1，计算4∇(-2)", "15"],
    ["If a*b equals 12, what is 3*4?", null],
    ["a*b表示a²+3b，求4*2*1", null],
    ["Let a @ b not mean 3a - b^2. What is 5 @ 2?", null],
    ["For even numbers a and b, a ⊕ b = ab + a. Compute 4 ⊕ 5.", null],
    ["if a ◇ b = b - a, what is b ◇ 2", null],
    ["if x ★ y = xy - x, what is 2 ★ 3 ★ 5", null],
    ["if x ★ y = xy - x, what is 2 ★ 3 + 5", null],
    ["if x ★ y = xy - z, what is 2 ★ 3", null],
    ["if x ★ y = xy - x, what is half of 2 ★ 3", null],
    ["if a*b=12 what is 3*4", null],
  ]);
});
