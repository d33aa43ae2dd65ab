import { inChinese } from "../chinese-stories/told-in-chinese.ts";
import type { Retelling } from "./retelling.ts";

const many = "(?:是|为|有|要)?(?:多少|几)?";
const words = (most: number) => `[^\\d,.()]{0,${most}}?`;
const whole = (text = "") => Number(text);
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const lcm = (a: number, b: number) => (a / gcd(a, b)) * b;
const places: Record<string, number> = {
  亿: 1e8,
  千万: 1e7,
  百万: 1e6,
  十万: 1e5,
  万: 1e4,
  千: 1000,
  百: 100,
  十: 10,
  1: 1,
  10: 10,
  100: 100,
  1000: 1000,
  10000: 1e4,
};
const place = `(?:${Object.keys(places).reverse().join("|")})`;
const calculated = "(?:等于|是|的和|的结果|的得数)*";

/** Short exercises of numbers, as workbooks put them: rounding, place values, whole divisions, and digits in other bases. */
export const ofShortExercises: Retelling[] = [
  ...inChinese(
    [
      `(?:把|将)?(?:[2-9]进制数?)?\\(?(?<n>\\d{1,12})\\)?\\x5f\\{?(?<b>[2-9])\\}?(?:这个数)?(?:化|转化|转换|换算|改写|写)?(?:等于|成|为|是)+(?:对应的)?10进制(?:数|的数|的)?${many}`,
    ],
    ({ n = "", b }) =>
      [...n].every((digit) => whole(digit) < whole(b)) ? `Convert ${n} from base ${b} to base 10` : null,
  ),
  ...inChinese(
    [
      `(?:1个|有1个)(?<d>[1-4])位小数(?:用|经|按)?(?:过)?[4四]舍[5五]入(?:法)?(?:后|以后|取近似数|取近似值|保留(?<p>[1-3])位小数后?|精确到(?<w>十|百|10|100)分位后?|得到?|,)*(?:的?近似[数值])?(?:是|约是|为|得到?)?(?<v>\\d{1,5}(?:\\.\\d{1,3})?),?(?:那么)?(?:这个|原来的|原来这个|原来)*(?:[1-4]位小数|小数|数)(?<k>最大|最小)(?:可能|可以)?(?:是|为)?`,
    ],
    ({ d, p, w, v = "", k }) => {
      const kept = (v.split(".")[1] ?? "").length;
      const said = p ? whole(p) : w ? (w.includes("百") || w === "100" ? 2 : 1) : kept;
      if (said !== kept || kept >= whole(d)) return null;
      const half = 5 * 10 ** (whole(d) - kept - 1);
      const size = 10 ** whole(d);
      const units = Math.round(Number(v) * size) + (k === "最大" ? half - 1 : -half);
      return units > 0 ? `what is ${(units / size).toFixed(whole(d))}+0` : null;
    },
  ),
  ...inChinese(
    [
      `(?:1个|有1个)?数?(?:是)?(?:由|里面有|里有)(?<l>\\d{1,4}个${place}(?:(?:,和?|和|,?还有)\\d{1,4}个${place}){1,6})(?:组成)?(?:的数)?,?(?:这个数|它)?(?:写作|写成|是|应写作)*`,
    ],
    ({ l = "" }) => {
      const parts = [...l.matchAll(/(\d{1,4})个([^\d,和还]+|\d+)/gu)].map(([, count, unit = ""]) => [
        whole(count),
        places[unit] ?? 0,
      ]) as [number, number][];
      const isTold = parts.every(([count, size], at) => count > 0 && size > 0 && size < (parts[at - 1]?.[1] ?? 1e9));
      return isTold ? `what is ${parts.map(([count, size]) => `${count}*${size}`).join("+")}` : null;
    },
  ),
  ...inChinese(
    [
      `(?:把|将|计算|求)?(?<a>\\d{1,5}(?:\\.\\d{1,3})?)(?<o>[*/])(?<b>\\d{1,5}(?:\\.\\d{1,3})?)的?(?<k>商|积)?(?:的?得数|的?结果)?,?(?:用[4四]舍[5五]入法)?(?:得数|商|积|结果)?(?:保留(?<p>[1-4]|整)(?:位小数|数)|精确到(?<w>十|百|千|10|100|1000)分位)(?:后)?,?(?:约?是|约|约等于|得|等于)*`,
    ],
    ({ a, o, b, k, p, w = "" }) => {
      if ((k === "商") !== (o === "/") && k !== undefined) return null;
      const kept = p ? (p === "整" ? 0 : whole(p)) : ({ 十: 1, 百: 2, 千: 3, 10: 1, 100: 2, 1000: 3 }[w] ?? 0);
      const value = o === "/" ? Number(a) / Number(b) : Number(a) * Number(b);
      const scaled = value * 10 ** kept;
      if (!Number.isFinite(scaled)) return null;
      return `what is ${(Math.floor(scaled + 0.5 + 1e-9) / 10 ** kept).toFixed(kept)}+0`;
    },
  ),
  ...inChinese(
    [
      `(?:[^\\d+,]{1,24},)?(?:计算|求)?(?<s>\\d{1,4}(?:\\+\\d{1,4}){1,5}\\+…\\+\\d{1,6})${calculated}${many}`,
      `(?<s>\\d{1,4}(?:\\+\\d{1,4}){1,5}\\+…\\+\\d{1,6})${calculated}${many}`,
    ],
    ({ s = "" }) => {
      const terms = s.split("…")[0]?.split("+").filter(Boolean).map(Number) ?? [];
      const last = whole(s.split("+").at(-1));
      const [first = 0, second = 0] = terms;
      const step = second - first;
      const isEven = terms.every((term, at) => term === first + at * step);
      return isEven && step > 0 && last > (terms.at(-1) ?? 0) && (last - first) % step === 0
        ? `what is (${first}+${last})*${(last - first) / step + 1}/2`
        : null;
    },
  ),
  ...inChinese(
    [
      `(?:把|将|从)?(?:在)?1(?:\\x7e|到|至|-)(?<n>\\d{1,5})(?:这\\d+个)?(?:中|里|的?自然数中|的?整数中|各数中|的?自然数里)?(?:把|将)?(?:的)?(?:所有|全部)?的?(?<a>\\d{1,2})的倍数(?:或|或者|和|以及|与)(?:所有)?(?<b>\\d{1,2})的倍数(?:都|全部|全)?(?:划掉|划去|去掉|擦去|擦掉|删去|拿走)(?:后|以后|之后)?,?(?:还)?(?:剩下?|剩余|留下)(?:多少|几)个数?`,
    ],
    ({ n, a, b }) => {
      const [most, one, other] = [n, a, b].map(whole) as [number, number, number];
      if (one < 2 || other < 2) return null;
      const both = Math.floor(most / lcm(one, other));
      return `what is ${most}-(${Math.floor(most / one)}+${Math.floor(most / other)}-${both})`;
    },
  ),
  ...inChinese(
    [
      `(?:求)?(?<l>\\d{1,5}(?:(?:,和?|和|与)\\d{1,5}){1,3})(?:,?这?[23三两]个数)?,?(?:公有的?|共有的?|共同的?|的公)(?:因数|约数)(?:1?共|一共)?(?:有)?(?:(?:哪几个|哪些|多少个),(?:只要|只需|只)(?:说出|写出|写|说|填|回答)?(?:有)?(?:个数|几个|多少个)|几个|多少个|的?个数)(?:是)?`,
    ],
    ({ l = "" }) => `calculate divisorcount(${[...l.matchAll(/\d+/g)].map(Number).reduce(gcd)})`,
  ),
  ...inChinese(
    [
      `(?:用|把)?(?<n>\\d{1,6})(?:乘|乘以|乘上|\\*)(?:1个|某个)?(?:非0|不为0|大于0|不是0)?的?(?:自然数|正整数)(?:[a-z])?,?(?:所得的?|得到的?|它们的)?(?:乘?积|结果)(?:恰好|正好|就|要|刚好)?(?:是|为)(?:1个)?(?:完全)?平方数,?(?:那么)?(?:这个)?(?:非0)?(?:自然数|正整数|数)?(?:最小|至少)(?:取|应?是|为)?(?:几)?`,
    ],
    ({ n }) => `the smallest whole number n with n times ${n} is a square`,
  ),
  ...inChinese(
    [
      `(?:[^\\d,]{0,8}?)(?:数|编|给|印|排)${words(8)}(?:1本)${words(6)}(?:的)?页码,?(?:从第?1页?(?:起|开始)(?:编)?,?)?(?:[1一]?共|总共)(?:用|用去|用到|需要|要|使用|写)(?:了)?(?<n>\\d{2,6})个(?:数字|数码),?(?:那么)?(?:这本${words(4)}|它)?(?:[1一]?共)?(?:有)?(?:多少|几)页`,
    ],
    ({ n }) => `A printer used ${n} digits to number the pages of a book starting from 1. How many pages are there?`,
  ),
  ...inChinese(
    [
      "(?:求|把|将)?(?:循环小数)?(?<w>0\\.\\d{2,9})…\\((?<x>\\d{1,4})循环\\)(?:化|写|改写|表示)(?:成|为)(?:的)?(?:最简)?(?:分数)(?:是)?",
    ],
    ({ w, x = "" }) => (`${w}`.endsWith(x + x) ? `循环小数${w}…(${x}循环)化成最简分数` : null),
  ),
  ...inChinese(
    [
      `<h>(?:个)?(?<u>小时|时|分钟|分|天|日|千米|米|吨|千克)<m>(?<v>分钟|分|秒|小时|米|厘米|千克|克)(?:等于|是|合|=)(?:多少|几|\\(\\)|▢)?(?:个)?(?<q>小时|时|分钟|分|天|日|千米|米|吨|千克),?(?:填小数|用小数表示|写成小数|结果用小数表示|\\((?:填|用|写成)小数(?:表示)?\\))`,
    ],
    ({ h, u = "", m, v = "", q = "" }) => {
      const [unit, small, wanted] = [u, v, q].map((name) => name.replace(/^时$/, "小时").replace("钟", "")) as [
        string,
        string,
        string,
      ];
      const size = sizes[unit]?.[small];
      return size && unit === wanted && Number(m) < size
        ? `write ${Number(h) * size + Number(m)}/${size} as a decimal`
        : null;
    },
  ),
  ...inChinese(
    [
      `(?:已知)?2个(?:自然)?数的差(?:是|为)<d>,(?:较?大的?数?|大数)除以(?:较?小的?数?|小数)(?:的)?,?商(?:是|为)?<q>,?(?:没有余数|余数(?:是|为)0|正好除尽)?,?(?:则|那么|求)?(?:这2个数中)?(?<k>较?[大小]的?数?)${many}`,
    ],
    ({ d, q, k = "" }) => (Number(q) > 1 ? `what is ${d}${k.includes("大") ? `*${q}` : ""}/(${q}-1)` : null),
  ),
  ...inChinese(
    [
      `${words(6)}(?:在)?(?:计算|做)(?:1道)?${words(4)}减法(?:题|算式)?时?,(?:错)?(?:把|将)(?<s>减数|被减数)(?<w>个|1|10|百|十|100)位上的(?<a>\\d)(?:错)?(?:看成|写成|当成|看作|抄成)了?(?<b>\\d),(?:结果)?(?:得到?的?|所得的?|算得的?)?差(?:是|为)<d>,?(?:那么)?(?:正确的|原来的)(?:差|得数|结果)(?:应该|应)?${many}`,
    ],
    ({ s, w = "", a, b, d }) => {
      const unit = { 个: 1, 1: 1, 10: 10, 十: 10, 百: 100, 100: 100 }[w] ?? 0;
      return unit ? `what is ${d}${s === "减数" ? "-" : "+"}(${a}-${b})*${unit}` : null;
    },
  ),
  ...inChinese(
    [
      `(?:有)?1个最简真分数,?(?:它的?)?(?:分子)(?:和|与|乘)分母的?(?:的)?(?:乘?积)(?:是|为)<n>(?<w>,且?(?:分子|它)不(?:是|为|等于)1)?,(?:那么)?这个(?:最简)?(?:真)?分数(?:是)?${many}`,
    ],
    ({ n, w }) => {
      const product = whole(n);
      const tops = [...Array(200).keys()].filter(
        (top) => top > (w ? 1 : 0) && product % top === 0 && top * top < product && gcd(top, product / top) === 1,
      );
      return tops.length === 1 ? `what is ${tops[0]}/${product / (tops[0] ?? 1)}+0` : null;
    },
  ),
  ...inChinese(
    [
      `(?<l>\\d{1,3}/\\d{1,3}(?:,\\d{1,3}/\\d{1,3}){2,6}),?…*,?(?:照这样的?规律,?|按(?:照)?(?:这个)?规律,?)?(?:这列数的?)?第<n>个(?:分?数)(?:是)?${many}`,
    ],
    ({ l = "", n }) => {
      const fractions = l.split(",").map((fraction) => fraction.split("/").map(Number)) as [number, number][];
      const nth = ([0, 1] as const).map((part) => {
        const parts = fractions.map((fraction) => fraction[part]);
        const [first = 0, second = 0] = parts;
        const isEven = parts.every((value, at) => value === first + at * (second - first)) && second >= first;
        return isEven ? first + (whole(n) - 1) * (second - first) : null;
      });
      return nth[0] && nth[1] ? `what is ${nth[0]}/${nth[1]}+0` : null;
    },
  ),
  ...inChinese(
    [
      `(?:如果|已知)?(?<x>甲)数?的[(]?<a/>[)]?(?:等于|与|和|相当于)(?<y>乙)数?的[(]?<b/>[)]?(?:相等)?(?:\\(${"[^\\d()]{0,10}"}0\\)|,甲,?乙2?数?${words(8)}0)?,?(?:那么|则)?甲数?(?:,|与|和|:|比)?乙(?:2?数)?的比值${many}`,
    ],
    ({ a, b }) => `what is (${b})/(${a})`,
  ),
];
const sizes: Record<string, Record<string, number>> = {
  天: { 小时: 24 },
  日: { 小时: 24 },
  小时: { 分: 60 },
  分: { 秒: 60 },
  千米: { 米: 1000 },
  米: { 厘米: 100 },
  吨: { 千克: 1000 },
  千克: { 克: 1000 },
};
