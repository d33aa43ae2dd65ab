import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("whether a decimal ends", () =>
  answersRows([
    ["whether the decimal of 7/40 ends", "yes"],
    ["whether the decimal of 7/12 ends", "no"],
    ["whether the decimal of 9/60 ends", "yes"],
    ["whether the decimal of 7/12 repeats", "yes"],
    ["whether the decimal of 3/8 repeats", "no"],
    ["whether the decimal of 12/4 ends", "yes"],
    ["whether the decimal of 7/0 ends", null],
    ["Is 7/40 a terminating decimal?", "yes"],
    ["Is 7/12 a terminating decimal?", "no"],
    ["Is 9/12 a terminating decimal?", "yes"],
    ["Is 7/12 a repeating decimal?", "yes"],
    ["7/40能化成有限小数吗？", "yes"],
    ["5/14能化成有限小数吗？", "no"],
    ["5/14化成小数是循环小数吗？", "yes"],
    ["Is 7/40 or 7/12 a terminating decimal?", null],
  ]));
