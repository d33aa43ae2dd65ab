import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("parabolas by what is known of them", () =>
  answersRows([
    ["the equation of the parabola with vertex (1,-4) through (3,0)", "y=(x-1)^2-4"],
    ["顶点为(2,-1)，且过点(0,3)的抛物线的解析式", "y=(x-2)^2-1"],
    ["a of the parabola with vertex (1,2) through (3,-2)", "a=-1"],
    ["the parabola with vertex (0,5) through (2,3)", "y=-x^2/2+5"],
    ["the quadratic function with zeros 2 and -3 through (0,-12)", "y=2(x-2)(x+3)"],
    ["the parabola through (0,1), (1,2) and (2,5)", "y=x^2+1"],
    ["过点(-1,0),(3,0),(0,-3)三点的抛物线的解析式", "y=x^2-2x-3"],
    ["the parabola through (0,1), (1,2) and (2,3)", null],
    ["the parabola with vertex (1,-4) through (1,0)", null],
    ["the quadratic function with zeros 2 and -3 through (2,5)", null],
  ]));
