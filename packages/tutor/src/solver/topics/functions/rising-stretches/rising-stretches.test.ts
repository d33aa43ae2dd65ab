import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("where a parabola rises and falls", () =>
  answersRows([
    ["where y=x^2-6x+5 increases", "x>3"],
    ["where y=x^2-6x+5 decreases", "x<3"],
    ["where y=-2(x+1)^2+5 is increasing", "x<-1"],
    ["where f(x)=-x^2+3x decreases", "x>3/2"],
    ["二次函数y=x²-4x+1，y随x的增大而减小时，x的取值范围", "x<2"],
    ["where y=2x+1 increases", null],
    ["where y=x^3 increases", null],
    ["where y=ax^2 increases", null],
  ]));
