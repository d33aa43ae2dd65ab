import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("right triangles", () => {
  answersRows([
    ["The legs of a right triangle are 3 and 4. Find the hypotenuse.", "5"],
    ["A right triangle has legs of 5 cm and 12 cm. How long is the hypotenuse?", "13 cm"],
    ["A right triangle has a hypotenuse of 10 and one leg of 6. Find the other leg.", "8"],
    ["What is the hypotenuse of a right triangle with legs 1 and 1?", "sqrt(2)"],
    ["Find the area of a right triangle with legs 6 and 8", "24"],
    [
      "A 13-foot ladder leans against a wall. The base of the ladder is 5 feet from the wall. How high up the wall does the ladder reach?",
      "12 ft",
    ],
    ["John walks 3 miles north and then 4 miles east. How far is he from his starting point?", "5 mi"],
    ["直角三角形的两条直角边分别是6和8，求斜边的长", "10"],
    ["一个直角三角形的斜边是13厘米，一条直角边是5厘米，另一条直角边是多少厘米？", "12 cm"],
    ["一架长5米的梯子斜靠在墙上，梯子底端离墙3米，梯子顶端离地面多少米？", "4 m"],
    ["小明向北走了6千米，又向东走了8千米，这时他离出发点多远？", "10 km"],
    ["直角三角形的斜边是10，一条直角边是6，另一条是多少", "8"],
    ["Find the length of the hypotenuse if the legs are 7 and 24.", "25"],
    [
      "a ladder 13 ft long leans against a wall, its foot is 5 ft from the wall. how high up the wall does it reach?",
      "12 ft",
    ],
    ["A right triangle has a hypotenuse of 5 and one leg of 6. Find the other leg.", null],
    ["A right triangle has a leg of 5 and an angle of 30 degrees. Find the hypotenuse.", null],
    ["John walks 3 miles north and then 4 miles south. How far is he from his starting point?", null],
    ["A 13-foot ladder slides 2 feet down the wall. How far is the base from the wall?", null],
    ["直角三角形的一个锐角是30度，斜边是10，求另一条直角边", null],
  ]);
});
