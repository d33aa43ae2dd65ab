import { formula, is, many, number, type Wording, what } from "./parts.ts";

const place = `(?:${number}|[a-z])`;
const spot = (x: string, y: string) => `[A-C]? ?\\( ?(?<${x}>${place}) ?, ?(?<${y}>${place}) ?\\)`;
const three = (and: string) => `${spot("x", "y")} ?(?:${and}) ?${spot("u", "v")} ?(?:${and}) ?${spot("p", "q")}`;
const onOneLine = "solve ((<v>)-(<y>))*((<p>)-(<x>)) = ((<q>)-(<y>))*((<u>)-(<x>))";
const two = (and: string) => `${spot("x", "y")} ?(?:${and}) ?${spot("u", "v")}`;
const sloped =
  "(?:the )?(?:line|one|segment)(?: that)?(?: (?:goes|passes|passing|going|running))? ?(?:through|between|joining|connecting)(?: the)?(?: points)?";
const turned = "simplify -((<u>)-(<x>))/((<v>)-(<y>))";

/** A linear function by its two parts: `2x + 1`, `-x`. */
const line = `y ?= ?(?<m>-?(?:\\d+(?:[./]\\d+)?)?)x ?(?<b>(?:[-+] ?\\d+(?:[./]\\d+)?)?)`;
const mirrors: [axis: string, said: string, told: string, meant: string][] = [
  ["y", "y-axis|y axis", "y轴", "solve y = 0-(<m>x)<b> for y"],
  ["x", "x-axis|x axis", "x轴", "solve y = 0-(<m>x<b>) for y"],
  ["origin", "origin", "原点", "solve y = 0-(0-(<m>x)<b>) for y"],
];

const coordinate = "[-+\\d./a-z]{1,12}";
const letteredSpots = (and: string) =>
  `[A-Z]? ?\\( ?(?<x>${coordinate}) ?, ?(?<y>${coordinate}) ?\\) ?(?:${and}) ?(?:点)?[A-Z]? ?\\( ?(?<u>${coordinate}) ?, ?(?<v>${coordinate}) ?\\)`;
const images: [english: string, chinese: string, meant: string][] = [
  ["the y-axis|the y axis", "y轴", "<x> = -(<u>), <y> = <v>"],
  ["the x-axis|the x axis", "x轴", "<x> = <u>, <y> = -(<v>)"],
  ["the origin", "(?:坐标)?原点", "<x> = -(<u>), <y> = -(<v>)"],
];

