import { describe } from "vitest";
import { answersRows } from "../../../testing/answers-rows.ts";

describe("letters in the power of functions whose kind is told", () =>
  answersRows([
    ["已知y=(m-2)x^(m²-3)是正比例函数，求m", "m = -2"],
    ["y＝(m－2)x^(m²－3)是正比例函数，m只能取几", "m = -2"],
    ["函数y=(m+1)x^(|m|)是正比例函数，则m=", "m = 1"],
    ["y=(m-1)x^(m^2-2) is an inverse variation. find m", "m = -1"],
    ["If $y=(m-2)x^{m^2-3}$ is a direct variation, what is m?", "m = -2"],
    ["若函数y=(k-2)x^(k²-5)是反比例函数，则k的值为", "k = -2"],
    ["y=(a+2)x^(a^2-2) is a quadratic function. Find a.", "a = 2"],
    ["已知函数y=mx^(m²-8)是正比例函数，且图象经过第二、四象限，求m的值", "m = -3"],
    ["已知y=(k-1)x^(k²-3)是关于x的一次函数，求k", "k = -2 or k = 2"],
    ["若函数y=(a-2)x^(a²-2)是二次函数，则a=", "a = -2"],
    ["当m=____时，函数y=(m-3)x^(m²-8)是正比例函数", "m = -3"],
    ["find k so that y=(k-1)x^(k^2) is a direct variation", "k = -1"],
    ["当m=3时，函数y=(m-3)x^(m²-8)是正比例函数吗", null],
    ["y=(m-2)x^(m²-3)不是正比例函数，求m", null],
    ["已知y=(m-2)x^(m²-3)是正比例函数，求m的取值范围", "m = -2"],
    ["已知y=(m-2)x^(m²-3)是正比例函数，求2m", null],
    ["已知y=(m-2)x^(m²-3)+5是正比例函数，求m", null],
    ["已知y=(m-2)x^(m²-3)是正比例函数，求函数的解析式", null],
    ["y=(m-2)x^(m²-3) is not a direct variation, find m", null],
    ["若y=(m-1)x^(m²)是正比例函数，则m等于几", "m = -1"],
  ]));
