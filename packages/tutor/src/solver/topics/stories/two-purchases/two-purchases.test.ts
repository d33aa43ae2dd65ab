import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two purchases", () => {
  answersRows([
    ["4 pencils and 3 erasers cost $11, and 2 pencils and 5 erasers cost $9. How much is one pencil?", "2 dollars"],
    ["买 3 支钢笔和 2 本本子要 34 元，买 1 支钢笔和 2 本本子要 18 元，一支钢笔多少元？", "8 \u5143"],
    ["4 pencils and 3 erasers cost $11, and 2 pens and 5 erasers cost $9. How much is one pencil?", null],
    ["4 pencils and 3 erasers cost $11, and 8 pencils and 6 erasers cost $22. How much is one pencil?", null],
    ["3支铅笔和2个本子一共13元，1支铅笔和4个本子一共21元，一个本子多少元？", "5 元"],
    [
      "3 pencils and 2 erasers cost 2.10, 1 pencil and 4 erasers cost 2.20. how much is one eraser (in dollars)?",
      "0.45",
    ],
    [
      "3 pencils and 2 erasers cost $2.10, 1 pencil and 4 erasers cost $2.20. how much is one eraser (in meters)?",
      null,
    ],
  ]);
});
