import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const namedDigits: Record<string, number> = {
  最小的合数: 4,
  最小的质数: 2,
  最小的素数: 2,
  最小的奇数: 1,
  最小的自然数: 0,
  最小的偶数: 0,
  最小的奇质数: 3,
  最小的正整数: 1,
  最大的1位数: 9,
  唯一的偶质数: 2,
  "10以内最大的质数": 7,
  "10以内最大的合数": 9,
  "10以内最大的偶数": 8,
  "10以内最大的奇数": 9,
  最大的1位质数: 7,
  最大的1位合数: 9,
  最大的1位奇数: 9,
  最大的1位偶数: 8,
  "1位数中最大的质数": 7,
  "1位数中最大的合数": 9,
  "1位数中最大的偶数": 8,
  "1位数中最大的奇数": 9,
  既不是质数也不是合数: 1,
  既不是质数也不是合数的数: 1,
  既不是质数又不是合数: 1,
  既不是质数又不是合数的数: 1,
};
const nameZh = `(?:${Object.keys(namedDigits).join("|")})`;
const placesZh = ["个", "十", "百", "千", "万"];
const placeZh = (name: string) =>
  `(?<p${name}>[个十百千万]|1(?:0{0,4}))位(?:上)?(?:的)?(?:数字|数)?(?:是|为)?(?<n${name}>${nameZh}|\\d)(?:\\d)?`;
const placeOf = (said = "") => (/^1/.test(said) ? said.length - 1 : placesZh.indexOf(said));

/** A number whose digits are named. */
const fromNames = ({ d, ...found }: Record<string, string>) => {
  const digits = ["a", "b", "c", "d", "e"].flatMap((name) => {
    const said = found[`n${name}`];
    return said === undefined ? [] : [{ place: placeOf(found[`p${name}`]), digit: namedDigits[said] ?? Number(said) }];
  });
  const places = new Set(digits.map(({ place }) => place));
  if (digits.length !== Number(d) || places.size !== digits.length || Math.max(...places) !== digits.length - 1)
    return null;
  const sorted = digits.sort((one, other) => other.place - one.place);
  return (sorted[0]?.digit ?? 0) === 0
    ? null
    : `what is ${sorted.map(({ place, digit }) => `${digit}*${10 ** place}`).join("+")}`;
};

const number = "\\d{1,5}(?:\\.\\d{1,4})?";
const shiftZh = "(?:小数点)(?:向|往)(?<w>左|右)移动(?<k>[1-3一二两三])位";
const places = (said = "") => ({ 一: 1, 二: 2, 两: 2, 三: 3 })[said] ?? Number(said);

