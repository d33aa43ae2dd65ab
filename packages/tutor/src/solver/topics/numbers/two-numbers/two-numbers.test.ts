import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers by sum, difference, and multiple", () => {
  answersRows([
    ["Two numbers have a sum of 45 and a difference of 13. What are they?", "29, 16"],
    ["甲乙两数的和是 50，差是 12，甲数比乙数大，甲数是多少？", "31"],
    ["三年级一班男生比女生多 4 人，全班 46 人，男生有多少人？", "25"],
    ["三年级一班男生比女生多 5 人，全班 46 人，男生有多少人？", null],
    ["果园里有桃树和梨树共 120 棵，桃树是梨树的 3 倍，苹果树有多少棵？", null],
    ["The sum of two numbers is 30 and their difference is 6. Find the numbers.", "18, 12"],
    ["The sum of two numbers is 30. Their difference is 6. What is the larger number?", "18"],
    ["One number is 3 times another. Their sum is 48. What are the numbers?", "36, 12"],
    [
      "Tom and Anna have 40 marbles together. Tom has 3 times as many marbles as Anna. How many marbles does Anna have?",
      "10",
    ],
    ["Tom and Anna have 40 marbles in all. Tom has 8 more than Anna. How many does Tom have?", "24"],
    ["Mia is 4 years older than Leo. The sum of their ages is 20. How old is Leo?", "8"],
    ["两数的和是30，差是6，这两个数分别是多少？", "18, 12"],
    ["甲、乙两数的和是48，甲数是乙数的3倍，甲数是多少？", "36"],
    ["小明和小红一共有40本书，小明比小红多8本，小红有多少本书？", "16"],
    ["甲数是乙数的4倍，甲数比乙数多27，乙数是多少？", "9"],
    ["哥哥比弟弟大3岁，两人的年龄和是21岁，弟弟今年几岁？", "9"],
    ["Tom and Anna have 40 marbles together. Tom gives 3 to Anna. How many does Tom have?", null],
    ["Tom and Anna have 40 marbles together. Tom has 8 more than Bob. How many does Tom have?", null],
    ["The sum of two numbers is 30. Find the numbers.", null],
    ["The sum of two numbers is 6 and their difference is 30. Find the numbers.", null],
    ["小明和小红一共有40本书，小明给小红8本后两人一样多，小红有多少本书？", null],
    ["小明比小红的2倍多3本，一共有30本书，小红有多少本书？", "9"],
  ]);
});
