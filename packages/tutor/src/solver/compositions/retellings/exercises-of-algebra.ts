import { type Retelling, told } from "./retelling.ts";
import { valueAt } from "./school-values.ts";
import { blank, formula, if_, lettersOf, inPlainSigns as plain, put, so } from "./school-words.ts";

const find = "(?:then )?(?:(?:what is|what's|what are|find|determine|compute|give|state|calculate) )?";
const given = "(?:(?:given|if|suppose|let)(?: that)? )?";
const written = (text: string) =>
  plain(text)
    .replaceAll(" ", "")
    .replace(/^\((.*)\)$/, "$1");

/** Like terms have the same exponents: each equation of two exponents. */
function likeTerms({ a = "", b = "", w = "" }: Record<string, string>): string | null {
  const [one, other] = [a, b].map(exponentsOf);
  if (!one || !other || [...one.keys()].sort().join() !== [...other.keys()].sort().join()) return null;
  const equations = [...one].flatMap(([letter, power]) => {
    const second = other.get(letter) ?? "";
    return lettersOf(power + second).size === 0 ? [power === second ? "" : "0=1"] : [`${power}=${second}`];
  });
  const held = equations.filter((equation) => equation !== "");
  const sought = [...lettersOf(held.join(" "))];
  if (
    held.includes("0=1") ||
    held.length !== sought.length ||
    ![...lettersOf(w)].every((name) => sought.includes(name))
  )
    return null;
  if (/\^/.test(w)) {
    const values = sought.map((name) => {
      const fits = SMALL.filter((value) =>
        held.some((equation) => valueAt(`(${equation.replace("=", ")-(")})`, { [name]: value })?.num === 0n),
      );
      return fits.length === 1 ? ([name, `${fits[0]}`] as const) : null;
    });
    return values.includes(null)
      ? null
      : `calculate ${values.reduce((all, one) => (one ? put(all, one[0], one[1]) : all), plain(w))}`;
  }
  if (w.length === 1) return held.length === 1 ? `solve ${held[0]}` : null;
  return /^[a-z](?:,|和|与)[a-z]$/.test(w)
    ? `解方程组 ${held.join("，")}`
    : `已知 ${held.join("，")}，求 ${plain(w)} 的值`;
}
function exponentsOf(term: string): Map<string, string> | null {
  const found = /^-?\d*(?:\/\d+)?((?:(?=([a-z](?:\^(?:\{[^{}]+\}|\([^()]+\)|[a-z]|\d+(?:[a-z](?!\^))?))?))\2)+)$/.exec(
    term.replaceAll(" ", ""),
  );
  const factors = [
    ...(found?.[1] ?? "").matchAll(/([a-z])(?:\^(?:\{([^{}]+)\}|\(([^()]+)\)|([a-z](?!\^)|\d+(?:[a-z](?!\^))?)))?/g),
  ];
  return found && factors.length > 0
    ? new Map(factors.map(([, letter = "", inner, other, plainly]) => [letter, inner ?? other ?? plainly ?? "1"]))
    : null;
}

/** Sums of every second coefficient of a power that is multiplied out. */
function coefficients({ e = "", f = "", w = "" }: Record<string, string>): string | null {
  const names = [...f.replaceAll(" ", "").matchAll(/(?<=^|\+)(a_\{?\d\}?|[a-z])(?:x(?:\^\{?(\d)\}?)?)?(?=\+|$)/g)].map(
    ([whole, name = "", power]) => ({
      name: name.replaceAll(/[{}]/g, ""),
      power: power ? Number(power) : /x/.test(whole) ? 1 : 0,
    }),
  );
  const asked = w.replaceAll(/[{} ]/g, "").split("+");
  const powers = asked.map((one) => names.find(({ name }) => name === one)?.power);
  const degree = Math.max(...names.map(({ power }) => power));
  if (names.length !== degree + 1 || degree < 2 || powers.includes(undefined) || new Set(powers).size !== powers.length)
    return null;
  const [one, other] = [put(e, "x", "1"), put(e, "x", "-1")];
  if (powers.length === names.length) return `calculate ${one}`;
  const rest = [0, 1].find((parity) => powers.every((power) => (power ?? 0) % 2 === parity));
  const isWhole = rest !== undefined && names.filter(({ power }) => power % 2 === rest).length === powers.length;
  return isWhole ? `calculate ((${one})${rest === 0 ? "+" : "-"}(${other}))/2` : null;
}

