import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("values of functions", () =>
  answersRows([
    ["If P(A)=0.3 what is P(not A)", "0.7"],
    ["If P(A)=0.3 what is P(A or B)", null],
    ["if f(a)=3, what is f(not a)", null],
    ["已知函数 f(x)=3x-5，求 f(4)-f(1)", "9"],
    ["if f(x)=2x+1 and g(x)=x^2, find f(g(3))", "19"],
    ["if f(x)=2x+1 and g(x)=x^2, find (f+g)(3)", "16"],
    ["if f(x)=2x+1 and g(x)=x^2, find (f∘g)(3)", "19"],
    ["f(x) = x^2 - 4x + 1. What's f(-2)?", "13"],
    ["Let f(x) = 3x - 2. What is f(f(2))?", "10"],
    ["if f(x) = x^2 + 1 what is f(x+1)", "x^2+2x+2"],
    ["given g(t) = 5 - 2t, find 2g(3) + 4", "2"],
    ["设 f(x)=x²-2x，g(x)=x+3，求 g(f(-1))", "6"],
    ["若 f(x)=4-x，则 f(f(7)) 的值是多少", "7"],
    ["已知 g(x)=x²+2x，求 g(a+1)", "a^2+4a+3"],
    ["Suppose f(x) = |x - 4|. Evaluate f(1) + f(6).", "5"],
    ["find f(g(-1)) when f(x)=x^2 and g(x)=3x+1", "4"],
    ["if f(x) = 12/x, what is f(4)", "3"],
    ["if f(x) = x + 1, what is g(2)", null],
    ["if f(x) = 2x + a, what is f(3)", null],
    ["if f(x)=2x-3 and f(a)=11 what is a", "a = 7"],
    ["f(x)=x^2, find f(3) and f(4)", "9, 16"],
    ["已知函数 f(x)=3x-5，求 f(4) 的一半", null],
  ]));
