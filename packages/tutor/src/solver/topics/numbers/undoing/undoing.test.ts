import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("what was done to a number", () => {
  answersRows([
    ["add 5 to a number, then multiply by 3. The result is 30. What is the number?", "5"],
    ["Multiply a number by 4, then add 7, then divide by 5. The result is 7. What is the number?", "7"],
    ["I'm thinking of a number. I double it, then subtract 7, and end up with 31. What's my number?", "19"],
    ["一个数加上 5，乘 4，再减去 8，结果是 40，这个数是多少？", "7"],
    ["I'm thinking of a number. I double it, then subtract 7. What's my number?", null],
  ]);
});
