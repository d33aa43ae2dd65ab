import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("mean, median, mode, and range", () => {
  answersRows([
    ["已知5个数的平均数是12，其中4个数是10、11、13、15，求另一个数", "11"],
    ["What is the mean of 4, 8, 6, 10, and 12?", "8"],
    ["find the median of 3, 9, 4, 1, 7", "4"],
    ["Find the median of the data set 2, 5, 8, 11.", "6.5"],
    ["what's the mode of 2, 3, 3, 5, 7?", "3"],
    ["What is the range of the numbers 12, 5, 20, 8?", "15"],
    ["average of 85, 90 and 95", "90"],
    ["The mean of 4, 8, x is 7. Find x.", "9"],
    ["My scores are 85, 88, 92. What score do I need on the next test to have an average of 90?", "95"],
    ["What is the mode of 1, 2, 3?", null],
    ["求数据 3、5、7、9 的平均数", "6"],
    ["一组数据：2，4，4，6，9，这组数据的众数是多少？", "4"],
    ["一组数据 5，3，8，1，9 的中位数是多少？", "5"],
    ["1、2、3、4的极差是多少", "3"],
    ["已知数据 4、6、x 的平均数是 7，求 x 的值", "11"],
    ["What is the mean of 4, 8, 6 if 6 is replaced?", null],
    ["What is the weighted mean of 4, 8, 6?", null],
    ["What is the mean and median of 4, 8, 6?", null],
    ["mean of 4, 8, 6 and x", null],
    ["What is the mean of the first 10 numbers?", null],
  ]);
});
