import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("averages with a score to come", () =>
  answersRows([
    ["小红三次测验的平均分是 90 分，第四次考了 98 分，四次的平均分是多少？", "92"],
    ["五个数的平均数是 20，其中四个数是 18、19、21、22，另一个数是多少？", "20"],
    [
      "Ava's average on 5 tests is 84. After the sixth test her average is 85. What did she score on the sixth test?",
      "90",
    ],
    ["The average of 6 numbers is 15. What is the sixth number?", null],
    ["Ava's first three scores were 78, 85, and 90. What must she score?", null],
    ["五个数的平均数是 20，其中三个数是 18、19、21，另一个数是多少？", null],
  ]));
