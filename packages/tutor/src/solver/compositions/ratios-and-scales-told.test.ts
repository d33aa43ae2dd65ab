import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("ratios, percents of amounts, scales and variation in other words", () => {
  answersRows([
    ["x:y=3:4, y=20, find x", "15"],
    ["a:b=3:5, a=12, b=?", "20"],
    ["x:y:z = 2:3:4 and x+y+z = 45. Find z.", "20"],
    ["If a:b = 2:5 and a + b = 35, find b", "25"],
    ["已知a:b=3:5，b-a=8，求a", "12"],
    ["求比值 1.5:0.5", "3"],
    ["20千克比25千克少百分之几", "20%"],
    ["40米是50米的百分之几", "80%"],
    ["30的40%是", "12"],
    ["5吨的20%是多少吨", "1"],
    ["比40千克多25%是多少千克", "50"],
    ["图上距离5cm表示实际距离100km，求比例尺", "1:2000000"],
    ["甲乙两地实际距离是60千米，在地图上的距离是3厘米，求比例尺", "1:2000000"],
    ["比例尺1:500000，实际距离30千米，图上距离多少厘米", "6"],
    ["z varies jointly as x and y. z = 24 when x = 2 and y = 3. Find z when x=4,y=5", "80"],
    ["z varies directly as x and inversely as y. If z = 6 when x = 3 and y = 2, find z when x = 8 and y = 4.", "8"],
    ["Find the constant of proportionality: y = 18 when x = 6", "3"],
    ["若点P(m,2m-1)在第一象限，求m的取值范围", "m > 1/2"],
    ["If the point (a-3, a+2) lies in quadrant II, find the range of a.", "-2 < a < 3"],
    ["x=2t, y=t+1 express y in terms of x", "y = x/2 + 1"],
    ["不等式2x+3<11的正整数解的和", "6"],
    ["Twelve less than 3 times x is 9. solve for x", "7"],
    // Of letters that are not in the ratio, units that differ, and no line.
    ["x:y=3:4, z=20, find x", null],
    ["20千克比25吨少百分之几", null],
    ["x=t^2, y=t+1 express y in terms of x", null],
    ["若点P(m,2n-1)在第一象限，求m的取值范围", null],
  ]);
});
