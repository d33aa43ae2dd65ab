import { minus, over, plus, rootOf, times, whole } from "../../../figures/amount.ts";
import type { Figure, Law, Part, Rule } from "../../../figures/figure.ts";
import { area, part, perimeter } from "../../../figures/parts.ts";

const two = whole(2);

/** What is so of the sides of every right triangle, whatever its sides are called. */
const sides = (a: string, b: string, c: string): { rules: Rule[]; laws: Law[] } => ({
  rules: [
    { gives: c, latex: `\\sqrt{{${a}}^2 + {${b}}^2}`, by: (v) => rootOf(plus(times(v(a), v(a)), times(v(b), v(b)))) },
    { gives: a, latex: `\\sqrt{{${c}}^2 - {${b}}^2}`, by: (v) => rootOf(minus(times(v(c), v(c)), times(v(b), v(b)))) },
    { gives: b, latex: `\\sqrt{{${c}}^2 - {${a}}^2}`, by: (v) => rootOf(minus(times(v(c), v(c)), times(v(a), v(a)))) },
  ],
  // Put in, all three must fit together.
  laws: [
    {
      of: [a, b, c],
      sides: (v) => [times(v(c), v(c)), plus(times(v(a), v(a)), times(v(b), v(b)))],
    },
  ],
});

const leg = (symbol: string, en: [string, string], ch: [string, string], asks: string[] = []): Part =>
  part(symbol, 1, en, ch, { asks });

const triangle = sides("first", "second", "hypotenuse");

const rightTriangle: Figure = {
  name: "right triangle",
  en: "(right|right-angled|right angled) triangle",
  ch: "(直角三角形|rt三角形)",
  about: "hypotenuse|斜边",
  said: { en: "right triangle", ch: "直角三角形" },
  parts: {
    first: leg(
      "a",
      ["first leg", "(one|a|the first|first|shorter|short) leg|leg a"],
      ["一条直角边", "(其中)?一条?直角边(的?长)?"],
    ),
    second: leg(
      "b",
      ["second leg", "(other|second|missing|longer|long|unknown) leg|leg b"],
      ["另一条直角边", "另(外)?一条?直角边(的?长度?)?"],
      [
        "(what is|find|what's) the length of the (other|second|missing|longer|long|unknown) leg",
        "(求)?另(外)?(一|1)条(边)?(的?长)?(是|为)?(多少|几)<asked:unit>?",
      ],
    ),
    hypotenuse: leg(
      "c",
      ["hypotenuse", "(length of (its|the) )?hypotenuse( c)?"],
      ["斜边", "斜边(的?长度?)?"],
      ["how long is (the|its) hypotenuse"],
    ),
    area,
    perimeter,
  },
  several: [
    {
      parts: ["first", "second"],
      phrases: [
        "[if ][the |its |two ]legs[ of (a|the) right triangle][ (of|are|measure|measuring|that are|with lengths|of length|of lengths|have lengths)] <a> and <b>",
        "[的]?[两|两条]?直角边(的?长)?(分别)?(是|为|长)<a>(和|、|,)<b>",
      ],
    },
  ],
  rules: [
    ...triangle.rules,
    {
      gives: "area",
      latex: "\\frac{1}{2} \\cdot {first} \\cdot {second}",
      by: (v) => over(times(v("first"), v("second")), two),
    },
    {
      gives: "perimeter",
      latex: "{first} + {second} + {hypotenuse}",
      by: (v) => plus(plus(v("first"), v("second")), v("hypotenuse")),
    },
  ],
  laws: [
    ...triangle.laws,
    { of: ["first", "second", "area"], sides: (v) => [over(times(two, v("area")), v("first")), v("second")] },
    {
      of: ["first", "second", "hypotenuse", "perimeter"],
      sides: (v) => [minus(minus(v("perimeter"), v("hypotenuse")), v("second")), v("first")],
    },
  ],
};

