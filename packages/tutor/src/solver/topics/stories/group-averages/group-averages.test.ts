import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("means of groups", () =>
  answersRows([
    [
      "A class of 20 students averages 75 and a class of 30 students averages 85. What is the average of all 50 students?",
      "81",
    ],
    [
      "Ten boys have an average weight of 40 kg and 15 girls have an average weight of 35 kg. What is the average weight of all of them?",
      "37",
    ],
    ["甲组6人平均身高140厘米，乙组4人平均身高150厘米，全体平均身高多少厘米", "144"],
    ["某班男生20人，平均分80分，女生30人，平均分85分，全班平均分是多少？", "83"],
    [
      "The average of five numbers is 14. When one number is removed, the average of the other four is 12. Which number was removed?",
      "22",
    ],
    ["5个数的平均数是18，去掉一个数后，剩下4个数的平均数是16，去掉的数是多少", "26"],
    [
      "The average of 5 numbers is 20. If one of the numbers is 32, what is the average of the other four numbers?",
      "17",
    ],
    ["五个数的平均数是30，前三个数的平均数是25，后两个数的平均数是多少", "37.5"],
    ["The mean of 10 numbers is 8. The mean of the first 6 of them is 7. Find the mean of the other 4 numbers.", "9.5"],
    ["the mean of 6 numbers is 10, if 7 is added to each number what's the new mean", "17"],
    ["7个数的平均数是12，如果加上一个数20，平均数变成多少？", "13"],
    ["6个数的平均数是10，每个数都加7，新的平均数是多少", "17"],
    [
      "A class of 20 students averages 75 and a class of 30 students averages 85. What is the average of the first class?",
      null,
    ],
    [
      "A class of 20 students averages 75 and a class of 30 students averages 85. What is the average of all 60 students?",
      null,
    ],
    [
      "A class of 20 students averages 75 and a class of 30 students averages 85. How much greater is the second average?",
      null,
    ],
    [
      "The average of five numbers is 14. When one number is doubled, the average of the other four is 12. Which number was removed?",
      null,
    ],
    [
      "The average of five numbers is 14. When one number is removed, the average of the other three is 12. Which number was removed?",
      null,
    ],
    [
      "The average of four numbers is 12. When a fifth number is added the average becomes 14. What is the fifth number?",
      "22",
    ],
    ["4个数的平均数是12，再加上一个数后平均数变为14，求加上的数", "22"],
    ["Twelve students average 70 on a quiz, and the other 8 students average 80. What is the class average?", "74"],
    ["甲班40人平均85分，乙班50人平均94分，两班平均多少分", "90"],
    ["The average of 12, 15, 18 and y is 16. Find y.", "19"],
    ["一组数据2，4，x，8，10的平均数是6，x是多少？", "6"],
    ["Find n if the mean of 4, n and 11 is 9", "12"],
    ["The median of 12, 15, 18 and y is 16. Find y.", null],
    ["The average of 12, x, 18 and y is 16. Find y.", null],
    ["the median of 6 numbers is 10, if 7 is added to one number what's the new median", null],
  ]));
