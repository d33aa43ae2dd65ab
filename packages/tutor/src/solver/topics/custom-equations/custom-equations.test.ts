import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("unknown numbers in operations that are made up", () =>
  answersRows([
    ["规定a※b=a²-ab，3※x=-6，x等于几", "x = 5"],
    ["If a ◇ b = 2a + 3b and x ◇ 4 = 20, what is x?", "x = 4"],
    ["定义新运算：a⊕b=3a-2b，若 x⊕5=2，求x的值", "x = 4"],
    ["规定a※b=a²-ab，x※3=-2，x等于几", null],
    ["规定a※b=a²-ab，3※x=-6，2x等于几", null],
    ["规定a※b=a²-ac，3※x=-6，x等于几", null],
  ]));
