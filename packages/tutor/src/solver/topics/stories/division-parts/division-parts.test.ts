import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("a division by its parts", () => {
  answersRows([
    ["When 47 is divided by a number the quotient is 6 and the remainder is 5. what's the number", "7"],
    ["一个数除以 8，商是 12，余数是 5，这个数是多少", "101"],
    ["两个数的最大公因数是 6，最小公倍数是 72，其中一个数是 18，另一个数是多少？", "24"],
    ["A number divided by 8 gives quotient 12 and remainder 9. What is the number?", null],
    ["两个数的最大公因数是 6，最小公倍数是 72，其中一个数是 20，另一个数是多少？", null],
  ]);
});
