import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("functions by their value at another place", () =>
  answersRows([
    ["if f(x+1)=3x+5, what is f(x)", "3x+2"],
    ["已知 f(x-2)=x²+1，求 f(x) 的解析式", "x^2+4x+5"],
    ["If f(2x)=6x-1 for all x, find f(4)", "11"],
    ["if f(2x-1)=4x^2, what is f(x+1)", "x^2+4x+4"],
    ["if f(3x)=x, what is f(a)", "a/3"],
    ["if f(x+1)=3x+5, what is g(x)", null],
    ["if f(x^2)=x, what is f(x)", null],
    ["if f(x+1)=3a+5, what is f(x)", null],
    ["if f(x+1)=3x+5, what is 2 f(x)", null],
  ]));
