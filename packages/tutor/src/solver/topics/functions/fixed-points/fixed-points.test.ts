import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("points that all graphs with a letter have in common", () =>
  answersRows([
    ["The line y = kx - 3k + 2 passes through a fixed point for every k. Find the point.", "(3, 2)"],
    ["不论m为何值，直线y=mx+2m-5都经过一个定点，求这个定点", "(-2, -5)"],
    ["不论k取何值，直线y＝kx－3k＋2必过一个定点，这个定点的坐标为＿＿", "(3, 2)"],
    ["No matter what m is, the graph of y = mx + 4m - 1 goes through the same point. Which point is it?", "(-4, -1)"],
    ["无论k取何实数，一次函数y=(2k-1)x+3-4k的图象总经过一个定点，则该定点的坐标是", "(2, 1)"],
    ["抛物线y=x²+mx-2m恒过定点，求定点坐标", "(2, 4)"],
    ["无论m为何实数，直线y=mx-m+4总过一定点，求该点坐标", "(1, 4)"],
    ["不管k是多少y=kx+5k-2都过同一个点，这个点是哪个", "(-5, -2)"],
    ["What point does y = k(x - 1) + 5 always pass through?", "(1, 5)"],
    ["The line y = kx - 3k + 2 passes through a fixed point for k = 2. Find the point.", null],
    ["The line y = kx - 3k + 2 passes through a fixed point for every k. Find the sum of its coordinates.", null],
    ["不论k取何值，直线y=kx-3k+2不经过哪个定点", null],
    ["直线y=kx-3k+2恒过定点，求定点到原点的距离", null],
    ["抛物线y=mx²-4mx+3恒过定点，求定点坐标", null],
    ["The line y = kx + 2x - 3 passes through the same point as y = 5. Which point?", null],
  ]));
