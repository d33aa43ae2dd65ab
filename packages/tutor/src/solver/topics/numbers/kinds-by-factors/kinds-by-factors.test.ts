import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("perfect, abundant, and deficient numbers", () => {
  answersRows([
    ["Is 12 a perfect, abundant or deficient number?", "abundant"],
    ["Is 28 perfect, deficient, or abundant?", "perfect"],
    ["Classify 20 as deficient, perfect or abundant", "abundant"],
    ["Is 9 abundant or deficient?", "deficient"],
    ["Tell whether 16 is deficient, abundant, or perfect.", "deficient"],
    ["12是盈数还是亏数", "abundant"],
    ["12是完全数、盈数还是亏数？", "abundant"],
    ["6是完全数还是盈数？", "perfect"],
    ["496是盈数、亏数还是完全数", "perfect"],
    ["classify 30 as perfect abundant or deficient", "abundant"],
    ["Is 1 perfect, abundant, or deficient?", null],
    ["Is the number after 28 perfect, abundant, or deficient?", null],
  ]);
});
