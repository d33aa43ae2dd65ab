import { minus, over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure } from "../../../figures/figure.ts";
import { across, area, part, perimeter } from "../../../figures/parts.ts";

const two = whole(2);
const four = whole(4);
const plot =
  "(garden|field|room|yard|lawn|lot|pool|rug|floor|tabletop|board|playground|park|poster|card|wall|piece of (paper|land)|sheet of paper|plot of land)";
const place =
  "(花坛|菜地|草坪|操场|教室|房间|花园|果园|游泳池|桌面|纸片?|铁皮|木板|空地|土地|地|稻田|麦田|玻璃|黑板|公园|画框|相框)";

const diagonal = part("d", 1, ["diagonal", "diagonals?"], ["对角线", "对角线(的?长度?)?"]);
const side = (ch: string) =>
  part(
    "a",
    1,
    ["side", "(side length|sides?|(length of )?(a|the|its|each|one|every) sides?|length of sides?)"],
    [ch, `(边长|一边长|一条边长|${ch})`],
    {
      given: ["<x> (on (a|each) side|(long )?on each side)", "<x> sides", "each side is <x>( long)?"],
      asks: [
        "how long is (each|one|a|its|the) side[ of (the|this) square]",
        "(what is|find) the length of (each|one|a|its|the) side( of (the|this) (square|rhombus))?",
      ],
    },
  );

const square: Figure = {
  name: "square",
  en: `(square( ${plot})?)(?! (mm|cm|dm|m|km|in|ft|yd|mi|inch|foot|feet|yard|mile|meter|centi|milli|kilo|units?|root|number))`,
  ch: `正方形的?(${place})?`,
  said: { en: "square", ch: "正方形" },
  parts: { side: side("边长"), area, perimeter, diagonal },
  rules: [
    { gives: "side", latex: "\\frac{{perimeter}}{4}", by: (v) => over(v("perimeter"), four) },
    { gives: "side", latex: "\\sqrt{{area}}", by: (v) => rootOf(v("area")) },
    { gives: "side", latex: "\\frac{{diagonal}}{\\sqrt{2}}", by: (v) => over(v("diagonal"), rootOf(two)) },
    { gives: "area", latex: "{side} \\cdot {side}", by: (v) => times(v("side"), v("side")) },
    { gives: "perimeter", latex: "4 \\cdot {side}", by: (v) => times(four, v("side")) },
    { gives: "diagonal", latex: "\\sqrt{2} \\cdot {side}", by: (v) => times(rootOf(two), v("side")) },
  ],
  laws: [
    { of: ["side", "area"], sides: (v) => [over(v("area"), v("side")), v("side")] },
    { of: ["side", "perimeter"], sides: (v) => [minus(v("perimeter"), times(two, v("side"))), times(two, v("side"))] },
    { of: ["side", "diagonal"], sides: (v) => [times(v("diagonal"), v("diagonal")), times(two, v("side"), v("side"))] },
    { of: ["area", "perimeter"], sides: (v) => [times(v("perimeter"), v("perimeter")), times(whole(16), v("area"))] },
  ],
};

const rectangle: Figure = {
  name: "rectangle",
  en: `(rectangle|rectangular ${plot})`,
  ch: `(长方形|矩形)的?(${place})?`,
  said: { en: "rectangle", ch: "长方形" },
  parts: {
    length: part("l", 1, ["length", "length"], ["长", "长"], {
      given: across("long", "长"),
      asks: ["how long is (it|the rectangle)"],
    }),
    width: part("w", 1, ["width", "width|breadth"], ["宽", "宽"], {
      given: across("wide", "宽"),
      asks: ["how wide is (it|the rectangle)"],
    }),
    area,
    perimeter,
    diagonal,
  },
  several: [
    {
      parts: ["length", "width"],
      phrases: [
        "<a> (by|x|×|times) <b>",
        "[the ](dimensions|sides|side lengths)( of (a|the|this) rectangle)?[ (of|are|measure|measuring)] <a> (and|by|x|×) <b>",
        "(with )?(a )?(length and width|length and a width) (of|are) <a> and <b>( respectively)?",
        "(长和宽|长(、|,)宽|长宽)(分别)?(是|为)<a>(和|、|,)<b>",
      ],
    },
  ],
  rules: [
    { gives: "area", latex: "{length} \\cdot {width}", by: (v) => times(v("length"), v("width")) },
    { gives: "length", latex: "\\frac{{area}}{{width}}", by: (v) => over(v("area"), v("width")) },
    { gives: "width", latex: "\\frac{{area}}{{length}}", by: (v) => over(v("area"), v("length")) },
    {
      gives: "length",
      latex: "\\frac{{perimeter}}{2} - {width}",
      by: (v) => minus(over(v("perimeter"), two), v("width")),
    },
    {
      gives: "width",
      latex: "\\frac{{perimeter}}{2} - {length}",
      by: (v) => minus(over(v("perimeter"), two), v("length")),
    },
    {
      gives: "perimeter",
      latex: "2 \\cdot ({length} + {width})",
      by: (v) => times(two, plus(v("length"), v("width"))),
    },
    {
      gives: "diagonal",
      latex: "\\sqrt{{length}^2 + {width}^2}",
      by: (v) => rootOf(plus(times(v("length"), v("length")), times(v("width"), v("width")))),
    },
  ],
  laws: [
    { of: ["length", "width", "area"], sides: (v) => [over(v("area"), v("width")), v("length")] },
    {
      of: ["length", "width", "perimeter"],
      sides: (v) => [minus(minus(v("perimeter"), v("length")), v("length")), plus(v("width"), v("width"))],
    },
    {
      of: ["length", "width", "diagonal"],
      sides: (v) => [
        minus(times(v("diagonal"), v("diagonal")), times(v("width"), v("width"))),
        times(v("length"), v("length")),
      ],
    },
  ],
};

