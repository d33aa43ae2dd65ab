import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("facts about parabolas", () =>
  answersRows([
    ["Does the parabola y = -3x^2+2x open up or down?", "down"],
    ["抛物线y=2x²+1的开口方向", "up"],
    ["What is the range of f(x) = x^2 - 4x + 7?", "y>=3"],
    ["函数y=-x²+2x+4的值域", "y<=5"],
    ["What is the range of f(x) = 2x + 1?", null],
    ["What is the y-intercept of y=x^2+2x-8?", "-8"],
    ["Where does y=x^2+2x-8 cross the y-axis?", "(0,-8)"],
    ["Find the y-intercept of y = x^2 - 3x + 2", "2"],
    ["抛物线y=x²+2x-8与x轴的交点坐标", "(-4,0),(2,0)"],
    ["Where does y = x^2 - 6x + 9 cross the x-axis?", "(3,0)"],
    ["Where does y=x^2+1 cross the x-axis?", null],
    ["How many x-intercepts does y=x^2+1 have?", "0"],
    ["抛物线y=x²-4x+4与x轴有几个交点", "1"],
  ]));
