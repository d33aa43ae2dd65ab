import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("real numbers with roots", () =>
  answersRows([
    ["what is |√2-3|", "3 - sqrt(2)"],
    ["what is |3-π|", "pi - 3"],
    ["计算：|√3-2|+√12-(1/2)^(-1)+(π-3.14)^0", "1 + sqrt(3)"],
    ["what is √((1-√2)^2)", "sqrt(2) - 1"],
    ["what is √9+\\sqrt[3]{-8}-|1-√2|", "2 - sqrt(2)"],
    ["evaluate x^2-2x+1 when x=√3+1", "3"],
    ["evaluate 1/x when x=√2-1", "1 + sqrt(2)"],
    ["if x=√3+1, what is x^2-2x", "2"],
    ["what is |√2-x|", null],
  ]));
