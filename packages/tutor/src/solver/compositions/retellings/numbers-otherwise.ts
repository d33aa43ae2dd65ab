import { ones, place } from "./digits.ts";
import { askEn, isZh, type Retelling, thenZh, told, whatZh } from "./retelling.ts";
import { mostDivisors, pairOf } from "./whole-numbers.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const list = "(?<l>\\d{1,9}(?:(?:, and |, or |, | and | or |,|和|或|与|及)\\d{1,9}){1,11})";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const howManyZh = "(?:[1一]?共)?有(?:几|多少)个";
const sameDigit = ({ w = "", m, x = "" }: Record<string, string>) =>
  [...w].every((sign) => /\d/.test(sign) || sign === x) && w.includes(x)
    ? `all digits that make ${w} divisible by ${m}`
    : null;
/** Among numbers of which none is 1. */
const amongSort = ({ l, k = "" }: Record<string, string>) =>
  wholesIn(l).some((one) => one < 2)
    ? null
    : `all whole numbers n among ${wholesIn(l).join(", ")} with n is ${/composite|合/.test(k) ? "composite" : "prime"}`;
const rectangles = ({ n }: Record<string, string>) => `calculate ceil(divisorcount(${n})/2)`;
const unitFractions = ({ b, t = "" }: Record<string, string>) =>
  Number(b) > 4
    ? `how many whole numbers n from 2 to ${b} with n has a decimal of 1/n that ${/term|有限/.test(t) ? "ends" : "repeats"}`
    : null;
const days = "sun|mon|tues|wednes|thurs|fri|satur";
const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const dayZh = ["日", "一", "二", "三", "四", "五", "六"];

