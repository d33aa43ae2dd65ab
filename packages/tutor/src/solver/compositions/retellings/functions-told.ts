import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";
import { valueAt } from "./school-values.ts";
import { lettersOf, put } from "./school-words.ts";

type Groups = Record<string, string>;

const number = "-?\\d{1,5}(?:\\.\\d{1,3})?(?:/\\d{1,3})?";
const point = (x: string, y: string) => `\\(? ?\\((?<${x}>${number}), ?(?<${y}>${number})\\)`.replace("\\(? ?", "");
const curve = (name: string) =>
  `(?:the )?(?:line |curve |graph of |parabola |hyperbola |直线|双曲线|抛物线|函数|[正反]比例函数|[12一二]次函数)*(?:y ?= ?)(?<${name}>[-+*/^().\\da-z ]{1,24}?)(?:的图[象像])?`;
const so = "(?:,|那么|则|求|问| find| what is| determine| calculate)* ?";
const through =
  "(?:的图[象像])?(?:经过|过|通过| passes through| goes through| through| contains)(?:the )?(?:点|2点| the points| points)? ?";
const and = "(?:,? and |,|、|和|与)(?:点)? ?";
const blank = "(?:的值)?(?:是|为|等于|=)?(?:多少|几)?[ _?()]*";

/** A point that two curves have in common lies on the one with an unknown number. */
function commonPoint({ e = "", f = "", a = "", b = "", k = "" }: Groups): string | null {
  const [own, other] = lettersOf(e).has(k) ? [e, f] : [f, e];
  if (!lettersOf(own).has(k) || [...lettersOf(other)].some((letter) => letter !== "x")) return null;
  const [height, wanted] = [valueAt(put(other, "x", a), {}), valueAt(b, {})];
  const letters = [...lettersOf(own)].filter((letter) => letter !== "x");
  return height && wanted && q.same(height, wanted) && letters.join() === k ? `solve ${b}=${put(own, "x", a)}` : null;
}

/** Two unknown numbers in a rule, and two points. */
function twoUnknown({ e = "", a = "", b = "", c = "", d = "", k = "", l = "" }: Groups): string | null {
  const unknown = [...lettersOf(e)].filter((letter) => letter !== "x").sort();
  if (unknown.join() !== [k, l].sort().join() || a === c) return null;
  return `solve the system ${b}=${put(e, "x", a)}, ${d}=${put(e, "x", c)}`;
}

/** y = ax² + bx + 3 meets the y-axis at 3, so that there is a third point. */
function threePoints({ e = "", a = "", b = "", c = "", d = "" }: Groups): string | null {
  const start = /^ax\^2\+bx([-+]\d{1,4})$/.exec(e.replaceAll(" ", ""))?.[1];
  if (start === undefined || [a, c].includes("0") || a === c) return null;
  return `Find the equation of the parabola through (0,${Number(start)}),(${a},${b}),(${c},${d})`;
}

/** Beyond the axis there is a point as high as this one. */
function mirrored({ m = "", a = "", b = "", c = "", d = "" }: Groups): string | null {
  const [axis, x, other] = [valueAt(m, {}), valueAt(a, {}), valueAt(c, {})];
  if (!axis || !x || !other || q.same(x, axis)) return null;
  const image = q.subtract(q.multiply(q.rational(2n), axis), x);
  return q.same(image, other) || q.same(x, other)
    ? null
    : `Find the equation of the parabola through (${a},${b}),(${plainNumber(image)},${b}),(${c},${d})`;
}

