import { type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const list = "(?<l>\\d{1,7}(?:(?:, | and |, and |,|和|与|、|跟)\\d{1,7}){1,4})";
const wholesIn = (text = "") => (text.match(/\d+/g) ?? []).map(BigInt);
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const lcmOf = (numbers: bigint[]) => numbers.reduce((all, one) => (all * one) / gcd(all, one), 1n);
const powers = (name: string) => `(?<${name}>\\d{1,4}(?:\\^\\d{1,2})?(?: ?[*×x] ?\\d{1,4}(?:\\^\\d{1,2})?){0,5})`;
const written = (text = "") => text.replaceAll(/[×x]/g, "*").replaceAll(" ", "");

/** Whether what all of them divide is divisible by another number. */
const mustDivide = ({ l, m = "" }: Record<string, string>) => {
  const divisors = wholesIn(l);
  return divisors.some((one) => one < 2n) || BigInt(m) < 2n ? null : `Is ${lcmOf(divisors)} divisible by ${m}?`;
};

/** Each less its own remainder, and what they have in common. */
const leaving = ({ l, r, rs }: Record<string, string>) => {
  const numbers = wholesIn(l);
  const rests = rs ? wholesIn(rs) : numbers.map(() => BigInt(r ?? 0));
  if (rests.length !== numbers.length || numbers.some((one, at) => one <= (rests[at] ?? 0n))) return null;
  const whole = numbers.map((one, at) => one - (rests[at] ?? 0n));
  const common = whole.reduce(gcd);
  // A remainder is less than what it is left by.
  return rests.every((rest) => rest < common) && common <= 1_000_000n
    ? `calculate gcd(${numbers.map((one, at) => `${one}-${rests[at]}`).join(", ")})`
    : null;
};

const sorts: [RegExp, string][] = [
  [/^(?:质数|素数|primes?(?: numbers?)?)$/, "n is prime"],
  [/^(?:合数|composites?(?: numbers?)?)$/, "n is composite"],
  [/^(?:奇数|单数|odd(?: numbers?)?)$/, "n is odd"],
  [/^(?:偶数|双数|even(?: numbers?)?)$/, "n is even"],
  [/^(?:(?:完全)?平方数|(?:perfect |square )squares?|(?:perfect )?squares?(?: numbers?)?)$/, "n is a square"],
];
const sortEn = "(?:primes?|composites?|odd|even|(?:perfect )?squares?)(?: numbers?)?";
const sortZh = "(?:质数|素数|合数|奇数|单数|偶数|双数|(?:完全)?平方数)";
const longList = "(?<l>\\d{1,7}(?:,? ?(?:and |或|和)?(?<!\\d)\\d{1,7}){2,14})";
const among =
  (start: string) =>
  ({ l, k = "" }: Record<string, string>) => {
    const condition = sorts.find(([sort]) => sort.test(k))?.[1];
    const numbers = wholesIn(l);
    return condition && new Set(numbers).size === numbers.length
      ? `${start} whole numbers n among ${numbers.join(", ")} with ${condition}`
      : null;
  };

/** Digits that one gap may hold. */
const gaps =
  (start: string) =>
  ({ w = "", l, m }: Record<string, string>) => {
    const number = w.replaceAll(/[□▢_]+|\( ?\)/g, "_");
    const by = m ? [BigInt(m)] : wholesIn(l);
    return number.split("_").length === 2 && /\d/.test(number) ? `${start} ${number} divisible by ${lcmOf(by)}` : null;
  };
const gapped = "(?:\\d位数)?(?<w>\\d*(?:[□▢_]+|\\( ?\\))\\d*)";
const dividedZh = `(?:能|是|可以|既)*(?:同时)?(?:被(?:${list}|(?<m>\\d{1,3}))整除|(?:${list.replace("<l>", "<l2>")}|(?<m2>\\d{1,3}))的(?:公)?倍数)`;
const gapZh = `${gapped}${dividedZh},?(?:那么|则|问)?(?:[□▢]|_+|\\( ?\\)|空格|方框)(?:里|中|内)?(?:面)?(?:的数字?)?`;
const byGroups = (start: string) => (groups: Record<string, string>) =>
  gaps(start)({
    w: groups.w ?? "",
    l: groups.l ?? groups.l2 ?? "",
    ...(groups.m || groups.m2 ? { m: groups.m ?? groups.m2 ?? "" } : {}),
  });

/** Numbers with more than one gap, or one, of which the numbers are wanted and not their digits. */
const severalGaps = `(?:\\d位数)?(?<w>(?:\\d*[□▢_]\\d*){1,4})(?:是)?(?:1个)?${dividedZh}(?:的\\d位数)?,?(?:那么|则|问)?`;
const numbersBy =
  (start: string) =>
  ({ w = "", l, l2, m, m2 }: Record<string, string>) => {
    const by =
      m || m2
        ? (m ?? m2)
        : wholesIn(l ?? l2)
            .join(", ")
            .replace(/, (\d+)$/, " and $1");
    return /\d/.test(w) && by ? `${start} ${w.replaceAll(/[□▢]/g, "_")} divisible by ${by}` : null;
  };

const rest = (letter: string, name: string) =>
  `(?<${letter}>[a-z]) (?:leaves|has|gives) (?:a |the )?(?:remainder )?(?:of )?(?<r${name}>\\d{1,4}) (?:mod|modulo|when (?:it is )?divided by|when dividing by) (?<m${name}>\\d{1,4})`;

const sumTo = ({ a, b }: Record<string, string>) =>
  Number(a) < Number(b) ? `is (${a}+${b})*(${b}-${a}+1)/2 odd or even` : null;

/** Common factors of what is told by its factors, or with remainders, and sorts among the numbers of a list. */
export const ofFactors: Retelling[] = [
  ...told(
    [
      "(?:what|which) digits? (?:can|could|may|should|would|will|must|do|does|you|we)* ?(?:go|goes|be put|be placed|fit|fits|put|write|fill)(?: in| into)? (?:the )?(?:box|blank|gap|space|square),? (?:in order )?(?:so that |so |to make |if |for )?(?<w>\\d*(?:_+|□)\\d*) (?:is |be |to be )?(?:exactly )?divisible by (?<m>\\d{1,3})",
      "(?:what|which) digits? (?:can|could|should|must) (?:replace|fill) (?:the )?(?:box|blank|gap|space|square) (?:in )?(?<w>\\d*(?:_+|□)\\d*) (?:so that|so|to make) (?:it|it is|it's|the number is|the number)? ?divisible by (?<m>\\d{1,3})",
    ],
    gaps("all digits that make"),
  ),
  ...told(
    [`${severalGaps}(?:这个|求|这样的|满足条件的|符合条件的)*(?:\\d位)?数?最大${whatZh}`],
    numbersBy("the largest number"),
  ),
  ...told(
    [`${severalGaps}(?:这个|求|这样的|满足条件的|符合条件的)*(?:\\d位)?数?最小${whatZh}`],
    numbersBy("the smallest number"),
  ),
  ...told(
    [`${severalGaps}(?:这个|求|这样的|满足条件的|符合条件的)*(?:\\d位)?数(?:是|有)?${whatZh}`],
    numbersBy("all numbers"),
  ),
  ...told(
    [
      "(?<e>\\d{1,5}(?:\\^\\d{1,2})?(?: ?[*×] ?\\d{1,5}(?:\\^\\d{1,2})?){1,6})(?:的)?(?:积|乘积)?(?:[1一]?共)?有(?:几|多少)个(?:不同的)?(?:正)?(?:因|约)数",
    ],
    ({ e }) => `calculate divisorcount(${written(e)})`,
  ),
  ...told(
    [
      `(?:在)?${longList}(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?(?:既|同时)?(?:是(?<m>\\d{1,4})的倍数|能?被(?<m2>\\d{1,4})整除),?(?:又|也|同时)+(?:是(?<q>\\d{1,4})的倍数|能?被(?<q2>\\d{1,4})整除)的?(?:数)?(?:有|是)?(?:哪些|哪几个)?`,
    ],
    ({ l, m, m2, q, q2 }) =>
      `all whole numbers n among ${wholesIn(l).join(", ")} with n is divisible by ${m ?? m2} and n is divisible by ${q ?? q2}`,
  ),
  ...told(
    [
      "how many (?:positive )?(?:whole numbers|integers|numbers) (?:less than|below|under|smaller than) (?<n>\\d{1,6}) are (?:either )?(?:perfect )?squares or (?:perfect )?cubes(?: or both)?",
      "how many (?:positive )?(?:whole numbers|integers|numbers) (?:less than|below|under|smaller than) (?<n>\\d{1,6}) are (?:either )?(?:perfect )?cubes or (?:perfect )?squares(?: or both)?",
      "小于(?<n>\\d{1,6})的正整数(?:中|里),?是?(?:完全)?平方数或(?:者)?(?:是)?(?:完全)?立方数的?(?:数)?(?:[1一]?共)?有(?:几|多少)个",
    ],
    ({ n }) => `how many whole numbers n less than ${n} with n is a square or cube`,
  ),
  ...told([`${gapZh}最大(?:能|可以)?(?:填|是)(?:几|多少)?`], byGroups("the largest digit that makes")),
  ...told([`${gapZh}最小(?:能|可以)?(?:填|是)(?:几|多少)?`], byGroups("the smallest digit that makes")),
  ...told(
    [`${gapZh}(?:可以|能|可能|应该?|应当|有)*(?:填|是)(?:几|哪些数字?|哪些|哪几个数字?|什么|多少)?`],
    byGroups("all digits that make"),
  ),
  ...told(
    [`${gapZh}(?:可以|能|有)*(?:填的数字?)?(?:[1一]?共)?有(?:几|多少)(?:种|个)(?:填法|可能|数字)?`],
    byGroups("how many digits make"),
  ),
  ...told(
    [
      `(?:if )?${rest("x", "x")},? and ${rest("y", "y")},? ?(?:what is|find|then|,)* ?(?:the )?remainder (?:of|when|for) (?<e>[a-z\\d+*^ -]{2,20}?) (?:is )?(?:mod|modulo|divided by|when divided by|when it is divided by) (?<k>\\d{1,4})`,
    ],
    ({ x, y, rx, mx, ry, my, e, k }) =>
      x === y ? null : `the remainder of ${e} divided by ${k} when ${x} mod ${mx} = ${rx} and ${y} mod ${my} = ${ry}`,
  ),
  ...told(
    [
      `(?:if )?(?:a|the|my) (?:whole )?number (?:[a-z] )?(?:has|with) (?:the )?prime factori[sz]ation(?: of)? ${powers("e")},? ?(?:then )?how many (?:positive )?(?:divisors|factors) does (?:it|[a-z]|the number) have`,
      `(?:if )?(?:the )?prime factori[sz]ation of (?:a number|a number [a-z]|[a-z]) is ${powers("e")},? ?(?:then )?how many (?:positive )?(?:divisors|factors) does (?:it|[a-z]|the number) have`,
      `(?:1个|某个?)?数?[a-z]?(?:的)?(?:分解质因数|质因数分解)(?:式)?(?:是|为|后是|的结果是|得)${powers("e")},?(?:它|这个数|[a-z]|则|那么)*(?:[1一]?共)?有(?:几|多少)个(?:不同的)?(?:正)?(?:因|约)数`,
    ],
    ({ e }) => `calculate divisorcount(${written(e)})`,
  ),
  ...told(
    [`(?:求)?[234]个数${list}的最大公(?:因|约)数(?:和|与|及)最小公倍数(?:分别|各)?(?:是)?(?:多少|几)?`],
    ({ l }) => `find the gcd and lcm of ${wholesIn(l).join(", ")}`,
  ),
  ...told(
    [
      "(?:数)?(?<n>\\d{1,40})的?(?:各位|各个?数位|所有|每1?位|各位上的?|各数位上?的?)+(?:上)?(?:的)?数字?(?:的|之|总)?和",
    ],
    ({ n }) => `calculate digitsum(${n})`,
  ),
  ...told(
    [
      `which (?:1 |one |number )?of (?:these|the following|the numbers|these numbers|the following numbers) is (?:a |an )?(?<k>${sortEn}),? ${longList}`,
      `which (?:1 |one |number )?is (?:a |an )?(?<k>${sortEn}),? ${longList}`,
      `(?:下列|下面|以下)(?:各数|的数|数|这些数)?(?:中|里)?,?(?:哪个|哪些|哪1个|哪几个|是)+(?:数)?(?:是)?(?<k>${sortZh})(?:的是|的有|的)?,?${longList}`,
    ],
    among("all"),
  ),
  ...told(
    [
      "(?:the )?(?:smallest|least) (?:positive )?(?:integer |number |whole number |value of |solution )*(?<x>[a-z])? ?(?:if|such that|with|satisfying|where|so that|for which|of|to|that satisfies|,)+ (?<a>[a-z] ?≡ ?\\d{1,5} ?\\(? ?mod ?\\d{1,5}\\)?),? (?:and )?(?<b>[a-z] ?≡ ?\\d{1,5} ?\\(? ?mod ?\\d{1,5}\\)?)",
      "(?<x>[a-z]) (?:if|such that|with|satisfying|where|so that|for which) (?<a>[a-z] ?≡ ?\\d{1,5} ?\\(? ?mod ?\\d{1,5}\\)?),? (?:and )?(?<b>[a-z] ?≡ ?\\d{1,5} ?\\(? ?mod ?\\d{1,5}\\)?),? (?:find |give )?(?:the )?(?:smallest|least)(?: positive)?(?: (?:integer|number|one|value|[a-z]))?",
    ],
    ({ a, b }) => `the smallest whole number n with n solves ${a} and n solves ${b}`,
  ),
  ...told(
    [
      `if (?:a|an|any) (?:whole )?(?:number|integer) is (?:divisible by|a multiple of) (?:both )?${list},? (?:then )?(?:must|does|is|will|should) (?:it|the number) (?:also |always |necessarily |have to )*(?:be )?(?:divisible by|a multiple of) (?<m>\\d{1,7})(?:,? yes or no)?`,
      `is (?:a|an|any|every) (?:whole )?(?:number|integer) (?:that is |which is )?(?:divisible by|a multiple of) (?:both )?${list} (?:also |always |necessarily )*(?:divisible by|a multiple of) (?<m>\\d{1,7})(?:,? yes or no)?`,
      `(?:1个|如果1个|若1个)?(?:自然|整)?数?(?:既)?能?(?:同时)?被${list}整除(?:的数|,)*(?:那么|则)?(?:它|这个数)?(?:也)?(?:[1一]定|必定|必|肯定)(?:也)?(?:能)?被(?<m>\\d{1,7})整除(?:吗|对吗|对不对)?`,
    ],
    mustDivide,
  ),
  ...told(
    [
      `(?:what |which )?(?:whole )?number (?:has|with) (?:the |a )?prime factori[sz]ation(?: of)? ${powers("e")}`,
      `(?:the )?number (?:whose|with) (?:the )?prime factori[sz]ation (?:is )?${powers("e")}`,
      `(?:if )?(?:the )?prime factori[sz]ation of (?:a|the|my) number is ${powers("e")},? ?(?:what is|what's|find)? ?(?:the|my) number`,
      `(?:1个|某个?)数?(?:的)?分解质因数(?:是|为|后是|的结果是|得)${powers("e")},?(?:这个|该)数${whatZh}`,
    ],
    ({ e }) => `calculate ${written(e)}`,
  ),
  ...told(
    [
      `(?:the )?(?<w>lcm|gcd|gcf|hcf|least common multiple|lowest common multiple|greatest common (?:factor|divisor)|highest common factor) (?:of|for) ${powers("a")} and ${powers("b")}`,
      `${powers("a")}(?:和|与|跟)${powers("b")}的?(?<w>最小公倍数|最大公(?:因|约)数)`,
    ],
    ({ a = "", b = "", w = "" }) =>
      /[*×x^]/.test(a + b)
        ? `the ${/lcm|multiple|倍/.test(w) ? "lcm" : "gcd"} of the values ${written(a)}, ${written(b)}`
        : null,
  ),
  ...told(
    [
      `(?:the )?(?:largest|greatest|biggest) (?:whole |possible )*(?:number|integer|divisor) (?:that |which )(?:divides|will divide|can divide|when divided into) ${list},? ?(?:and )?(?:leaving|to leave|leaves|with|so as to leave) (?:a |the )?(?:same )?remainders?(?: of)? (?:(?<rs>\\d{1,6}(?:(?:, | and |, and )\\d{1,6}){1,4}),? respectively|(?<r>\\d{1,6})(?: in (?:each|both|every) cases?| each time| both times| each)?)`,
      `(?:用1个数|1个数|用1个自然数)(?:分别)?(?:去)?除${list},?(?:都|均|余数都是|结果都|所得余数都是)*余?(?:数)?(?:是|为)?(?<r>\\d{1,6}),?(?:这个|该|那么|则|求)*(?:自然)?数?最大${whatZh}`,
      `${list}(?:分别)?(?:除以|被)(?:同)?1个(?:自然|整)?数(?:除)?,?(?:都|均|余数都是|结果都|所得余数都是)*余?(?:数)?(?:是|为)?(?<r>\\d{1,6}),?(?:这个|该|那么|则|求)*(?:除数|自然数|数)?最大${whatZh}`,
    ],
    leaving,
  ),
  ...told(
    [
      `(?:下列各数|下面的数|下列数|在)?(?:中)?,?${longList}(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?(?<k>${sortZh})(?:[1一]?共)?有(?:几|多少)个`,
      `(?:下列各数|下面的数|下列数|在)?(?:中)?,?${longList}(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?(?:[1一]?共)?有(?:几|多少)个(?:数)?(?:是)?(?<k>${sortZh})`,
      `how many (?:of the numbers |of these numbers |of )?${longList} are (?<k>${sortEn})`,
      `how many (?<k>${sortEn}) are (?:there )?(?:in (?:the|this) list|among|in) ?:?,? ?${longList}`,
    ],
    among("how many"),
  ),
  ...told(
    [
      `(?:下列各数|下面的数|下列数|在)?(?:中)?,?${longList}(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?(?:哪些|哪几个)(?:数)?是(?<k>${sortZh})`,
      `(?:下列各数|下面的数|下列数|在)?(?:中)?,?${longList}(?:这几个数|这些数|这\\d+个数)?(?:中|里|里面|当中)?,?(?<k>${sortZh})有`,
      `which (?:of the numbers |of these numbers |of these |of |numbers in )?(?:,? ?)?${longList} (?:are|is) (?<k>${sortEn})`,
    ],
    among("all"),
  ),
  ...told(
    [
      `(?:从)?(?<a>\\d{1,6})到(?<b>\\d{1,6})(?:这?\\d*个|的所有|所有|的)*(?:连续)?(?:自然数|整数|数|正整数)?(?:的|之)?和是(?:奇数还是偶数|偶数还是奇数)`,
      `(?:从)?(?<a>\\d{1,6})(?:一直)?加到(?<b>\\d{1,6}),?(?:的?(?:和|得数|结果))?是(?:奇数还是偶数|偶数还是奇数)`,
      `(?:is|are) (?:the )?sum of (?:all )?(?:of )?(?:the )?(?:whole |natural |counting )?(?:numbers|integers) from (?<a>\\d{1,6}) (?:to|through) (?<b>\\d{1,6}) (?:odd or even|even or odd)`,
    ],
    sumTo,
  ),
  ...told(
    [
      `(?<b>\\d{1,3})(?:\\^|的)(?<p>\\d{1,3})(?:次方|次幂)?(?<s>[-+加减])(?<c>\\d{1,4})是(?:不是)?(?<k>质|素|合)数(?:吗)?`,
    ],
    ({ b, p, s, c, k }) => (k === "合" ? null : `is the value ${b}^${p}${/[-减]/.test(s ?? "") ? "-" : "+"}${c} prime`),
  ),
  ...told(
    [
      `(?:the )?(?:value of |digit |digits? )*(?<x>[a-z])(?:,)? (?:if|so that|such that|for which|that makes?|when|given that) (?:the )?(?:\\d-digit )?(?:number )?(?<w>\\d*[a-z][\\da-z]*) (?:is )?(?:exactly )?divisible by (?<m>\\d{1,3})(?: \\([^()\\d]{0,20}digit[^()]{0,20}\\))?`,
      `(?:the )?(?:\\d-digit )?(?:number )?(?<w>\\d*[a-z][\\da-z]*) is (?:exactly )?divisible by (?<m>\\d{1,3}),? (?:what is|find|what digit is|what are)(?: the)?(?: (?:possible )?values? of| digit)? (?<x>[a-z])`,
      `(?:\\d位数)?(?<w>\\d*[a-z][\\da-z]*)(?:能|可以|是)?被(?<m>\\d{1,3})整除${thenZh}(?:数字)?(?<x>[a-z])(?:的值)?${whatZh}`,
    ],
    ({ w = "", m, x = "" }) =>
      /\d/.test(w) && [...w].every((sign) => /\d/.test(sign) || sign === x)
        ? `all digits that make ${w} divisible by ${m}`
        : null,
  ),
  ...told(
    [
      "how many digits (?:are (?:there )?in|does|has) (?:the (?:number|product|value|integer) )?(?<e>\\d+(?:\\^\\d+)?(?: ?[*×x] ?\\d+(?:\\^\\d+)?){1,3})(?: have)?",
      "(?:the )?number of digits (?:in|of) (?:the (?:number|product|value|integer) )?(?<e>\\d+(?:\\^\\d+)?(?: ?[*×x] ?\\d+(?:\\^\\d+)?){1,3})",
      "(?<e>\\d+(?:\\^\\d+)?(?: ?[*×x] ?\\d+(?:\\^\\d+)?){1,3})(?:的(?:积|乘积|结果|得数))?(?:[1一]?共)?(?:是|有)(?:几|多少)位(?:数)?",
    ],
    ({ e }) => `calculate digitcount(${written(e)})`,
  ),
];
