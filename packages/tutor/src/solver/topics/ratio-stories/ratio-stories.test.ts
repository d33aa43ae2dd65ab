import { describe, expect, it } from "vitest";
import { answersRows } from "../../testing/answers-rows.ts";
import { solveText } from "../../testing/solve-text.ts";

describe("amounts in a ratio", () => {
  answersRows([
    ["There are 24 kids in a class and the ratio of boys to girls is 5:3. How many girls are there?", "9"],
    ["The ratio of cats to dogs at a shelter is 4:7. If there are 28 dogs, how many cats are there?", "16"],
    ["六年级有学生120人，男女生人数比是7:5，男生有多少人？", "70"],
    ["甲、乙两数的比是3:5，甲是24，乙是多少？", "40"],
    ["There are 25 kids in a class and the ratio of boys to girls is 5:3. How many girls are there?", null],
    ["There are 24 birds in a zoo and the ratio of boys to girls is 5:3. How many girls are there?", null],
    ["The ratio of cats to dogs at a shelter is 4:7. How many cats are there?", null],
    ["男女生人数比是7:5，男生有多少人？", null],
  ]);

  it("make the whole", () => {
    for (let part = 1; part <= 12; part++) {
      const told = `There are ${5 * part} students and the ratio of boys to girls is 2:3.`;
      const [boys, girls] = ["boys", "girls"].map((who) => Number(solveText(`${told} How many ${who} are there?`)));
      expect(Number(boys) + Number(girls)).toBe(5 * part);
    }
  });
});
