import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("two kinds bought together, one price known", () => {
  answersRows([
    ["学校买来5个篮球和3个足球共花了520元，每个篮球68元，每个足球多少元？", "60"],
    ["小华买了3支铅笔和2本练习本共花了11元，一本练习本4元，一支铅笔多少钱？", "1"],
    ["3 pens and 2 notebooks cost $11. A notebook costs $4. How much is a pen?", "1"],
    ["3 pens and 2 notebooks cost $11. A notebook costs $4 more than a pen. How much is a pen?", null],
    ["3 pens and 2 notebooks cost $11. A notebook costs $8. How much is a pen?", null],
    ["买5个篮球和3个足球共花了520元，每个排球68元，每个足球多少元？", null],
  ]);
});
