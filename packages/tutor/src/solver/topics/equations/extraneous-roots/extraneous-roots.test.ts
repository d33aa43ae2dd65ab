import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("for which number a root is extraneous, or there is none", () =>
  answersRows([
    ["which m gives an extraneous root of (x+m)/(x-3)=2", "m = -3"],
    ["which k gives an extraneous root of x/(x-4)-2=k/(x-4)", "k = 4"],
    ["which m gives an extraneous root of 3/(x-1)=m/(x-1)+2", "m = 3"],
    ["which a gives an extraneous root of 2/(x-2)+a*x/(x^2-4)=3/(x+2)", "a = -4 or a = 6"],
    ["which a leaves no solution of 2/(x-2)+a*x/(x^2-4)=3/(x+2)", "a = -4 or a = 1 or a = 6"],
    ["which m leaves no solution to (x-m)/(x-2)=1/(2-x)+3", "m = 3"],
    ["which m leaves no solution to (1-x)/(x-2)=m/(2-x)-2", "m = 1"],
    ["For what values of m does (1-x)/(x-2)=m/(2-x)-2 have no real solutions?", "m = 1"],
    ["which m gives an extraneous root of x+m=2", null],
    ["which m gives an extraneous root of (x+m)/(x-3)=y", null],
  ]));