const ladder: Figure = {
  name: "ladder",
  en: "ladder[ (leans|is leaning|leaning|rests|resting|is resting|is placed|placed)( up)? against (a|the) (wall|house|building|vertical wall)]",
  ch: "(梯子|云梯)[斜?靠在][一面|竖直的]?[墙上|墙面上]?",
  said: { en: "leaning ladder", ch: "靠墙的梯子" },
  parts: {
    ladder: part("c", 1, ["length of the ladder", "(length|length of the ladder)"], ["梯子的长", "(梯子)?的?长"], {
      given: [
        "(a|an|the) ladder( that is)? <x>( long)[ (leans|is leaning|leaning|rests|resting|is resting|is placed|placed)( up)? against (a|the) (wall|house|building|vertical wall)]",
        "(a|an|the) <x>( long)?( tall)? ladder[ (leans|is leaning|leaning|rests|resting|is resting|is placed|placed)( up)? against (a|the) (wall|house|building|vertical wall)]",
        "(一个|一架|一把|有一架)?长(为|是)?<x>的?(梯子|云梯)[斜?靠在](一面|竖直的)?(墙上|墙面上|墙)?",
      ],
      asks: ["how long is the ladder", "(梯子|云梯)(有|的长是|长)(多少|几)<asked:unit>?"],
    }),
    foot: part(
      "a",
      1,
      ["distance from the wall", "distance from the wall to the (foot|base|bottom) of the ladder"],
      ["梯脚到墙的距离", "(梯子?的?(底端|底部|脚)|梯脚)(离|到|距离?|距)(墙|墙脚|墙角|墙面)(的距离)?"],
      {
        given: [
          "(with )?(the|its) (foot|base|bottom)( of the ladder)?( is)?( placed)? <x>( away)? from (the|a) (wall|house|building|base of the (wall|house|building))",
        ],
        asks: [
          "how far (is the (foot|base|bottom) of the ladder|from the wall is the (foot|base|bottom) of the ladder)( from the wall)?",
        ],
      },
    ),
    height: part(
      "b",
      1,
      ["height on the wall", "height"],
      ["梯顶的高度", "(梯子?的?顶端|梯顶)(离|到|距离?|距)(地面|地)(的?(距离|高度))?"],
      {
        given: [
          "(the ladder |it |the top of the ladder |and )?reaches( a height of)? <x>( up| high| above the ground)?( on)?( the wall| the house| the building)?",
        ],
        asks: [
          "how (high|far)( up)?( on)?( the (wall|house|building|side of the (house|building)))? (does|will|can) (the ladder|it|the top of the ladder) (reach|touch|go)( up)?( the (wall|house|building))?",
          "(梯子?的?顶端|梯顶)(离|到|距离?|距)(地面|地)(有)?多(高|远)",
        ],
      },
    ),
  },
  ...sides("foot", "height", "ladder"),
};

const walk: Figure = {
  name: "walk",
  en: "(walks?|drives?|runs?|bikes?|sails?|travels?|hikes?|rides?|walked|drove|sailed|hiked)",
  ch: "(走|行驶|行走|航行)",
  said: { en: "path with a right angle", ch: "拐直角弯的路线" },
  parts: {
    first: part("a", 1, ["first part", "first part"], ["第一段路", "第一段路"], {
      given: [
        "(a|an|the)? ?(<who:word>|man|girl|boy|ship|car|hiker|boat) (walks?|drives?|runs?|bikes?|sails?|travels?|hikes?|rides?|walked|drove|sailed|hiked) <x>( due)? (north|south)",
        "(小明|小红|小华|小刚|一艘船|一辆车|某人)(先)?(从(a|o|家)(地|点)?(出发,?)?)?(向|往)正?(北|南)(走|行驶|行走|航行)了?<x>",
      ],
    }),
    second: part("b", 1, ["second part", "second part"], ["第二段路", "第二段路"], {
      given: [
        "(and )?(then )?(turns and )?(walks? |drives? |runs? |bikes? |sails? |travels? |hikes? |rides? |walked |drove |sailed |hiked )?<x>( due)? (east|west)",
        "(然后|再|又|接着)?(向|往)正?(东|西)(走|行驶|行走|航行)了?<x>",
      ],
    }),
    distance: part(
      "c",
      1,
      ["distance from the start", "distance from (the|his|her|its) starting point"],
      ["到起点的距离", "(离|到)(出发点|起点|出发地)的?(距离)?"],
      {
        asks: [
          "how far( away)? (is|are|was) (he|she|it|they|the (man|girl|boy|ship|car|hiker|boat)|<who2:word>) from (where (he|she|it) started|the (start|starting point|starting place)|(his|her|its) (start|starting point))",
          "(这时|此时)?(他|她|它|小明|小红)?(离|距离?)(出发点|起点|出发地)(有)?(多远|(多少|几)<asked:unit>)",
        ],
      },
    ),
  },
  ...sides("first", "second", "distance"),
};

export const figures: Figure[] = [rightTriangle, ladder, walk];
