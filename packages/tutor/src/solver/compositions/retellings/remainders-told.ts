import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(Number);
const someEn =
  "(?:a|an|some|my|the|one|this|that)? ?(?:certain |positive |whole |unknown |secret |mystery |natural )*(?:number|integer)(?: [a-z])?|[a-z]";
const itEn =
  "(?:(?:the|that|this) (?:same |very )*(?:number|integer)(?: [a-z])?|it|the number|that same number|[a-z]|that)";
const leavesEn = "(?:leaves|gives|has|leaving|giving|with|and leaves|and gives|and has|you get|i get|yields)";
const knownEn = [
  `(?:when |if |suppose |whenever )?(?:${someEn}) is divided by (?<m>\\d{1,5}),? (?:and )?(?:the|its)? ?remainder (?:is|equals) (?<r>\\d{1,5})`,
  `(?:when |if |suppose |whenever )?(?:you|we|i) divide (?:${someEn}) by (?<m>\\d{1,5}),? (?:and )?(?:the remainder is|you get (?:a )?remainder|there is a remainder of|it leaves a remainder of|the remainder you get is|you get a remainder of|you have a remainder of) (?<r>\\d{1,5})`,
  `(?:when |if |suppose )?(?:${someEn})(?: is)? divided by (?<m>\\d{1,5}),? (?:it )?${leavesEn}(?: a)?(?: remainder)?(?: of)? (?<r>\\d{1,5})(?: as (?:a|the) remainder)?`,
  `(?:when |if |suppose )?(?:${someEn}) ${leavesEn}(?: a)? remainder(?: of)? (?<r>\\d{1,5}) (?:when|if|after being|on) (?:it is )?(?:divided|division) by (?<m>\\d{1,5})`,
  `(?:when |if |suppose )?(?:${someEn}) mod (?<m>\\d{1,5}) (?:is|equals|=) (?<r>\\d{1,5})`,
];
const askedEn = [
  `(?:then )?(?:what|which|find|give)(?:'s| is| will be| would be)?(?: the| its)? remainder (?:do you get|will you get|would you get|do we get|is there|is left|is it|will there be|will be left|comes out|does ${itEn} (?:leave|give|have)|will ${itEn} (?:leave|give|have)|would ${itEn} (?:leave|give|have)|does it leave)?,? ?(?:when|if|on|after) (?:(?:you |we |i )?(?:divide|dividing|division of)? ?${itEn}(?: is| was| were)?(?: then| instead| now)?(?: divided)?|divided|(?:it|the same number) is divided) (?:instead )?by (?<k>\\d{1,5})(?: instead)?`,
  `(?:then )?(?:what|which)(?: is| will be)?(?: the)? remainder (?:when|if) (?:divided|it is divided) by (?<k>\\d{1,5})`,
  `(?:then )?(?:what|find) (?:is )?${itEn} mod (?<k>\\d{1,5})`,
  `(?:then )?(?:when|if) (?:you divide )?${itEn} (?:is divided )?by (?<k>\\d{1,5}),? what (?:is|will be|would be) (?:the )?remainder`,
];
const someZh = "(?:有)?(?:已知|如果|若|设)?(?:(?:1个|某个?|某1个?|这个)?(?:自然|整|正整)?数(?:[a-z])?|[a-z])";
const itZh = "(?:它|这个数|该数|此数|同1个数|这个(?:自然|整|正整)数|[a-z]|用它)?";
const knownZh = `${someZh}(?:除以|被|÷)(?<m>\\d{1,5})(?:除|去除)?,?(?:所得的?|得到的?|的)*(?:余|余数是|余数为|余下|剩|余数等于)(?<r>\\d{1,5})`;
const remainderZh = "(?:的|,|得到的?|所得的?|会|应|应该)*余(?:数)?(?:是|为|等于|应是)?(?:几|多少)?";

/** A remainder that follows from another; not where it may be one or another. */
const carried = ({ m, r, k }: Record<string, string>) =>
  Number(r) < Number(m) && Number(k) > 1 && Number(m) % Number(k) === 0
    ? `the remainder of n divided by ${k} when n mod ${m} = ${r}`
    : null;

