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
  ]));
