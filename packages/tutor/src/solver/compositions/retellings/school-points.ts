import { type Retelling, told } from "./retelling.ts";
import { blank, if_, lettersOf, inPlainSigns as plain, so } from "./school-words.ts";

const wanted = `${so}(?:字母|常数|实数)?(?<k>[a-z])(?:的)?(?:取值范围|取值|范围)?${blank}`;
const coordinate = "[-+*/.a-z\\d()]{1,14}?";
const point = `(?:点)?[a-z]? ?\\((?<x>${coordinate}),(?<y>${coordinate})\\)`;

/** Where a point lies, and what its coordinates are then. */
const places: [place: string, holds: (x: string, y: string) => string][] = [
  ["x轴上", (_, y) => `${y}=0`],
  ["y轴上", (x) => `${x}=0`],
  ["第(?:1,?3|一,?三|1和第?3|1,第3)象限(?:的)?(?:角)?(?:的)?平分线上", (x, y) => `${x}=${y}`],
  ["第(?:2,?4|二,?四|2和第?4|2,第4)象限(?:的)?(?:角)?(?:的)?平分线上", (x, y) => `${x}+${y}=0`],
];

const isEasy = (x: string, y: string, k: string) => {
  const letters = lettersOf(`${x} ${y}`);
  return letters.size === 1 && letters.has(k);
};

const surd = "(?:\\d*√\\(?\\d{1,4}\\)?|\\d{1,4}|\\d*\\\\sqrt ?\\{?\\d{1,4}\\}?)";
const power = (name: string) => `\\^\\{?(?<${name}>\\d{1,5})\\}?`;

/** The square of a root with a factor before it. */
function squareOf(written: string): number {
  const [, factor = "", under = ""] = /^(\d*)√\(?(\d+)\)?$/.exec(plain(written)) ?? [];
  return under === "" ? Number(written) ** 2 : Number(factor || 1) ** 2 * Number(under);
}

/** Sum and difference of two surds, of which the squares differ by 1, to large powers. */
function conjugates({ a = "", b = "", c = "", d = "", s = "", t = "", m = "", n = "" }: Record<string, string>) {
  const [first, second] = [Number(m), Number(n)];
  const isSame = a === c && b === d;
  // √3 + 2 and 2 - √3: the difference tells which is taken from which.
  if (s === t || !(isSame || (a === d && b === c && t === "-"))) return null;
  const product = isSame || t === "-" ? squareOf(c) - squareOf(d) : Number.NaN;
  const [least, more] = [Math.min(first, second), Math.abs(first - second)];
  if (Math.abs(product) !== 1 || more > 2 || least < 3) return null;
  const [left, right] = [`(${plain(a)}${s}${plain(b)})`, `(${plain(c)}${t}${plain(d)})`];
  const power = `(${product})^${least}`;
  return more === 0
    ? `calculate ${power}`
    : `simplify (${product})^${2 - (least % 2)}*${first > second ? left : right}^${more}`;
}

