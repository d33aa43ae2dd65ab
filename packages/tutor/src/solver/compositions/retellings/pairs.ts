import { askEn, isZh, type Retelling, thenZh, told, whatZh } from "./retelling.ts";

const again = (name: string) => `\\k<x> ?\\+ ?(?<${name}>\\d{1,4})`;
const twoOn = `(?:${again("a")}(?:,| and |, and |和|与|,?以及)* ?${again("b")})`;

/** Three in a row of which one is always a multiple of the prime, so that no other prime will do. */
function onlyPrime({ a, b }: Record<string, string>): string | null {
  const rests = [0, Number(a), Number(b)];
  if (new Set(rests.map((rest) => rest % 3)).size < 3 || rests.some((rest) => rest % 2 !== 0)) return null;
  return `the only whole number n from 1 to 10000 with n is prime and n plus ${a} is prime and n plus ${b} is prime`;
}

const gcdEn = "(?:gcd|gcf|hcf|(?:greatest|highest|largest) common (?:divisor|factor))";
const lcmEn = "(?:lcm|(?:least|lowest|smallest) common multiple)";
const of = "(?: is| of| equals| =|)? ?";
const gcdZh = "最大公(?:因|约)数";
const lcmZh = "最小公倍数";
const twoEn = "2 (?:(?:positive|whole|natural) )*(?:numbers|integers)";
const numbersEn = "(?:(?:the|both|these) (?:2 )?(?:numbers|integers)|them|(?:what are )?they|(?:the )?numbers)";
const two = "(?:有)?(?:甲乙|甲,?乙)?2个?(?:自然|正整|整)?数";

/** The two from their sum, their greatest common divisor and their least common multiple. */
const fromSum =
  (start: string) =>
  ({ s = "", g = "", l = "" }: Record<string, string>) =>
    Number(s) > 100_000 || Number(g) < 1
      ? null
      : `${start} whole number${start === "all" ? "s" : ""} n from 1 to ${s} with n and its rest to ${s} have the product ${BigInt(g) * BigInt(l)} and n and ${s} have gcd ${g}`;

const sumEn = [
  `(?:if )?(?:${twoEn} )?(?:have |has |with )?(?:a |the )?sum${of}(?<s>\\d{1,6}),? ?(?:and )?(?:a |an |the |their )?${gcdEn}${of}(?<g>\\d{1,6}),? ?(?:and )?(?:a |an |the |their )?${lcmEn}${of}(?<l>\\d{1,9})`,
  `(?:the )?sum of ${twoEn} is (?<s>\\d{1,6}),? ?(?:and )?(?:a |an |the |their )?${gcdEn}${of}(?<g>\\d{1,6}),? ?(?:and )?(?:a |an |the |their )?${lcmEn}${of}(?<l>\\d{1,9})`,
  `(?:the )?${gcdEn} of ${twoEn} is (?<g>\\d{1,6}),? ?(?:and )?(?:the|their) ${lcmEn} is (?<l>\\d{1,9}),? ?(?:and )?(?:the|their) sum is (?<s>\\d{1,6})`,
  `${twoEn} add up to (?<s>\\d{1,6}),? ?(?:and )?(?:have |with )?(?:a |an |the |their )?${gcdEn}${of}(?<g>\\d{1,6}),? ?(?:and )?(?:a |an |the |their )?${lcmEn}${of}(?<l>\\d{1,9})`,
];
const sumZh = [
  `${two}的?和${isZh}(?<s>\\d{1,6}),(?:它们的)?${gcdZh}${isZh}(?<g>\\d{1,6}),(?:它们的)?${lcmZh}${isZh}(?<l>\\d{1,9})`,
  `${two}的${gcdZh}${isZh}(?<g>\\d{1,6}),(?:它们的)?${lcmZh}${isZh}(?<l>\\d{1,9}),(?:且|又|并且|已知)?(?:它们的|这2个?数的?|2数的?|这2数)?和${isZh}(?<s>\\d{1,6})`,
];

