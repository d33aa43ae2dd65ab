import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("values that follow from a ratio", () =>
  answersRows([
    ["If x:y = 3:4, find (2x+y)/(3x-y).", "2"],
    ["x:y=3:4，求(2x+y)/(3x-y)", "2"],
    ["If x/y = 3/4, find (2x+y)/(3x-y)", "2"],
    ["已知x/y=3/4，求(2x+y)/(3x-y)的值", "2"],
    ["已知 a:b=2:3, 求 (a+b)/b", "5/3"],
    ["若 x:y:z=2:3:4，求(x+y)/z", "5/4"],
    ["若x/2=y/3=z/4，求(x+y)/z", "5/4"],
    ["if 3x = 4y, what is (x+y)/(x-y)", "7"],
    ["What is (a - b)/(a + b) if a/b = 5/2?", "3/7"],
    ["if a/b = -1/2, what is (a^2+b^2)/(ab)", "-5/2"],
    ["If a:b = 2:3 and b:c = 4:5, what is a/c as a fraction?", "8/15"],
    ["已知a:b=2:3，b:c=4:5，求a/c。", "8/15"],
    ["已知x:y=1:2，y:z=3:4，求(x+y)/z", "9/8"],
    ["若x/3=y/5≠0，求(x+y)/(y-x)的值", "4"],
    ["If x/3 = y/5, what is (x+y)/(y-x)?", "4"],
    ["若x/3=y/5≠1，求x+y的值", null],
    ["Given x/y = 2/3 and y/z = 4/5, find x/z.", "8/15"],
    ["已知x:y=3:7，求(x+y):y的值", "10/7"],
    ["x:y=2:5，y:z=3:4，求x:z", "3:10"],
    ["if 3a = 5b, what is a:b", "5/3"],
    ["If a:b = 2:3 and c:d = 4:5, what is a/c?", null],
    ["If a:b = 2:3 and a:b = 4:6, what is a/b?", null],
    ["If a:b = 2:3 and b:c = 4:5, what is a*c?", null],
    // Nothing follows from a ratio where the size counts, or where nothing is left below.
    ["If x:y = 3:4, find x + y.", null],
    ["If x:y = 3:4, find xy.", null],
    ["If x:y = 3:4, find (x+1)/y.", null],
    ["If x:y = 3:4, find x/(4x-3y).", null],
    ["If x:y = 3:4, find x/z.", null],
  ]));
