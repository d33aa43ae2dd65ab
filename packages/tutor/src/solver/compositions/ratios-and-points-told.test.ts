import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("shares, ends of segments and unknown numbers in other words", () => {
  answersRows([
    ["Divide 60 in the ratio 2:3. What is the second share?", "36"],
    ["Share 84 in the ratio 1:2:4. What is the biggest share?", "48"],
    ["按3:5把80分成两份，较大的一份是多少", "50"],
    ["把120按2:3:5分配，最大的一份是多少？", "60"],
    ["把60按2:3分成两份，第二份是多少", "36"],
    ["按3:5把80分成两份，各是多少", "30, 50"],
    ["M is the midpoint of AB. A is (2,5) and M is (4,1). Find B.", "(6,-3)"],
    ["Find the other endpoint if one endpoint is (1,3) and the midpoint is (4,5)", "(7,7)"],
    ["求未知数 x：x:12=3:4", "9"],
    ["Find the sum of the first 10 terms of 2, 6, 18, ...", "59048"],
    // Of two shares that are alike none is the larger one; a difference is none of them.
    ["Divide 60 in the ratio 3:3. What is the larger share?", null],
    ["把60按2:3分成两份，第三份是多少", null],
    ["M is the midpoint of AB. A is (2,5) and M is (4,1). Find the length of AB squared.", null],
  ]);
});
