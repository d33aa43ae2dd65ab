import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("the rate of simple interest", () =>
  answersRows([
    ["At what yearly simple rate does $600 earn $72 in 3 years?", "4%"],
    ["$500 earned $60 in simple interest in 3 years. What was the annual interest rate?", "4%"],
    [
      "Ann invested $2000 in a bank. She earned $300 in simple interest over 5 years. What was the interest rate?",
      "3%",
    ],
    ["存入8000元,三年后得利息720元,年利率是百分之几?", "3%"],
    ["本金5000元，存2年，到期得利息300元，求年利率。", "3%"],
    ["At what rate compounded yearly does $600 earn $72 in 3 years?", null],
    ["At what yearly simple rate does $600 earn $72 in 3 months?", null],
    ["存入8000元，三年后本息共8720元，年利率是百分之几？", null],
  ]));
