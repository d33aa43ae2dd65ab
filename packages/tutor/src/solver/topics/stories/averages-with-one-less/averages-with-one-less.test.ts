import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("averages with one number less or more", () => {
  answersRows([
    [
      "The average of five numbers is 14. When one number is removed, the average of the other four is 12. Which number was removed?",
      "22",
    ],
    [
      "The average of 6 numbers is 20. If one of the numbers is removed, the average of the remaining 5 is 18. What number was removed?",
      "30",
    ],
    [
      "The mean of four numbers is 15. A fifth number is added and the mean becomes 17. What is the fifth number?",
      "25",
    ],
    ["5个数的平均数是12，去掉一个数后，剩下4个数的平均数是10，去掉的数是多少？", "20"],
    ["五个数的平均数是12，去掉一个数后，剩下四个数的平均数是10，去掉的数是多少？", "20"],
    ["有四个数的平均数是25，加上一个数后，五个数的平均数是27，加上的数是几？", "35"],
    [
      "The average of five numbers is 14. When one number is removed, the average of the other three is 12. Which number was removed?",
      null,
    ],
    [
      "The average of five numbers is 14. When one number is removed, the average of the other four is 12. What number was added?",
      null,
    ],
    ["5个数的平均数是12，去掉两个数后，剩下3个数的平均数是10，去掉的数的和是多少？", null],
    ["三个数的平均数是15，其中两个数的平均数是12，第三个数是多少？", "21"],
    ["三个数的平均数是15，其中两个数的平均数是12，第四个数是多少？", null],
    ["The average of 3 numbers is 10. The average of 2 of them is 8. What is the third number?", "14"],
    ["The average of 4 numbers is 10. The average of 2 of them is 8. What is the third number?", null],
    [
      "Five test scores average 82. After the lowest score is dropped, the remaining four average 85. What was the dropped score?",
      "70",
    ],
    [
      "The average weight of 4 boys is 50 kg. A fifth boy joins and the average becomes 52 kg. How much does the fifth boy weigh?",
      "60",
    ],
    ["4个同学的平均身高是150厘米，加上小明后，5个人的平均身高是151厘米，小明身高多少厘米？", "155"],
  ]);
});