/** The same questions of whole numbers as others ask them. */
export const ofNumbersOtherwise: Retelling[] = [
  ...told(
    [
      `(?:the )?(?:\\d-digit )?number (?<w>\\d*[a-z]\\d*[a-z]\\d*) is (?:divisible by|a multiple of) (?<m>\\d{1,3}) \\((?<x>[a-z]) is the same digit (?:both times|twice)\\)${askEn}(?:the )?(?:digit |value of )?\\k<x>`,
      `(?:已知|若)?(?:\\d位数)?(?<w>\\d*[a-z]\\d*[a-z]\\d*)(?:能被(?<m>\\d{1,3})整除|是(?<q>\\d{1,3})的倍数),?(?:其中)?(?:2个)?(?<x>[a-z])(?:代表|表示|是)(?:同1个|相同的)数字${thenZh}\\k<x>${whatZh}`,
    ],
    ({ q, ...rest }) => sameDigit(q ? { ...rest, m: q } : rest),
  ),
  ...told(
    [
      `(?:形如|像)(?<w>\\d*(?<x>[a-z])\\d*(?<y>[a-z])\\d*)的(?:\\d位数|数)(?:中|里)?,?能?(?:同时)?被(?<m>\\d{1,3})(?:(?:和|与)(?<q>\\d{1,3}))?整除的(?:数)?${howManyZh}`,
    ],
    ({ x, y, w, m, q }) => (x === y ? null : `how many numbers ${w} divisible by ${q ? `${m} and ${q}` : m}`),
  ),
  ...told(
    [
      "(?:the )?(?:smallest|least) (?:positive )?(?:whole number|integer|number) greater than 1 (?:that|which) (?:does not|doesn't) divide (?<n>\\d{1,12})",
      "最小的(?:1个)?不能整除(?<n>\\d{1,12})的(?:正整数|自然数)",
      "(?:the )?(?:smallest|least) positive integer (?:by which )?(?<n>\\d{1,12}) is not divisible(?: by)?",
    ],
    ({ n }) => `the smallest whole number n with n does not divide ${n}`,
  ),
  ...told(
    [
      `(?:among|of|out of) (?:the numbers )?${list},? which (?:1|one|ones|number|numbers)? ?(?:is|are) (?:a )?(?<k>composite|prime)(?: numbers?)?`,
      `${list}(?:这几个数|这些数)?(?:中|里|里面)的?(?<k>合|质|素)数(?:是|有)(?:哪个|哪些|哪几个|几)`,
    ],
    amongSort,
  ),
  ...told(
    [
      "which positive (?:integers|whole numbers) (?:under|below|less than|smaller than) (?<n>\\d{1,4}) have the most (?:positive )?(?:divisors|factors)",
    ],
    mostDivisors("less than N", true),
  ),
  ...told(
    ["(?<n>\\d{1,4})以内(?:的)?(?:哪个|哪些)(?:自然|正整)?数的?(?:因|约)数(?:的?个数)?最多"],
    mostDivisors("up to about N", false),
  ),
  ...told(
    [
      `(?:the )?(?:largest|greatest|biggest) (?:whole )?number that leaves (?:a )?remainder (?:of )?(?<r>\\d{1,5}) when (?:dividing|it divides|divided into) (?:each of )?${list}`,
      `(?:用)?1个(?:自然|整)?数(?:分别)?(?:去)?除${list},?(?:都|均)余(?<r>\\d{1,5})${thenZh}(?:这个|该)?(?:自然|整)?数最大${whatZh}`,
    ],
    ({ l, r }) => {
      const less = wholesIn(l).map((one) => one - Number(r));
      return less.every((one) => one > 0) && less.reduce(gcd) > Number(r)
        ? `calculate gcd(${less.join(", ")})+0`
        : null;
    },
  ),
  ...told(
    [
      `2 (?:positive )?(?:whole )?(?:numbers|integers) have (?:a )?sum (?:of )?(?<s>\\d{1,4}) and (?:a )?(?:gcd|gcf|hcf|greatest common (?:divisor|factor)) (?:of )?(?<g>\\d{1,3})${askEn}(?:are they|them|the (?:2 )?numbers)`,
      `(?:the )?sum of 2 (?:positive )?(?:whole )?(?:numbers|integers) is (?<s>\\d{1,4}) and their (?:gcd|gcf|hcf|greatest common (?:divisor|factor)) is (?<g>\\d{1,3})${askEn}(?:are they|them|the (?:2 )?numbers)`,
      `已知2个(?:正整数|自然数|整数|数)的?和${isZh}(?<s>\\d{1,4}),?(?:且|它们的?)?最大公(?:因|约)数${isZh}(?<g>\\d{1,3})${thenZh}(?:这2个|它们)?(?:数)?(?:分别|各)?${whatZh}`,
    ],
    pairOf,
  ),
  ...told(
    [
      "(?:in )?how many (?:different )?ways can (?<n>\\d{1,5}) (?:identical |equal |unit )?(?:square tiles|squares|tiles) be (?:arranged|put together|laid out) (?:to form|to make|into|in|as) a (?:full |solid )?rectangle",
      "(?:用)?(?<n>\\d{1,5})个(?:同样的|一样的|相同的|1样的|同样大小的|大小相同的)?小?正方形(?:卡片|纸片)?,?(?:可以)?(?:拼|摆)成?(?:1个)?长方形,?(?:[1一]?共)?(?:可以)?有(?:几|多少)种(?:不同的?)?(?:拼法|摆法)",
    ],
    rectangles,
  ),
  ...told(
    [
      "最小的(?:正整数|自然数)[a-z],?使得?[a-z][!,]能?被(?<m>\\d{2,6})整除",
      "使得?[a-z][!,]能?被(?<m>\\d{2,6})整除的[a-z]的?最小值",
    ],
    ({ m }) => `the smallest whole number n with n factorial is divisible by ${m}`,
  ),
  ...told(
    [
      "(?:in )?how many ways (?:are there |is it possible )?to write (?<n>\\d{1,5}) as (?:a|the) sum of 2 positive (?:perfect )?squares,? ?\\(?(?:order (?:is )?not important|order doesn't matter|order does not matter|ignoring order)?\\)?",
      "(?<n>\\d{1,5})(?:能|可以)写成(?:几|多少)种2个正整数的?平方(?:之)?和,?\\(?(?:不计顺序|不考虑顺序)?\\)?",
    ],
    ({ n }) => `how many pairs of positive whole numbers with x^2+y^2=${n} where x ≤ y`,
  ),
  ...told(
    [
      "if (?:you|we|i) write (?:out )?1, 2, 3(?:, 4)?,? ?(?:…|\\.+) in a row as 123456789(?:\\d*)(?:…|\\.+),? (?:what|which) digit is (?:in|at) the (?<k>\\d{1,5})(?:th|st|nd|rd) (?:place|position)",
      "(?:将|把)(?:正整数|自然数)(?:从1开始)?(?:依次|按顺序|1个接1个)+写下去,?(?:得到|得)123456789\\d*(?:…|\\.+)*,?(?:那么|则)?第(?<k>\\d{1,5})(?:个|位)(?:上的?)?数字?",
    ],
    place,
  ),
  ...told(
    [
      "how many (?:1s|1's|ones|digits) (?:are (?:there )?in|does) the smallest number (?:made|written) (?:up )?(?:of |only |with |just )*(?:1s|1's|ones) (?:that is|which is) divisible by (?<m>\\d{1,4})(?: have)?",
      "1个(?:各位|各个?数位)(?:上的?数字)?(?:全|都)是1的(?:自然|整)?数,?能?被(?<m>\\d{1,4})整除,?(?:它|这个数)?(?:至少|最少)(?:有|是)(?:几|多少)位(?:数)?",
    ],
    ones,
  ),
  ...told(
    [
      "how many (?<d>[2-5])-digit (?:whole |positive )?(?:numbers|integers) have exactly (?:1|one) (?:digit )?(?<x>\\d)",
    ],
    ({ d, x }) => `how many whole numbers n of ${d} digits with n contains the digit ${x} exactly 1 times`,
  ),
  ...told(
    ["(?:把|将)?(?<n>\\d{1,12})\\((?<b>[2-9])\\)(?:化成|化为|转换成|转化为|换成|写成)10进制(?:数)?"],
    ({ n, b }) => `convert ${n}_${b} to base 10`,
  ),
  ...told(
    [
      "(?<w>\\d{1,3}\\.\\d{0,4}?(?<r>\\d{1,6}?)\\k<r>+)(?:…|\\.+) ?\\((?:the )?(?<q>\\d{1,6}) (?:repeating|repeats)\\) as a fraction(?: in (?:lowest|simplest) (?:terms|form))?",
      "循环小数(?<w>\\d{1,3}\\.\\d{0,4}?(?<r>\\d{1,6}?)\\k<r>+)(?:…|\\.+)(?:等于|是|化成|写成)(?:几分之几|分数)",
    ],
    ({ w, r, q }) => (q === undefined || r === q ? `Write ${w}... as a fraction.` : null),
  ),
  ...told(
    [
      "how many of (?:the )?fractions 1/2, 1/3,(?: 1/4,)* ?(?:…|\\.+),? ?1/(?<b>\\d{1,3}) (?:are |have )?(?<t>terminate|terminating|repeat|repeating)(?: decimals?)?",
      "1/2,1/3,(?:1/4,)*…+,1/(?<b>\\d{1,3})(?:这\\d*个(?:分)?数)?(?:里|中|里面|当中),?(?<t>有限|循环|无限循环)小数有(?:几|多少)个",
    ],
    unitFractions,
  ),
  ...told(
    [
      "(?:the )?(?:period|repetend|repeating block|cycle) length of (?:the )?(?:decimal (?:of |for |expansion of )?)?(?<f>\\d{1,4}/\\d{1,4})",
      "(?:the )?length of the (?:period|repetend|repeating (?:block|part|cycle)) (?:of|in|for) (?:the )?(?:decimal (?:of |for |expansion of )?)?(?<f>\\d{1,4}/\\d{1,4})",
      "(?<f>\\d{1,4}/\\d{1,4})(?:的小数|化成小数后?的?|的)循环节(?:的)?(?:长度|位数)",
      "(?<f>\\d{1,4}/\\d{1,4})(?:的小数|化成小数后?的?|的)循环节(?:有|是)(?:几|多少)位(?:数)?",
    ],
    ({ f }) => `calculate period(${f})`,
  ),
  ...told(
    [
      `which of (?:the numbers )?${list} (?:have|has) exactly (?<k>\\d{1,2}) (?:positive )?(?:divisors|factors)`,
      `${list}(?:这几个数|这些数)?(?:中|里),?(?:恰好?|正好|刚好)+有?(?<k>\\d{1,2})个(?:正)?(?:因|约)数的(?:数)?(?:有哪些|有|是哪些|是哪个)?`,
    ],
    ({ l, k }) => `all whole numbers n among ${wholesIn(l).join(", ")} with n has exactly ${k} divisors`,
  ),
  ...told(
    [
      "how many (?:positive )?(?:whole numbers|integers|numbers) (?:from 1 (?:to|through) (?<n>\\d{1,5})|between 1 and (?<b>\\d{1,5}) inclusive|between 1 and (?<c>\\d{1,5})(?= .*\\(inclusive\\)$)) are both (?:a )?(?:perfect )?squares? and (?:a )?(?:perfect )?cubes?(?: \\(inclusive\\))?",
      "how many (?:positive )?(?:whole numbers|integers|numbers) (?:from 1 (?:to|through) (?<n>\\d{1,5})|between 1 and (?<b>\\d{1,5}) inclusive|between 1 and (?<c>\\d{1,5})(?= .*\\(inclusive\\)$)) are both (?:a )?(?:perfect )?cubes? and (?:a )?(?:perfect )?squares?(?: \\(inclusive\\))?",
    ],
    ({ n, b, c }) => `how many whole numbers n from 1 to ${n ?? b ?? c} with n is a square and n is a cube`,
  ),
  ...told(
    [
      "(?:which |what )?(?:fraction|number) is (?:exactly )?(?:halfway|half way|midway|in the middle) between (?<a>\\d{1,3}/\\d{1,3}) and (?<b>\\d{1,3}/\\d{1,3})",
    ],
    ({ a, b }) => `calculate (${a}+${b})/2`,
  ),
  ...told(
    ["[a-z]除以(?<m>\\d{1,3})余(?<r>\\d{1,3}),?(?:那么|则)?(?<k>\\d{1,3})[a-z]除以\\k<m>余(?:几|多少)?"],
    ({ m, r, k }) =>
      Number(r) < Number(m) ? `What is the remainder when ${Number(k) * Number(r)} is divided by ${m}?` : null,
  ),
  ...told(
    [
      `if (?<n>[a-z]+) (?<a>[1-9]|[12]\\d|3[01])(?:th|st|nd|rd)? (?:is|falls on) an? (?<d>${days})day,? (?:what|which) day (?:of the week )?(?:is|will be|does) \\k<n> (?<b>[1-9]|[12]\\d|3[01])(?:th|st|nd|rd)?(?: fall on)?`,
    ],
    ({ a, b, d = "" }) =>
      Number(b) > Number(a)
        ? `Today is ${dayNames.find((name) => name.toLowerCase() === `${d}day`)}. What day of the week will it be in ${Number(b) - Number(a)} days?`
        : null,
  ),
  ...told(
    [
      "(?<m>\\d{1,2})月(?<a>\\d{1,2})[日号]是?(?:星期|周)(?<d>[1-6日天一二三四五六]),?(?:那么|则)?(?:\\k<m>月|这个月|同月)(?<b>\\d{1,2})[日号]是?(?:星期|周)几",
    ],
    ({ a, b, d = "" }) =>
      Number(b) > Number(a) && Number(b) < 31
        ? `今天是星期${/\d/.test(d) ? dayZh[Number(d)] : d}，再过${Number(b) - Number(a)}天是星期几？`
        : null,
  ),
  ...told(
    [
      "(?:how many|the number of) (?<d>[2-5])-digit (?:whole |positive )?(?:numbers|integers) (?:that )?(?:contain|have|include|with) at least (?:1|one) (?:digit )?(?<x>\\d)",
      "how many (?<d>[2-5])-digit (?:whole |positive )?(?:numbers|integers) contain the digit (?<x>\\d)",
    ],
    ({ d, x }) => `how many whole numbers n of ${d} digits with n contains the digit ${x}`,
  ),
  ...told(
    [
      `(?<n>\\d{1,6})既是(?<x>[a-z])的(?:因|约)数,?又是\\k<x>的倍数,?\\k<x>${whatZh}`,
      "(?:if )?(?<n>\\d{1,6}) is both a (?:factor|divisor) and a multiple of (?<x>[a-z]),? ?(?:what is |find )?\\k<x>(?: ?=)?",
    ],
    ({ n }) => `What is the greatest common divisor of ${n} and ${n}?`,
  ),
];