/** A parabola's equation as a square: `(x-4)^2=13`. */
function completed({ b = "", c = "", w = "", m = "", n = "", s = "" }: Record<string, string>): string | null {
  const [half, free] = [Number(b.replaceAll(" ", "")) / 2, Number(c.replaceAll(" ", ""))];
  if (!Number.isInteger(half) || [...lettersOf(w)].some((name) => name !== m && name !== n) || m === n) return null;
  return `已知 ${m}=${s === "-" ? -half : half}，${n}=${half * half - free}，求 ${plain(w)} 的值`;
}

/** A line whose slope and start are told by the quadrant that it does not go through. */
function avoids({ m = "", b = "", s = "" }: Record<string, string>): string | null {
  const [slope, start] = [m.replace(/^\((.*)\)$/, "$1"), b.replace(/^\+/, "").replace(/^\((.*)\)$/, "$1")];
  if (lettersOf(slope).size !== 1 || lettersOf(start).size !== 1) return null;
  const signs: Record<string, [string, string]> = { 一: ["<", "≤"], 二: [">", "≤"], 三: ["<", "≥"], 四: [">", "≥"] };
  const [first, second] = signs["一二三四"[Number(s) - 1] ?? s] ?? [];
  return first && second ? `解不等式组 ${slope}${first}0，${start}${second}0` : null;
}

/** What is a root of what is told: its square, or its cube. */
function ofRoots({
  a = "",
  p = "",
  b = "",
  r = "",
  t = "",
  u = "",
  w = "",
  o = "",
}: Record<string, string>): string | null {
  const worth = (kind: string, value: string) => `(${value.replace("±", "")})^${kind === "立方根" ? 3 : 2}`;
  const letters = [...lettersOf(`${a}${b}`)];
  const [x, y] = letters;
  if (letters.length !== 2 || !x || !y || [...lettersOf(w)].some((name) => !letters.includes(name))) return null;
  const solved = SMALL.flatMap((one) => SMALL.map((other) => ({ [x]: one, [y]: other }))).filter((at) =>
    [
      [a, worth(t, p)],
      [b, worth(u, r)],
    ].every(([side = "", value = ""]) => valueAt(`${written(side)}-${value}`, at)?.num === 0n),
  );
  const [only, ...more] = solved;
  if (!only || more.length > 0) return null;
  const value = put(put(w, x, `${only[x]}`), y, `${only[y]}`);
  return o === ""
    ? `calculate ${value}`
    : o === "平方根"
      ? `${valueNumber(w, only)}的平方根`
      : `calculate ${o === "立方根" ? "cbrt" : "√"}(${value})`;
}
const SMALL = Array.from({ length: 41 }, (_, nth) => nth - 20);
const valueNumber = (of: string, at: Record<string, number>) => {
  const value = valueAt(written(of), at);
  return value ? `${Number(value.num) / Number(value.den)}` : "";
};

const side = "[-+*/^().\\da-z ]{1,30}?";

