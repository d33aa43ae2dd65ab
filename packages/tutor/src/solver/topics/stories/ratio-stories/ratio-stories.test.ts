import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

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
    ["班上男女生人数比是5:4，全班45人，男生比女生多几人？", "5"],
    ["班上男女生人数比是5:4，全班45人，女生比男生多几人？", null],
    ["boys and girls are 5:7 in a school of 360 kids. how many more girls than boys?", "60"],
    ["boys and girls are 5:7 in a school of 360 kids. how many more boys than girls?", null],
    ["学校有篮球和足球共48个，篮球与足球的个数比是5:3，篮球比足球多几个？", "12"],
    ["学校有篮球和排球共48个，篮球与足球的个数比是5:3，篮球比足球多几个？", null],
    [
      "The ratio of boys to girls in a choir is 2:3. There are 8 more girls than boys. How many people are in the choir?",
      "40",
    ],
  ]);

  it("make the whole", () => {
    for (let part = 1; part <= 12; part++) {
      const told = `There are ${5 * part} students and the ratio of boys to girls is 2:3.`;
      const [boys, girls] = ["boys", "girls"].map((who) => Number(solveText(`${told} How many ${who} are there?`)));
      expect(Number(boys) + Number(girls)).toBe(5 * part);
    }
  });
});
