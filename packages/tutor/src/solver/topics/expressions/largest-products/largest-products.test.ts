import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the largest product, the smallest sum", () =>
  answersRows([
    ["the largest ab with a+b=18 for positive real numbers", "81"],
    ["the largest xy with x+y=7 for positive real numbers", "49/4"],
    ["the largest xy with x+y=7 for positive whole numbers", "12"],
    ["the largest xy with 2x+3y=12 for positive real numbers", "6"],
    ["the smallest a+b with ab=16 for positive real numbers", "8"],
    ["the smallest a+b with ab=24 for positive whole numbers", "10"],
    ["the smallest x+4y with xy=9 for positive real numbers", "12"],
    ["the smallest a+b with ab=24 for positive real numbers", null],
    ["the largest ab with a-b=18 for positive real numbers", null],
    ["the smallest ab with a+b=18 for positive real numbers", null],
    ["the largest a+b with ab=16 for positive real numbers", null],
  ]));
