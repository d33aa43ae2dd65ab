import { describe } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";

describe("fractions whose decimals end", () =>
  answersRows([
    ["Is 7/40 a terminating decimal?", "yes"],
    ["Is 7/12 a terminating decimal?", "no"],
    ["Is 9/12 a terminating decimal?", "yes"],
    ["Is 7/12 a repeating decimal?", "yes"],
    ["7/40能化成有限小数吗？", "yes"],
    ["5/14能化成有限小数吗？", "no"],
    ["5/14化成小数是循环小数吗？", "yes"],
    ["Is 7/40 or 7/12 a terminating decimal?", null],
  ]));
