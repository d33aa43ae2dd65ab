import { describe, expect, it } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";
import { solveText } from "../../../testing/solve-text.ts";

describe("ages", () => {
  answersRows([
    ["Anna is twice as old as Ben. Five years ago she was three times as old as him. How old is Anna now?", "20"],
    ["Mom is 36 and I am 8. In how many years will she be exactly 3 times as old as me?", "6"],
    [
      "Anna is twice as old as Ben. Five years ago she was three times as old as her sister. How old is Anna now?",
      null,
    ],
    ["Maria is 4 times as old as her son. In 6 years she will be 3 times as old as him. How old is the son now?", "12"],
    ["爸爸今年38岁，儿子今年8岁，几年后爸爸的年龄是儿子的3倍？", "7"],
    ["小明今年10岁，妈妈的年龄是他的3倍，妈妈多少岁？", "30"],
    ["Maria is 4 times as old as her son. In 6 years she will be 5 times as old as him. How old is the son now?", null],
    ["Maria is 4 times as old as her son. How old is the son now?", null],
    ["Maria is 4 times as old as her son. In 6 years he will be 3 times as old as her. How old is the son now?", null],
    ["Ann is 4 times as old as Ben. In 6 years Ben will be 3 times as old as Ann. How old is Ben now?", null],
    ["Ann is 4 times as old as Ben. In 6 years Ann will be 3 times as old as Ben. How old is Ben now?", "12"],
    ["爸爸今年38岁，儿子今年8岁，几年后爸爸的年龄是儿子的6倍？", null],
    ["爸爸今年38岁，几年后爸爸的年龄是儿子的3倍？", null],
  ]);

  it("keep their difference", () => {
    for (let child = 2; child <= 12; child++) {
      const parent = child + 24;
      const [then, years] = [12, 12 - child];
      const found = solveText(`妈妈今年${parent}岁，女儿今年${child}岁，几年后妈妈的年龄是女儿的3倍？`);
      expect(found).toBe(years > 0 ? `${then - child}` : null);
    }
  });
});
