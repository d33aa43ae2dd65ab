import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("squares by what is known of them", () =>
  answersRows([
    ["A square room has a perimeter of 48 feet. What is its area?", "144"],
    ["A square has an area of 81 cm². How long is one side?", "9"],
    ["一个正方形花坛的周长是 32 米，它的面积是多少平方米？", "64"],
    ["A square has an area of 81 cm². What is its perimeter?", "36"],
    ["A square room has a perimeter of 48 feet. What is its volume?", null],
    ["A rectangular room has a perimeter of 48 feet. What is its area?", null],
    ["一个长方形花坛的周长是 32 米，它的面积是多少平方米？", null],
  ]));
