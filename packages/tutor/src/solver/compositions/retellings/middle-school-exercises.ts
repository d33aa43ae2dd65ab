import { inChinese } from "../chinese-stories/told-in-chinese.ts";
import type { Retelling } from "./retelling.ts";

const given = "(?:若|设|已知|如果)?";
const sought = "(?:求|则|那么|问|,)*";
const signed = "[+-]?\\d{1,4}(?:\\.\\d{1,2})?";
const unread = "[^\\d,]{0,30}?";
const LARGEST_ROOT = 2000;

/** 1/(√k+√(k+1)) from one number to another, as two roots that stay. */
const joinedRoots = ({ l = "" }: Record<string, string>) => {
  const plain = l
    .replace(/\\d?frac ?\{?1\}? ?\{?/g, "1/(")
    .replace(/\\sqrt|√/g, "r")
    .replace(/[{}() ]/g, "");
  const parts = plain.split("+1/").map((part, at) => (at === 0 ? part.replace(/^1\//, "") : part));
  const read = parts.map((part) => /^(?:r?(\d{1,4})\+r(\d{1,4}))(\+…)?$/.exec(part));
  const pairs = read.map((part) => [Number(part?.[1]), Number(part?.[2])] as const);
  const gap = read.findIndex((part) => part?.[3] !== undefined);
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || read.includes(null) || gap < 1 || gap !== parts.length - 2 || last[1] > LARGEST_ROOT)
    return null;
  const isRun = pairs.every(
    ([one, next], at) => next === one + 1 && (at > gap ? one > first[0] + gap : one === first[0] + at),
  );
  return isRun && first[0] > 0 ? `calculate sqrt(${last[1]})-sqrt(${first[0]})` : null;
};

/** A number with a root, cut into its whole part and what is left. */
const cutNumber = ({ m, s, r, x, y, e = "" }: Record<string, string>) => {
  const root = Math.sqrt(Number(r));
  const whole = Math.floor(Number(m ?? 0) + (s === "-" ? -root : root));
  if (!/√|sqrt/.test(e) || Number.isInteger(root) || whole < 0 || x === y || new Set(e.match(/[a-z]/g)).size > 2)
    return null;
  const left = m === undefined ? `(√${r}-${whole})` : `(${m}${s}√${r}-${whole})`;
  const told = e.replace(/\\sqrt\{?(\d{1,4})\}?/g, "√$1").replace(/([\d)a-z])(?=[a-z(])/g, "$1*");
  if (/[a-z]/.test(told.replaceAll(x ?? "", "").replaceAll(y ?? "", ""))) return null;
  return `calculate ${told.replaceAll(x ?? "", `(${whole})`).replaceAll(y ?? "", left)}`;
};

const sideOf = (quadrants: string) =>
  /^(?:1,3|3,1|1|3)$/.test(quadrants) ? 1 : /^(?:2,4|4,2|2|4)$/.test(quadrants) ? -1 : 0;

/** Exercises of the middle school in whole Chinese sentences. */
export const ofMiddleSchool: Retelling[] = [
  ...inChinese(
    [
      `(?:1[种个粒])?${unread}(?:约|大约)?(?:是|为)?(?<v>0\\.0\\d{1,12}|\\d{3,14})${unread}(?:,|用|将|把|这个|数|数据|它)*科学记数法(?:可以)?(?:表示|写)(?:成|为)?a ?\\* ?10\\^\\{?n\\}?(?:的形式)?(?:[(,]*1≤\\|?a\\|?<10[)]?)?(?:的形式)?,?${sought}n(?:的值)?(?:是|为|等于|=)?(?:多少|几)?`,
    ],
    ({ v = "" }) => {
      const exponent = Math.floor(Math.log10(Number(v)) + 1e-12);
      return Number(v) > 0 ? `what is ${exponent - 1}+1` : null;
    },
  ),
  ...inChinese(
    [
      `(?:[^\\d,]{2,12},)?${unread}买?<a>[支个本块把件条张瓶袋]?(?<x>[^\\d,]{1,6}),<b>[支个本块把件条张瓶袋]?(?<y>[^\\d,]{1,6})(?:,|和)<c>[支个本块把件条张瓶袋]?(?<z>[^\\d,]{1,6}?),?(?:[1一]?共)?(?:要|需|需要|花|付|用)?(?:花费|付)?<m>元,(?:如果|若)?买?<d>[支个本块把件条张瓶袋]?\\k<x>,<e>[支个本块把件条张瓶袋]?\\k<y>(?:,|和)<f>[支个本块把件条张瓶袋]?\\k<z>,?(?:[1一]?共)?(?:要|需|需要|花|付|用)?(?:花费|付)?<n>元,?${sought}(?:买|购买)?(?:\\k<x>,\\k<y>(?:,|和)\\k<z>)各(?:买)?1[支个本块把件条张瓶袋]?,?(?:[1一]?共|总共)?(?:需|需要|要|花|付|用)?(?:花费|付)?(?:多少|几)元`,
    ],
    ({ a, b, c, d, e, f, m, n }) => `if ${a}*x+${b}*y+${c}*z=${m} and ${d}*x+${e}*y+${f}*z=${n}, find x+y+z`,
  ),
  ...inChinese(
    ["(?:计算|求|求和|和|求值|[:,])*(?<l>(?:\\\\d?frac|1/).{10,200}(?:√|sqrt).{3,30})(?:的值|的和|的结果)?"],
    joinedRoots,
  ),
  ...inChinese(
    [
      `${given}(?:(?<m>\\d{1,3}) ?(?<s>[+-]) ?)?(?:√|\\\\sqrt)\\{?(?<r>\\d{1,4})\\}?的整数部分(?:是|为|=)(?<x>[a-z]),(?:它的)?小数部分(?:是|为|=)(?<y>[a-z]),?${sought}(?<e>[^一-龥,=]{2,40}?)的值`,
    ],
    cutNumber,
  ),
  ...inChinese(
    [
      `(?:1根|某|有1根|1个)?弹簧(?:在)?(?:不挂东西|不挂物体|不挂重物|没挂物体|没有挂物体|原长|未挂物体)(?:时)?(?:的)?(?:,)?(?:弹簧)?(?:长度?)?(?:是|为)?<a>(?:cm|厘米),(?:当)?(?:所)?挂<b>(?:kg|千克)(?:的)?(?:物体|重物|东西)?时,?(?:弹簧)?(?:的)?长度?(?:是|为)?<c>(?:cm|厘米),(?:在弹性限度内,?)?弹簧的?长度是所?挂(?:物体|重物)?(?:的)?质量的一次函数,(?:当)?弹簧的?长度?(?:是|为)?<d>(?:cm|厘米)时,?(?:所)?(?:挂了?|挂的?)?(?:物体|重物)?(?:的)?(?:质量)?(?:是|为)?(?:多少|几)(?:kg|千克)(?:的?(?:物体|重物|东西))?`,
    ],
    ({ a, b, c, d }) =>
      Number(c) > Number(a) && Number(d) >= Number(a) ? `calculate (${d}-${a})*${b}/(${c}-${a})` : null,
  ),
  ...inChinese(
    [
      `(?:如图,)?点p(?:是|在)反比例函数y ?= ?(?:\\\\d?frac ?\\{?k\\}?\\{?x\\}?|k/x|\\(k/x\\))(?:的)?(?:图象|图像)上(?:的)?(?:任意)?(?:[1一]点)?,过(?:点)?p作pa⊥[xy]轴(?:于点?a|,?垂足(?:为|是)点?a),?(?:(?:点)?o(?:为|是)(?:坐标)?原点,?)?(?:连接op,)?(?:若|如果|且)?△(?:poa|pao|aop|apo|oap|opa)的面积(?:是|为|等于|=)<s>,?(?:且|并且)?(?:函数|双曲线)?(?:的)?(?:图象|图像)?(?:位于|在|分布在)第(?<q>[1-4](?:,[1-4])?)象限(?:内)?,?${sought}k(?:的值)?(?:是|为|等于|=)?(?:多少|_+)?`,
    ],
    ({ s, q = "" }) => (sideOf(q) === 0 ? null : `calculate ${sideOf(q)}*2*${s}`),
  ),
  ...inChinese(
    [
      `[^\\d,]{2,30},?(?:规定|约定|记|如果|若)*(?:向)?[东南西北]为正(?:方向)?,(?:向[东南西北]为负,)?[^\\d,]{0,16}(?:记录|行驶记录|行程)(?:如下|为)?(?:\\(单位,?(?:km|千米)\\))?,?(?<l>${signed}(?:,${signed}){2,11})(?:\\(单位,?(?:km|千米)\\))?.(?:如果|若|已知)?(?:这辆|该)?[^\\d,]{0,8}每(?:千米|km|行驶1千米|行驶1km)(?:的)?耗油(?:量)?(?:是|为)?<p>升,?(?:那么|则|问)?(?:这天|当天|这1天|这天上午|该天)(?:上午|下午)?(?:行驶|[1一]?共|总共|共行驶|检修车)*耗油(?:多少|几)升`,
    ],
    ({ l = "", p }) => `calculate (${l.replace(/[+-]/g, "").split(",").join("+")})*${p}`,
  ),
  ...inChinese(
    [
      "(?:解)?(?:关于x,y的)?方程组\\\\begin\\{cases\\} ?ax ?(?<s>[+-]) ?(?<p>\\d{0,2})y ?= ?(?<q>-?\\d{1,3}) ?(?:&①|①)? ?\\\\\\\\ ?(?<r>\\d{0,2})x ?(?<t>[+-]) ?by ?= ?(?<w>-?\\d{1,3}) ?(?:&②|②)? ?\\\\end\\{cases\\}时,(?:小)?[甲明](?:同学)?(?:把|看错了|因看错)*(?:①|方程①)中的a(?:看错了?|抄错了?)?,(?:解得|得到|得到的解为|得)x=(?<c>-?\\d{1,3}),y=(?<d>-?\\d{1,3}),(?:小)?[乙红](?:同学)?(?:把|看错了|因看错)*(?:②|方程②)中的b(?:看错了?|抄错了?)?,(?:解得|得到|得到的解为|得)x=(?<g>-?\\d{1,3}),y=(?<h>-?\\d{1,3}).?(?:求|则|那么|,)*(?<e>[2-9]?[ab] ?[+-] ?[2-9]?[ab])的值",
    ],
    ({ s, p, q, r, t, w, c, d, g, h, e }) =>
      `if a*(${g})${s}${p || 1}*(${h})=${q} and ${r || 1}*(${c})${t}b*(${d})=${w}, find ${e}`,
  ),
];
