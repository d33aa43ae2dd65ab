import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("shadows", () => {
  answersRows([
    [
      "A 6 foot tall man casts a 4 foot shadow. At the same time a tree casts a 30 foot shadow. How tall is the tree?",
      "45",
    ],
    [
      "A 5-foot-tall girl casts a shadow 8 feet long. At the same time, a flagpole casts a shadow 40 feet long. How tall is the flagpole?",
      "25",
    ],
    ["身高1.6米的小明影长2米，同一时刻旗杆的影长是15米，旗杆高多少米？", "12"],
    ["A 6 foot tall man casts a 4 foot shadow. How tall is the tree?", null],
    ["A 6 foot tall man casts a shadow. A tree casts a 30 foot shadow. How tall is the tree?", null],
    ["A tree casts a 30 foot shadow in the morning and a 20 foot shadow at noon. How tall is the tree?", null],
  ]);

  it("grow with the height", () => {
    for (let shadow = 10; shadow <= 60; shadow += 5)
      expect(solveText(`身高2米的小明影长1米，同一时刻大树的影长是${shadow}米，大树高多少米？`)).toBe(
        `${2 * shadow} m`,
      );
  });
});
