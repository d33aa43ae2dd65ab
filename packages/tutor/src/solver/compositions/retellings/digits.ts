import { askEn, type Retelling, told } from "./retelling.ts";

const numberEn = "(?:positive )?(?:whole numbers?|integers?|numbers?)";
const howManyZh = "(?:[1一]?共)?有(?:几|多少)个";
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** As many 1s as the period of 1/9m has digits. */
export const ones = ({ m }: Record<string, string>) => {
  const by = Number(m);
  return by > 1 && gcd(by, 10) === 1 ? `calculate period(1/${9 * by})` : null;
};

export const place = ({ k }: Record<string, string>) => `calculate rowdigit(${k})`;

const sortsOf: [RegExp, string][] = [
  [/^(?:even|偶数?)$/, "even"],
  [/^(?:odd|奇数?)$/, "odd"],
  [/^(?:primes?|prime numbers?|质数?|素数?)$/, "prime"],
];
const sortEn = "even|odd|primes?|prime numbers?";
const sortZh = "偶数?|奇数?|质数?|素数?";
const palindromes = ({ d, k, m }: Record<string, string>) => {
  const sort = sortsOf.find(([word]) => word.test(k ?? ""))?.[1];
  const condition = m ? `n is divisible by ${m}` : sort ? `n is ${sort}` : null;
  return condition && `how many whole numbers n of ${d} digits with n is a palindrome and ${condition}`;
};

