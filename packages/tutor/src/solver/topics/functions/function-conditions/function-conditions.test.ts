import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("functions of which a value is told", () =>
  answersRows([
    ["If f(x) = 4x + c and f(2) = 3, what is f(5)?", "15"],
    ["已知f(x)=2x+b，f(3)=11，求f(8)", "21"],
    ["g(x) = ax + 5 and g(2) = 11. What is g(-1)?", "2"],
    ["f(x)=x^2+kx, f(2)=10, what is f(-1)", "-2"],
    ["f(x)=ax+b, f(1)=5 and f(3)=9, find f(10)", "23"],
    ["If f(x) = ax^2 - 3 and f(2) = 9, find a.", "3"],
    ["For f(x) = 4x - 5, what number a gives f(a) = 19?", "a = 6"],
    ["f(x) = 6x - 7. For what value of a is f(a) = 29?", "a = 6"],
    ["若f(x)=5x-3，且f(a)=22，则a=", "a = 5"],
    ["f(x) = 2x + 1. Find x if f(x) = f(3) + 4.", "x = 5"],
    ["Let f(x) = 3x - 2. Find all x such that f(x) = f(4) + 6.", "x = 6"],
    ["函数f(x)=x²-3，f(m)=6，求m", "m = -3 or m = 3"],
    ["in f(x)=2x+1, when is f(x)=f(3)+4", "x = 5"],
    ["If f(x)=2x-1 and g(x)=x+4 find x so that f(g(x))=15", "x = 4"],
    ["已知f(x)=2x-1，g(x)=x+4，若f(g(x))=15，求x", "x = 4"],
    ["已知函数y=kx+3，当x=2时y=11，求当x=5时y的值", "23"],
    ["y = kx + 3, and y = 11 when x = 2. Find y when x = 5.", "23"],
    ["y = 3x^2 + c, y = 10 when x = 1. Find c.", "7"],
    ["If f(x)=2x-1 and g(x)=x+4 find x so that f(g(x))=g(f(x))", null],
    ["suppose p(x)=x²+mx-6 and p(2)=0. what's m", "1"],
    ["Function f satisfies f(x)=x/2+c and f(6)=10. What is f(20)?", "17"],
    ["f(x)=4x+c, f(2)=3, what is g(5)", null],
    ["f(x)=4x+c+d, f(2)=3, what is f(5)", "15"],
    ["f(x)=4x+c, f(2)=3, what is not f(5)", null],
    ["f(x)=x^2-3, f(m)=6, find the positive m", null],
    ["f(x)=4x+c, f(2)=3, what is f(5)+1", null],
    ["f(x) = 2x + 1. Find 2x if f(x) = f(3) + 4.", null],
    ["If f(x) = ax^2 - 3 and f(2) = 9, find 2a.", null],
  ]));