const congruence =
  "(?<a>\\d{0,4})\\*?(?<x>[a-z]) ?(?:≡|\\\\equiv) ?(?<b>-?\\d{1,5}),? ?\\(?\\\\?(?:mod|模) ?(?<m>\\d{1,4})\\)?";
/** The one solution from 0 (or 1) up to the modulus; 0 itself is left to others. */
const inRange = ({ a = "", b, m, lo, hi }: Record<string, string>) => {
  const [factor, rest, modulus] = [Number(a || "1"), Number(b), Number(m)];
  const [low, high] = [Number(lo ?? 0), Number(hi ?? modulus - 1)];
  const isWhole = low <= 1 && (high === modulus - 1 || high === modulus);
  return isWhole && modulus > 1 && gcd(factor, modulus) === 1 && rest % modulus !== 0
    ? `the smallest whole number n with n solves ${a}x≡${b} (mod ${m})`
    : null;
};
const belowModulus = ({ hi, ...rest }: Record<string, string>) => inRange({ ...rest, hi: `${Number(hi) - 1}` });

/** What leaves the same remainders divides the differences. */
const sameRemainder = ({ l }: Record<string, string>) => {
  const numbers = wholesIn(l);
  const differences = numbers.slice(1).map((one, at) => Math.abs(one - (numbers[at] ?? 0)));
  return differences.some((one) => one === 0) || differences.reduce(gcd) < 2
    ? null
    : `calculate gcd(${differences.join(", ")})${differences.length === 1 ? "+0" : ""}`;
};
const listZh = "(?<l>\\d{1,6}(?:(?:,|和|与|及)\\d{1,6}){1,4})";
const listEn = "(?<l>\\d{1,6}(?:(?:,? and |, )\\d{1,6}){1,4})";

/** A divisor whose remainders are known only together. */
const sumOfRemainders = ({ l, s }: Record<string, string>) => {
  const numbers = wholesIn(l);
  const rest = Number(s);
  const total = numbers.reduce((all, one) => all + one, 0) - rest;
  const low = Math.max(2, Math.floor(rest / numbers.length) + 1);
  const high = Math.min(...numbers);
  const fitting = Array.from({ length: Math.max(0, high - low + 1) }, (_, at) => low + at).filter(
    (one) => total % one === 0,
  );
  const [only = 1] = fitting;
  return total > 0 &&
    fitting.length === 1 &&
    numbers.reduce((all, one) => all + (one % only), 0) === rest &&
    Math.max(...numbers) < 100_000
    ? `the only whole number n from ${low} to ${high} with n divides ${total}`
    : null;
};

const leftOver =
  (start: string) =>
  ({ n, r, d }: Record<string, string>) =>
    Number(r) < Number(n)
      ? `${start} whole numbers n of ${d ?? "2"} digits with n divides ${n} with remainder ${r}`
      : null;
const dividedZh =
  "(?:用)?(?<n>\\d{2,5})(?:除以)(?:1个)?(?<d>[1-3])位数,?(?:得到的?|所得的?|结果|,)*余(?:数)?(?:是|为|下)?(?<r>\\d{1,3})";

