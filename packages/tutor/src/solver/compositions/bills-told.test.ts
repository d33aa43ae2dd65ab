import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("bills that people split", () =>
  answersRows([
    ["Three friends split a bill of $86.40 equally. How much does each pay?", "28.80"],
    ["A bill of $90 is split equally among 4 people. How much does each person pay?", "22.50"],
    ["Three friends split a bill of $86.40. How much does each pay?", null],
    ["Three friends split a bill of $86.40 equally and leave a $9 tip. How much does each pay?", null],
  ]));
