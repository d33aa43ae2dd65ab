import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("equations of what is in proportion", () =>
  answersRows([
    ["y is directly proportional to x with x=5 and y=20, write the equation", "y=4x"],
    ["y is inversely proportional to x with y=6 and x=2, write the equation", "y=12/x"],
    ["y is directly proportional to x-1 with x=3 and y=4, write the equation", "y=2x-2"],
    ["y is directly proportional to x^2 with x=2 and y=-8, write the equation", "y=-2x^2"],
    ["y is directly proportional to x+2 with x=1 and y=6, find y when x=4", "12"],
    ["y is inversely proportional to x-1 with x=3 and y=4, find y when x=5", "2"],
    ["y is directly proportional to x-3 with x=3 and y=4, write the equation", null],
    ["y is directly proportional to x with x=5 and x=20, write the equation", null],
  ]));
