import { q } from "@dripstone/checker/mathematics";
import { plainNumber } from "../../algebra/numbers.ts";
import { type Retelling, told } from "./retelling.ts";
import { inLetter, leftAndRight, valueAt } from "./school-values.ts";
import { blank, formula, if_, lettersOf, number, inPlainSigns as plain, so } from "./school-words.ts";

const equation = (name: string) => `(?<${name}>[^,;_=<>≤≥一-龥]{1,50}?=[^,;_=<>≤≥一-龥]{1,40}?)`;
const range = "(?:的)?(?:取值范围|取值|范围)?";
const wanted = `${so}(?:字母|常数|实数)?(?<k>[a-z])${range}${blank}`;
const spot = (x: string, y: string) => `(?:点)?[a-z]? ?\\((?<${x}>${number}),(?<${y}>${number})\\)`;
const sign = "[<>]=?|[≤≥]";
const about = "(?:关于[a-z],?(?:和|与)?(?:[a-z])?的)?(?:[二2]元[一1]次)?";

/** A system with a letter of its own, and an inequality that its solution satisfies. */
function satisfying({ e = "", f = "", c = "", k = "" }: Record<string, string>): string | null {
  const equations = [e, f].map((one) => leftAndRight(plain(one)));
  const [x, y, ...more] = [...lettersOf(e + f)].filter((one) => one !== k).sort();
  if (equations.includes(null) || !x || !y || more.length > 0 || !lettersOf(e + f).has(k)) return null;
  const held = c.split(",").map((one) => {
    const [, left = "", s = "", right = ""] = new RegExp(`^(.+?)(${sign})(.+)$`).exec(one) ?? [];
    if ([...lettersOf(left + right)].some((letter) => letter !== x && letter !== y)) return null;
    const found = left && right && inLetter(equations as string[], `(${plain(left)})-(${plain(right)})`, [x, y, k]);
    return found ? `(${plainNumber(found.slope)})*${k}+(${plainNumber(found.start)})${s}0` : null;
  });
  if (held.includes(null) || held.length === 0 || held.length > 2) return null;
  return held.length === 1 ? `solve ${held[0]}` : `解不等式组 ${held.join(", ")}`;
}
const condition = `[-+*/.a-z\\d]{1,10}(?:${sign})[-+*/.a-z\\d]{1,10}?`;

