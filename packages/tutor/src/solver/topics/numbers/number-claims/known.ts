import { boundedPattern } from "../../../../bounded-pattern.ts";
/** A sentence about factors and multiples that is known to be true, or not, and how that is tried on small numbers. */
export type Known = {
  code: KnownCode;
  isTrue: boolean;
  en: RegExp;
  ch: RegExp;
  /** Whether it holds for two numbers, or for the first of them. */
  holds(a: number, b: number): boolean;
};

type KnownCode =
  | "multipleGreater"
  | "factorLess"
  | "factorNotGreater"
  | "largestFactor"
  | "smallestMultiple"
  | "smallestFactor"
  | "bothEnds"
  | "oneDivides"
  | "lcmGreater"
  | "gcdLess"
  | "productCommon"
  | "productLeast"
  | "lcmOfGcd"
  | "gcdTimesLcm"
  | "neighborsCoprime"
  | "primesCoprime"
  | "coprimePrimes"
  | "compositesNot"
  | "primeAndComposite"
  | "coprimeLcm"
  | "oddNeighbors"
  | "primeFactors"
  | "compositeFactors"
  | "twoFactors"
  | "moreFactors"
  | "squareFactors"
  | "evenFactors"
  | "coprimeNone"
  | "finiteFactors"
  | "infiniteMultiples"
  | "infiniteCommon"
  | "primesAndComposites"
  | "threeClasses"
  | "oddsAndEvens"
  | "onlyEvenPrime"
  | "smallestPrime"
  | "smallestPrimeOne"
  | "smallestComposite"
  | "oneNotPrime"
  | "smallestNatural"
  | "factorAlone"
  | "lcmAboveGcd"
  | "multiplesOfLcm"
  | "factorsOfGcd";

const factors = (n: number): number[] => Array.from({ length: n }, (_, at) => at + 1).filter((one) => n % one === 0);
const isPrime = (n: number): boolean => factors(n).length === 2;
const isComposite = (n: number): boolean => factors(n).length > 2;
const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
/** The least number that both divide, by looking. */
const leastCommon = (a: number, b: number): number => {
  for (let one = a; ; one += a) if (one % b === 0) return one;
};
const greatestCommon = (a: number, b: number): number => Math.max(...factors(a).filter((one) => b % one === 0));

const surely = "(?:一定|必定|必然|都|总|总是|肯定|就)*";
const must = "(?:always |must |will |also |necessarily )*";
const is = `(?:is |are |be |${must})+`;
const aNumber = "(?:an?|any|every|each|the) (?:positive |natural )?(?:whole )?(?:number|integer)";
const numbers = "(?:positive )?(?:whole )?(?:numbers|integers)";
const itself = "(?:the number|that number|itself|the number itself)";
const divisor = "(?:factors?|divisors?)";
const lcmEn = "(?:lcm|least common multiple|lowest common multiple)";
const gcdEn = "(?:gcd|gcf|hcf|greatest common (?:factor|divisor)|highest common factor)";
const coprimeEn = "(?:coprime|co-prime|relatively prime)";
const coprimeCh = "(?:互质|互素|是互质数|成互质数)";
const n1 = "(?:1个|任意1个|任何1个|每1?个|任何)?(?:非0|非零)?(?:的)?(?:自然数|整数|数)";

const known = (code: KnownCode, isTrue: boolean, [en, ch]: [en: string, ch: string], holds: Known["holds"]): Known => ({
  code,
  isTrue,
  en: boundedPattern(`^(?:is |are |does |do )?(?:${en})$`),
  ch: boundedPattern(`^(?:${ch})$`),
  holds,
});

