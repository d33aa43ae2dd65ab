import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("values of functions whose rule is known in part", () =>
  answersRows([
    ["If f(x) = 4x + c and f(2) = 3, what is f(5)?", "15"],
    ["Let f(x) = ax + b. If f(1) = 3 and f(2) = 5, find f(10).", "21"],
    ["已知函数f(x)=x²+bx，f(2)=10，求f(-1)", "-2"],
    ["已知f(x)=kx+b，且f(0)=4，f(3)=-2，则f(1)=？", "2"],
    ["If f(x) = ax^2 + 3 for some constant a and f(2) = 11, what is f(3)?", "21"],
    ["If y = kx and y = 15 when x = 6, find y when x = 10", "25"],
    ["当x=2时，代数式ax³+bx+1的值为5，那么x=-2时它的值是", "-3"],
    ["If f(x) = ax^5 + bx^3 + cx - 4 and f(3) = 10, find f(-3).", "-18"],
    ["If f(x) = ax^3 + bx + 1 and f(2) = 5, find f(3).", null],
    // One value is too little for two letters, and what differs from a value of it is something else.
    ["Let f(x) = ax + b. If f(1) = 3, find f(10).", null],
    ["If f(x) = 4x + c and f(2) = 3, what is f(5) + 1?", null],
    ["If f(x) = 4x + c and f(2) = 3, what is 2f(5)?", null],
    ["If f(x) = 4x + c and g(2) = 3, what is f(5)?", null],
    ["If f(x) = x^a and f(2) = 8, what is f(3)?", null],
  ]));