const order = "(?<x>[a-z]) ?(?<o><=?|≤|>=?|≥|\\\\le|\\\\ge) ?(?<y>[a-z])";
const orders: Record<string, string> = { "<=": "≤", ">=": "≥", "\\le": "≤", "\\ge": "≥" };
const inOrder =
  (start: string) =>
  ({ e, x, o = "", y }: Record<string, string>) =>
    `${start} pairs of positive whole numbers with ${e} where ${x}${orders[o] ?? o}${y}`;
const equation = "(?<e>[^=,一-龥]{1,40}=[^=,一-龥]{1,30}?)";

/** Primes at given distances, two numbers by what they have in common, and pairs of which one is no greater. */
export const ofPairs: Retelling[] = [
  ...told(
    [
      `(?:if )?(?:the )?${lcmEn} of ${twoEn} is (?<l>\\d{1,9}),? ?(?:and )?(?:the|their) product (?:of the (?:2 )?numbers )?is (?<p>\\d{1,12})${askEn}(?:the|their)? ?${gcdEn}(?: of the (?:2 )?numbers)?`,
      `${two}的${lcmZh}${isZh}(?<l>\\d{1,9}),(?:且|又|它们的|这2个?数的?)*(?:乘积|积)${isZh}(?<p>\\d{1,12})${thenZh}(?:它们的|这2个?数的?)?${gcdZh}${whatZh}`,
    ],
    ({ l, p }) => `the product of 2 numbers is ${p} and their lcm is ${l}, what is their gcd`,
  ),
  ...told(
    [
      `(?:if )?(?:the )?${gcdEn} of ${twoEn} is (?<g>\\d{1,9}),? ?(?:and )?(?:the|their) product (?:of the (?:2 )?numbers )?is (?<p>\\d{1,12})${askEn}(?:the|their)? ?${lcmEn}(?: of the (?:2 )?numbers)?`,
      `${two}的${gcdZh}${isZh}(?<g>\\d{1,9}),(?:且|又|它们的|这2个?数的?)*(?:乘积|积)${isZh}(?<p>\\d{1,12})${thenZh}(?:它们的|这2个?数的?)?${lcmZh}${whatZh}`,
    ],
    ({ g, p }) => `the product of 2 numbers is ${p} and their gcd is ${g}, what is their lcm`,
  ),
  ...told(
    [
      "(?:if )?(?<x>[a-z]) and (?<y>[a-z]) are (?:both )?(?:primes?|prime numbers),? (?:and|with|such that) \\k<x> ?\\+ ?\\k<y> ?= ?(?<n>\\d{1,5}),? ?(?:what is|what's|find|then)? ?(?:the )?(?:value of )?\\k<x> ?\\*? ?\\k<y>",
      "(?:若|如果|已知|设)?(?<x>[a-z])(?:,|和|与)(?<y>[a-z])(?:都|均)?是(?:质|素)数,?(?:且|并且|如果|若)?\\k<x>\\+\\k<y>=(?<n>\\d{1,5}),?(?:则|那么|求)*\\k<x>\\*?\\k<y>(?:的值)?(?:等于|是|=)?(?:多少|几)?",
    ],
    ({ n }) => `The sum of two primes is ${n}. What is their product?`,
  ),
  ...told(
    [
      `(?<x>[a-z])(?:,|和| and |, and )* ?${twoOn},? ?(?:都|均|全)?(?:是|为)(?:质|素)数${thenZh}(?:满足条件的|这样的|所有)?(?:的)?(?:质|素)数?\\k<x>?(?:的值)?${whatZh}`,
      `(?:质|素)数(?<x>[a-z])(?:使得?|满足|,)*${twoOn},?(?:也|都|均)*(?:是|为)(?:质|素)数${thenZh}\\k<x>?(?:的值)?${whatZh}`,
      `(?:若|如果|设)?(?<x>[a-z])是(?:质|素)数,?(?:且|并且|而且|若|如果)?,?${twoOn},?(?:也|都|均)*是(?:质|素)数${thenZh}\\k<x>?(?:的值)?${whatZh}`,
      `(?:if )?(?<x>[a-z]),? ?(?:and )?${twoOn},? are (?:all )?(?:primes?|prime numbers),? ?(?:what is|what's|find|then)? ?(?:the )?(?:value of |prime )?\\k<x>`,
      `(?:the |all |the only )?primes? (?:number |numbers )?(?<x>[a-z]) (?:such that|for which|so that|where|with) (?:both )?${twoOn} (?:are )?(?:both |also |all )*(?:primes?|prime numbers)(?: too| as well)?`,
      `(?:if )?(?<x>[a-z]) is (?:a )?prime(?: number)?,? ?(?:and )?(?:if )?(?:both )?${twoOn} are (?:both |also |all )*(?:primes?|prime numbers)(?: too| as well)?,? ?(?:what is|what's|find|then)? ?(?:the )?(?:value of )?\\k<x>`,
    ],
    onlyPrime,
  ),
  ...told(
    sumEn.map((sum) => `${sum}${askEn}(?:what are )?${numbersEn}`),
    fromSum("all"),
  ),
  ...told(
    sumEn.map(
      (sum) => `${sum}${askEn}(?:the )?(?:larger|bigger|greater)(?: number| one| of the 2(?: numbers)?| of them)?`,
    ),
    fromSum("the largest"),
  ),
  ...told(
    sumEn.map((sum) => `${sum}${askEn}(?:the )?smaller(?: number| one| of the 2(?: numbers)?| of them)?`),
    fromSum("the smallest"),
  ),
  ...told(
    sumZh.map((sum) => `${sum}${thenZh}(?:这2个?数|这两个数|它们)?(?:分别|各)?${whatZh}`),
    fromSum("all"),
  ),
  ...told(
    sumZh.map((sum) => `${sum}${thenZh}(?:这2个?数中|其中)?(?:较大|大)的?(?:那?1?个)?数?${whatZh}`),
    fromSum("the largest"),
  ),
  ...told(
    sumZh.map((sum) => `${sum}${thenZh}(?:这2个?数中|其中)?(?:较小|小)的?(?:那?1?个)?数?${whatZh}`),
    fromSum("the smallest"),
  ),
  ...told(
    [
      `正整数${order},?满足${equation},(?:则|那么)?(?:这样的|满足条件的)?(?:数对|\\([a-z], ?[a-z]\\)|正整数对)*(?:[1一]?共)?有(?:多少|几)(?:对|组|个)`,
      `满足${equation}且${order}的正整数(?:对|数对)?(?:\\([a-z], ?[a-z]\\))?(?:[1一]?共)?有(?:多少|几)(?:对|组|个)`,
      `how many (?:ordered )?pairs of positive (?:integers|whole numbers) (?:\\([a-z], ?[a-z]\\) |[a-z] and [a-z] )?(?:with|where|such that) ${order} (?:satisfy|are there with|are there such that|solve|make) ${equation}`,
      `how many (?:ordered )?pairs of positive (?:integers|whole numbers) (?:\\([a-z], ?[a-z]\\) |[a-z] and [a-z] )?(?:satisfy|solve|make) ${equation},? (?:with|where|if|and) ${order}`,
    ],
    inOrder("how many"),
  ),
  ...told(
    [
      `正整数${order},?满足${equation},(?:则|那么|求)?(?:所有)?(?:这样的|满足条件的)?(?:数对|\\([a-z], ?[a-z]\\)|正整数对)+(?:有哪些)?`,
      `all pairs of positive (?:integers|whole numbers) (?:\\([a-z], ?[a-z]\\) |[a-z] and [a-z] )?(?:with|where|such that) ${order} (?:and|that satisfy|satisfying|with) ${equation}`,
    ],
    inOrder("all"),
  ),
];