/** Exercises of algebra as middle schools ask them. */
export const ofAlgebraExercises: Retelling[] = [
  ...told(
    [
      `${if_}(?:单项式|代数式)?(?<a>-?[\\d/]*[a-z][a-z\\d^{}()+-]{1,20}?)(?:与|和)(?:单项式|代数式)?(?<b>-?[\\d/]*[a-z][a-z\\d^{}()+-]{1,20}?)(?:是|为)同类项${so}(?<w>[a-z](?:,|和|与)[a-z]|[-+*/^()\\da-z]{1,14}?)(?:的值)?(?:各|分别)?${blank}`,
    ],
    likeTerms,
  ),
  ...told(
    [
      `${if_}(?<e>\\([^()]{2,8}\\)\\^\\{?\\d\\}?)=(?<f>[-+^_{}\\da-z ]{7,60}?)${so}(?<w>[a-z_{}\\d]{1,5}(?:\\+[a-z_{}\\d]{1,5}){1,6})${blank}`,
      `${given}(?<e>\\([^()]{2,10}\\)\\^\\{?\\d\\}?) ?= ?(?<f>[-+^_{}\\da-z ]{7,60}?),? ${find}(?:the value of )?(?<w>[a-z_{}\\d]{1,5}(?: ?\\+ ?[a-z_{}\\d]{1,5}){1,6})`,
    ],
    coefficients,
  ),
  ...told(
    [
      `(?:用配方法)?,?(?:解|把|将)?(?:1元2次|一元二次)?方程:?x\\^2(?<b>[-+]\\d+)x(?<c>[-+]\\d+)=0(?:时)?,?(?:可)?(?:用配方法)?(?:配方(?:后|成|为)?|化成|化为|变形为|变形成|可化为|转化为|写成|得到?|可变形为|,)+\\(x(?<s>[-+])(?<m>[a-z])\\)\\^2=(?<n>[a-z])(?:的形式)?${so}(?<w>[-+*/\\da-z]{1,8}?)${blank}`,
    ],
    completed,
  ),
  ...told(
    [
      `${if_}(?:[一1]次函数|直线)y=(?<m>\\([^()]{2,10}\\)|[a-z])x(?<b>[-+](?:\\([^()]{2,10}\\)|[-+a-z\\d]{1,8}))(?:的)?(?:图[象像])?不(?:经过|过)第?(?<s>[一二三四1-4])象限${so}(?:字母|常数|实数)?[a-z](?:的)?(?:取值)?范围${blank}`,
    ],
    avoids,
  ),
  ...told(
    [
      `${if_}(?<a>${side})的(?<t>平方根|算术平方根|立方根)(?:是|为|等于)(?<p>±?-?\\d+),(?:且)?(?<b>${side})的(?<u>平方根|算术平方根|立方根)(?:是|为|等于)(?<r>±?-?\\d+)${so}(?<w>${side})(?:的值)?(?:的(?<o>算术平方根|平方根|立方根))?${blank}`,
    ],
    ofRoots,
  ),
  ...told(
    [`${if_}(?<e>[^,;_=一-龥]{8,60})=0${so}(?<x>[a-z])(?:,|和|与|及)(?<y>[a-z])(?:的值)?(?:各|分别)?${blank}`],
    ({ e = "", x = "", y = "" }) =>
      [...lettersOf(plain(e))].sort().join() === [x, y].sort().join() && /\||√/.test(plain(e))
        ? `the letters for which ${plain(e)}=0 as a sum of what is never negative`
        : null,
  ),
  ...told(
    [
      `(?:求)?(?:[二2]元[一1]次)?方程(?<e>[-+\\da-z]{3,16}=\\d+)的(?<s>正|非负)整数解(?:共)?(?:有)?(?:多少|几)?(?:组|个|对)`,
      `(?:求)?(?:[二2]元[一1]次)?方程(?<e>[-+\\da-z]{3,16}=\\d+)(?:共)?有(?:多少|几)?(?:组|个|对)(?<s>正|非负)整数解`,
    ],
    ({ e = "", s }) =>
      s === "正" && lettersOf(e).size === 2 ? `how many pairs of positive whole numbers with ${e}` : null,
  ),
  ...told(
    [
      `${if_}(?:当)?x(?:取|为|是)(?:任意|任何)(?:1个)?(?:的)?(?:有理|实)?数(?:值)?时?,(?:代数式|式子)?(?<e>${formula})的最(?<o>小|大)值${blank}`,
    ],
    ({ e = "", o }) => `the ${o === "小" ? "minimum" : "maximum"} value of ${plain(e)}`,
  ),
  ...told(
    [
      `${if_}方程(?<a>\\d*)x\\^2(?<b>[-+](?:\\([^()]{1,10}\\)|\\d*[a-z]))xy\\+(?<c>\\d+)y\\^2=0有2个相等的实数根${so}(?<k>[a-z])(?:的值)?${blank}`,
    ],
    ({ a = "", b = "", c = "", k = "" }) =>
      lettersOf(b).size === 1 && lettersOf(b).has(k)
        ? `For what values of ${k} is ${a}x^2${b}x+${c} a perfect square?`
        : null,
  ),
  ...told(
    [
      `${if_}(?<v>[\\d+-]*√\\(?\\d+\\)?|[\\d+-]*\\\\sqrt ?\\{?\\d+\\}?)(?:是|为)(?:关于x的)?(?:[一1]元[二2]次)?方程x\\^2(?<b>[-+]\\d*)x\\+(?<c>[a-z])=0的(?:1个)?(?:根|解|实数根)${so}\\k<c>${blank}`,
    ],
    ({ v = "", b = "" }) => {
      const root = `(${plain(v).replaceAll(/√(\d+)/g, "√($1)")})`;
      return `calculate -(${root}^2${/\d/.test(b) ? b : `${b}1`}*${root})`;
    },
  ),
  ...told(
    [
      `${if_}(?:[一1]次函数)y=kx\\+b(?:\\(k≠0\\))?(?:的)?(?:图[象像])?(?:经过|过|通过)(?:点)?[a-z]?\\((?<a>-?\\d+),(?<b>-?\\d+)\\)(?:,|和|与)+(?:点)?[a-z]?\\((?<c>-?\\d+),(?<d>-?\\d+)\\)(?:2点|两点)?${so}(?:它的?|该)?(?:函数)?(?:的)?(?:图[象像])?(?:与|和)(?<w>[xy])轴的?交点(?:的)?(?:坐标)?${blank}`,
    ],
    ({ a, b, c, d, w }) => {
      const [run, rise] = [Number(c) - Number(a), Number(d) - Number(b)];
      if (run === 0 || rise === 0) return null;
      const start = Number(b) * run - rise * Number(a);
      const [slope, intercept] = [rise / run, start / run];
      return Number.isInteger(slope) && Number.isInteger(intercept)
        ? `At what point does the line y=${slope}x${intercept < 0 ? "-" : "+"}${Math.abs(intercept)} cross the ${w}-axis?`
        : null;
    },
  ),
  ...told(
    [
      `${if_}点[a-z]\\((?<a>-?\\d*)(?<k>[a-z])(?<b>[-+]\\d+)?,(?<c>-?\\d*)\\k<k>(?<d>[-+]\\d+)?\\)在(?<w>[xy])轴上${so}(?:点)?[a-z]?(?:点)?的?坐标${blank}`,
    ],
    ({ a = "", b = "0", c = "", d = "0", w = "" }) => {
      const [p, r] = [a, c].map((one) => (/\d/.test(one) ? Number(one) : Number(`${one}1`)));
      if (!p || !r) return null;
      const [slope, start] = [r / p, Number(d) - (r / p) * Number(b)];
      return Number.isInteger(slope) && Number.isInteger(start)
        ? `At what point does the line y=${slope}x${start < 0 ? "-" : "+"}${Math.abs(start)} cross the ${w}-axis?`
        : null;
    },
  ),
  ...told(
    [
      `(?:求)?(?:[一1]元[一1]次)?不等式组:?\\{?(?<e>[^,;一-龥]{3,40}[<>≤≥][^,;一-龥]{1,30}?),(?<f>[^,;一-龥]{2,40}[<>≤≥][^,;一-龥]{1,30}?)\\}?,?的(?:所有|全部|一切)的?整数解${blank}`,
    ],
    ({ e = "", f = "" }) => `不等式组 ${plain(e)}, ${plain(f)} 的整数解`,
  ),
];
