import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("tiles that cover a floor", () =>
  answersRows([
    ["How many 6-inch square tiles are needed to cover a floor that is 9 feet by 12 feet?", "432"],
    [
      "How many square tiles that are 8 inches on each side are needed to cover a floor that is 12 feet by 10 feet?",
      "270",
    ],
    ["How many 1-foot square tiles are needed to cover a 12-foot by 15-foot kitchen floor?", "180"],
    ["How many 20 cm by 20 cm tiles are needed to cover a wall 4 m by 3 m?", "300"],
    ["用边长 5 分米的方砖铺一间长 8 米、宽 6 米的教室，需要多少块方砖？", "192"],
    ["一个长 6 米、宽 4 米的房间，用边长 4 分米的正方形地砖铺地，需要多少块？", "150"],
    ["How many square tiles 15 cm on a side are needed to cover a wall 3 m by 1.5 m?", "200"],
    // The tiles would have to be cut, or the units are of two systems.
    ["How many 7-inch square tiles are needed to cover a floor that is 9 feet by 12 feet?", null],
    ["How many 10-cm square tiles are needed to cover a floor that is 9 feet by 12 feet?", null],
  ]));
