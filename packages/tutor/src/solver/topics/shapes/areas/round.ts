import { over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure, Law, Rule } from "../../../figures/figure.ts";
import { area, part } from "../../../figures/parts.ts";

const two = whole(2);

const radius = part("r", 1, ["radius", "radius"], ["半径", "半径"]);
const diameter = part("d", 1, ["diameter", "diameter"], ["直径", "直径"], { given: ["<x> (across|in diameter)"] });

const halving: Rule = { gives: "radius", latex: "\\frac{{diameter}}{2}", by: (v) => over(v("diameter"), two) };
const doubling: Rule = { gives: "diameter", latex: "2 \\cdot {radius}", by: (v) => times(two, v("radius")) };
const twice: Law = { of: ["radius", "diameter"], sides: (v) => [v("diameter"), plus(v("radius"), v("radius"))] };

const circle: Figure = {
  name: "circle",
  en: "(circle|circular (garden|pool|pond|field|table|rug|plate|track|pizza|pan)|round (table|pool|rug|pond|pizza))",
  ch: "(圆形?的?(花坛|水池|草坪|桌面|餐桌|操场|铁片|喷水池|游泳池|纸片)|圆形?)",
  said: { en: "circle", ch: "圆" },
  parts: {
    radius,
    diameter,
    circumference: part("C", 1, ["circumference", "(circumference|perimeter)"], ["周长", "周长"]),
    area,
  },
  rules: [
    halving,
    {
      gives: "radius",
      latex: "\\frac{{circumference}}{2 {pi}}",
      by: (v, pi) => over(v("circumference"), times(two, pi)),
    },
    { gives: "radius", latex: "\\sqrt{\\frac{{area}}{{pi}}}", by: (v, pi) => rootOf(over(v("area"), pi)) },
    { gives: "area", latex: "{pi} \\cdot {radius}^2", by: (v, pi) => times(pi, v("radius"), v("radius")) },
    doubling,
    { gives: "circumference", latex: "2 \\cdot {pi} \\cdot {radius}", by: (v, pi) => times(two, pi, v("radius")) },
  ],
  laws: [
    twice,
    { of: ["radius", "circumference"], sides: (v, pi) => [over(v("circumference"), v("radius")), plus(pi, pi)] },
    { of: ["radius", "area"], sides: (v, pi) => [over(v("area"), v("radius")), times(pi, v("radius"))] },
    // The circle is laid out as a triangle: its way around is the base, its radius the height.
    {
      of: ["radius", "circumference", "area"],
      sides: (v) => [over(times(v("circumference"), v("radius")), two), v("area")],
    },
  ],
};

const semicircle: Figure = {
  name: "semicircle",
  en: "(semicircle|semi-circle|half circle)",
  ch: "半圆形?",
  said: { en: "semicircle", ch: "半圆" },
  parts: { radius, diameter, area },
  rules: [
    halving,
    doubling,
    {
      gives: "area",
      latex: "\\frac{1}{2} \\cdot {pi} \\cdot {radius}^2",
      by: (v, pi) => over(times(pi, v("radius"), v("radius")), two),
    },
  ],
  laws: [
    twice,
    {
      of: ["radius", "area"],
      sides: (v, pi) => [over(plus(v("area"), v("area")), v("radius")), times(pi, v("radius"))],
    },
  ],
};

export const round: Figure[] = [circle, semicircle];
