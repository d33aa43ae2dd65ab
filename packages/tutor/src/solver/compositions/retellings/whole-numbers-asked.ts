import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const listEn = "(?<l>\\d{1,3}(?:(?:,? and |, )\\d{1,3}){1,8})";
const listZh = "(?<l>\\d{1,3}(?:(?:,|和|与|及)\\d{1,3}){1,8})";
const numberEn = "(?:positive )?(?:whole )?(?:number|integer)";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const multipleOfAll = ({ l }: Record<string, string>) =>
  `what is the least common multiple of ${wholesIn(l).join(", ")}?`;

/** The largest or smallest prime that divides. */
const endOfPrimes = ({ n, w = "" }: Record<string, string>) => {
  const number = Number(n);
  if (number < 2 || number > 100_000) return null;
  return `the ${/larg|great|big|大/.test(w) ? "largest" : "smallest"} whole number n from 1 to ${number} with n is prime and n divides ${number}`;
};

const strikes = ({ h, half }: Record<string, string>) =>
  Number(h) === 12 || Number(h) === 24 ? `calculate ${Number(h) / 12}*12*13/2${half ? ` + ${h}` : ""}` : null;

/** Multiples of all, ends of prime factors, numbers between two others, digits in a row, and clocks that strike. */
export const ofWholeNumbersAsked: Retelling[] = [
  ...told(
    [
      `(?:the )?(?:smallest|least) ${numberEn} (?:that |which )?(?:has|with|having) (?:all of )?(?:the numbers )?${listEn} (?:all )?as (?:its )?(?:factors|divisors)`,
      `(?:the )?(?:smallest|least) ${numberEn} (?:that|which) (?:all of )?(?:the numbers )?${listEn} (?:all )?(?:go into|divide)(?: evenly| exactly)?`,
      `(?:同时)?(?:以|含有|有)${listZh}(?:都)?(?:为|作)?(?:因|约)数的最小(?:的)?(?:正整数|自然数|数)${whatZh}`,
    ],
    multipleOfAll,
  ),
  ...told(
    [
      `prime factori[sz]ation of (?<n>\\d{2,6}),? and (?:then )?(?:give|state|name|write|tell|find|write down)(?: me)? (?:the|its) (?<w>largest|greatest|biggest|smallest|least) prime (?:factor|divisor)(?: of it)?`,
      `(?:factor|factorize|factorise) (?<n>\\d{2,6}) into primes,? and (?:then )?(?:give|state|name|write|tell|find|write down)(?: me)? (?:the|its) (?<w>largest|greatest|biggest|smallest|least) prime (?:factor|divisor)?`,
      `(?:把|将)?(?<n>\\d{2,6})分解质因数(?:后)?,?(?:其中|它的|求|那么|则)*最(?<w>大|小)的?质因数${whatZh}`,
    ],
    endOfPrimes,
  ),
  ...told(
    [
      `(?:a|the|my) ${numberEn} (?:is )?between (?<a>\\d{1,4}) and (?<b>\\d{1,4}) is (?<r>\\d{1,2}) more than a multiple of (?<m>\\d{1,3}) and (?:it )?(?:is|is also) (?:a )?prime(?: number)?,? (?:which|what) (?:numbers?|ones?) (?:can|could|might|may) (?:it|this) be`,
    ],
    ({ a, b, r, m }) =>
      Number(r) < Number(m) ? `all whole numbers n between ${a} and ${b} with n mod ${m} = ${r} and n is prime` : null,
  ),
  ...told(
    [
      `(?:what |which |a |the )?2-digit (?:number|integer) (?:is|equals) (?<k>\\d) times the sum of its digits and has (?:a |its )?tens digit (?:of |equal to )?(?<t>\\d)`,
    ],
    ({ k, t }) => `the only whole number n from ${t}0 to ${t}9 with n is ${k} times its digit sum`,
  ),
  ...told(
    [
      "(?:把|将)?(?:从)?1(?:到|~|至|-)(?<n>\\d{1,4})(?:这)?(?:\\d{1,4}个)?(?:的)?(?:所有|各)?(?:自然数|整数|数)?(?:依次|按顺序|顺次|从小到大)*(?:连起来|连着|排列|排在1起|接连|连续)?(?:地)?(?:写成|写下去|排成|写|组成|得到|,)+(?:1个)?(?:多位数|大数|数),?(?:问)?(?:这个)?(?:多位|大)?数?(?:[1一]?共)?(?:有|是)(?:多少|几)位(?:数)?",
      "(?:the )?(?:whole )?(?:numbers|integers) (?:from )?1 (?:to|through) (?<n>\\d{1,4}) are written (?:(?:one|1) after (?:the )?(?:another|other)|in a row|next to each other|side by side)(?: to (?:form|make) (?:(?:one|a|1) )?(?:long|big|large) number)?,? how many digits (?:does (?:this|the|it) ?(?:long |big |large )?(?:number)? ?have|are (?:there|written)(?: in all| altogether)?)",
    ],
    ({ n }) => `How many digits do you need to number the pages of a book from 1 to ${n}?`,
  ),
  ...told(
    [
      "a (?:wall |church |grandfather )?clock strikes (?:once|1 time) at 1(?: o'clock)?, (?:twice|2 times) at 2(?: o'clock)?,? (?:and so on|3 times at 3(?: o'clock)?,? and so on|etc),? how many times (?:does|will|would) (?:it|the clock) strike(?: in all| altogether| in total)? (?:in|during|over|within) (?<h>12|24) hours",
      "(?:1个|1座)?(?:时钟|挂钟|钟|大钟|座钟)(?:在)?(?:1点|1时)敲1下,(?:2点|2时)敲2下,?(?:3点敲3下|3时敲3下|…|依此类推|以此类推|照这样|,|依次类推)*(?:,)?(?:12点敲12下|12时敲12下)?,?(?:那么|问)*(?:它)?(?<h>12|24)(?:个)?小时(?:内|里)?(?:[1一]?共)?(?:要)?敲(?:多少|几)下",
    ],
    strikes,
  ),
  ...told(
    [
      `(?:有)?(?:1个)?(?:自然|整)?数(?:除以|÷)(?<m>\\d{1,3}),?商(?:是|为)?(?<k>\\d{1,4}),?(?:当)?余数(?:是)?最大(?:时|的时候|的情况下),?(?:那么|则|问)*(?:这个数|被除数)${whatZh}`,
      `(?:有)?(?:1个)?(?:自然|整)?数(?:除以|÷)(?<m>\\d{1,3}),?商(?:是|为)?(?<k>\\d{1,4})(?:,?有余数)?${thenZh}(?:这个数|被除数)最大${whatZh}`,
    ],
    ({ m, k }) => (Number(m) > 1 ? `calculate ${m}*${k} + ${m} - 1` : null),
  ),
];