/** Of points by where they lie, of roots that can be put together, and of sums by their beginning. */
export const ofSchoolPoints: Retelling[] = [
  ...told(
    [`(?:某数|1个数|有1个数)比它的相反数大(?<n>\\d{1,6})${so}(?:这个|该|此)?(?:某)?数${blank}`],
    ({ n }) => `解方程 x=-x+${n}`,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?(?:[一1]元[一1]次)?不等式\\((?<e>[^()=<>≤≥]{2,12})\\)(?<x>[a-z])(?<s>[<>]=?|[≤≥])(?<n>-?\\d{1,4})的解集(?:是|为)\\k<x>(?<t>[<>]=?|[≤≥])\\(?\\k<n>\\)?/\\(\\k<e>\\)${wanted}`,
    ],
    ({ e = "", s = "", t = "", k = "" }) =>
      lettersOf(e).size === 1 && lettersOf(e).has(k) && /[=≤≥]/.test(s) === /[=≤≥]/.test(t)
        ? `solve ${e}${/[<≤]/.test(s) === /[<≤]/.test(t) ? ">" : "<"}0`
        : null,
  ),
  ...told(
    [
      `${if_}(?:直线|[一1]次函数)y=(?<m>-?\\d*)x\\+(?<k>[a-z])(?:的?图[象像])?(?:与|和)(?:2|两)?(?:条)?坐标轴(?:所)?围成的?三角形的?面积(?:是|为|等于)(?<n>\\d{1,4})${so}\\k<k>${blank}`,
    ],
    ({ m = "", n, k }) => `solve ${k}^2=${Math.abs(/\d/.test(m) ? Number(m) : 1) * 2 * Number(n)}`,
  ),
  ...told(
    [
      `${if_}(?:[二2]次函数|抛物线)y=(?<e>-?x\\^2\\+bx\\+c)(?:的)?(?:图[象像])?(?:的)?,?顶点(?:坐标)?(?:是|为|在)?\\((?<h>-?\\d{1,3}),(?<n>-?\\d{1,4})\\)${so}(?:b(?:,|和|与)c)(?:的值)?(?:分别|各)?${blank}`,
    ],
    ({ e = "", h, n }) => `若 ${e}=${e.startsWith("-") ? "-" : ""}(x-(${h}))^2+(${n})，求b和c`,
  ),
  ...told(
    [
      `${if_}(?:[二2]次函数|抛物线|函数)y=(?<e>(?<s>-?)\\d*x\\^2[-+][-+x\\d]{1,12})(?:中)?,?当x(?:等于几|等于多少|取何值|为何值|取什么值|是几|是多少|=多少)时,?(?:函数)?y?(?:的值)?(?:有|取得?|达到)最(?<o>[大小])(?:值)?`,
    ],
    ({ e = "", s, o }) => ((s === "-") === (o === "大") ? `抛物线 y=${e} 的对称轴` : null),
  ),
  ...places.flatMap(([place, holds]) =>
    told(
      [`${if_}${point}(?:在|位于|落在)(?:平面直角坐标系(?:的|中)?)?${place}${wanted}`],
      ({ x = "", y = "", k = "" }) => (isEasy(x, y, k) ? `solve ${holds(x, y)}` : null),
    ),
  ),
  ...told(
    [
      `${if_}(?:最简)?(?:二次|2次)根式√\\((?<a>[^()√]{2,12})\\)(?:与|和)(?:最简)?(?:二次根式|2次根式)?√\\(?(?<b>[^()√一-龥]{1,12})\\)?(?:可以合并|能合并|能够合并|是同类[二2]次根式|可以进行合并)${wanted}`,
      `${if_}(?:最简)?(?:二次|2次)根式\\\\sqrt ?\\{(?<a>[^{}√]{2,12})\\}(?:与|和)(?:最简)?(?:二次根式|2次根式)?\\\\sqrt ?\\{?(?<b>[^{}√一-龥]{1,12})\\}?(?:可以合并|能合并|能够合并|是同类[二2]次根式|可以进行合并)${wanted}`,
    ],
    ({ a = "", b = "", k = "" }) => {
      const isSimplest = !/^\d+$/.test(b) || ![4, 9, 25, 49].some((square) => Number(b) % square === 0);
      return isEasy(a, b, k) && isSimplest ? `solve ${a}=${b}` : null;
    },
  ),
  ...told(
    [
      `(?:calculate|compute|evaluate|simplify|化简)?[: ]*\\((?<a>${surd})(?<s>[-+])(?<b>${surd})\\)${power("m")} ?[*·]? ?\\((?<c>${surd})(?<t>[-+])(?<d>${surd})\\)${power("n")}(?: ?=)?[ _]*`,
    ],
    conjugates,
  ),
  ...told(
    [
      `(?:仔细)?观察(?:下列|下面|以下)?(?:的)?(?:各)?(?:等式|算式|式子|规律)?(?:的规律)?[:,]?[-+*^=\\d,….()]{6,90},(?:请|根据|按|照|此|这个|这样|以上|上述|你|发现的?|的|规律|计算|猜想|那么|则|,|可得|可知)*(?<s>\\d+\\+\\d+\\+\\d+\\+(?:\\d+\\+)?(?:…|\\.{3,}|\\\\[cl]?dots)+\\+\\d+)${blank}`,
    ],
    ({ s }) => `calculate ${s}`,
  ),
];