/** Of lines and points, and of where functions make sense. */
export const ofGraphs: readonly Wording[] = [
  [
    `(?:for|at) what value is the fraction (?:\\d{1,6}|[a-z]|\\([^()]{1,40}\\)) ?/ ?\\((?<e>[^()/]*\\^\\{?2\\}?[^()/]*)\\) undefined`,
    "solve <e> = 0",
  ],
  [
    `(?:a |the )?line (?:has|with) (?:an )?x-intercept (?:of )?(?<a>${number}) and (?:a )?y-intercept (?:of )?(?<b>${number})[.,;]? ?(?:${what}|write)? ?(?:its|the) equation(?: of (?:the|this) line)?`,
    "Find the equation of the line through (<a>, 0) and (0, <b>).",
  ],
  [
    `(?:${what} )?(?:the )?range of (?<e>${formula}),? ?(?:over (?:the |all )?real numbers|for all real (?:numbers|x|values of x)|(?:where |if |when )?x (?:is|being) any real number|on the real numbers)`,
    "What is the range of <e>?",
  ],
  [`the [a-z] that puts ${three(",|and")} on one line`, onOneLine],
  [
    `(?:if |given that |suppose |the )*(?:points? )?${three(",|, and|and")} (?:all )?(?:are|lie|is|being) (?:all )?(?:on (?:a|one|the same|1) (?:straight )?line|collinear)[,.;]? ?(?:then )?(?:${what})? ?(?:the value of )?[a-z](?: ?= ?)?`,
    onOneLine,
  ],
  [
    `(?:已知|若|如果)?(?:三点|3点|3个点|点)?${three("、|,|和|与")}(?:三点|3点)?(?:在(?:同)?(?:一|1)条?直线上|共线)[,，]?(?:则|求|那么)?[a-z](?:的值)?(?:${is})?${many}?`,
    onOneLine,
  ],
  [
    `(?:${what} )?(?:the )?slope of (?:a|any|the|each|every) line(?: that is| which is)? perpendicular to ${sloped} ${two("and|,")}`,
    turned,
  ],
  [
    `(?:与|和|跟)?(?:经过|过|通过)?(?:两点|2点|点)?${two("、|,|和|与")}(?:两点|2点)?(?:的|所在的?)?直线垂直的直线的?(?:斜率)(?:${is})?${many}?`,
    turned,
  ],
  [
    `(?:${what} )?(?:the )?slope of (?:a|any|the|each|every) line(?: that is| which is)? parallel to ${sloped} ${two("and|,")}`,
    "What is the slope of the line through (<x>, <y>) and (<u>, <v>)?",
  ],
  ...images.flatMap(([english, chinese, meant]): Wording[] => [
    ...[
      ["(?<w>[-+*/^()\\da-z]{1,16})", `已知 ${meant}，求 <w> 的值`],
      ["[a-z](?:和|与|、|,|，)[a-z]", `解方程组 ${meant}`],
    ].map(
      ([wanted, said]): Wording => [
        `(?:已知|若|如果)?点?[A-Z]?\\( ?(?<x>${coordinate}) ?, ?(?<y>${coordinate}) ?\\)关于${chinese}(?:的)?对称(?:的)?点(?:的坐标)?(?:${is})?[A-Z]?\\( ?(?<u>${coordinate}) ?, ?(?<v>${coordinate}) ?\\)[,，]?(?:那么|则|求)*${wanted}(?:的值)?(?:各|分别)?(?:${is})?(?:${many}|什么)?`,
        said ?? "",
      ],
    ),
    [
      `(?:已知|若|如果)?(?:点)?${letteredSpots("与|和|跟|、")}关于${chinese}对称[,，]?(?:那么|则|求)*(?<w>[-+*/^()\\da-z]{1,16})(?:的值)?(?:${is})?(?:${many}|什么)?`,
      `已知 ${meant}，求 <w> 的值`,
    ],
    [
      `(?:if |given (?:that )?)?(?:the )?(?:points? )?${letteredSpots("and")} are (?:symmetric(?:al)? (?:about|over|across|with respect to|to)|reflections of each other (?:in|over|across)) (?:${english})[,.;]? ?(?:then )?(?:${what}|what's)? ?(?:the value of )?(?<w>[-+*/^()\\da-z]{1,16})`,
      `if ${meant}, what is <w>`,
    ],
  ]),
  ...mirrors.flatMap(([, english, chinese, meant]): Wording[] => [
    [
      `(?:${what} )?(?:the )?(?:equation of )?(?:the )?(?:reflection|mirror image|image) of (?:the )?(?:line |graph of )?${line} (?:in|over|across|about|through|around) (?:the )?(?:${english})`,
      meant,
    ],
    [
      `reflect (?:the )?(?:line |graph of )?${line} (?:in|over|across|about|through) (?:the )?(?:${english})[.,;]? ?(?:(?:${what}) (?:the )?(?:new )?(?:equation|line|rule)(?: of the (?:new line|image|reflection))?)?`,
      meant,
    ],
    [
      `(?:求)?(?:与|和|跟)?(?:直线|一次函数|函数)?${line}(?:的图[象像])?关于${chinese}(?:成轴|成中心)?对称的?(?:直线|图[象像]|函数)?的?(?:解析式|表达式|方程|函数解析式|函数表达式)?(?:${is})?(?:${many}|什么)?`,
      meant,
    ],
  ]),
  [`the line that mirrors ${line} in the y-axis`, "solve y = 0-(<m>x)<b> for y"],
  [`the line that mirrors ${line} in the x-axis`, "solve y = 0-(<m>x<b>) for y"],
  [
    `(?:which|what)(?: real)?(?: numbers?| values? of [a-z]| values?| [a-z])? (?:is|are|must be) (?:not in|excluded from|left out of|missing from) the domain (?:of|for) (?:the function )?\\$?(?:[fghy](?:\\([a-z]\\))? ?= ?)?(?<e>${formula})\\$?`,
    "for what value is the fraction <e> undefined",
  ],
];