/** A line and a hyperbola. */
function withHyperbola({ e = "", f = "" }: Groups): string | null {
  const [line, product] = [
    [e, f],
    [f, e],
  ].flatMap(([one = "", other = ""]) => {
    const found = /^\(?(-?\d{1,4})\)?\/\(?x\)?$/.exec(other.replaceAll(" ", ""))?.[1];
    return found ? [one, found] : [];
  });
  return line && product && [...lettersOf(line)].join() === "x" && !/\^|\/ ?\(?x/.test(line)
    ? `solve the system y=${line}, xy=${product}`
    : null;
}

const crosses = "(?:intersects?|meets?|crosses|cross)";
const facts =
  "(?:slope|y-intercept|x-intercept|vertex|axis of symmetry|domain|range|minimum value|maximum value|x-intercepts)";

/** Rules of functions by points of them, and where two graphs meet. */
export const ofFunctionsTold: Retelling[] = [
  ...told(
    [
      `(?:已知|若|如果)?(?:[1一]次函数|函数|直线)y=(?<k>[a-z])x\\+(?<l>[a-z])(?:\\(\\k<k>≠0\\))?${through}${point("a", "b")}${and}${point("c", "d")}(?:2点|两点)?${so}(?:当)?x=(?<n>${number})时,?(?:求)?(?:函数值|函数)?y${blank}`,
      `(?:if |given that |suppose )?(?:the function )?(?<f>[fgh]) is (?:a )?linear(?: function)? (?:with|and|such that|where) \\k<f>\\((?<a>${number})\\) ?= ?(?<b>${number})(?:,? and |, )\\k<f>\\((?<c>${number})\\) ?= ?(?<d>${number}),? ?(?:find|what is|determine) \\k<f>\\((?<n>${number})\\)`,
      `(?:if |given that )?(?:the )?(?:line |function |graph of )?y ?= ?[a-z]x ?\\+ ?[a-z] ?${through.trim()}${point("a", "b")}${and}${point("c", "d")},? ?(?:then )?(?:find|what is|what's) y (?:when|if|for) x ?(?:=|is) ?(?<n>${number})`,
      `(?:a|the) (?:line|linear function) ${through.trim()}${point("a", "b")}${and}${point("c", "d")},? ?(?:find|what is) y when x ?(?:=|is) ?(?<n>${number})`,
    ],
    ({ a, b, c, d, n }) => (a === c ? null : `Let f(x) = kx + b. If f(${a}) = ${b} and f(${c}) = ${d}, find f(${n}).`),
  ),
  ...told(
    [
      `(?:已知|若|如果)?${curve("e")}(?:与|和)${curve("f")}(?:的图[象像])?(?:的|有)?(?:1个|其中1个)?(?:相交于|交于|交点|公共点)(?:的坐标|坐标)?(?:是|为)?(?:点)?[a-z]?${point("a", "b")}${so}(?<k>[a-z])${blank}`,
      `(?:if |the )?(?:graphs of |lines |curves )?y ?= ?(?<e>[-+*/^().\\da-z ]{1,20}?) and y ?= ?(?<f>[-+*/^().\\da-z ]{1,20}?) ${crosses} at (?:the point )?${point("a", "b")},? ?(?:find|what is|determine) (?:the value of )?(?<k>[a-z])`,
    ],
    commonPoint,
  ),
  ...told(
    [
      `(?:已知|若|如果)?${curve("e")}${through}${point("a", "b")}${and}${point("c", "d")}(?:2点|两点)?${so}(?:常数)?(?<k>[a-z])(?:,|、|和|与| and )(?<l>[a-z])${blank}`,
    ],
    twoUnknown,
  ),
  ...told(
    [
      `(?:已知|若|如果)?${curve("e")}${through}${point("a", "b")}${and}${point("c", "d")}(?:2点|两点)?${so}(?:它|该|此|这个|这条)?(?:抛物线|函数|[12一二]次函数)?的?(?:函数)?(?:解析式|表达式|关系式)${blank}`,
    ],
    threePoints,
  ),
  ...told(
    [
      `(?:已知|若|如果)?(?:1条|某)?(?:抛物线|[2二]次函数(?:的)?图?[象像]?)(?:的)?对称轴(?:是|为)(?:直线)?x=(?<m>${number}),?(?:且|并且)?${through}${point("a", "b")}${and}${point("c", "d")}(?:2点|两点)?${so}(?:它|该|此|这个|这条)?(?:抛物线|函数|[12一二]次函数)?的?(?:函数)?(?:解析式|表达式|关系式)${blank}`,
      `(?:a|the) parabola has (?:the )?axis of symmetry x ?= ?(?<m>${number}) and ${through.trim()} ?${point("a", "b")}${and}${point("c", "d")},? ?(?:find|what is|write) (?:its|the) equation`,
    ],
    mirrored,
  ),
  ...told(
    [
      `(?:求)?${curve("e")}(?:与|和)${curve("f")}(?:的图[象像])?的?交点(?:的?坐标)?${blank}`,
      `where (?:do|does) (?:the )?(?:line |curve |hyperbola |graphs of )?y ?= ?(?<e>[-+*/^().\\da-z ]{1,20}?) (?:and|${crosses}) (?:the )?(?:line |curve |hyperbola |graph of )?y ?= ?(?<f>[-+*/^().\\da-z ]{1,20}?)(?: ${crosses})?`,
      `(?:points? of )?intersection (?:points? )?of y ?= ?(?<e>[-+*/^().\\da-z ]{1,20}?) and y ?= ?(?<f>[-+*/^().\\da-z ]{1,20}?)`,
    ],
    withHyperbola,
  ),
  ...told(
    [
      `(?:graph|sketch|plot|draw)(?: the)?(?: graph of| line| function| parabola| equation)? (?<e>[yf](?:\\(x\\))? ?= ?[-+*/^().\\da-z| ]{1,24}),? ?(?:and )?(?:what is|what's|find|state|give|tell|identify)? ?(?:the |its )(?<w>${facts})`,
    ],
    ({ e, w }) => `What is the ${w} of ${e}?`,
  ),
  ...told(
    [
      `(?:equation of )?(?:a |the )?line (?:with|having|that has) (?:an )?undefined slope (?:passing |going |that (?:passes|goes) )?through ${point("a", "b")}`,
      `(?:equation of )?(?:a |the )?line through ${point("a", "b")} (?:with|having|that has) (?:an )?undefined slope`,
    ],
    ({ a, b }) => `equation of the vertical line through (${a}, ${b})`,
  ),
];
