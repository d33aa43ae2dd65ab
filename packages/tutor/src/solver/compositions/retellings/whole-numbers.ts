import { askEn, isZh, type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const list = "(?<l>\\d{1,9}(?:(?:, and |, or |, | and | or |,|和|或|与|及)\\d{1,9}){1,11})";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const numberEn = "(?:positive )?(?:whole numbers?|integers?|numbers?)";
const itEn =
  "(?:,? ?(?:what is|what's|find|which number is|what number is) (?:it|the number|this number|that number))?";
const theseZh = "(?:下列|下面|以下)?(?:的)?(?:各数|这些数|数)?(?:中|里)?,?";
const amongZh = "(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?";
const howManyZh = "(?:[1一]?共)?有(?:几|多少)个";
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The ones of a list that are no primes, or no composite numbers; of 1 nobody is sure what is meant. */
const notSort = ({ l, k = "" }: Record<string, string>) => {
  const numbers = wholesIn(l);
  return numbers.includes(1) || numbers.includes(0)
    ? null
    : `all whole numbers n among ${numbers.join(", ")} with n is ${/prime|质|素/.test(k) ? "composite" : "prime"}`;
};

const divisorsOf = (number: number): number => {
  let found = 0;
  for (let one = 1; one * one <= number; one++) if (number % one === 0) found += one * one === number ? 1 : 2;
  return found;
};

const MOST_MAX = 5000;
/** Those below an end that have the most divisors. */
export const mostDivisors =
  (range: string, isBelow: boolean) =>
  ({ n }: Record<string, string>) => {
    const end = Number(n) - (isBelow ? 1 : 0);
    if (end < 2 || end > MOST_MAX) return null;
    const most = Math.max(...Array.from({ length: end }, (_, at) => divisorsOf(at + 1)));
    return `all whole numbers n ${range.replace("N", n ?? "")} with n has exactly ${most} divisors`;
  };

/** Two numbers with a sum that share just the greatest common divisor; null where more than one pair does. */
export const pairOf = ({ s, g }: Record<string, string>) => {
  const [sum, common] = [Number(s), Number(g)];
  let pairs = 0;
  for (let one = 1; one * 2 < sum; one++) if (gcd(one, sum) === common) pairs++;
  return sum > 1 && sum <= MOST_MAX && pairs === 1 && common * 2 !== sum
    ? `all whole numbers n from 1 to ${sum - 1} with n and ${sum} have gcd ${common}`
    : null;
};

const numbersZh = "(?:自然数|正整数|整数|数)";
const equation = "(?<e>[a-z\\d][a-z\\d+*/^() -]{1,40}=[ a-z\\d+*/^()-]{1,30}?)";
/** Pairs of which the first letter's is the less, or the greater. */
const ordered = ({ x, y, r, e = "" }: Record<string, string>) =>
  x !== y ? `all pairs of positive whole numbers with ${e.trim()} where ${x} ${r} ${y}` : null;

const squares = ({ n, p }: Record<string, string>) =>
  p === undefined && Number.isInteger(Math.sqrt(Number(n)))
    ? null
    : `how many pairs of positive whole numbers with x^2+y^2=${n} where x ≤ y`;

/** What is asked of whole numbers by what they divide and what divides them, and of pairs of them. */
export const ofWholeNumbers: Retelling[] = [
  ...told(
    [
      `(?:the )?(?:smallest|least) ${numberEn} (?:that|which) (?:does not|doesn't|can't|cannot) (?:evenly )?(?:divide|go into)(?: evenly)? (?<n>\\d{1,12})(?: evenly)?`,
      `(?:the )?(?:smallest|least) ${numberEn} (?:that|which) is not a (?:factor|divisor) of (?<n>\\d{1,12})`,
      `(?:不能|不)整除(?<n>\\d{1,12})的最小(?:的)?(?:正整数|自然数)`,
      `(?<n>\\d{1,12})(?:的)?(?:不能)被(?:它|其)?整除的最小(?:的)?(?:正整数|自然数)`,
      `最小的?不是(?<n>\\d{1,12})的(?:因|约)数的(?:正整数|自然数)`,
    ],
    ({ n }) => `the smallest whole number n with n does not divide ${n}`,
  ),
  ...told(
    [
      `which (?:1 |one |number |numbers )*(?:of )?(?:these|the following|those|the numbers|these numbers|the following numbers)? ?(?:is|are) not (?:a )?(?<k>prime|composite)s?(?: numbers?)?,? ?:?${list}`,
      `which (?:of )?(?:the numbers )?${list} (?:is|are) not (?:a )?(?<k>prime|composite)(?: numbers?)?`,
      `(?:in|of) ${list},? which (?:1 |one |number )?(?:is|are) not (?:a )?(?<k>prime|composite)(?: numbers?)?`,
      `${theseZh}${list}${amongZh}(?:哪个|哪些|哪1个|哪几个)(?:数)?不是(?<k>质|素|合)数(?:的)?`,
      `${theseZh}${list}${amongZh}不是(?<k>质|素|合)数的(?:数)?(?:有|是)?`,
      `${theseZh}(?:哪个|哪些|哪1个|哪几个)?(?:数)?不是(?<k>质|素|合)数(?:的是)?(?:哪个|哪些)?,?${list}`,
    ],
    notSort,
  ),
  ...told(
    [`${theseZh}${list}${amongZh}(?:哪个|哪些|哪1个|哪几个)(?:数)?是(?<k>质|素|合)数`],
    ({ l, k = "" }) =>
      `all whole numbers n among ${wholesIn(l).join(", ")} with n is ${k === "合" ? "composite" : "prime"}`,
  ),
  ...told(
    [
      `(?:what|which) (?:positive )?(?:whole )?(?:number|integer) (?:under|below|less than|smaller than) (?<n>\\d{1,4}) has the (?:most|greatest number of|largest number of) (?:positive )?(?:divisors|factors)`,
      `(?:the )?${numberEn} (?:under|below|less than|smaller than) (?<n>\\d{1,4}) (?:with|that has|which has) the (?:most|greatest number of|largest number of) (?:positive )?(?:divisors|factors)`,
      `小于(?<n>\\d{1,4})的${numbersZh}(?:中|里)?,?(?:因|约)数(?:的?个数)?最多的(?:数|1个)?`,
    ],
    mostDivisors("less than N", true),
  ),
  ...told(
    [`(?<n>\\d{1,4})以内的?(?:${numbersZh}(?:中|里)?)?,?(?:因|约)数(?:的?个数)?最多的(?:自然数|数|1个)?`],
    mostDivisors("up to about N", false),
  ),
  ...told(
    [
      `(?:[1一]?个|某)?(?:自然|正整|整)?数,?(?:在(?<a>\\d{1,5})(?:到|和|与|至)(?<b>\\d{1,5})之间),?(?:并且|而且|且)?(?:它)?(?:恰好?|只|正好)有(?<k>\\d{1,2})个(?:正)?(?:因|约)数,?(?:求|则|那么)?(?:这个|该)数`,
      `(?:a|the|my) ${numberEn} has exactly (?<k>\\d{1,2}) (?:positive )?(?:divisors|factors) and (?:lies|is) between (?<a>\\d{1,5}) and (?<b>\\d{1,5})${itEn}`,
      `(?:a|the|my) ${numberEn} between (?<a>\\d{1,5}) and (?<b>\\d{1,5}) has exactly (?<k>\\d{1,2}) (?:positive )?(?:divisors|factors)${itEn}`,
    ],
    ({ a, b, k }) => `the only whole number n between ${a} and ${b} with n has exactly ${k} divisors`,
  ),
  ...told(
    [
      `(?:the )?sum of (?:all )?(?:the )?(?:positive )?(?:divisors|factors) of (?<n>\\d{1,9}),? ?\\(?(?:not counting|not including|excluding|except(?: for)?|other than|without|leaving out|but not) (?:the number )?(?:(?<q>\\d{1,9})(?: itself)?|itself|the number itself)\\)?`,
    ],
    ({ n, q }) => (q === undefined || q === n ? `calculate divisorsum(${n}) - ${n}` : null),
  ),
  ...told(
    [
      `(?:the )?(?:greatest|largest|biggest) ${numberEn} (?:that|which) divides (?:both )?${list} (?:with|and leaves|leaving) (?:a )?(?:the )?(?:same )?remainder (?:of )?(?<r>\\d{1,5})(?: (?:each|both) times?| in each case| every time)?`,
    ],
    ({ l, r }) => {
      const shared = wholesIn(l)
        .map((one) => one - Number(r))
        .reduce(gcd);
      return shared > Number(r) && wholesIn(l).every((one) => one > Number(r))
        ? `calculate gcd(${wholesIn(l)
            .map((one) => one - Number(r))
            .join(", ")})+0`
        : null;
    },
  ),
  ...told(
    [
      `(?:2|two) (?:positive )?(?:whole )?(?:numbers|integers) (?:add (?:up )?to|have (?:a |the )?sum(?: of)?|sum to) (?<s>\\d{1,4}),? and (?:have (?:a |the )?|their )(?:gcd|gcf|hcf|greatest common (?:divisor|factor)|highest common factor)(?: is| of)? (?<g>\\d{1,3})${askEn}(?:are they|they|them|the (?:2 )?numbers)`,
      `(?:有)?(?:2|两)个(?:正整数|自然数|整数|数)的?和${isZh}(?<s>\\d{1,4}),?(?:且|它们的?)?最大公(?:因|约)数${isZh}(?<g>\\d{1,3})${thenZh}(?:这2个|它们|这两个)?(?:数)?(?:分别|各)?${whatZh}`,
    ],
    pairOf,
  ),
  ...told(
    [
      `(?<n>\\d{1,5}) (?:small |unit |equal )?square tiles are (?:laid out|arranged|put|placed) (?:in|into|to make|to form) a (?:full |solid )?rectangle,? (?:and )?how many different rectangles (?:are possible|can be made|can you make|are there),? (?:if|when|where) \\d+ ?(?:by|\\*|x|×) ?\\d+ and \\d+ ?(?:by|\\*|x|×) ?\\d+ (?:count as|are) (?:the same|1)`,
      `(?:用)?(?<n>\\d{1,5})[个块]?(?:同样的|一样的|相同的|同样大小的)?(?:小)?正方形(?:小)?(?:瓷砖|地砖|卡片|纸片|木块)?,?(?:可以)?(?:拼|摆)成?长方形,?\\d+\\*\\d+和\\d+\\*\\d+(?:算|看作)(?:同)?1种,?(?:[1一]?共)?有(?:几|多少)种(?:不同的?)?(?:拼法|摆法)`,
    ],
    ({ n }) => `calculate ceil(divisorcount(${n})/2)`,
  ),
  ...told(
    [
      `(?:the )?(?:smallest|least) ${numberEn} with remainders? (?<a>\\d{1,3}) mod (?<m>\\d{1,4}),? (?:and )?(?:remainder )?(?<b>\\d{1,3}) mod (?<n>\\d{1,4})(?:,? (?:and )?(?:remainder )?(?<c>\\d{1,3}) mod (?<k>\\d{1,4}))?`,
    ],
    ({ a, b, c, m, n, k }) =>
      `the smallest whole number n with n mod ${m} = ${a} and n mod ${n} = ${b}${k ? ` and n mod ${k} = ${c}` : ""}`,
  ),
  ...told(
    [
      "[(]?(?<n>-\\d{1,6})[)]?除以(?<m>\\d{1,5})的?(?:非负余数|余数\\((?:取)?非负(?:数)?\\)|最小非负余数|余数,?\\(?余数(?:为|取|是)非负(?:数)?\\)?)",
    ],
    ({ n, m }) => `What is ${n} mod ${m}?`,
  ),
  ...told(
    [
      `(?:if )?(?<n>\\d{1,4})! (?:is|be) (?:divisible by|a multiple of) (?<p>\\d{1,4})\\^(?<k>[a-z]),? ?(?:what is|find)? ?(?:the )?(?:greatest|largest|biggest|maximum) (?:possible )?(?:integer |whole number )?(?:value of )?\\k<k>(?: can be)?`,
      `(?:若|如果|已知|设)?(?<n>\\d{1,4})!(?:能|可以|可)?被(?<p>\\d{1,4})\\^(?<k>[a-z])整除${thenZh}(?:正?整数|自然数)?\\k<k>(?:的)?最大(?:值)?${whatZh}`,
      `(?:若|如果|已知|设)?(?<p>\\d{1,4})\\^(?<k>[a-z])(?:能|可以|可)?整除(?<n>\\d{1,4})!${thenZh}(?:正?整数|自然数)?\\k<k>(?:的)?最大(?:值)?${whatZh}`,
    ],
    ({ n, p }) => `the exponent of ${p}^k in ${n}!`,
  ),
  ...told(
    [
      `(?:the )?(?:smallest|least) ${numberEn} (?<x>[a-z]) (?:for which|such that|so that|where|with|making|that makes) \\k<x>[!,] (?:is |be )?(?:a multiple of|divisible by) (?<m>\\d{2,6})`,
      `使得?(?<x>[a-z])[!,]?(?:是(?<m>\\d{2,6})的倍数|能?被(?<q>\\d{2,6})整除)的最小的?(?:正整数|自然数)\\k<x>?`,
    ],
    ({ m, q }) => `the smallest whole number n with n factorial is divisible by ${m ?? q}`,
  ),
  ...told(
    [
      `(?<m>\\d{1,7})(?:至少|最少)(?:要)?(?:乘|乘以|乘上)(?:1个)?(?:多大的|几|多少|哪个|什么)(?:正整数|自然数|数)?,?(?:积|得数|结果|所得的积)?(?:才|就)?(?:能)?(?:是|为|得|成为|变成|得到)+1?个?(?<s>完全平方|平方|完全立方|立方)数?`,
    ],
    ({ m, s = "" }) => `the smallest whole number n with n times ${m} is a ${s.includes("立方") ? "cube" : "square"}`,
  ),
  ...told(
    [`(?:比)?小于(?<n>\\d{1,7})的(?:正的?)?完全平方数${howManyZh},?\\((?:不包括|不含|不算)(?<q>\\d{1,7})(?:本身)?\\)`],
    ({ n, q }) => (n === q ? `how many whole numbers n less than ${n} with n is a square` : null),
  ),
  ...told(
    [
      `(?:in )?how many ways can (?<n>\\d{1,5}) be (?:written|expressed) as (?:a|the) sum of (?:the squares of 2 (?<p>positive) (?:whole numbers|integers)|2 (?<p2>positive )?(?:perfect )?squares),? ?\\(?(?:if |when |where )?(?:the )?(?:order (?:doesn't matter|does not matter|is ignored)|ignoring order|not counting order)\\)?`,
      `(?:把)?(?<n>\\d{1,5})(?:可以)?(?:写成|表示成|表示为|分成)2个(?<p>正整)数的?平方(?:的|之)?和,?(?:\\(?(?:不计顺序|不考虑顺序|不计次序|顺序不同算同?1种)\\)?,?)?(?:[1一]?共)?有(?:几|多少)种(?:不同的?)?(?:写法|方法|表示方?法)`,
    ],
    ({ n = "", p, p2 }) => squares({ n, ...(p || p2 ? { p: "positive" } : {}) }),
  ),
  ...told(
    [
      `(?:in )?how many ways can (?<n>\\d{1,5}) be (?:written|expressed) as [a-z]\\^2 ?- ?[a-z]\\^2 (?:with|for|where|using) (?:positive (?:whole numbers|integers) [a-z](?: and |, ?)[a-z]|[a-z] and [a-z] (?:are )?positive (?:whole numbers|integers))`,
      `(?:in )?how many ways can (?<n>\\d{1,5}) be (?:written|expressed) as (?:a|the) difference of (?:the squares of )?2 positive (?:whole numbers|integers|(?:perfect )?squares)(?: squared)?`,
      `(?:把)?(?<n>\\d{1,5})(?:可以)?(?:写成|表示成|表示为)2个正整数的?平方(?:的|之)?差,?(?:[1一]?共)?有(?:几|多少)种(?:不同的?)?(?:写法|方法|表示方?法)`,
    ],
    ({ n }) => `how many pairs of positive whole numbers with x^2-y^2=${n}`,
  ),
  ...told(
    [
      "how many (?:of the )?fractions (?<k>[a-z])/(?<n>\\d{1,4}),? (?:with|where) 0 ?< ?\\k<k> ?< ?\\k<n>,? (?:are|can be) (?:already )?(?:in (?:lowest|simplest) (?:terms|form)|irreducible|reduced)",
    ],
    ({ n }) => (Number(n) > 2 ? `calculate coprimes(${n})` : null),
  ),
  ...told(
    [
      `(?:if )?(?:the )?positive (?:whole numbers|integers) (?<x>[a-z]) ?(?<r>[<>]) ?(?<y>[a-z]) (?:satisfy|have|with|solve) ${equation}(?:,? (?:find|what is|what are) (?:\\([a-z], ?[a-z]\\)|[a-z] and [a-z]|them|the pair))?`,
      `(?:the |a )?pair of positive (?:whole numbers|integers) \\([a-z], ?[a-z]\\) (?:with|where) (?<x>[a-z]) ?(?<r>[<>]) ?(?<y>[a-z]) (?:such that|and|so that|for which) ${equation}`,
      `(?:已知|设|若)?正整数(?<x>[a-z])(?<r>[<>])(?<y>[a-z]),?(?:且|满足|并且)*${equation},?(?:求|则|那么)*(?:\\([a-z],[a-z]\\)|[a-z]和[a-z]|[a-z],[a-z]|这2个数)?`,
      `(?:求)?满足${equation}的正整数(?<x>[a-z])(?<r>[<>])(?<y>[a-z])`,
    ],
    ordered,
  ),
  ...told(
    [
      `(?:从)?(?<a>\\d{1,5})到(?<b>\\d{1,5})(?:的(?:自然|整)?数)?(?:中|里),?是(?<m>\\d{1,3})或(?<k>\\d{1,3})的倍数,?但不?(?:同时是|都是)(?:2者|它们|两者|\\k<m>和\\k<k>)的?(?:公)?倍数的(?:数)?${howManyZh}`,
    ],
    ({ a, b, m, k }) =>
      `how many whole numbers n from ${a} to ${b} with n is divisible by exactly one of ${m} and ${k}`,
  ),
  ...told(
    [
      "how many (?<d>[1-5])-digit (?:positive )?(?:whole )?(?:numbers|integers) have an odd number of (?:positive )?(?:divisors|factors)",
      "(?<d>[1-5])位数(?:中|里|里面)?,?(?:因|约)数的?个数(?:是|为)奇数的(?:数)?(?:[1一]?共)?有(?:几|多少)个",
    ],
    ({ d }) => `how many whole numbers n of ${d} digits with n has an odd number of divisors`,
  ),
  ...told(
    [
      "is (?<n>\\d{2,9}) (?:a )?prime(?: number)?,? (?:and )?if (?:it is |it's )?not,? (?:then )?(?:give|find|tell|write|show|what are) (?:me )?(?:its|the) prime (?:factors|factori[sz]ation)(?: of it)?",
      "(?<n>\\d{2,9})是(?:不是)?(?:质|素)数(?:吗)?,?(?:如果)?不是(?:的话)?,?(?:就|请)?(?:把它)?分解质因数",
    ],
    ({ n }) => {
      const number = Number(n);
      for (let by = 2; by * by <= number; by++)
        if (number % by === 0) return `Write ${n} as a product of prime factors.`;
      return `Is ${n} a prime number?`;
    },
  ),
];
