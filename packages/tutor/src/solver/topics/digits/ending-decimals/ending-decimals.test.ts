import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("whether a decimal ends", () =>
  answersRows([
    ["Is 5/12 a terminating or repeating decimal?", "repeating"],
    ["5/12化成小数是有限小数还是循环小数", "repeating"],
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

it.each(["Without dividing: does 7/40 have a terminating or a repeating decimal?", "7/40是有限小数还是无限循环小数？"])(
  "tells which of the two: %s",
  (question) => expect(solveText(question)).toBe("terminating"),
);
