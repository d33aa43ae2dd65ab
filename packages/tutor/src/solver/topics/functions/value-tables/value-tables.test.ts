import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the rule behind a table", () => {
  answersRows([
    ["x: 1,2,3,4 y: 5,8,11,14. What is the rule?", "y = 3x + 2"],
    ["Find the rule for the table: x = 0, 1, 2, 3 and y = 4, 6, 8, 10", "y = 2x + 4"],
    ["A table has x values 1, 2, 3, 4 and y values 3, 7, 11, 15. Write an equation for y in terms of x.", "y = 4x - 1"],
    ["x 0 1 2 3; y -1 1 3 5 what is the equation?", "y = 2x - 1"],
    ["表格 x:1,2,3 y:2,4,6 求y与x的关系式", "y = 2x"],
    ["input 1 2 3 4 output 6 11 16 21 what's the rule", "y = 5x + 1"],
    ["(1,5),(2,8),(3,11) find the rule", "y = 3x + 2"],
    ["x:1,2,3,4；y:12,6,4,3，求y与x的函数关系式", "y = 12/x"],
    ["x = 1, 2, 3, 4, y = 1, 4, 9, 16. Write the function rule.", "y = x^2"],
    ["x: 0,1,2,3 y: 3,6,12,24 equation?", "y = 3*2^x"],
    ["The table shows x: 2, 4, 6 and y: 5, 9, 13. Find y when x = 10.", "21"],
    // No rule, or something else of the table.
    ["x: 1,2,3,4 y: 5,8,11,15. What is the rule?", null],
    ["x: 1,2,3,4 y: 5,8,11,14. What is the sum of the y values?", null],
    ["x: 1,2,3 y: 5,8,11,14. What is the rule?", null],
    ["(1,5),(2,8),(3,11) find the rule for the inverse", null],
  ]);
});
