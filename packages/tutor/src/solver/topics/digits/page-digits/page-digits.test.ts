import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("digits of page numbers", () => {
  answersRows([
    ["一本书150页，从1开始编页码，印页码一共用了多少个数字", "342"],
    ["A printer used 495 digits to number the pages of a book starting from 1. How many pages are there?", "201"],
    ["How many digits do you need to number the pages of a book from 1 to 120?", "252"],
    ["一本书有 200 页，编页码一共要用多少个数字？", "492"],
    ["一本书有 200 页，第 50 页有几个数字？", null],
  ]);
});
