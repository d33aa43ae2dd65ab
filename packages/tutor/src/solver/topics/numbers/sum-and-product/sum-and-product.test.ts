import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two integers by sum and product", () =>
  answersRows([
    ["the two integers with sum 15 and product 54", "6, 9"],
    ["the two integers with sum -16 and product 48", "-12, -4"],
    ["the two integers with sum 2 and product -35", "-5, 7"],
    ["the two integers with sum 14 and product 49", "7, 7"],
    ["the two integers with sum 5 and product 7", null],
  ]));
