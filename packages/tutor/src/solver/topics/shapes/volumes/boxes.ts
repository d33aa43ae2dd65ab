import { cubeRootOf, over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure } from "../../../figures/figure.ts";
import { across, part } from "../../../figures/parts.ts";
import { surface, volume } from "./solid-parts.ts";

const two = whole(2);
const six = whole(6);

const cube: Figure = {
  name: "cube",
  en: "(cube|cubical box)",
  ch: "(正方体|立方体)的?(木块|铁块|盒子|纸盒|水箱|鱼缸)?",
  said: { en: "cube", ch: "正方体" },
  parts: {
    edge: part(
      "a",
      1,
      ["edge", "(edge length|edges?|side length|sides?|(length of )?(a|an|the|its|each|one) (edge|side))"],
      ["棱长", "(棱长|边长|一条棱长?)"],
      {
        given: ["<x> (edges|sides|on (each|a) (side|edge))"],
        asks: [
          "(what is|find) the length of (an|one|each|its|a) (edge|side)",
          "how long is (each|one|an|its) edge( of the cube)?",
        ],
      },
    ),
    face: part(
      "A",
      2,
      ["area of one face", "(area of (one|each|a) face)"],
      ["一个面的面积", "(一个面的面积|底面积|底面的面积)"],
    ),
    volume,
    surface,
  },
  rules: [
    { gives: "edge", latex: "\\sqrt[3]{{volume}}", by: (v) => cubeRootOf(v("volume")) },
    { gives: "face", latex: "\\frac{{surface}}{6}", by: (v) => over(v("surface"), six) },
    { gives: "edge", latex: "\\sqrt{{face}}", by: (v) => rootOf(v("face")) },
    { gives: "volume", latex: "{edge}^3", by: (v) => times(v("edge"), v("edge"), v("edge")) },
    { gives: "face", latex: "{edge}^2", by: (v) => times(v("edge"), v("edge")) },
    { gives: "surface", latex: "6 \\cdot {edge}^2", by: (v) => times(six, v("edge"), v("edge")) },
  ],
  laws: [
    { of: ["edge", "volume"], sides: (v) => [over(over(v("volume"), v("edge")), v("edge")), v("edge")] },
    { of: ["edge", "face"], sides: (v) => [over(v("face"), v("edge")), v("edge")] },
    { of: ["edge", "surface"], sides: (v) => [over(over(v("surface"), v("edge")), v("edge")), six] },
    { of: ["face", "surface"], sides: (v) => [v("surface"), times(six, v("face"))] },
  ],
};

const box: Figure = {
  name: "box",
  en: "(rectangular (prism|box|solid|tank|pool|container|swimming pool)|cuboid|box|right rectangular prism|fish tank|aquarium)",
  ch: "(长方体)的?(木块|铁块|盒子|纸盒|水箱|鱼缸|箱子|水池|游泳池|木料)?",
  said: { en: "rectangular box", ch: "长方体" },
  parts: {
    length: part("l", 1, ["length", "length"], ["长", "长"], { given: across("long", "长") }),
    width: part("w", 1, ["width", "width"], ["宽", "宽"], { given: across("wide", "宽") }),
    height: part("h", 1, ["height", "(height|depth)"], ["高", "高"], {
      given: ["<x> (high|tall|deep)", "(高|深)<x>"],
      asks: ["how (high|tall|deep) is (it|the (box|prism|tank))"],
    }),
    base: part("B", 2, ["base area", "(base area|area of (its|the) base)"], ["底面积", "(底面积|底面的面积)"]),
    volume,
    surface,
  },
  several: [
    {
      parts: ["length", "width", "height"],
      phrases: [
        "[(dimensions|edges|sides|side lengths)[ (of|are|measure)] ]<a> (by|x|×|times) <b> (by|x|×|times) <c>",
        "(dimensions|edges|sides|side lengths)[ (of|are|measure|measuring)] <a>, <b>,? (and )?<c>",
        "(长(、|,)宽(、|,)高|长宽高)(分别)?(是|为)<a>(、|,)<b>(和|、|,)<c>",
      ],
    },
  ],
  rules: [
    {
      gives: "volume",
      latex: "{length} \\cdot {width} \\cdot {height}",
      by: (v) => times(v("length"), v("width"), v("height")),
    },
    { gives: "volume", latex: "{base} \\cdot {height}", by: (v) => times(v("base"), v("height")) },
    { gives: "base", latex: "\\frac{{volume}}{{height}}", by: (v) => over(v("volume"), v("height")) },
    { gives: "height", latex: "\\frac{{volume}}{{base}}", by: (v) => over(v("volume"), v("base")) },
    {
      gives: "length",
      latex: "\\frac{{volume}}{{width} \\cdot {height}}",
      by: (v) => over(v("volume"), times(v("width"), v("height"))),
    },
    {
      gives: "width",
      latex: "\\frac{{volume}}{{length} \\cdot {height}}",
      by: (v) => over(v("volume"), times(v("length"), v("height"))),
    },
    {
      gives: "height",
      latex: "\\frac{{volume}}{{length} \\cdot {width}}",
      by: (v) => over(v("volume"), times(v("length"), v("width"))),
    },
    { gives: "base", latex: "{length} \\cdot {width}", by: (v) => times(v("length"), v("width")) },
    {
      gives: "surface",
      latex: "2 \\cdot ({length} \\cdot {width} + {length} \\cdot {height} + {width} \\cdot {height})",
      by: (v) =>
        times(
          two,
          plus(plus(times(v("length"), v("width")), times(v("length"), v("height"))), times(v("width"), v("height"))),
        ),
    },
  ],
  laws: [
    {
      of: ["length", "width", "height", "volume"],
      sides: (v) => [over(over(v("volume"), v("height")), v("width")), v("length")],
    },
    { of: ["base", "height", "volume"], sides: (v) => [over(v("volume"), v("base")), v("height")] },
    { of: ["length", "width", "base"], sides: (v) => [over(v("base"), v("width")), v("length")] },
    // The sides, laid out in one strip, and the two bases.
    {
      of: ["length", "width", "height", "surface"],
      sides: (v) => [
        v("surface"),
        plus(
          times(plus(plus(v("length"), v("width")), plus(v("length"), v("width"))), v("height")),
          times(two, v("length"), v("width")),
        ),
      ],
    },
  ],
};

export const boxes: Figure[] = [cube, box];
