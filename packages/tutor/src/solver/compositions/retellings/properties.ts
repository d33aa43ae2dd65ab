import { isZh, type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const askedNumber = "(?:,| |what is|what's|find|then|the|that|this|number)*";

/** Half of what is both added, the root of what is both multiplied. */
const both = ({ n = "", s = "" }: Record<string, string>) =>
  /积|product/.test(s) ? `calculate sqrt(${n})` : `calculate ${n}/2`;

/** Prime factors, each as often as it is one. */
function primesOf(number: number): number[] {
  for (let divisor = 2; divisor * divisor <= number; divisor++)
    if (number % divisor === 0) return [divisor, ...primesOf(number / divisor)];
  return number > 1 ? [number] : [];
}

const daysOf = (year: number) => (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 366 : 365);

/** What is asked of a number by its factors, its digits, or what it is a sum of. */
export const ofProperties: Retelling[] = [
  ...told(
    [
      "(?:□|▢|\\( ?\\)|_+|[a-z]) ?[÷/] ?(?<m>\\d{1,4}) ?= ?(?<q>\\d{1,5}) ?(?:…|\\.)+ ?(?:□|▢|\\( ?\\)|_+|[a-z]),?(?:余数最大(?:是|时)?(?:几|多少)?,)?(?:这时|此时|那么|则)?,?(?:被除数|[a-z])最大(?:是|能?填)?(?:几|多少)?",
    ],
    ({ m, q }) => (Number(m) < 2 ? null : `calculate ${m}*${q}+(${m}-1)`),
  ),
  ...told(
    [
      "(?:□|▢|\\( ?\\)|_+|[a-z]) ?[÷/] ?(?<m>\\d{1,4}) ?= ?(?<q>\\d{1,5}) ?(?:…|\\.)+ ?(?:□|▢|\\( ?\\)|_+|[a-z]),?余数最大(?:是|能?填)?(?:几|多少)?",
    ],
    ({ m }) => (Number(m) < 2 ? null : `calculate ${m}-1`),
  ),
  ...told(
    [
      "(?:从)?(?<a>\\d{1,4})(?:[1一]直|连续)?加到(?<b>\\d{1,4})(?:的?和|的?结果|,|再|所得的?|得到的?|把)*(?:除以|被)(?<m>\\d{1,5})(?:除)?(?:,|的|所得|得到的?)*余(?:数)?(?:是)?(?:几|多少)?",
    ],
    ({ a, b, m }) =>
      Number(b) - Number(a) < 4
        ? null
        : `What is the remainder when ${a}+${Number(a) + 1}+${Number(a) + 2}+...+${b} is divided by ${m}?`,
  ),
  ...told(
    [
      `(?:有)?(?<k>[23])个(?:质|素)数的?(?:乘积|积)${isZh}(?<n>\\d{1,9})${thenZh}(?:这|它们)?\\k<k>?个?(?:质|素)?数?的?和${whatZh}`,
      `(?:the )?product of (?<k>[23]) (?:different )?(?:primes|prime numbers) is (?<n>\\d{1,9})[.,]? ?(?:what is|find)? ?(?:the|their) sum(?: of (?:the|these) (?:[23] )?(?:primes|prime numbers))?`,
    ],
    ({ k, n }) => {
      const primes = primesOf(Number(n));
      return primes.length === Number(k) ? `calculate ${primes.join(" + ")}` : null;
    },
  ),
  ...told(
    ["(?:今年是)?(?<y>[12]\\d{3})年?,?是(?:不是)?闰年", "(?:is )?(?:the year )?(?<y>[12]\\d{3}) (?:is )?a leap year"],
    ({ y }) => `Is ${y} divisible by ${Number(y) % 100 === 0 ? 400 : 4}?`,
  ),
  ...told(
    [
      `(?:1个|某个?)(?:自然|整)?数的?(?:最小的?倍数|最大的?(?:因|约)数)${isZh}(?<n>\\d{1,9}),?(?:那么|则)?(?:它|这个数)(?:的)?(?:[1一]?共)?(?:(?:因|约)数)?(?:[1一]?共)?有(?:几|多少)个(?:(?:因|约)数)?`,
      "(?:the )?(?:largest|greatest|biggest) (?:factor|divisor) of (?:a|the|my) number is (?<n>\\d{1,9}),? ?(?:then )?how many (?:factors|divisors) does (?:it|the number) have",
      "(?:the )?number of (?:positive )?(?:divisors|factors) of (?<n>\\d{1,3}!)",
    ],
    ({ n }) => `calculate divisorcount(${n})`,
  ),
  ...told(
    [
      `(?:2|two) consecutive (?<p>odd |even )?(?:positive )?(?:whole )?(?:numbers|integers) (?:whose|with(?: a)?|have(?: a)?|that have(?: a)?) product(?: of| is| equal to| equals)? (?<n>\\d{1,9})(?:,? (?:what are they|find them|find the numbers|what are the numbers))?`,
      `(?:the )?product of 2 consecutive (?<p>odd |even )?(?:positive )?(?:whole )?(?:numbers|integers) is (?<n>\\d{1,9}),? (?:find (?:both|the 2|them|the numbers)(?: numbers)?|what are the (?:2 )?numbers)`,
    ],
    ({ p = "", n }) => `The product of 2 consecutive ${p}positive integers is ${n}. What are they?`,
  ),
  ...told(
    [
      `(?:有)?2个(?:连续|相邻)(?:的)?(?<p>奇|偶|自然|正整|整)数的?(?:乘积|积)${isZh}(?<n>\\d{1,9}),?(?:求|则|那么|问)*(?:这2个|它们|这两个)?(?:奇|偶|自然|整)?数?(?:分别|各)?${whatZh}`,
      `(?:有)?2个(?:连续|相邻)(?:的)?(?<p>奇|偶|自然|正整)数相乘(?:的积)?(?:等于|得|是|为)(?<n>\\d{1,9}),?(?:求|则|那么|问)*(?:这2个|它们|这两个)?(?:奇|偶|自然|整)?数?(?:分别|各)?${whatZh}`,
    ],
    ({ p = "", n }) =>
      p === "整"
        ? null
        : `The product of 2 consecutive ${p === "奇" ? "odd " : p === "偶" ? "even " : ""}positive integers is ${n}. What are they?`,
  ),
  ...told(
    ["(?<y>[12]\\d{3})年(?:[1一]?共)?有(?:多少|几)天,?(?:这个数|它)?除以(?<m>\\d{1,5})(?:的)?余(?:数|几|多少)?(?:是)?"],
    ({ y, m }) => `What is the remainder when ${daysOf(Number(y))} is divided by ${m}?`,
  ),
  ...told(
    [
      `(?:1个|某个?)(?:自然|整|正整)?数的?最大的?(?:因|约)数(?:和|与|加上?|跟)(?:它的?|这个数的)?最小的?倍数(?:的|之)?(?<s>和|积|乘积)${isZh}(?<n>\\d{1,9}),?(?:这个|该|那么|则|求)*(?:数)?${whatZh}`,
      `(?:1个|某个?)(?:自然|整|正整)?数的?最大的?(?:因|约)数(?:加上?)(?:它的?|这个数的)?最小的?倍数(?<s>等于|是|得|和是)(?<n>\\d{1,9}),?(?:这个|该|那么|则|求)*(?:数)?${whatZh}`,
      `(?:the )?(?<s>sum|product) of the (?:largest|greatest|biggest) (?:factor|divisor) and the (?:smallest|least) (?:positive )?multiple of a (?:whole )?number is (?<n>\\d{1,9})${askedNumber}`,
      `(?:the )?(?:largest|greatest|biggest) (?:factor|divisor) and the (?:smallest|least) (?:positive )?multiple of a (?:whole )?number (?<s>add up to|have a sum of|add to) (?<n>\\d{1,9})${askedNumber}`,
    ],
    both,
  ),
  ...told(
    [
      "how many (?:digits|bits|places) (?:does|will|would) (?:the number )?(?<n>\\d{1,12}) (?:have|need|take|use)(?: when)?(?: it is| it's)?(?: written| expressed| converted)? (?:in|to) (?<k>binary|base[- ]?\\d{1,2})",
      "(?<n>\\d{1,12}) (?:has|needs|uses) how many digits (?:when written |written )?in (?<k>binary|base[- ]?\\d{1,2})",
      "how many digits (?:are (?:there )?in|are needed (?:for|to write)) (?:the )?(?<k>binary|base[- ]?\\d{1,2}) (?:form|representation|version|expansion) of (?<n>\\d{1,12})",
      "(?:10进制(?:的|数)*)?(?<n>\\d{1,12})(?:用|写成|化成|转换成|换成|化为)(?<k>\\d{1,2}进制)(?:数|的数|表示)*(?:后|时|,)*(?:[1一]?共)?(?:有|是)(?:多少|几)位(?:数字|数)?",
    ],
    ({ n, k = "" }) => `calculate basedigitcount(${n}, ${k === "binary" ? 2 : k.replaceAll(/\D/g, "")})`,
  ),
  ...told(
    [
      "(?:in )?how many (?:different )?(?:ways )?(?:can |is )?(?:we |you )?(?:write |express )?(?:the number )?(?<n>\\d{1,5}) (?:can )?(?:be )?(?:written |expressed |shown |represented )?as (?:the |a )?sum of 2 primes?(?: numbers)?(?:,? \\(?(?:if )?(?:the )?order (?:doesn't|does not) (?:matter|count)\\)?)?",
      "(?:把)?(?<n>\\d{1,5})(?:写成|表示成|表示为|拆成|分成|分解成|分解为)(?:2|两)个(?:质|素)数(?:的和|之和|相加),?(?:[1一]?共)?有(?:多少|几)种(?:不同的?)?(?:方法|分法|写法|表示法|表示方法|拆法|方式)?(?:\\(不(?:考虑|计|管)顺序\\))?",
    ],
    ({ n }) =>
      `how many whole numbers n from 1 to ${n} with n is prime and n taken from ${n} is prime and n is at most half of ${n}`,
  ),
  ...told(
    [
      `被除数${isZh}(?<a>\\d{1,9}),?除数${isZh}(?<b>\\d{1,6})${thenZh}余数${whatZh}`,
      `除数${isZh}(?<b>\\d{1,6}),?被除数${isZh}(?<a>\\d{1,9})${thenZh}余数${whatZh}`,
      `(?:the )?dividend is (?<a>\\d{1,9}),? ?(?:and )?(?:the )?divisor is (?<b>\\d{1,6}),? ?(?:what is|find)? ?(?:the )?remainder`,
    ],
    ({ a, b }) => `What is the remainder when ${a} is divided by ${b}?`,
  ),
  ...told(
    [
      `(?:用)?(?<m>\\d{1,7})(?:乘|乘以|乘上|\\*)1个(?:最小的)?(?:正整数|自然数|整数)[a-z]?,?(?:所得的?)?(?:得到|使?积|结果|乘积|等于|就|使得?|后|,)*(?:是|为|得|成为|变成|等于)?1?个?(?:最小的)?完全平方数,?(?:则|那么|求|问)*(?:这个)?(?:积|乘积|完全平方数|平方数)(?:最小)?${whatZh}`,
    ],
    ({ m }) => `the smallest whole number n with n is a square and n is divisible by ${m}`,
  ),
];
