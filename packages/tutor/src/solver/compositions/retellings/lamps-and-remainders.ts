import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const boxZh = "(?:[□△○☆◇▢a-z]|\\( *\\)|甲|乙)";
const minimumZh = "(?:最小|至少)(?:可以)?";
/** Products and sums from 1 on, written out; the one before the last is the last but one. */
const factorialZh = "1\\*2\\*3\\*(?:\\d+\\*){0,6}…\\*(?:(?<k>\\d{1,4})\\*)?(?<n>\\d{1,4})";
const endZeros =
  "(?:的)?(?:乘积|积|结果|得数)?(?:的|中|里)?,?(?:它|这个积)?的?(?:末尾|尾部|后面|末位|最后)(?:[1一]?共|连续|上)*(?:有|的)?(?:多少|几)个(?:连续的)?(?:0|零)";
const holds = (k: string | undefined, n: string | undefined) => k === undefined || Number(k) === Number(n) - 1;

const lamps = ({ n, m, from = "", end = "" }: Record<string, string>) => {
  if (m && m !== n) return null;
  const starts = /[亮开]/.test(from) ? "on" : "off";
  const ends = /[亮开]/.test(end) ? "on" : "off";
  return starts === ends
    ? `calculate ${n}-wholeroot(${n})`
    : `how many whole numbers n from 1 to ${n} with n is a square`;
};

