import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("similar triangles", () => {
  answersRows([
    ["Triangle ABC is similar to triangle DEF. AB = 6, BC = 9 and DE = 8. Find EF.", "12"],
    ["△ABC∽△DEF，AB=4，DE=6，BC=10，求EF的长", "15"],
    ["triangle ABC ~ triangle XYZ, AC = 5 cm, XZ = 10 cm, YZ = 8 cm. Find BC.", "4"],
    ["△ABC∽△DEF，AB=4cm，DE=6cm，BC=10cm，求EF的长", "15"],
    ["Triangle ABC is similar to triangle DEF. AB = 6, BC = 9. Find EF.", null],
    ["Triangle ABC is similar to triangle DEF. AB = 6, BC = 9 and DE = 8. Find DF.", null],
    ["Triangle ABC is similar to triangle ADE. AB = 6, BC = 9 and AD = 8 and DE = 10. Find EF.", null],
    ["Triangle ABC is congruent to triangle DEF. AB = 6, BC = 9 and DE = 8. Find EF.", null],
  ]);

  it("have one scale for all sides", () => {
    for (let side = 3; side <= 20; side++)
      expect(solveText(`Triangle ABC is similar to triangle DEF. AB = 5, DE = 10 and AC = ${side}. Find DF.`)).toBe(
        `${2 * side}`,
      );
  });
});