/** What textbooks let judge of factors and multiples. */
export const knownClaims: Known[] = [
  known(
    "multipleGreater",
    false,
    [
      `(?:the |an? |every |any |all )?multiples? of ${aNumber} ${is}(?:greater|larger|bigger) than (?:${itself}|(?:the |an? |every |any |all |its |the number's )*${divisor}(?: of (?:it|the number))?)`,
      `${n1}的倍数${surely}(?:比|大于)(?:它|这个数|它本身|自己|本身|它的因数|这个数的因数)(?:要)?(?:大)?`,
    ],
    (a, b) => b % a !== 0 || b > a,
  ),
  known(
    "factorLess",
    false,
    [
      `(?:the |an? |every |any |all )?${divisor} of ${aNumber} ${is}(?:less|smaller) than (?:${itself}|(?:the |an? |every |any |all |its |the number's )*multiples?(?: of (?:it|the number))?)`,
      `${n1}的因数${surely}(?:比|小于)(?:它|这个数|它本身|自己|本身|它的倍数|这个数的倍数)(?:要)?(?:小)?`,
    ],
    (a, b) => a % b !== 0 || b < a,
  ),
  known(
    "factorNotGreater",
    true,
    [
      `(?:the |an? |every |any |all )?${divisor} of ${aNumber} ${is}(?:less than or equal to|at most|never (?:greater|larger|bigger) than|not (?:greater|larger) than) ${itself}`,
      `${n1}的因数${surely}(?:不大于|小于或等于|小于等于|不超过)(?:它|这个数|它本身|自己|本身)`,
    ],
    (a, b) => a % b !== 0 || b <= a,
  ),
  known(
    "largestFactor",
    true,
    [
      `(?:the )?(?:largest|greatest|biggest) ${divisor} of ${aNumber} ${is}${itself}`,
      `${n1}的最大(?:的)?因数${surely}(?:是|等于)(?:它|这个数)?(?:本身|自己|它)`,
    ],
    (a) => factors(a).at(-1) === a,
  ),
  known(
    "smallestMultiple",
    true,
    [
      `(?:the )?(?:smallest|least) (?:positive )?multiple of ${aNumber} ${is}${itself}`,
      `${n1}的最小(?:的)?倍数${surely}(?:是|等于)(?:它|这个数)?(?:本身|自己|它)`,
    ],
    (a) => [1, 2, 3].map((one) => one * a).every((one) => one >= a),
  ),
  known(
    "smallestFactor",
    true,
    [`(?:the )?(?:smallest|least) ${divisor} of ${aNumber} ${is}1`, `${n1}的最小(?:的)?因数${surely}是1`],
    (a) => factors(a)[0] === 1,
  ),
  known(
    "bothEnds",
    true,
    [
      `(?:the )?(?:largest|greatest|biggest) ${divisor} of ${aNumber} ${is}(?:equal to|the same as|equals)? ?(?:its|the) (?:smallest|least) (?:positive )?multiple|(?:the )?(?:smallest|least) multiple of ${aNumber} ${is}(?:equal to|the same as|equals)? ?(?:its|the) (?:largest|greatest|biggest) ${divisor}`,
      `${n1}的最大(?:的)?因数(?:和|与|等于|就是|是)${surely}(?:它的|这个数的)?最小(?:的)?倍数(?:是?)(?:相等|相同)?(?:的)?|${n1}的最小(?:的)?倍数(?:和|与|等于|就是|是)${surely}(?:它的|这个数的)?最大(?:的)?因数(?:相等|相同)?(?:的)?`,
    ],
    (a) => factors(a).at(-1) === [1, 2, 3].map((one) => one * a)[0],
  ),
  known(
    "oneDivides",
    true,
    [
      `1 (?:is )?(?:always )?(?:a )?${divisor} of (?:every|any|all|each) (?:positive )?(?:whole |natural )?(?:numbers?|integers?)|(?:every|any|each|all) (?:positive )?(?:whole |natural )?(?:numbers?|integers?) (?:has|have) (?:the number )?1 as (?:a|their) ${divisor}`,
      `1${surely}是(?:所有|任何|任意|每1?个|1切|全部)?(?:的)?(?:非0|非零)?(?:的)?(?:自然数|整数|数)的因数|(?:所有|任何|任意|每1?个|1切)(?:的)?(?:非0|非零)?(?:的)?(?:自然数|整数)${surely}有因数1`,
    ],
    (a) => factors(a).includes(1),
  ),
  known(
    "lcmGreater",
    false,
    [
      `(?:the )?${lcmEn} of (?:any )?(?:2 )?(?:different )?${numbers} ${is}(?:greater|larger|bigger) than (?:both(?: of)?|either(?: of)?|each(?: of)?|both of)?(?: the)?(?: 2)?(?: ?numbers| ?them| ?1 of them| ?number)?`,
      `(?:任意)?2个(?:不同的)?(?:自然数|整数|数)的最小公倍数${surely}(?:比|大于)(?:这2个数|它们|其中(?:的)?(?:任意|任何|每)?1个(?:数)?|这2个数中的(?:任意|任何|每)?1个(?:数)?)${surely}(?:要)?(?:大)?`,
    ],
    (a, b) => a === b || leastCommon(a, b) > Math.max(a, b),
  ),
  known(
    "gcdLess",
    false,
    [
      `(?:the )?${gcdEn} of (?:any )?(?:2 )?(?:different )?${numbers} ${is}(?:less|smaller) than (?:both(?: of)?|either(?: of)?|each(?: of)?)?(?: the)?(?: 2)?(?: ?numbers| ?them| ?1 of them| ?number)?`,
      `(?:任意)?2个(?:不同的)?(?:自然数|整数|数)的最大公因数${surely}(?:比|小于)(?:这2个数|它们|其中(?:的)?(?:任意|任何|每)?1个(?:数)?|这2个数中的(?:任意|任何|每)?1个(?:数)?)${surely}(?:要)?(?:小)?`,
    ],
    (a, b) => a === b || greatestCommon(a, b) < Math.min(a, b),
  ),
  known(
    "productCommon",
    true,
    [
      `(?:the )?product of (?:any )?2 ${numbers} ${is}a common multiple(?: of (?:the 2 numbers|them|both))?`,
      `(?:任意)?2个(?:不同的)?(?:自然数|整数|数)的(?:乘)?积${surely}是(?:它们|这2个数)的公倍数`,
    ],
    (a, b) => (a * b) % a === 0 && (a * b) % b === 0,
  ),
  known(
    "productLeast",
    false,
    [
      `(?:the )?product of (?:any )?2 (?:different )?${numbers} ${is}(?:the(?:ir)? |equal to (?:the(?:ir)? ))${lcmEn}(?: of (?:the 2 numbers|them|both))?|(?:the )?${lcmEn} of (?:any )?2 (?:different )?${numbers} ${is}(?:equal to )?(?:the(?:ir)? )product(?: of (?:the 2 numbers|them))?`,
      `(?:任意)?2个(?:不同的)?(?:自然数|整数|数)的(?:乘)?积${surely}(?:是|等于)(?:它们|这2个数)的最小公倍数|(?:任意)?2个(?:自然数|整数|数)的最小公倍数${surely}(?:是|等于)(?:它们|这2个数)的(?:乘)?积`,
    ],
    (a, b) => a === b || leastCommon(a, b) === a * b,
  ),
  known(
    "lcmOfGcd",
    true,
    [
      `(?:the )?${lcmEn} of (?:any )?2 ${numbers} ${is}(?:a multiple of|divisible by) (?:the(?:ir)? )${gcdEn}`,
      `(?:任意)?2个(?:自然数|整数|数)的最小公倍数${surely}(?:是|能被)(?:它们|这2个数)的?最大公因数(?:的倍数|整除)`,
    ],
    (a, b) => leastCommon(a, b) % greatestCommon(a, b) === 0,
  ),
  known(
    "gcdTimesLcm",
    true,
    [
      `(?:the )?product of (?:the |their )?(?:${gcdEn} and (?:the )?${lcmEn}|${lcmEn} and (?:the )?${gcdEn}) of (?:any )?2 ${numbers} (?:is |always |equals |equal |to )+(?:the |their )?product(?: of (?:the|those|these)?(?: 2)? ?(?:numbers|them))?`,
      `(?:任意)?2个(?:自然数|整数|数)的最大公因数(?:和|与|乘)(?:它们的)?最小公倍数的(?:乘)?积${surely}(?:等于|是)(?:这2个数|它们)的(?:乘)?积|(?:任意)?2个(?:自然数|整数|数)的(?:乘)?积${surely}(?:等于|是)(?:这2个数|它们)的?最大公因数(?:和|与|乘|\\*)(?:它们的)?最小公倍数的(?:乘)?积`,
    ],
    (a, b) => leastCommon(a, b) * greatestCommon(a, b) === a * b,
  ),
  known(
    "neighborsCoprime",
    true,
    [
      `(?:any )?2 consecutive (?:positive )?(?:whole |natural )?(?:numbers|integers) ${is}${coprimeEn}`,
      `(?:任意)?(?:相邻|连续)的?2个(?:非0|非零)?(?:的)?(?:自然数|整数)${surely}(?:的)?${coprimeCh}|(?:任意)?2个(?:相邻|连续)的?(?:非0|非零)?(?:的)?(?:自然数|整数)${surely}${coprimeCh}`,
    ],
    (a) => greatestCommon(a, a + 1) === 1,
  ),
  known(
    "primesCoprime",
    true,
    [
      `(?:any )?2 (?:different|distinct) prime(?:s| numbers) ${is}${coprimeEn}|(?:the )?${gcdEn} of (?:any )?2 (?:different|distinct) (?:primes|prime numbers) ${is}1`,
      `(?:任意)?2个(?:不同|不相同|不相等)的(?:质|素)数${surely}(?:${coprimeCh}|的最大公因数${surely}是1)`,
    ],
    (a, b) => a === b || !isPrime(a) || !isPrime(b) || greatestCommon(a, b) === 1,
  ),
  known(
    "coprimePrimes",
    false,
    [
      `(?:if )?(?:any )?2 (?:numbers (?:that|which) are ${coprimeEn}|numbers are ${coprimeEn},? (?:then )?they|${coprimeEn} numbers) (?:must |always |both |are |be |have to )+(?:both |all )?(?:primes?|prime numbers)`,
      `(?:如果|若)?(?:互质|互素)的?2个数${surely}(?:都)?(?:是)(?:质|素)数|(?:如果|若)?2个数(?:互质|互素|是互质数),?(?:那么)?(?:它们|这2个数)${surely}是(?:质|素)数|(?:互质数|互质的数)${surely}是(?:质|素)数`,
    ],
    (a, b) => greatestCommon(a, b) > 1 || (isPrime(a) && isPrime(b)),
  ),
  known(
    "compositesNot",
    false,
    [
      `(?:any )?2 (?:different )?composite numbers (?:${is}(?:never|not) ${coprimeEn}|(?:can never|cannot|can't|can not) be ${coprimeEn})`,
      `(?:任意)?2个(?:不同的)?合数${surely}不(?:可能|会)?(?:一定)?(?:互质|互素|是互质数)`,
    ],
    (a, b) => !isComposite(a) || !isComposite(b) || greatestCommon(a, b) > 1,
  ),
  known(
    "primeAndComposite",
    false,
    [
      `a prime (?:number )?and a composite number ${is}${coprimeEn}`,
      `(?:任意)?(?:1个)?(?:质|素)数(?:和|与)(?:1个)?合数${surely}${coprimeCh}`,
    ],
    (a, b) => !isPrime(a) || !isComposite(b) || greatestCommon(a, b) === 1,
  ),
  known(
    "coprimeLcm",
    true,
    [
      `(?:if )?2 numbers are ${coprimeEn},? (?:then )?their ${lcmEn} ${is}(?:equal to )?their product|(?:the )?${lcmEn} of (?:any )?2 (?:${coprimeEn} numbers|(?:different|distinct) (?:primes|prime numbers)) ${is}(?:equal to )?their product`,
      `(?:如果|若)?(?:2个数(?:互质|互素|是互质数),?(?:那么)?(?:它们|这2个数)的最小公倍数|(?:互质|互素)的?2个数的最小公倍数|2个不同的?(?:质|素)数的最小公倍数|(?:互质|互素)的?2个数,?(?:它们|这2个数)的最小公倍数)${surely}(?:是|等于)(?:它们|这2个数)的(?:乘)?积`,
    ],
    (a, b) => greatestCommon(a, b) > 1 || leastCommon(a, b) === a * b,
  ),
  known(
    "oddNeighbors",
    true,
    [
      `(?:any )?2 consecutive odd (?:numbers|integers) ${is}${coprimeEn}`,
      `(?:任意)?(?:(?:相邻|连续)的?2个奇数|2个(?:相邻|连续)的?奇数)${surely}${coprimeCh}`,
    ],
    (a) => a % 2 === 0 || greatestCommon(a, a + 2) === 1,
  ),
  known(
    "primeFactors",
    true,
    [
      `(?:a|every|any|each|all) primes?(?: numbers?)? (?:always )?(?:has|have) (?:exactly |only |just )?2 ${divisor}`,
      `(?:所有|任何|每个|1个)?(?:的)?(?:质|素)数${surely}(?:只|恰好|仅)?有2个因数`,
    ],
    (a) => !isPrime(a) || factors(a).length === 2,
  ),
  known(
    "compositeFactors",
    true,
    [
      `(?:a|every|any|each|all) composite numbers? (?:always )?(?:has|have) (?:at least 3|more than 2) ${divisor}`,
      `(?:所有|任何|每个|1个)?(?:的)?合数${surely}(?:至少有3|有3个或3个以上|最少有3)(?:个)?(?:的)?因数`,
    ],
    (a) => !isComposite(a) || factors(a).length > 2,
  ),
  known(
    "twoFactors",
    false,
    [
      `(?:every|any|each|all|a) (?:positive )?(?:whole |natural )?(?:numbers?|integers?) (?:always )?(?:has|have) at least 2 (?:different )?${divisor}`,
      `(?:所有|任何1个|任意1个|任何|任意|每1?个|1个)(?:的)?(?:非0|非零)?(?:的)?(?:自然数|整数|数)${surely}(?:(?:至少|最少)有2个(?:不同的)?因数|的因数(?:的个数)?${surely}(?:至少|最少)有2个)`,
    ],
    (a) => factors(a).length > 1,
  ),
  known(
    "moreFactors",
    false,
    [
      `(?:the )?(?:larger|bigger|greater) (?:the|a) (?:number|number is),? the more ${divisor} it has|(?:a|the) (?:larger|bigger|greater) (?:number|of 2 numbers) (?:always )?has more ${divisor}(?: than (?:a|the) smaller (?:1|number))?`,
      `(?:1个)?(?:自然)?数越大,?(?:它|它的)?(?:的)?因数(?:的)?(?:个数)?(?:就)?越多|(?:较大的|大的)数的因数(?:的)?(?:个数)?${surely}比(?:较小的|小的)?数?(?:的)?(?:因数)?(?:的)?(?:个数)?多`,
    ],
    (a, b) => a <= b || factors(a).length > factors(b).length,
  ),
  known(
    "squareFactors",
    true,
    [
      `(?:an?|every|any|each|all) (?:perfect )?squares?(?: numbers?)? (?:always )?(?:has|have) an odd number of ${divisor}`,
      `(?:所有|任何|每个|1个)?(?:的)?(?:完全)?平方数的因数(?:的)?个数${surely}是奇数|(?:所有|任何|每个|1个)?(?:的)?(?:完全)?平方数${surely}有奇数个因数`,
    ],
    (a) => !isSquare(a) || factors(a).length % 2 === 1,
  ),
  known(
    "evenFactors",
    false,
    [
      `(?:every|any|each|all|a) (?:positive )?(?:whole |natural )?(?:numbers?|integers?) (?:always )?(?:has|have) an even number of ${divisor}`,
      `(?:所有|任何1个|任意1个|任何|任意|每1?个|1个)(?:的)?(?:非0|非零)?(?:的)?(?:自然数|整数|数)的因数(?:的)?个数${surely}是偶数`,
    ],
    (a) => factors(a).length % 2 === 0,
  ),
  known(
    "coprimeNone",
    false,
    [
      `(?:any )?2 (?:numbers (?:that|which) are ${coprimeEn}|${coprimeEn} numbers) (?:have|share) no common ${divisor}`,
      `(?:互质|互素)的?2个数${surely}没有公因数|2个数(?:互质|互素),?(?:那么)?(?:它们|这2个数)?${surely}没有公因数`,
    ],
    (a, b) => greatestCommon(a, b) > 1 || ![1, a, b].some((one) => a % one === 0 && b % one === 0),
  ),
  known(
    "finiteFactors",
    true,
    [
      `(?:the )?number of ${divisor} of ${aNumber} is (?:finite|limited)|${aNumber} has a (?:finite|limited) number of ${divisor}`,
      `${n1}的因数(?:的)?(?:个数)?${surely}是有限的(?:,(?:它的|这个数的|而)?倍数(?:的)?(?:个数)?${surely}是无限的)?`,
    ],
    (a) => factors(a).length <= a,
  ),
  known(
    "infiniteMultiples",
    true,
    [
      `(?:the )?number of multiples of ${aNumber} is (?:infinite|unlimited|endless)|${aNumber} has (?:infinitely many|an infinite number of|endless(?:ly many)?|unlimited) multiples`,
      `${n1}的倍数(?:的)?(?:个数)?${surely}(?:是无限的|有无数个)`,
    ],
    (a, b) => a * (b + 1) > a * b,
  ),
  known(
    "infiniteCommon",
    true,
    [
      `(?:any )?2 ${numbers} have (?:infinitely many|an infinite number of|endless(?:ly many)?|unlimited) common multiples`,
      `(?:任意)?2个(?:非0|非零)?(?:的)?(?:自然数|整数|数)的公倍数(?:的)?(?:个数)?${surely}(?:是无限的|有无数个)`,
    ],
    (a, b) => leastCommon(a, b) * 2 > leastCommon(a, b),
  ),
  known(
    "primesAndComposites",
    false,
    [
      `(?:whole|natural) numbers (?:can be|are) (?:divided|sorted|split|grouped) into (?:primes|prime numbers|prime) and (?:composites|composite numbers|composite)(?: numbers)?`,
      `(?:非0|非零)?(?:的)?(?:自然数|整数)(?:按因数的?个数(?:的多少)?)?(?:可以|可|能)?分(?:为|成)(?:质|素)数和合数(?:2类|2种)?`,
    ],
    (a) => isPrime(a) || isComposite(a),
  ),
  known(
    "threeClasses",
    true,
    [
      `positive whole numbers (?:can be|are) (?:divided|sorted|split|grouped) into (?:1|primes|composites|composite numbers|prime numbers|, | and )+`,
      `(?:非0|非零)(?:的)?(?:自然数|整数)(?:按因数的?个数(?:的多少)?)?,?(?:可以|可|能)?分(?:为|成)(?:(?:质|素)数,合数和1|1,(?:质|素)数和合数)(?:3类|3种)?`,
    ],
    (a) => a === 1 || isPrime(a) || isComposite(a),
  ),
  known(
    "oddsAndEvens",
    true,
    [
      `(?:whole|natural) numbers (?:can be|are) (?:divided|sorted|split|grouped) into (?:odd and even|even and odd)(?: numbers)?`,
      `(?:自然数|整数)(?:按是否是2的倍数)?,?(?:可以|可|能)?分(?:为|成)(?:奇数和偶数|偶数和奇数)(?:2类|2种)?`,
    ],
    (a) => a % 2 === 0 || a % 2 === 1,
  ),
  known(
    "onlyEvenPrime",
    true,
    [
      `2 (?:is )?the only even prime(?: number)?|the only even prime(?: number)? is 2|only 1 prime(?: number)? is even`,
      `2是(?:唯一|唯1|惟一)的?(?:1个)?(?:偶(?:质|素)数|(?:质|素)数中的偶数|既是(?:质|素)数又是偶数的数)|(?:质|素)数(?:中|里)?只有2是偶数|(?:唯一|唯1)的?偶(?:质|素)数是2`,
    ],
    (a) => !isPrime(a) || a === 2 || a % 2 === 1,
  ),
  known(
    "smallestPrime",
    true,
    [
      `2 (?:is )?the smallest prime(?: number)?|the smallest prime(?: number)? is 2`,
      `2是最小的(?:质|素)数|最小的(?:质|素)数是2`,
    ],
    (a) => !isPrime(a) || a >= 2,
  ),
  known(
    "smallestPrimeOne",
    false,
    [
      `1 (?:is )?the smallest prime(?: number)?|the smallest prime(?: number)? is 1`,
      `1是最小的(?:质|素)数|最小的(?:质|素)数是1`,
    ],
    (a) => a !== 1 || isPrime(a),
  ),
  known(
    "smallestComposite",
    true,
    [
      `4 (?:is )?the smallest composite(?: number)?|the smallest composite(?: number)? is 4`,
      `4是最小的合数|最小的合数是4`,
    ],
    (a) => !isComposite(a) || a >= 4,
  ),
  known(
    "oneNotPrime",
    true,
    [
      `(?:1 )?(?:is |isn't )?(?:1 )?(?:not|isn't) (?:a )?prime(?: number)?|isn't 1 (?:a )?prime(?: number)?|1 (?:isn't|is not) (?:considered )?(?:a )?prime(?: number)?`,
      `1不是(?:质|素)数`,
    ],
    (a) => a !== 1 || !isPrime(a),
  ),
  known("smallestNatural", false, [`(?!)`, `1是最小的自然数|最小的自然数是1`], (a) => a !== 1),
  known(
    "factorAlone",
    false,
    [
      `(?!)`,
      `(?:因为)?\\d+[/*]\\d+=\\d+,(?:所以)?\\d+是倍数,\\d+(?:(?:和|与)\\d+)?(?:都)?是因数|(?:因为)?\\d+[/*]\\d+=\\d+,(?:所以)?\\d+(?:(?:和|与)\\d+)?(?:都)?是因数,\\d+是倍数`,
    ],
    (a) => a !== 1,
  ),
  known(
    "lcmAboveGcd",
    false,
    [
      `(?:the )?${lcmEn} of (?:any )?2 ${numbers} ${is}(?:greater|larger|bigger|more) than (?:the(?:ir)? )?${gcdEn}(?: of (?:the 2 numbers|them))?`,
      `(?:任意)?2个(?:自然数|整数|数)的最小公倍数${surely}(?:大于|比)(?:它们的|这2个数的)?最大公因数(?:大)?`,
    ],
    (a, b) => leastCommon(a, b) > greatestCommon(a, b),
  ),
  known(
    "multiplesOfLcm",
    true,
    [
      `(?:every|any|each|all|the|a) common multiples? of (?:any )?2 ${numbers} ${is}(?:a )?multiples? of (?:the(?:ir)? )${lcmEn}`,
      `(?:任意)?2个(?:自然数|整数|数)的公倍数${surely}是(?:它们|这2个数)?的?最小公倍数的倍数`,
    ],
    (a, b) =>
      [1, 2, 3]
        .map((one) => one * a * b)
        .filter((one) => one % a === 0 && one % b === 0)
        .every((one) => one % leastCommon(a, b) === 0),
  ),
  known(
    "factorsOfGcd",
    true,
    [
      `(?:every|any|each|all|the|a) common ${divisor} of (?:any )?2 ${numbers} ${is}(?:a )?${divisor} of (?:the(?:ir)? )${gcdEn}`,
      `(?:任意)?2个(?:自然数|整数|数)的公因数${surely}是(?:它们|这2个数)?的?最大公因数的因数`,
    ],
    (a, b) =>
      factors(a)
        .filter((one) => b % one === 0)
        .every((one) => greatestCommon(a, b) % one === 0),
  ),
];

/** Two numbers for which a sentence does not hold; none where it stands for all small ones. */
export function exceptionTo({ holds }: Known, reach: number): [number, number] | null {
  for (let a = 1; a <= reach; a++) for (let b = 1; b <= reach; b++) if (!holds(a, b)) return [a, b];
  return null;
}