/** A row of lamps in steps, products with their remainders, dividends that are least, and proper fractions. */
export const ofLampsAndRemainders: Retelling[] = [
  ...told([`(?:计算)?${factorialZh}${endZeros}`], ({ k, n }) => (holds(k, n) ? `${n}! 的末尾有多少个 0` : null)),
  ...told(
    [
      `(?:有)?(?<n>\\d{1,4})盏(?:电|彩|路)?灯,?(?:排成1排,|按顺序|依次|分别)*(?:编号|编上号|编为)?(?:是|为|从|依次为)*1(?:到|至|~|-|,2,3,…,|,2,…,)(?<m2>\\d{1,4})(?:号)?(?:的)?,?(?:开始时?|起初|1开始|原来)?(?:都|全部?)是?(?<from>关着|亮着|关闭|开着|熄灭|灭着|不亮)的?[.,](?:现有|有)?(?<m>\\d{1,4})(?:个|名)(?:同学|人|学生|小朋友)[^\\d]{0,8},?第(?<x>[a-z]|1)个(?:同学|人|学生|小朋友)?(?:把|将|拉|按)[^\\d]{0,14}\\k<x>的倍数的?(?:电|彩)?灯?[^\\d]{0,4}(?:拉|按|改变)[^\\d]{0,3}1?[^\\d]{0,8},(?:那么|问|这样)?[^\\d,]{0,10}?(?<end>亮着?|开着|关着|灭着|熄灭)的?(?:电|彩)?灯?(?:[1一]?共)?还?有?(?:多少|几)?盏?(?:灯)?`,
    ],
    ({ m2, ...found }) => (m2 === found.n ? lamps(found) : null),
  ),
  ...told(
    [
      `(?:若|已知|如果)?(?<x>甲|a)数?除以(?<m>\\d{1,3})余(?:数是)?(?<r>\\d{1,3}),(?<y>乙|b)数?除以(?<m2>\\d{1,3})余(?:数是)?(?<q>\\d{1,3}),?${thenZh}(?:甲,?乙|甲[和与]乙|a[,和与]b|这|它们)*(?:2个?数|2数)?的?(?:乘)?(?<o>积|和)除以(?<m3>\\d{1,3})(?:的)?余(?:数)?${whatZh}`,
    ],
    ({ m, m2, m3, r, q, o = "" }) =>
      m === m2 && m === m3 && Number(r) < Number(m) && Number(q) < Number(m)
        ? `What is the remainder when ${o === "积" ? Number(r) * Number(q) : Number(r) + Number(q)} is divided by ${m}?`
        : null,
  ),
  ...told(
    [
      `(?:在)?(?:有余数的)?(?:除法)?(?:算式)?(?:中|里)?,?${boxZh}/${boxZh}=(?<q>\\d{1,4})…+(?<r>\\d{1,3})(?:里|中|这个算式(?:里|中)?|这道算式(?:里|中)?|这道题(?:里|中)?)?,?(?:当)?(?:被除数)${minimumZh}${whatZh}`,
      `(?:在)?(?:1道)?(?:有余数的)?(?:除法)?(?:算式)?(?:中|里)?,?商是(?<q>\\d{1,4}),余数是(?<r>\\d{1,3}),?(?:那么|则)?(?:被除数)${minimumZh}${whatZh}`,
    ],
    ({ q, r }) => `what is ${q}*(${r}+1)+${r}`,
  ),
  ...told(
    [
      `(?:在)?(?:有余数的)?(?:除法)?(?:算式)?(?:中|里)?,?${boxZh}/${boxZh}=\\d{1,4}…+(?<r>\\d{1,3})(?:里|中)?,?(?:除数)${minimumZh}${whatZh}`,
      `(?:在)?(?:有余数的)?(?:除法)?(?:算式)?(?:中|里)?,?${boxZh}/${boxZh}=${boxZh}…+(?<r>\\d{1,3})(?:里|中)?,?(?:除数)${minimumZh}${whatZh}`,
    ],
    ({ r }) => `what is ${r}+1`,
  ),
  ...told(
    [
      `(?:在)?(?:有余数的)?(?:除法)?(?:算式)?(?:中|里)?,?${boxZh}/(?<d>\\d{1,3})=(?<q>\\d{1,4})…+${boxZh}(?:里|中)?,?(?:当余数最大时,)?(?:被除数)最大(?:可以)?${whatZh}`,
    ],
    ({ d, q }) => `what is ${d}*${q}+${d}-1`,
  ),
  ...told(
    [
      `(?:所有的?)?分母(?:是|为)(?<n>\\d{1,4})的(?:所有的?|全部)?最简真分数(?:有(?:多少|几)个,)?的?(?:之|总)?和${whatZh}`,
    ],
    ({ n }) => (Number(n) > 2 ? `calculate coprimes(${n})/2` : null),
  ),
  ...told([`分母(?:是|为)(?<n>\\d{1,4})的(?:所有的?)?最简真分数(?:[1一]?共)?有(?:多少|几)个`], ({ n }) =>
    Number(n) > 2 ? `calculate coprimes(${n})` : null,
  ),
  ...told(
    [
      `(?:在)?(?<b>[a-z])进制(?:里|中|下)?,?(?:算式|等式)?(?<x>\\d{1,4})(?<s>[+*-])(?<y>\\d{1,4})=(?<z>\\d{1,5})(?:成立)?(?:,?\\([^()]{0,20}进制[^()]{0,8}\\))?,?${thenZh}(?:进制)?\\k<b>(?:的值)?${whatZh}`,
      `(?:如果|若|已知)?(?:在)?(?:某种|某个|某|1种)(?:记数法|计数法|进位制|进制)(?:里|中|下)?,?(?:算式|等式)?(?<x>\\d{1,4})(?<s>[+*-])(?<y>\\d{1,4})=(?<z>\\d{1,5})(?:成立)?,?${thenZh}(?:这|这个|这种|该)?(?:是|进制|进位制)*(?:几进制)?`,
    ],
    ({ x = "", s, y = "", z = "" }) => {
      const most = Math.max(...[...x, ...y, ...z].map(Number));
      const inBase = (digits: string) =>
        `(${[...digits].map((digit, at) => `${digit}${["", "n"][digits.length - 1 - at] ?? `n^${digits.length - 1 - at}`}`).join(" + ")})`;
      return `the only whole number n from ${Math.max(2, most + 1)} to 100 with n meets ${inBase(x)} ${s} ${inBase(y)} = ${inBase(z)}`;
    },
  ),
  ...told(
    [
      `(?:古人|古代)?(?:[^\\d,]{0,14},)?(?:假设|若|如果|采用|按)?满(?<b>[2-9])进1[.,](?:[^\\d,]{0,16}?)(?:打的?)?(?:绳结|结)(?:的)?(?:个)?数?(?:依次|分别)?(?:是|为)(?<l>\\d(?:,\\d){1,5})(?:\\([^()\\d]*\\))?,?[^\\d,]{0,16}(?:多少|几)?天?(?:[^\\d,]{0,6})`,
    ],
    ({ b, l = "" }) => {
      const digits = l.split(",");
      return digits.every((digit) => Number(digit) < Number(b)) ? `convert ${digits.join("")}_${b} to base 10` : null;
    },
  ),
  ...told(
    [
      "(?:把|将)?(?:循环小数|小数)?(?<w>0\\.(?<h>\\d{0,3}?)(?<x>\\d)\\k<x>{1,5})…\\((?:从)?(?:小数点后)?第(?<k>\\d)位(?:小数)?(?:起|开始|往后)(?:全|都|全都)是(?<y>\\d)\\)(?:化|写|表示)(?:成|为)(?:1个)?(?:最简)?分数",
    ],
    ({ w, h = "", x, k, y }) => (x === y && Number(k) === h.length + 1 ? `循环小数${w}…(${x}循环)化成最简分数` : null),
  ),
];
