import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("greatest and least values between two ends", () =>
  answersRows([
    ["the maximum value of y=x^2-2x-3 for 0 <= x <= 4", "5"],
    ["the minimum value of y=x^2-2x-3 for 0≤x≤4", "-4"],
    ["the minimum value of y=x^2-2x-3 for 2≤x≤4", "-3"],
    ["the maximum value of f(x)=-x^2+4x for 3≤x≤5", "3"],
    ["the maximum value of y=-2x+1 for -1≤x≤3", "3"],
    ["the maximum value of y=x^2-2x-3 for 0<x<4", null],
    ["the maximum value of y=x^2-2x-3 for 4≤x≤0", null],
    ["the maximum value of y=x^2-2a for 0≤x≤4", null],
  ]));
