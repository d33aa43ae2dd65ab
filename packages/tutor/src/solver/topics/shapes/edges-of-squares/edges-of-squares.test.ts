import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the edge of a square", () =>
  answersRows([
    ["A solid square of soldiers has 12 in each row. How many are on the outer edge?", "44"],
    ["一个方阵最外层每边12人,最外层共多少人?", "44"],
    ["一个实心方阵，最外层共有44人，这个方阵共有多少人？", "144"],
    ["一个空心方阵，最外层共有44人，这个方阵共有多少人？", null],
    ["一个方阵最外层每边12人，第二层共多少人？", null],
  ]));
