import { over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure, Law, Rule } from "../../../figures/figure.ts";
import { across, part } from "../../../figures/parts.ts";
import { surface, volume } from "./solid-parts.ts";

const [two, three, four] = [whole(2), whole(3), whole(4)];

const radius = part("r", 1, ["radius", "(base )?radius( of (its|the) base)?"], ["底面半径", "(底面的?)?半径"]);
const diameter = part("d", 1, ["diameter", "(base )?diameter( of (its|the) base)?"], ["底面直径", "(底面的?)?直径"]);
const height = part("h", 1, ["height", "height"], ["高", "高"], { given: [...across("(high|tall)", "高")] });
const base = part("B", 2, ["base area", "(base area|area of (its|the) base)"], ["底面积", "(底面积|底面的面积)"]);
const lateral = part("L", 2, ["lateral area", "lateral (surface )?area"], ["侧面积", "(侧面积|侧面的面积)"]);

const halving: Rule = { gives: "radius", latex: "\\frac{{diameter}}{2}", by: (v) => over(v("diameter"), two) };
const twice: Law = { of: ["radius", "diameter"], sides: (v) => [v("diameter"), plus(v("radius"), v("radius"))] };

const cylinder: Figure = {
  name: "cylinder",
  en: "(cylinder|cylindrical (can|tank|glass|container))",
  ch: "(圆柱体?)形?的?(水桶|油桶|茶杯|木料|水池|罐头)?",
  said: { en: "cylinder", ch: "圆柱" },
  parts: { radius, diameter, height, base, lateral, volume, surface },
  rules: [
    halving,
    {
      gives: "volume",
      latex: "{pi} \\cdot {radius}^2 \\cdot {height}",
      by: (v, pi) => times(pi, v("radius"), v("radius"), v("height")),
    },
    { gives: "volume", latex: "{base} \\cdot {height}", by: (v) => times(v("base"), v("height")) },
    { gives: "height", latex: "\\frac{{volume}}{{base}}", by: (v) => over(v("volume"), v("base")) },
    {
      gives: "height",
      latex: "\\frac{{volume}}{{pi} \\cdot {radius}^2}",
      by: (v, pi) => over(v("volume"), times(pi, v("radius"), v("radius"))),
    },
    {
      gives: "lateral",
      latex: "2 \\cdot {pi} \\cdot {radius} \\cdot {height}",
      by: (v, pi) => times(two, pi, v("radius"), v("height")),
    },
    {
      gives: "surface",
      latex: "2 \\cdot {pi} \\cdot {radius} \\cdot ({radius} + {height})",
      by: (v, pi) => times(two, pi, v("radius"), plus(v("radius"), v("height"))),
    },
  ],
  laws: [
    twice,
    // A rectangle turned about its side goes the way of its middle.
    {
      of: ["radius", "height", "volume"],
      sides: (v, pi) => [v("volume"), times(times(two, pi, over(v("radius"), two)), times(v("radius"), v("height")))],
    },
    { of: ["base", "height", "volume"], sides: (v) => [over(v("volume"), v("height")), v("base")] },
    {
      of: ["radius", "height", "lateral"],
      sides: (v, pi) => [over(v("lateral"), v("height")), times(two, pi, v("radius"))],
    },
    {
      of: ["radius", "height", "surface"],
      sides: (v, pi) => [
        v("surface"),
        plus(times(two, pi, v("radius"), v("radius")), times(two, pi, v("radius"), v("height"))),
      ],
    },
  ],
};

const cone: Figure = {
  name: "cone",
  en: "(cone|conical (tank|cup|pile))",
  ch: "(圆锥体?)形?的?(沙堆|容器)?",
  said: { en: "cone", ch: "圆锥" },
  parts: {
    radius,
    diameter,
    height,
    slant: part("s", 1, ["slant height", "slant (height|length)"], ["母线", "母线长?"]),
    base,
    lateral,
    volume,
  },
  rules: [
    halving,
    {
      gives: "volume",
      latex: "\\frac{1}{3} \\cdot {pi} \\cdot {radius}^2 \\cdot {height}",
      by: (v, pi) => over(times(pi, v("radius"), v("radius"), v("height")), three),
    },
    {
      gives: "volume",
      latex: "\\frac{1}{3} \\cdot {base} \\cdot {height}",
      by: (v) => over(times(v("base"), v("height")), three),
    },
    {
      gives: "height",
      latex: "\\frac{3 \\cdot {volume}}{{base}}",
      by: (v) => over(times(three, v("volume")), v("base")),
    },
    {
      gives: "slant",
      latex: "\\sqrt{{radius}^2 + {height}^2}",
      by: (v) => rootOf(plus(times(v("radius"), v("radius")), times(v("height"), v("height")))),
    },
    {
      gives: "lateral",
      latex: "{pi} \\cdot {radius} \\cdot {slant}",
      by: (v, pi) => times(pi, v("radius"), v("slant")),
    },
  ],
  laws: [
    twice,
    // A right triangle turned about its leg; its middle is a third of the other leg away.
    {
      of: ["radius", "height", "volume"],
      sides: (v, pi) => [
        v("volume"),
        times(times(two, pi, over(v("radius"), three)), over(times(v("radius"), v("height")), two)),
      ],
    },
    { of: ["base", "height", "volume"], sides: (v) => [over(times(three, v("volume")), v("height")), v("base")] },
    {
      of: ["radius", "height", "slant"],
      sides: (v) => [
        plus(times(v("radius"), v("radius")), times(v("height"), v("height"))),
        times(v("slant"), v("slant")),
      ],
    },
    // Unrolled it is a part of a circle: half its arc times its radius.
    {
      of: ["radius", "slant", "lateral"],
      sides: (v, pi) => [v("lateral"), times(over(times(two, pi, v("radius")), two), v("slant"))],
    },
  ],
};

const sphere: Figure = {
  name: "sphere",
  en: "(sphere|ball|spherical (ball|balloon))",
  ch: "(球体?)",
  said: { en: "sphere", ch: "球" },
  parts: {
    radius: part("r", 1, ["radius", "radius"], ["半径", "半径"]),
    diameter: part("d", 1, ["diameter", "diameter"], ["直径", "直径"]),
    volume,
    surface,
  },
  rules: [
    halving,
    {
      gives: "volume",
      latex: "\\frac{4}{3} \\cdot {pi} \\cdot {radius}^3",
      by: (v, pi) => over(times(four, pi, v("radius"), v("radius"), v("radius")), three),
    },
    {
      gives: "surface",
      latex: "4 \\cdot {pi} \\cdot {radius}^2",
      by: (v, pi) => times(four, pi, v("radius"), v("radius")),
    },
    {
      gives: "radius",
      latex: "\\sqrt{\\frac{{surface}}{4 {pi}}}",
      by: (v, pi) => rootOf(over(v("surface"), times(four, pi))),
    },
  ],
  laws: [
    twice,
    // Two thirds of the cylinder around it, in volume and in surface.
    {
      of: ["radius", "volume"],
      sides: (v, pi) => [
        times(three, v("volume")),
        times(two, times(pi, v("radius"), v("radius")), times(two, v("radius"))),
      ],
    },
    {
      of: ["radius", "surface"],
      sides: (v, pi) => [v("surface"), times(times(two, pi, v("radius")), times(two, v("radius")))],
    },
  ],
};

export const roundSolids: Figure[] = [cylinder, cone, sphere];
