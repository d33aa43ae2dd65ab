import { over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure } from "../../../figures/figure.ts";
import { across, area, part, perimeter } from "../../../figures/parts.ts";

const two = whole(2);
const three = whole(3);

const triangle: Figure = {
  name: "triangle",
  en: "(triangle|triangular (garden|sign|flag|sail|field|lot))",
  ch: "三角形的?(花坛|菜地|草坪|地|玻璃|铁皮|红领巾)?",
  said: { en: "triangle", ch: "三角形" },
  parts: {
    base: part("b", 1, ["base", "base( length)?"], ["底", "底边?长?"]),
    height: part("h", 1, ["height", "(height|altitude)"], ["高", "(这条底边上的)?高"], { given: across("high", "高") }),
    area,
  },
  rules: [
    {
      gives: "area",
      latex: "\\frac{1}{2} \\cdot {base} \\cdot {height}",
      by: (v) => over(times(v("base"), v("height")), two),
    },
    { gives: "base", latex: "\\frac{2 \\cdot {area}}{{height}}", by: (v) => over(times(two, v("area")), v("height")) },
    { gives: "height", latex: "\\frac{2 \\cdot {area}}{{base}}", by: (v) => over(times(two, v("area")), v("base")) },
  ],
  // Two of them make a parallelogram.
  laws: [{ of: ["base", "height", "area"], sides: (v) => [plus(v("area"), v("area")), times(v("base"), v("height"))] }],
};

const equilateral: Figure = {
  name: "equilateral triangle",
  en: "(equilateral|regular) triangle",
  ch: "(等边三角形|正三角形)",
  said: { en: "equilateral triangle", ch: "等边三角形" },
  parts: {
    side: part(
      "a",
      1,
      ["side", "(side length|sides?|(length of )?(a|the|its|each|one|every) sides?)"],
      ["边长", "(边长|一条边长?)"],
      {
        given: ["<x> sides"],
        asks: ["how long is (each|one|a|its) side( of the triangle)?"],
      },
    ),
    area,
    perimeter,
  },
  rules: [
    { gives: "side", latex: "\\frac{{perimeter}}{3}", by: (v) => over(v("perimeter"), three) },
    { gives: "perimeter", latex: "3 \\cdot {side}", by: (v) => times(three, v("side")) },
    {
      gives: "area",
      latex: "\\frac{\\sqrt{3}}{4} \\cdot {side}^2",
      by: (v) => over(times(rootOf(three), v("side"), v("side")), whole(4)),
    },
  ],
  laws: [
    { of: ["side", "perimeter"], sides: (v) => [v("perimeter"), plus(v("side"), plus(v("side"), v("side")))] },
    // Heron's formula, squared.
    {
      of: ["side", "area"],
      sides: (v) => [times(whole(16), v("area"), v("area")), times(three, v("side"), v("side"), v("side"), v("side"))],
    },
  ],
};

export const triangles: Figure[] = [triangle, equilateral];