/** Remainders that follow from others, that are the same, or that are known only together; congruences within a range. */
export const ofRemaindersTold: Retelling[] = [
  ...told(
    knownEn.flatMap((known) => askedEn.map((asked) => `${known},? (?:and )?${asked}`)),
    carried,
  ),
  ...told(
    [`${knownZh}${thenZh}${itZh}(?:再|若|如果|改为|改成|要是)*(?:除以|被|÷)(?<k>\\d{1,5})(?:除|去除)?${remainderZh}`],
    carried,
  ),
  ...told(
    [
      `(?:solve )?(?:the )?(?:congruence )?${congruence},? (?:and )?(?:giving|give|write|with|where|for|choosing|taking|so that|and)? ?(?:the |your )?(?:value |answer |solution )?(?:of |for )?\\k<x>? ?(?:is |lies |as |being |must be |in |a whole number |an integer |taken )*(?:between|from|in the range(?: from)?) (?<lo>0|1) (?:and|to) (?<hi>\\d{1,4})(?: inclusive)?`,
      `(?:solve )?(?:the )?(?:congruence )?${congruence},? (?:and )?(?:giving|give|write|with|where|for|if)? ?(?<lo>0|1) ?(?:<=|≤|\\\\le) ?\\k<x> ?(?:<=|≤|\\\\le) ?(?<hi>\\d{1,4})`,
      `(?:the )?(?:least|smallest) (?:positive |nonnegative |non-negative )?(?:integer |whole number |solution |value |number )*(?:of |to |for )?(?:x )?(?:that satisfies |satisfying |such that |with |for which |so that |where )?${congruence}`,
      `(?:解)?(?:同余方程|同余式)?${congruence},?(?:求|其中|且|要求|,)*\\k<x>?(?:的)?(?:取|在|满足|是|为|的解)*(?<lo>0|1)(?:到|至|~|-|和)(?<hi>\\d{1,4})(?:之间|的|整数|中|里|,|解|正)*`,
      `(?:解)?(?:同余方程|同余式)?${congruence},?(?:求|其中|且|要求|,)*(?<lo>0|1)(?:<=|≤)\\k<x>(?:<=|≤)(?<hi>\\d{1,4})(?:,?求\\k<x>)?`,
      `(?:求)?(?:满足|使|使得|适合)${congruence}(?:成立)?的(?:最小的?)(?:正整数|自然数|正整数解|解|整数)(?:\\k<x>)?${whatZh}`,
      `(?:解)?(?:同余方程|同余式)?${congruence},?(?:求)?(?:它的|的|\\k<x>的)?最小(?:的)?(?:正整数|非负整数|自然数)(?:解|值)?${whatZh}`,
      `(?:若|如果|已知|设)?${congruence},?(?:那么|则|求|问)*(?:正整数\\k<x>|\\k<x>)的?最小(?:正整数|值|是|为|正整数值)+${whatZh}`,
    ],
    inRange,
  ),
  ...told(
    [
      `(?:solve )?(?:the )?(?:congruence )?${congruence},? (?:and )?(?:giving|give|write|with|where|for|if)? ?(?<lo>0) ?(?:<=|≤|\\\\le) ?\\k<x> ?< ?(?<hi>\\d{1,4})`,
      `(?:解)?(?:同余方程|同余式)?${congruence},?(?:求|其中|且|要求|,)*(?<lo>0)(?:<=|≤)\\k<x><(?<hi>\\d{1,4})(?:,?求\\k<x>)?`,
    ],
    belowModulus,
  ),
  ...told(
    [
      `${listZh}(?:这)?(?:[2-5]个)?(?:自然数|整数|数)?,?(?:分别|都|同时)?(?:除以|被)同?(?:1个|某个|某1个)?(?:大于1的)?(?:自然|整|正整)?数(?:除)?,?(?:[a-z],)?(?:所得的?|得到的?|它们的?|的)*余数(?:都|均|全)?(?:相同|相等|1样)${thenZh}(?:这个|该)?(?:除数|自然数|正整数|整数|数)(?:[a-z])?(?:最大)(?:可能)?(?:能)?(?:是|为)?(?:几|多少)?`,
      `(?:用)?(?:某个?|1个|同1个|某1个)(?:大于1的)?(?:自然|整|正整)?数(?:分别)?(?:去)?除${listZh},?(?:所得的?|得到的?|它们的?|的|3次|三个|3个)*余数(?:都|均|全)?(?:相同|相等|1样)${thenZh}(?:这个|该)?(?:除数|自然数|正整数|整数|数)?(?:最大)(?:可能)?(?:能)?(?:是|为)?(?:几|多少)?`,
      `(?:如果|已知|有)?(?:1个|某个?)?(?:自然|整|正整)?数(?:分别)?(?:去)?除${listZh},?(?:所得的?|得到的?|它们的?|的|3次|3个)*余数(?:都|均|全)?(?:相同|相等|1样),?(?:求|那么|则|问)*(?:这个|该)?(?:除数|自然数|正整数|整数|数)?(?:的)?最大(?:值|的)?(?:可能)?(?:能)?(?:是|为)?(?:几|多少)?`,
      `(?:the )?(?:largest|greatest|biggest) (?:possible )?(?:whole |positive )?(?:number|integer|divisor)(?: [a-z])? (?:that|which|by which) (?:divides|we can divide|leaves the same remainder (?:when|on) (?:dividing|it divides|divided into)|gives the same remainder (?:when|on) (?:dividing|it divides|divided into)) (?:each of |all of |all |the numbers )*${listEn}(?:,? (?:and )?(?:leaving|leaves|leave|giving|gives|with|to leave|to get|to give|and leaves) (?:always )?the same (?:nonzero )?remainder(?: each time| every time| in each case)?)?`,
      `(?:the numbers )?${listEn} (?:all )?(?:leave|give|have) the same remainder when (?:they are )?divided by (?:the same |a |some |a certain |a whole )*(?:whole |positive )?(?:number|integer)(?: [a-z])?(?: greater than 1)?,? (?:what is|find|what's) ?the (?:largest|greatest|biggest) (?:possible )?(?:value (?:of )?)?(?:(?:that|this|the|such) )?(?:whole |possible )?(?:number|divisor|integer|[a-z]|it)?(?: could be| can be)?`,
    ],
    sameRemainder,
  ),
  ...told(
    [
      `(?:有)?(?:1个|某个?)?(?:自然|整|正整)?数,?(?:用它|它)?(?:分别)?去?除${listZh},?(?:(?:都|均|各)有余数,)?(?:所得的?|得到的?|得|的|这)*(?:[23]个)?余数(?:之和|的和|加起来|相加)(?:是|为|等于|得)?(?<s>\\d{1,4})${thenZh}(?:这个|该)?(?:自然数|数|除数|整数)${whatZh}`,
      `${listZh}(?:这)?(?:[23]个数)?(?:分别)?除以(?:同1个|1个|某个)(?:自然|整)?数,?(?:所得的?|得到的?|的)*(?:[23]个)?余数(?:之和|的和)(?:是|为|等于|得)?(?<s>\\d{1,4})${thenZh}(?:这个|该)?(?:自然数|数|除数|整数)${whatZh}`,
      `(?:when )?${listEn} (?:are|is) (?:each )?divided by (?:the same|a|a certain) (?:whole )?number,? (?:and )?the (?:sum of the (?:[23] )?remainders is|(?:[23] )?remainders add up to) (?<s>\\d{1,4})(?:,? (?:what is|find) (?:the|that|this) (?:number|divisor))?`,
    ],
    sumOfRemainders,
  ),
  ...told(
    [`${dividedZh}${thenZh}(?:这样的|符合条件的|满足条件的)(?:[1-3]位数|除数)?(?:[1一]?共)?有(?:多少|几)个`],
    leftOver("how many"),
  ),
  ...told(
    [
      `${dividedZh}${thenZh}(?:这个|这样的|符合条件的|满足条件的|所有)*(?:[1-3]位数|除数)(?:可能)?(?:是|有|为)*(?:哪些|哪几个|多少|几)?`,
    ],
    leftOver("all"),
  ),
  ...told(
    [
      `how many (?<d>[1-3])-digit (?:whole |positive )?(?:numbers|integers|divisors) (?:leave|give) (?:a )?remainder (?:of )?(?<r>\\d{1,3}) when (?:(?<n>\\d{2,5}) is divided by them|they divide (?<n2>\\d{2,5})|divided into (?<n3>\\d{2,5}))`,
      `when (?<n>\\d{2,5}) is divided by a (?<d>[1-3])-digit (?:whole )?number,? (?:the remainder is|it leaves a remainder of) (?<r>\\d{1,3}),? how many (?:such |possible )?(?:[1-3]-digit )?(?:whole )?(?:numbers|divisors|values)(?: are there| are possible)?`,
    ],
    ({ n, n2, n3, r, d }) => leftOver("how many")({ n: n ?? n2 ?? n3 ?? "", r: r ?? "", d: d ?? "" }),
  ),
];
