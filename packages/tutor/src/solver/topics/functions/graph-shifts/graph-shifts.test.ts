import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("graphs that are moved", () =>
  answersRows([
    ["Shift the graph of y=x^2 3 units right and 2 units up.", "y=(x-3)^2+2"],
    ["抛物线y=2x²先向左平移1个单位，再向下平移3个单位后的解析式", "y=2(x+1)^2-3"],
    ["将直线y=2x+1向上平移3个单位后的解析式", "y=2x+4"],
    ["直线y=3x-4先向上平移6个单位，再向左平移1个单位，得到的直线解析式是？", "y=3x+5"],
    ["将抛物线y=x²向上平移3个单位，再向左平移2个单位，得到的解析式", "y=(x+2)^2+3"],
    ["将直线y=2x+1先向下平移2个单位，然后向右平移3个单位，得到的函数解析式", "y=2x-7"],
    ["Translate y=2x+1 3 units left.", "y=2x+7"],
    ["Translate y=2x+1 3 units inward.", null],
  ]));