const parallelogram: Figure = {
  name: "parallelogram",
  en: "parallelogram",
  ch: `平行四边形的?(${place})?`,
  said: { en: "parallelogram", ch: "平行四边形" },
  parts: {
    base: part("b", 1, ["base", "base( length)?"], ["底", "底边?长?"]),
    height: part("h", 1, ["height", "(height|altitude)"], ["高", "(这条底边上的)?高"], { given: across("high", "高") }),
    area,
  },
  rules: [
    { gives: "area", latex: "{base} \\cdot {height}", by: (v) => times(v("base"), v("height")) },
    { gives: "base", latex: "\\frac{{area}}{{height}}", by: (v) => over(v("area"), v("height")) },
    { gives: "height", latex: "\\frac{{area}}{{base}}", by: (v) => over(v("area"), v("base")) },
  ],
  // Its diagonal cuts it into two triangles.
  laws: [
    {
      of: ["base", "height", "area"],
      sides: (v) => [over(v("area"), two), over(times(v("base"), v("height")), two)],
    },
  ],
};

const trapezoid: Figure = {
  name: "trapezoid",
  en: "(trapezoid|trapezium)",
  ch: `梯形的?(${place})?`,
  said: { en: "trapezoid", ch: "梯形" },
  parts: {
    top: part("a", 1, ["one base", "(shorter base|short base|top base|upper base|top|one base)"], ["上底", "上底"]),
    bottom: part(
      "b",
      1,
      ["other base", "(longer base|long base|bottom base|lower base|bottom|other base)"],
      ["下底", "下底"],
    ),
    height: part("h", 1, ["height", "(height|altitude)"], ["高", "高"], { given: across("high", "高") }),
    area,
  },
  several: [
    {
      parts: ["top", "bottom"],
      phrases: [
        "[the ](parallel sides|bases|parallel sides of length|bases of length)( of (a|the|this) trapezoid)?( (of|are|measure|measuring|that are|with lengths))? <a> and <b>",
        "(上底和下底|上(、|,)下底|上下底|两底)(分别)?(是|为|长)<a>(和|、|,)<b>",
      ],
    },
  ],
  rules: [
    {
      gives: "area",
      latex: "\\frac{1}{2} \\cdot ({top} + {bottom}) \\cdot {height}",
      by: (v) => over(times(plus(v("top"), v("bottom")), v("height")), two),
    },
    {
      gives: "height",
      latex: "\\frac{2 \\cdot {area}}{{top} + {bottom}}",
      by: (v) => over(times(two, v("area")), plus(v("top"), v("bottom"))),
    },
    {
      gives: "top",
      latex: "\\frac{2 \\cdot {area}}{{height}} - {bottom}",
      by: (v) => minus(over(times(two, v("area")), v("height")), v("bottom")),
    },
    {
      gives: "bottom",
      latex: "\\frac{2 \\cdot {area}}{{height}} - {top}",
      by: (v) => minus(over(times(two, v("area")), v("height")), v("top")),
    },
  ],
  // A diagonal cuts it into two triangles of the same height.
  laws: [
    {
      of: ["top", "bottom", "height", "area"],
      sides: (v) => [
        v("area"),
        plus(times(v("top"), over(v("height"), two)), times(v("bottom"), over(v("height"), two))),
      ],
    },
  ],
};

const diagonals = (name: string, en: string, ch: string) => part(name, 1, [en, en], [ch, ch]);

const rhombus: Figure = {
  name: "rhombus",
  en: "rhombus",
  ch: "菱形",
  said: { en: "rhombus", ch: "菱形" },
  parts: {
    first: diagonals("d_1", "one diagonal", "一条对角线长?"),
    second: diagonals("d_2", "other diagonal", "另一条对角线长?"),
    side: side("边长"),
    area,
    perimeter,
  },
  several: [
    {
      parts: ["first", "second"],
      phrases: [
        "[the ]diagonals( of (a|the|this) rhombus)?( (of|are|measure|measuring|with lengths|of length|of lengths))? <a> and <b>",
        "(两条)?对角线(的长)?(分别)?(是|为|长)<a>(和|、|,)<b>",
      ],
    },
  ],
  rules: [
    {
      gives: "area",
      latex: "\\frac{{first} \\cdot {second}}{2}",
      by: (v) => over(times(v("first"), v("second")), two),
    },
    { gives: "second", latex: "\\frac{2 \\cdot {area}}{{first}}", by: (v) => over(times(two, v("area")), v("first")) },
    {
      gives: "side",
      latex: "\\sqrt{\\left(\\frac{{first}}{2}\\right)^2 + \\left(\\frac{{second}}{2}\\right)^2}",
      by: (v) => rootOf(plus(over(times(v("first"), v("first")), four), over(times(v("second"), v("second")), four))),
    },
    { gives: "side", latex: "\\frac{{perimeter}}{4}", by: (v) => over(v("perimeter"), four) },
    { gives: "perimeter", latex: "4 \\cdot {side}", by: (v) => times(four, v("side")) },
  ],
  laws: [
    { of: ["first", "second", "area"], sides: (v) => [over(times(two, v("area")), v("second")), v("first")] },
    {
      of: ["first", "second", "side"],
      sides: (v) => [
        times(four, v("side"), v("side")),
        plus(times(v("first"), v("first")), times(v("second"), v("second"))),
      ],
    },
    { of: ["side", "perimeter"], sides: (v) => [minus(v("perimeter"), times(two, v("side"))), times(two, v("side"))] },
  ],
};

export const fourSided: Figure[] = [square, rectangle, parallelogram, trapezoid, rhombus];