/** An inequality with a letter, of which the solutions are known: its two sides are the same at their end. */
function endOf({ e = "", s = "", f = "", x = "", t = "", n = "", k = "" }: Record<string, string>): string | null {
  const whole = `(${plain(e)})-(${plain(f)})`;
  const [zero, one, two] = [0, 1, 2].map((value) => valueAt(whole, { [x]: value, [k]: 3 }));
  const [same, other] = [1, 5].map((value) => {
    const [a, b] = [valueAt(whole, { [x]: 1, [k]: value }), valueAt(whole, { [x]: 0, [k]: value })];
    return a && b && q.subtract(a, b);
  });
  if (!zero || !one || !two || !same || !other || !q.same(same, other) || lettersOf(whole).size !== 2) return null;
  const slope = q.subtract(one, zero);
  if (!q.same(slope, q.subtract(two, one)) || slope.num === 0n) return null;
  const [isLess, isBelow] = [s, t].map((one) => /[<≤]/.test(one));
  const [isStrict, isOpen] = [s, t].map((one) => !/[=≤≥]/.test(one));
  if (isStrict !== isOpen || (isLess === isBelow) !== slope.num > 0n) return null;
  const filled = [e, f].map((one) =>
    plain(one)
      .replaceAll(x, `*(${n})`)
      .replaceAll(/(^|[-+(*/])\*\(/g, "$1("),
  );
  return `solve ${filled[0]}=${filled[1]}`;
}

/** One reads a letter of the first equation wrongly, the other one of the second. */
function misreadLetters({ e = "", f = "", a = "", b = "", p = "", q: r = "", u = "", v = "" }: Record<string, string>) {
  const [x, y] = ["x", "y"];
  const [one, other] = [lettersOf(e), lettersOf(f)];
  const isFirst = one.has(a) && other.has(b) && !one.has(b) && !other.has(a);
  const isSecond = one.has(b) && other.has(a) && !one.has(a) && !other.has(b);
  if (a === b || isFirst === isSecond) return null;
  const put = (of: string, one: string, other: string) =>
    plain(of)
      .replaceAll(x, `*(${one})`)
      .replaceAll(y, `*(${other})`)
      .replaceAll(/(^|[-+(=])\*\(/g, "$1(");
  return isFirst ? `解方程组 ${put(e, u, v)}，${put(f, p, r)}` : `解方程组 ${put(e, p, r)}，${put(f, u, v)}`;
}
const solution = (x: string, y: string) =>
  `(?:方程组的)?(?:解)?(?:得|为|是|到)*x=(?<${x}>${number}),y=(?<${y}>${number})`;

const signs: Record<string, string> = { "1": ">", 一: ">", "2": "<", 二: "<" };

/** Graphs by what is known of them, systems by what their solutions satisfy. */
export const ofSchoolGraphs: Retelling[] = [
  ...told(
    [
      `${if_}(?:在)?数轴上,?(?:点)?a(?:,|和|与)b(?:2点|两点|2个点)?(?:所)?(?:对应|表示)的数(?:分别|各)?(?:是|为)(?<a>${number})(?:,|和|与)(?<b>${number})${so}(?:线段)?(?:ab|a,b|a和b|a,b2点|它们|这2点)?(?:的|之间的)?(?:中点)(?:m|c|p)?(?:所)?(?:对应|表示)的数${blank}`,
    ],
    ({ a, b }) => `calculate ((${a})+(${b}))/2`,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?方程${equation("e")}(?:和|与|跟)(?:关于[a-z]的)?(?:方程)?${equation("f")}(?:的解相同|同解|有相同的解|的解相等|是同解方程)${wanted}`,
    ],
    ({ e = "", f = "", k = "" }) => {
      const letters = lettersOf(e + f);
      const [plainOne] = [e, f].filter((one) => !lettersOf(one).has(k));
      return letters.size === 2 && letters.has(k) && plainOne && lettersOf(plainOne).size === 1
        ? `已知 ${plain(e)}，${plain(f)}，求 ${k} 的值`
        : null;
    },
  ),
  ...told(
    [
      `${if_}(?:关于x,y的)?(?:方程)?-?\\d*x\\^[({](?<a>[^=一-龥(){}]{1,10})[)}][-+]\\d*y\\^[({](?<b>[^=一-龥(){}]{1,10})[)}]=-?\\d+是(?:关于x,y的)?(?:[二2]元[一1]次)方程${so}(?<w>[^,;_=一-龥]{1,12}?)${blank}`,
    ],
    ({ a = "", b = "", w = "" }) =>
      lettersOf(a).size > 0 && lettersOf(b).size > 0 ? `已知 ${a}=1，${b}=1，求 ${plain(w)} 的值` : null,
  ),
  ...told(
    [
      `(?:甲,?乙(?:2人|两人|2位同学|两同学)?)?(?:同时|同|共同|在)?解(?:关于x,y的)?方程组:?${equation("e")},${equation("f")},?(?:时)?,?(?:由于)?甲(?:由于|因)?(?:看错|抄错)了?(?:方程[^,]{0,4}中的)?(?<a>[a-z]),?(?:而)?(?:解)?${solution("p", "q")},?(?:而)?乙(?:由于|因)?(?:看错|抄错)了?(?:方程[^,]{0,6}中的)?(?<b>[a-z]),?(?:而)?(?:解)?${solution("u", "v")}${so}(?:正确的)?(?:[a-z](?:,|和|与)?[a-z])${blank}`,
    ],
    misreadLetters,
  ),
  ...told(
    [
      `${if_}(?:关于[a-z]的)?(?:[一1]元[一1]次)?不等式(?<e>${formula})(?<s>${sign})(?<f>${formula})的解集(?:是|为)(?<x>[a-z])(?<t>${sign})(?<n>${number})${wanted}`,
    ],
    endOf,
  ),
  ...told(
    [
      `${if_}${about}方程组:?(?:\\{)?${equation("e")},${equation("f")},?(?:的解)?(?:[a-z],[a-z])?(?:满足|中|使|,)*(?<c>${condition}(?:(?:,|且)${condition})?)${wanted}`,
      `${if_}${about}方程组:?(?:\\{)?${equation("e")},${equation("f")},?当(?<k>[a-z])(?:为何值|取何值|取什么值|为多少|取何值)时,?(?:方程组的解)?(?:满足)?(?:,)?(?<c>${condition})`,
    ],
    (groups) => satisfying({ ...groups, c: (groups.c ?? "").replace("且", ",") }),
  ),
  ...told(
    [
      `${if_}${about}方程组:?(?:\\{)?${equation("e")},${equation("f")},?的解(?:[a-z],[a-z])?(?:都|均)?(?:是|为)(?<o>正|负)数${wanted}`,
    ],
    ({ o, k = "", ...rest }) => {
      const [x, y] = [...lettersOf(`${rest.e} ${rest.f}`)].filter((one) => one !== k).sort();
      return satisfying({ ...rest, k, c: `${x}${o === "正" ? ">" : "<"}0,${y}${o === "正" ? ">" : "<"}0` });
    },
  ),
  ...told(
    [
      `${if_}(?:直线|[一1]次函数)y=kx\\+b(?:\\(k≠0\\))?(?:的?图[象像])?(?:与|和)(?:直线)?y=(?<m>-?\\d*)x(?:[-+]\\d+)?(?:互相)?平行,?(?:且|并且)?(?:经过|过|图[象像]经过)${spot("a", "b")}${so}(?:(?<w>b|k\\+b|kb|b-k|k-b)|(?:它|这条直线|该直线|直线|函数|这个函数|这个[一1]次函数)?的?(?<l>解析式|表达式|函数关系式))${blank}`,
    ],
    ({ m = "", a, b, w, l }) => {
      const slope = /\d/.test(m) ? m : `${m}1`;
      if (l) return `Find the equation of the line with slope ${slope} through (${a}, ${b}).`;
      return w ? `已知 k=${slope}，(${a})*k+b=${b}，求 ${w} 的值` : null;
    },
  ),
  ...told(
    [
      `${if_}(?:双曲线|反比例函数)y=(?:k/x|\\\\frac ?\\{?k\\}? ?\\{?x\\}?)(?:\\(k≠0\\))?(?:的)?(?:图[象像])?(?:经过|过|通过)${spot("a", "b")}(?:,|和|与)(?:点)?[a-z]? ?\\((?<k>[a-z]),(?<d>${number})\\)(?:2点|两点)?${so}\\k<k>${blank}`,
    ],
    ({ a, b, k, d }) => `solve ${k}*(${d})=(${a})*(${b})`,
  ),
  ...told(
    [
      `${if_}(?:反比例函数|双曲线)y=(?:\\((?<e>[^()=]{2,10})\\)/x|\\\\[dt]?frac ?\\{(?<e2>[^{}]{2,10})\\} ?\\{?x\\}?)(?:的)?(?:图[象像])?(?:的)?(?:2个分支|两个分支|2支|两支)?(?:分别)?(?:位于|在|经过|分布在)(?:第)?(?<s>[一二12])(?:,|和|与|、|第)*(?<t>[三四34])象限${wanted}`,
    ],
    ({ e, e2, s = "", t = "", k = "" }) => {
      const above = e ?? e2 ?? "";
      const isPair = ["13", "24"].includes(
        `${s}${t}`.replace("一", "1").replace("二", "2").replace("三", "3").replace("四", "4"),
      );
      return isPair && lettersOf(above).size === 1 && lettersOf(above).has(k) ? `solve ${above}${signs[s]}0` : null;
    },
  ),
  ...told(
    [
      `${if_}(?:反比例函数|双曲线)y=(?:\\((?<e>[^()=]{2,10})\\)/x|\\\\[dt]?frac ?\\{(?<e2>[^{}]{2,10})\\} ?\\{?x\\}?)(?:的)?(?:图[象像])?,?(?:上)?,?(?:在)?(?:其|它)?(?:的)?(?:所在)?(?:的)?每(?:1|一)?个?象限(?:内|里|中)?,?y(?:的值)?(?:都)?随(?:着)?x(?:的值)?的?增大而(?<o>增大|减小)${wanted}`,
    ],
    ({ e, e2, o, k = "" }) => {
      const above = e ?? e2 ?? "";
      return lettersOf(above).size === 1 && lettersOf(above).has(k)
        ? `solve ${above}${o === "增大" ? "<" : ">"}0`
        : null;
    },
  ),
  ...told(
    [
      `${if_}(?:与)?(?:抛物线|[二2]次函数)y=(?<e>[^,;_=一-龥]{3,30}?)(?:的?图[象像])?关于(?<o>[xy])轴对称的(?:抛物线|图[象像]|二次函数)?(?:的)?(?:函数)?(?:解析式|表达式|关系式)${blank}`,
    ],
    ({ e = "", o }) =>
      o === "x" ? `solve y = 0-(${plain(e)}) for y` : `solve y = ${plain(e).replaceAll("x", "(-x)")} for y`,
  ),
  ...told(
    [
      `(?:仔细)?观察(?:下列|下面|以下)?(?:的)?(?:各)?(?:等式|算式|式子|规律)?(?:的规律)?[:,]?[-+*^=\\d,….(){}]{10,120},(?:请|根据|按|照|此|这个|这样|以上|上述|你|发现的?|的|规律|计算|猜想|那么|则|,|可得|可知|用)*(?<p>\\d{1,3}\\^\\{?\\d{1,6}\\}?)的?(?:末位|个位)(?:上的)?数字?${blank}`,
    ],
    ({ p }) => `What is the last digit of ${p}?`,
  ),
];
