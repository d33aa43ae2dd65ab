import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a remainder that follows from another", () =>
  answersRows([
    [
      "A number leaves a remainder of 3 when divided by 8. What remainder does twice the number leave when divided by 8?",
      "6",
    ],
    [
      "When a number is divided by 7 the remainder is 4. What is the remainder when 5 times the number is divided by 7?",
      "6",
    ],
    ["一个数除以 9 余 5，这个数的 4 倍除以 9 余几", "2"],
    [
      "When a number is divided by 7 the remainder is 4. What is the remainder when 5 times the number is divided by 5?",
      null,
    ],
    ["一个数除以 7 余 3，这个数的平方除以 7 余几", "2"],
    ["If a number leaves remainder 5 when divided by 12, what remainder does it leave when divided by 5?", null],
  ]));
