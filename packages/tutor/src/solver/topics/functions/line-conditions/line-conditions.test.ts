import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("lines beside each other, and across", () =>
  answersRows([
    ["whether y=3x+1 and 6x-2y=5 are parallel", "yes"],
    ["whether y=3x+1 and y=2x are parallel", "no"],
    ["whether 2x+3y=6 and y=1.5x-4 are perpendicular", "yes"],
    ["whether y=2x and y=-2x are perpendicular", "no"],
    ["直线y=2x+1与y=2x-7是否平行", "yes"],
    ["whether y=2x+1 and 2y=4x+2 are parallel", null],
    ["whether y=2x+1 and x=3 are parallel", null],
    ["the values of k that make y=kx+1 and y=5x-3 parallel", "k=5"],
    ["直线y=(k-1)x+2与直线y=3x平行，求k", "k=4"],
    ["the values of k that make kx+2y=7 and y=3x-1 perpendicular", "k=2/3"],
    ["the values of m that make y=m^2x+1 and y=4x+m parallel", "m=-2 or m=2"],
    ["the values of m that make y=mx+1 and y=4x+1 parallel", null],
    ["the values of k that make x+2y=7 and y=3x-k perpendicular", null],
    ["the values of m that make y=(m-2)x+1 fall", "m<2"],
    ["the values of m that make y=(3-m)x+m rise", "m<3"],
    ["一次函数y=(2k+1)x-3，y随x的增大而增大，求k的取值范围", "k>-1/2"],
    ["the values of m that make y=m^2x rise", null],
  ]));
