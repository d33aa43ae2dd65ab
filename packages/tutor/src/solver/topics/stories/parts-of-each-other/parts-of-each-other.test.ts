import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two numbers of which one is a part of the other", () => {
  answersRows([
    ["x is 40% of y. y is what percent of x?", "250%"],
    ["If p is 25% of q, then q is what percent of p?", "400%"],
    ["x is 40% of y. x is what percent less than y?", "60%"],
    ["A is 25% more than B. By what percent is B less than A?", "20%"],
    ["A is 25% more than B. What percent of A is B?", "80%"],
    ["A is 25% more than B. What percent of B is A?", "125%"],
    ["Tom has 25% more marbles than Jerry. By what percent does Jerry have fewer marbles than Tom?", "20%"],
    ["甲数比乙数多25%，那么乙数比甲数少百分之几？", "20%"],
    ["甲数比乙数少20%，乙数比甲数多百分之几？", "25%"],
    ["甲数比乙数多1/4，乙数比甲数少几分之几？", "1/5"],
    ["甲数是乙数的80%，乙数是甲数的百分之几？", "125%"],
    ["甲是乙的4/5，乙比甲多几分之几", "1/4"],
    ["果园里桃树比梨树多25%，桃树有100棵，梨树有多少棵？", "80"],
    ["Ann has 20% more stamps than Bob. Bob has 50 stamps. How many stamps does Ann have?", "60"],
    ["Ann has 20% more stamps than Bob. Ann has 60 stamps. How many stamps does Bob have?", "50"],
    ["六年级男生比女生多20%，女生有50人，男生有多少人？", "60"],
    ["甲数的40%等于乙数的50%，甲数是乙数的百分之几？", "125%"],
    ["某厂今年产值比去年增加25%，去年产值比今年少百分之几？", "20%"],
    [
      "In a class, the number of girls is 3/4 the number of boys. There are 28 students. How many boys are there?",
      "16",
    ],
  ]);
});

describe("two numbers with a difference", () => {
  answersRows([
    ["女生人数是男生的75%，男生比女生多10人，男生多少人？", "40"],
    ["女生人数是男生的75%，女生比男生多10人，男生多少人？", null],
    ["女生人数是男生的75%，女生比男生少10人，女生有多少人？", "30"],
    ["Ann has 25% more stamps than Bob. Ann has 10 more stamps than Bob. How many stamps does Bob have?", "40"],
    ["Ann has 25% more stamps than Bob. Bob has 10 more stamps than Ann. How many stamps does Bob have?", null],
    ["桃树比梨树多25%，桃树比梨树多20棵，桃树有多少棵？", "100"],
  ]);
});

describe("what is not told of two numbers", () => {
  answersRows([
    ["甲数比乙数多25%，那么乙数比甲数多百分之几？", null],
    ["甲数比乙数多25%，那么丙数比甲数少百分之几？", null],
    ["x is 40% of y. z is what percent of x?", null],
    ["Ann has 20% more stamps than Bob. Bob has 51 stamps. How many stamps does Ann have?", null],
    ["A is 25% more than B. By what percent is B more than A?", null],
  ]);
});
