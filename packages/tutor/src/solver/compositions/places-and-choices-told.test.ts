import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("places in a row, and one of each", () =>
  answersRows([
    ["7 个同学站成一排，甲必须站在最左边，有多少种站法？", "720"],
    ["5个人排成一排照相，其中小明必须站在排尾，一共有多少种不同的站法？", "24"],
    ["7个人排成一排照相，其中甲必须站在正中间，有多少种站法", "720"],
    ["In how many ways can 6 people stand in a line if one of them must be first?", "120"],
    ["从 5 名男生和 4 名女生中各选 1 人参加比赛，有多少种选法？", "20"],
    ["In how many ways can you choose one boy and one girl from 6 boys and 7 girls?", "42"],
    // No middle, a place that is forbidden, or more than one of each.
    ["6个人排成一排照相，其中甲必须站在正中间，有多少种站法", null],
    ["7 个同学站成一排，甲不能站在最左边，有多少种站法？", "4320"],
    ["7 个同学站成一排，甲必须站在最左边或最右边，有多少种站法？", null],
    ["从 5 名男生和 4 名女生中各选 2 人参加比赛，有多少种选法？", null],
  ]));
