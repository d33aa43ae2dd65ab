import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("absolute values where the sign of what is between the bars is known", () =>
  answersRows([
    ["simplify |x-5| if x<5", "5-x"],
    ["已知-1<x<3，化简|x+1|+|x-3|", "4"],
    ["有理数a<0，化简|a-3|", "3-a"],
    ["若1<x<4，则化简|x-1|-|x-4|的结果是", "2x-5"],
    ["If 2 < x < 7, simplify |x - 2| + |x - 7|.", "5"],
    ["If x > 3, simplify |x - 3| - 2|x + 1|.", "-x-5"],
    ["若a≤3，化简√((a-3)²)", "3-a"],
    ["当x>2时，化简√((1-x)²)+|x-2|", "2x-3"],
    ["if x is less than 3, simplify |x-3|", "3-x"],
    ["If x is negative, simplify |x| - x.", "-2x"],
    ["if x is not less than 3, simplify |x-3|", null],
    ["if |x| is less than 3, simplify |x-3|", null],
    ["simplify |x-5| if x<6", null],
    ["若1<x<4，化简|x-1|+|x-3|", null],
    ["若1<x<4，化简||x-1|-|x-4||", null],
    ["if x<5 solve |x-5|=3", null],
    ["若a<3，化简√((a-3)³)", null],
    ["已知-1<x<3，化简|x+1|+|y-3|", null],
  ]));
