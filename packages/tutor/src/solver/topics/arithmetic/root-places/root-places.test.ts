import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("where irrational numbers lie", () =>
  answersRows([
    ["Between which two consecutive integers is √40?", "6, 7"],
    ["between which two consecutive integers does sqrt(75) lie", "8, 9"],
    ["√30在哪两个整数之间", "5, 6"],
    ["between which two consecutive integers is -√10", "-4, -3"],
    ["between which two consecutive integers is √36", null],
    ["What is the integer part of √(40)?", "6"],
    ["2+√7的整数部分是多少", "4"],
    ["√7的小数部分是多少", "√7 - 2"],
    ["what is the integer closest to √(40)", "6"],
    ["与√(55)最接近的整数是几", "7"],
    ["which is larger, 2^30 or 3^20", "3^20"],
    ["which is larger, 2^3000 or 3^2000", "3^2000"],
    ["which is larger, 2^6 or 4^3", null],
    ["3√2和2√3哪个大", "3√2"],
    ["比较√5-1和1的大小", "√5-1 > 1"],
    ["which is smaller, -√7 or -3", "-3"],
    ["which is larger, 7 or 3", null],
    ["把2^55, 3^44, 5^33从小到大排列", "2^55, 3^44, 5^33"],
  ]));
