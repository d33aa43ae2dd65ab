import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("an equation with a new operation", () =>
  answersRows([
    ["规定a※b=a²-ab，3※x=-6，x等于几", "x = 5"],
    ["规定 a☆b=2a-3b，若 x☆4=6，求x", "x = 9"],
    ["定义新运算 a⊕b=ab+a+b，如果 3⊕x=27，那么 x=多少", "x = 6"],
    ["If a ◇ b = 2a + b and x ◇ 5 = 17, what is x?", "x = 6"],
    ["The operation # is defined by a # b = a^2 - b. If x # 5 = 20, find x.", "x = -5 or x = 5"],
    ["定义 a*b=3a-2b，若 (x+1)*2=11，求 x 的值", "x = 4"],
    ["对任意有理数a,b规定a◎b=3a+2b，若2◎x=16，求x的值", "x = 5"],
    ["For real numbers, a ⊗ b = ab - 2a. Solve x ⊗ (x + 1) = 6.", "x = -2 or x = 3"],
    ["规定a※b=a²-ab，3※x※2=-6，x等于几", null],
    ["规定a※b=a²-ab，3※x=-6，求 x+1", null],
  ]));
