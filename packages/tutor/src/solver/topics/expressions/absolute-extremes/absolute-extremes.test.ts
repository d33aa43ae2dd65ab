import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the least and greatest values of what has absolute values", () =>
  answersRows([
    ["What is the minimum value of |x-1|+|x-5|?", "4"],
    ["|x-1|+|x-5|的最小值是多少", "4"],
    ["求代数式|x+3|+|x-2|的最小值", "5"],
    ["Find the smallest possible value of |x - 1| + |x - 2| + |x - 6|", "5"],
    ["What is the least value of |x-3| + 7?", "7"],
    ["What is the minimum value of 2|x+1| - 4?", "-4"],
    ["What is the maximum value of 5 - |x - 2|?", "5"],
    ["|x-1|-|x-5|的最大值", "4"],
    ["|x-1|-|x-5|的最小值", "-4"],
    ["What is the minimum value of |2x-1|+|x-5|?", "9/2"],
    ["What is the maximum value of |x-1|+|x-5|?", null],
    ["What is the minimum value of |x-1| - 2x?", null],
    ["What is the minimum value of |x-1| * |x-5|?", null],
    ["What is the minimum value of |x-1| + |y-5|?", null],
  ]));
