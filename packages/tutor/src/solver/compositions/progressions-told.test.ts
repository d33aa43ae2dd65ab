import { describe } from "vitest";
import { answersRows } from "../testing/answers-rows.ts";

describe("sequences with an unknown term, by their sums, or by a formula", () => {
  answersRows([
    ["Three consecutive terms of an arithmetic sequence are x, 2x+1, 5x-4. Find x", "3"],
    ["If 3, x, 27 is geometric, find x", "9, -9"],
    ["2x, x+6, 3x+4 form an arithmetic progression. find x", "8/3"],
    ["Find x if x, 10, 16 is an arithmetic sequence", "4"],
    ["x-1,x+1,2x+2成等比数列,求x", "3, -1"],
    ["已知x,2x+1,5x-4成等差数列，则x=", "3"],
    ["在等差数列中，a2+a8=20，则a5=", "10"],
    ["In an arithmetic sequence a_2 + a_8 = 20. Find a_5.", "10"],
    ["等差数列{an}中，a3+a5+a7=27，求a5", "9"],
    ["等差数列{an}中，a5=6，求S9", "54"],
    ["等差数列{an}中，a5=6，则a2+a8=", "12"],
    ["等差数列an的前n项和Sn=n²+2n，求a5", "11"],
    ["已知数列{a_n}的前n项和S_n=2n²-n，求通项公式a_n", "4n-3"],
    ["The sum of the first n terms of a sequence is S_n = 3n^2 - n. Find a_4", "20"],
    ["已知数列{an}的通项an=2n-1，求前10项的和", "100"],
    ["S = 1 + 1/3 + 1/9 + ...", "3/2"],
    // Where the places do not fit, the sums begin with something, or the sequence is of another kind.
    ["在等差数列中，a2+a8=20，则a6=", null],
    ["等比数列{an}中，a5=6，则a2+a8=", null],
    ["已知数列{a_n}的前n项和S_n=2n²-n+1，求通项公式a_n", null],
    ["S = 1 + 1/2 + 1/3 + ...", null],
    ["If 3, x, y is geometric, find x", null],
  ]);
});