/** Numbers told by the names of their digits, by their decimal points, and fractions that stay as large as they are. */
export const ofNumbersNamed: Retelling[] = [
  ...told(
    [
      `(?:有)?(?:1个)?(?<d>[2-5])位(?:自然)?数,?(?:它)?(?:的)?${placeZh("a")},${placeZh("b")}(?:,${placeZh("c")})?(?:,${placeZh("d")})?(?:,${placeZh("e")})?${thenZh}(?:这个|该)?(?:\\d位)?数${whatZh}`,
    ],
    fromNames,
  ),
  ...told(
    [
      `(?:1个数|某数)的最大(?:因|约)数${"(?:是|为)"}(?<n>\\d{1,6})${thenZh}(?:它|这个数)的?最小(?:的)?倍数${whatZh}`,
      `(?:1个数|某数)的最小倍数${"(?:是|为)"}(?<n>\\d{1,6})${thenZh}(?:它|这个数)的?最大(?:的)?(?:因|约)数${whatZh}`,
    ],
    ({ n }) => `what is ${n}*1`,
  ),
  ...told(
    [
      `(?:1个)?(?:数|自然数|整数)除以(?<m>\\d{1,4})(?:的)?余(?:数是)?(?<r>\\d{1,4}),?${thenZh}(?:这个数|它)除以(?<k>\\d{1,4})(?:的)?余(?:数)?${whatZh}`,
    ],
    ({ m, r, k }) =>
      Number(m) % Number(k) === 0 && Number(r) < Number(m) && Number(m) !== Number(k)
        ? Number(r) < Number(k)
          ? `what is ${r}+0`
          : `What is the remainder when ${r} is divided by ${k}?`
        : null,
  ),
  ...told(
    [
      `2个(?:连续|相邻)的?(?:自然数|正整数|整数)的?倒数(?:的|之)?差(?:是|为|等于)1/(?<p>\\d{1,7})${thenZh}(?:这)?(?:2个)?(?:自然数|数|整数)?(?:分别|各)?${whatZh}`,
    ],
    ({ p }) => `两个连续自然数的积是 ${p}，求这两个数`,
  ),
  ...told(
    [
      `(?:如果|若|把|将)?(?:分数)?(?:1个分数是)?(?<a>\\d{1,3})/(?<b>\\d{1,3})(?:的)?,?(?:如果|若|把|将)*(?:它的)?(?<x>分子|分母)(?:增加|加上?)(?<c>\\d{1,4}),?(?:要使?|为了?使?|若要|使|要想)?(?:得)?(?:分数的?)?(?:大小|值|分数值)?(?:大小)?不变,?(?:那么|则)?(?<y>分子|分母)(?:应该?|要|应当|必须|需要?)?(?:增加|加上?)(?:多少|几)?`,
    ],
    ({ a, b, x, y, c }) => (x === y ? null : x === "分子" ? `what is ${b}*${c}/${a}` : `what is ${a}*${c}/${b}`),
  ),
  ...told(
    [
      `(?:把|将)?(?:有)?(?:1个)?小数(?:的)?,?(?:把|将)?(?:它的)?${shiftZh}(?:后|以后|之后)?,?(?:所?得(?:到)?的?)?(?:新)?(?:的)?(?:小?数)?(?:就)?比(?:原来的?(?:小数|数)?|原数|原小数)(?<v>增加|减少|大|小|多|少)了?(?<c>${number})${thenZh}(?:原来(?:的)?(?:这个)?|原|这个)(?:小)?数${whatZh}`,
    ],
    ({ w, k, v = "", c }) => {
      const by = 10 ** places(k);
      const grows = w === "右";
      if (grows !== /增加|大|多/.test(v)) return null;
      return grows ? `what is ${c}/${by - 1}` : `what is ${c}*${by}/${by - 1}`;
    },
  ),
  ...told(
    [
      `(?:已知)?(?<a>甲|a),?(?:和|与)?(?<b>乙|b)(?:2个?)?数?的(?<o>和|差)是(?<s>${number}),(?:如果)?(?:把|将)?(?<x>甲|乙|a|b)数?的${shiftZh}(?:后|以后|之后)?,?(?:就|正好|恰好|刚好)*(?:等于|和|与|是)(?<y>甲|乙|a|b)数?(?:相等)?${thenZh}(?<z>甲|乙|a|b)数?${whatZh}`,
    ],
    ({ a, b, o, s, x, y, z, w, k }) => {
      if (a === b || x === y || ![a, b].includes(x) || ![a, b].includes(y) || ![a, b].includes(z)) return null;
      const by = 10 ** places(k);
      const isLarge = (z === x) === (w === "左");
      return `what is ${s}*${isLarge ? by : 1}/${by + (o === "和" ? 1 : -1)}`;
    },
  ),
  ...told(
    [
      `(?<a>${number})(?:和|与|比)(?:几|多少|x|_{2,}|\\( *\\))的比(?:是|等于|为)(?<p>${number}),(?<q>${number})`,
      `(?<a>${number}),(?:几|多少|x|_{2,}|\\( *\\)) ?= ?(?<p>${number}),(?<q>${number})(?:,?x)?`,
    ],
    ({ a, p, q }) => `what is ${a}*${q}/${p}`,
  ),
];
