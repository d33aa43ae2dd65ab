import { expect, it } from "vitest";
import { foldText } from "./fold.ts";
import { spansOf } from "./spans.ts";

const found = (text: string) => spansOf(foldText(text) ?? "").map((span) => span.text);

it.each([
  ["Find the midpoint of A(-4, 7) and B(10,-1).", ["(-4, 7)", "(10,-1)"]],
  ["求以A(1,1),B(5,1),C(1,4)为顶点的三角形面积", ["(1,1)", "(5,1)", "(1,4)"]],
  ["what is C(5,2)", ["C(5,2)"]],
  ["解比例 x : 12 = 5 : 4", ["x:12=5:4"]],
  ["if a:b=2:3 and b:c = 4:5", ["a:b=2:3", "b:c=4:5"]],
  ["use C = 5/9(F - 32)", ["C=(5/9)(F-32)"]],
  ["perpendicular to y=-1/3x+4", ["y=-(1/3)x+4"]],
  ["Suppose h(t) = t^2 + 5t. What is h(4)?", ["h(t)=t^2+5t", "h(4)"]],
  ["直线l1:y=2x+1与l₂：y=-x+4的交点", ["y=2x+1", "y=-x+4"]],
  ["find k if the line y = kx - 2 goes through (4, 10)", ["k", "y=kx-2", "(4, 10)"]],
  ["I = Prt. Find I if P = 500 and t = 3.", ["I=Prt", "I", "P=500", "t=3"]],
  ["what is (f∘g)(2)", ["f(g(2))"]],
  ["等差数列{a_n}中,a1=3,d=5,求S10", ["3", "5", "10"]],
  ["In an arithmetic sequence a_3 = 11 and a_7 = 27. Find a_10.", ["3", "11", "7", "27", "10"]],
  ["the first 20 terms of the series 3 + 7 + 11 + ...", ["20", "3", "7", "11"]],
  ["lcm of 12 n 18 plsss", ["12", "18"]],
  ["48，72，108这几个数的最大公因数", ["48", "72", "108"]],
  ["[18，24]等于多少", ["[18, 24]"]],
  ["(18，24)是多少", ["(18,24)"]],
  ["能同时被 1、2、3、…、10 整除的最小正整数", ["1", "10"]],
  ["divisible by each of 1, 2, 3, ..., 10", ["1", "10"]],
  ["Determine d(360), the number of positive divisors of 360.", ["360"]],
  ["求 φ(72)，即 1 到 72 中与 72 互质的数的个数", ["1", "72", "72"]],
  ["What is the fifteenth prime?", ["15"]],
  ["Let d(n) be the number of positive divisors of n. Find d(504).", ["504"]],
  ["设 σ(n) 表示 n 的所有正因数的和，则 σ(36) 等于多少", ["36"]],
  ["solve a3=8", ["a^3=8"]],
])("%s", (text, spans) => {
  expect(found(text)).toEqual(spans);
});