/** What is asked of numbers by their digits, in a row, in a base, or after the point. */
export const ofDigits: Retelling[] = [
  ...told(
    [
      `(?:how many digits are there|(?:the )?(?:total )?number of digits)(?: in all| altogether| in total)? from (?<a>\\d{1,6}) to (?<b>\\d{1,6})`,
    ],
    ({ a, b }) => `calculate writtendigits(${a}, ${b})`,
  ),
  ...told(
    [
      `(?:the )?(?:\\d-digit )?number (?<w>\\d*[a-z]\\d*[a-z]\\d*) is divisible by (?<m>\\d{1,3}),? (?:where |and |if )?(?:both |the )*(?<x>[a-z])(?:'s| ?s)? (?:are|stand for|is|have) (?:both )?the same(?: digit)?(?: both times| twice)?${askEn}(?:the )?(?:digit |value of )?\\k<x>`,
      `(?:the )?(?:\\d-digit )?number (?<w>\\d*[a-z]\\d*[a-z]\\d*) \\((?:the )?same digit (?<x>[a-z]) (?:twice|both times)\\) is divisible by (?<m>\\d{1,3})${askEn}(?:the )?(?:digit |value of )?\\k<x>`,
    ],
    ({ w = "", m, x = "" }) =>
      [...w].every((sign) => /\d/.test(sign) || sign === x) ? `all digits that make ${w} divisible by ${m}` : null,
  ),
  ...told(
    [
      `how many (?:ordered )?pairs of digits \\((?<x>[a-z]), ?(?<y>[a-z])\\) (?:is |make |makes )(?:the )?(?:\\d-digit )?(?:number )?(?<w>\\d*[a-z]\\d*[a-z]\\d*) (?:is )?divisible by (?:both )?(?<m>\\d{1,3})(?: and (?<q>\\d{1,3}))?`,
      `how many (?:\\d-digit )?numbers (?:of the form |like )?(?<w>\\d*(?<x>[a-z])\\d*(?<y>[a-z])\\d*) are (?:there that are )?divisible by (?:both )?(?<m>\\d{1,3})(?: and (?<q>\\d{1,3}))?`,
      `(?:\\d位数)?(?<w>\\d*(?<x>[a-z])\\d*(?<y>[a-z])\\d*)能?(?:同时)?被(?<m>\\d{1,3})(?:(?:和|与)(?<q>\\d{1,3}))?整除,?(?:那么|则)?(?:满足条件的|符合条件的|这样的)?(?:\\d位)?数${howManyZh}`,
    ],
    ({ x, y, w = "", m, q }) =>
      x !== y && w.includes(x ?? "") && w.includes(y ?? "") && /\d/.test(w)
        ? `how many numbers ${w} divisible by ${q ? `${m} and ${q}` : m}`
        : null,
  ),
  ...told(
    [
      `how many (?<d>[2-5])-digit palindromes are (?:there that are )?(?:(?<k>${sortEn})|(?:divisible by|multiples of) (?<m>\\d{1,3}))`,
      `how many (?<k>even|odd|prime) (?<d>[2-5])-digit palindromes are there`,
      `(?<d>[2-5])位的?回文数(?:\\([^()\\d]{2,20}\\))?(?:中|里|里面|当中)?,?(?:(?<k>${sortZh})|(?:能被(?<m>\\d{1,3})整除的|是?(?<m2>\\d{1,3})的倍数的?))(?:的|数)*(?:[1一]?共)?有(?:几|多少)个`,
    ],
    ({ d = "", k, m, m2 }) => palindromes({ d, ...(k ? { k } : {}), ...(m || m2 ? { m: m ?? m2 ?? "" } : {}) }),
  ),
  ...told(
    [
      `(?:if )?(?:the )?(?:positive integers|counting numbers|natural numbers|whole numbers|positive whole numbers)(?: from 1 on| starting (?:from|with|at) 1)? are written (?:1|one) after (?:another|the other)(?: in a row)?,? ?(?:1 ?2 ?3|1, ?2, ?3)[\\d, ]*(?:…|\\.+),? ?(?:what is|which is|find) (?:the )?(?<k>\\d{1,5})(?:th|st|nd|rd) digit(?: written)?`,
      `(?:把|将)?(?:自然数|正整数|整数)?(?:从1开始)(?:的)?(?:自然数|正整数|整数)?(?:按顺序|依次|1个接1个|按从小到大的顺序)*(?:写|排)成(?:1)?(?:排|行|列|个多位数|个数),?1234567891011[\\d]*(?:…|\\.+)*,?(?:那么|则|问)?(?:从)?(?:左起|左边起|左往右数)?,?第(?<k>\\d{1,5})(?:个|位)(?:上的?)?数字?`,
    ],
    place,
  ),
  ...told(
    [
      `(?:the )?(?:fewest|smallest|least|minimum) number of (?:1s|1's|ones) (?:in|needed for|so that|needed so that) (?:a |the )?(?:number )?111?(?:…|\\.+) ?1{1,3} (?:that is|is|to be|which is) divisible by (?<m>\\d{1,5})`,
      `(?:由|用)?若干个(?:数字)?1组成的(?:多位)?数11*…1+,?能?被(?<m>\\d{1,5})整除,?(?:那么|则|问)?(?:这个数)?(?:最少|至少)(?:要|有|需要?)*(?:几|多少)个(?:数字)?1`,
    ],
    ones,
  ),
  ...told(
    [
      `how many (?<d>[2-5])-digit (?:whole |positive )?(?:numbers|integers) (?:contain|have|use|include) (?:the )?digit (?<x>\\d) exactly (?<t>once|1 time|twice|2 times)`,
      `how many (?<d>[2-5])-digit (?:whole |positive )?(?:numbers|integers) (?:contain|have|use|include) exactly (?<t>1|2) (?<x>\\d)s?`,
      `(?:恰好?|正好|只|恰有|刚好)+(?:含有|含|有|出现)?(?<t>[12])个(?:数字)?(?<x>\\d)的(?<d>[2-5])位数${howManyZh}`,
      `(?<d>[2-5])位数(?:中|里|里面)?,?(?:恰好?|正好|恰有|刚好)+(?:含有|含|有|出现)?(?<t>[12])个(?:数字)?(?<x>\\d)的(?:数)?${howManyZh}`,
    ],
    ({ d, x, t = "" }) =>
      `how many whole numbers n of ${d} digits with n contains the digit ${x} exactly ${/^(?:once|1)/.test(t) ? 1 : 2} times`,
  ),
  ...told(
    [
      `(?:the )?base[- ](?<b>\\d{1,2}) number (?<n>\\d{1,12})_\\k<b> (?:in|to|as)(?: a)? base[- ](?<c>\\d{1,2})(?: number)?`,
      `(?<b>\\d{1,2})进制数(?<n>\\d{1,12})_\\k<b>(?:化成|化为|转换成|转化为|等于|换成|写成)(?<c>\\d{1,2})进制(?:数)?`,
    ],
    ({ b, n, c }) => `convert ${n}_${b} to base ${c}`,
  ),
  ...told(
    [
      "(?:the )?(?:decimal )?(?<w>\\d{1,3}\\.\\d{0,4}?(?<r>\\d{1,6}?)\\k<r>+)(?:…|\\.+) ?\\(?(?:the|where the|with|with the) (?<q>\\d{1,6}) (?:repeats|repeating|is repeated)(?: forever| over and over| again and again)?\\)? as (?:a|an exact) (?:reduced |common )?fraction(?: in (?:lowest|simplest) (?:terms|form))?",
    ],
    ({ w, r, q }) => (r === q ? `Write ${w}... as a fraction.` : null),
  ),
  ...told(
    [
      `(?:for )?how many ${numberEn} (?:values of )?n (?:from (?<a>\\d{1,4}) to (?<b>\\d{1,4}) )?(?:is|does|have|has) 1/n (?:a |give a |have a )?(?<t>terminating|repeating|terminate|repeat)(?: decimal)?`,
      `(?:[a-z])取(?<a>\\d{1,4})到(?<b>\\d{1,4})的(?:整数|自然数|正整数),?1/[a-z](?:是|能化成|可以化成|为)(?<t>有限|循环|无限循环)小数的(?:[a-z])?${howManyZh}`,
      `(?:从)?(?<a>\\d{1,4})到(?<b>\\d{1,4})的?(?:整数|自然数|正整数)[a-z]?(?:中|里)?,?(?:使)?1/[a-z](?:是|能化成|可以化成|为)(?<t>有限|循环|无限循环)小数的(?:[a-z])?${howManyZh}`,
    ],
    ({ a, b, t = "" }) =>
      a && b && Number(a) < Number(b)
        ? `how many whole numbers n from ${a} to ${b} with n has a decimal of 1/n that ${/term|有限/.test(t) ? "ends" : "repeats"}`
        : null,
  ),
  ...told(
    [
      `1/(?<a>2|3),1/(?:3|4),1/(?:4|5),(?:1/\\d,)*…+,1/(?<b>\\d{1,3})(?:这\\d*个)?(?:分)?数?(?:里|中|里面|当中),?(?:能|可以)化成(?<t>有限|循环|无限循环)小数的(?:分数)?${howManyZh}`,
    ],
    ({ a, b, t }) =>
      Number(b) > 5
        ? `how many whole numbers n from ${a} to ${b} with n has a decimal of 1/n that ${t === "有限" ? "ends" : "repeats"}`
        : null,
  ),
  ...told(
    [
      "how long is the (?:repeating (?:block|part|cycle)|period|repetend) (?:of|in|for) (?:the decimal (?:of|for) )?(?<f>\\d{1,4}/\\d{1,4})",
      "how many digits (?:are (?:there )?in|does) the (?:repeating (?:block|part|cycle)|period|repetend) (?:of|for) (?:the decimal (?:of|for) )?(?<f>\\d{1,4}/\\d{1,4})(?: have)?",
    ],
    ({ f }) => `calculate period(${f})`,
  ),
  ...told(
    [
      `(?:the )?(?<w>largest|greatest|smallest|least) (?<d>[2-5])-digit (?:number that is a )?multiple of (?<m>\\d{1,3}) (?:whose digits are|with) (?:[2-5] |all )?different (?<p>odd|even) digits`,
      `(?:各位|各个?数位上?的?|每个?)?数字?是(?:[2-5]个)?(?:不同|互不相同)的?(?<p>奇|偶)数的(?<d>[2-5])位数(?:中|里)?,?(?:是)?(?<m>\\d{1,3})的倍数(?:中|里)?,?(?:的|数)*(?<w>最大|最小)的?(?:数)?`,
    ],
    ({ w = "", d, m, p = "" }) =>
      `the ${/larg|great|大/.test(w) ? "largest" : "smallest"} whole number n of ${d} digits with n is divisible by ${m} and n has only ${/odd|奇/.test(p) ? "odd" : "even"} digits and n has all different digits`,
  ),
  ...told(
    [
      "(?:哪些|求所有)?(?<d>[2-4])位数(?:的|中)?,?(?:[2-4]个|各位|各个?数位上的?)?数字(?:相乘|乘起来|的?乘积|的?积)(?:是|等于|得|为)(?<p>\\d{1,4})(?:的(?:数)?(?:有)?)?(?:哪些)?",
      "(?:which|what|find all|all|list all) (?:the )?(?<d>[2-4])-digit (?:whole )?numbers (?:have|with) digits (?:whose product is|that multiply to|with product|with a product of) (?<p>\\d{1,4})",
    ],
    ({ d, p }) => `all whole numbers n of ${d} digits with n has digit product ${p}`,
  ),
  ...told(
    [
      "(?:the )?(?:smallest|least) positive (?:integer |whole number |number )?(?:multiple of|divisible by|that is divisible by|that is a multiple of) (?<m>\\d{1,3}) (?:that |which )?(?:uses|using|has|contains|with|made of|written with|whose digits are)(?: only| just)* (?:the )?(?:digits )?(?<x>\\d)s?(?: and |, )(?<y>\\d)s?(?: only)?",
      "(?:the )?(?:smallest|least) positive (?:integer|whole number|number) (?:divisible by|that is divisible by) (?<m>\\d{1,3}) (?:whose|with) digits (?:are )?(?:all )?(?:either )?(?:only )?(?<x>\\d)(?: and | or )(?<y>\\d)",
      "(?:只|仅)(?:用|由|含有?|含)(?:数字)?(?<x>\\d)(?:和|与|,)(?<y>\\d)(?:组成|构成|写成)?的?,?(?:且|并且|而且)?能?被(?<m>\\d{1,3})整除的最小的?(?:正整数|自然数|数)",
      "(?:只|仅)(?:用|由|含有?|含)(?:数字)?(?<x>\\d)(?:和|与|,)(?<y>\\d)(?:组成|构成|写成)?的?(?<m>\\d{1,3})的最小的?(?:正)?倍数",
    ],
    ({ m, x, y }) =>
      x === y
        ? null
        : `the smallest whole number n with n has only the digits ${x} and ${y} and n is divisible by ${m}`,
  ),
];
