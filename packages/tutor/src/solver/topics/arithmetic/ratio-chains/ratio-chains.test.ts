import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("ratios of three", () =>
  answersRows([
    ["a：b＝2：3，b：c＝4：5，那a：b：c是多少（写成最简整数比）", "8:12:15"],
    ["if a:b = 2:3 and b:c = 4:5 what is a:c", "8:15"],
    ["已知甲:乙=3:4，乙:丙=6:7，求甲:乙:丙", "9:12:14"],
    ["甲与乙的比是 2:3，乙与丙的比是 4:5，求甲:丙", "8:15"],
    ["若 x:y=3:2，y:z=5:4，求 x:y:z", "15:10:8"],
    ["x : y = 5 : 2 and z : y = 3 : 4, find x : z", "10:3"],
    ["given that p:q = 1:2 and q:r = 3:1, what is the ratio p:q:r", "3:6:2"],
    ["if a:b = 2:3 and c:d = 4:5 what is a:c", null],
    ["if a:b = 2:3 and b:c = 4:5 and a = 16 what is c", null],
    ["已知甲:乙=3:4，乙:丙=6:7，甲是 18，求丙", "28"],
    ["甲与乙的差是 2:3，乙与丙的比是 4:5，求甲:丙", null],
  ]));
