import { q } from "@dripstone/checker/mathematics";
import { factorsOf } from "../prime-factors/factors.ts";
import { isPrime } from "../prime-factors/is-prime.ts";

/** What is told of a whole number. */
export type Condition =
  /** `all`: a multiple of each; `any`: of one at least; `one`: of one alone; `none`: of none. */
  | { is: "multiple"; of: number[]; how: "all" | "any" | "one" | "none" }
  | { is: "rest"; by: number; rest: number }
  | { is: "factor"; of: number }
  | { is: "odd" | "even" | "prime" | "composite" | "square" | "cube"; not?: true }
  /** So many factors in all. */
  | { is: "divisors"; many: number }
  /** So many primes that divide it, each once. */
  | { is: "primeFactors"; many: number }
  /** No factor below, other than 1. */
  | { is: "noFactorBelow"; bound: number }
  /** No common factor with it but 1. */
  | { is: "coprime"; to: number; not?: true }
  | { is: "lastDigit"; digit: number }
  | { is: "digitSum"; sum: number }
  | { is: "digitProduct"; product: number }
  /** The digits read the same from both ends. */
  | { is: "palindrome" }
  /** No digit stands there twice; `of`: where it is said how many there are. */
  | { is: "distinctDigits"; of?: number }
  | { is: "oddDigits" | "evenDigits" | "primeDigits" }
  /** So many times the sum, or the product, of its digits. */
  | { is: "timesDigitSum" | "timesDigitProduct"; by: number }
  /** So much more, or less, with its digits in the opposite order. */
  | { is: "turned"; by: number }
  /** What it and the number in the opposite order add up to. */
  | { is: "withTurned"; sum: number }
  /** By how much the tens digit is greater than the ones digit; how many times the one is the other. */
  | { is: "tensOverOnes"; by: number }
  | { is: "tensTimesOnes" | "onesTimesTens"; by: number };

export function fits(number: number, condition: Condition): boolean {
  switch (condition.is) {
    case "multiple": {
      const dividing = condition.of.filter((by) => number % by === 0).length;
      const wanted = { all: dividing === condition.of.length, any: dividing > 0, one: dividing === 1, none: !dividing };
      return wanted[condition.how];
    }
    case "rest":
      return number % condition.by === condition.rest;
    case "factor":
      return number > 0 && condition.of % number === 0;
    case "divisors":
      return number > 0 && divisorCount(number) === condition.many;
    case "primeFactors":
      return number > 0 && factorsOf(BigInt(number)).length === condition.many;
    case "noFactorBelow":
      return number > 0 && !hasFactorBelow(number, condition.bound);
    case "coprime":
      return number > 0 && (q.gcd(BigInt(number), BigInt(condition.to)) === 1n) !== (condition.not === true);
    case "lastDigit":
      return number % 10 === condition.digit;
    case "digitSum":
      return digitsOf(number).reduce((all, digit) => all + digit, 0) === condition.sum;
    case "digitProduct":
      return digitsOf(number).reduce((all, digit) => all * digit, 1) === condition.product;
    case "palindrome":
      return `${number}` === [...`${number}`].reverse().join("");
    case "distinctDigits":
      return new Set(digitsOf(number)).size === digitsOf(number).length;
    case "oddDigits":
    case "evenDigits":
      return digitsOf(number).every((digit) => digit % 2 === (condition.is === "oddDigits" ? 1 : 0));
    case "primeDigits":
      return digitsOf(number).every((digit) => [2, 3, 5, 7].includes(digit));
    case "timesDigitSum":
      return number === condition.by * digitsOf(number).reduce((all, digit) => all + digit, 0);
    case "timesDigitProduct":
      return number === condition.by * digitsOf(number).reduce((all, digit) => all * digit, 1);
    case "turned":
      return number % 10 !== 0 && turnedOf(number) - number === condition.by;
    case "withTurned":
      return number % 10 !== 0 && turnedOf(number) + number === condition.sum;
    case "tensOverOnes":
      return (Math.floor(number / 10) % 10) - (number % 10) === condition.by;
    case "tensTimesOnes":
      return Math.floor(number / 10) % 10 === condition.by * (number % 10);
    case "onesTimesTens":
      return number % 10 === condition.by * (Math.floor(number / 10) % 10);
    default:
      return isOfSort(number, condition.is) !== (condition.not === true);
  }
}

function isOfSort(number: number, sort: "odd" | "even" | "prime" | "composite" | "square" | "cube"): boolean {
  if (sort === "odd" || sort === "even") return number % 2 === (sort === "odd" ? 1 : 0);
  if (sort === "square") return Number.isInteger(Math.sqrt(number));
  if (sort === "cube") return Math.round(Math.cbrt(number)) ** 3 === number;
  return number > 1 && isPrime(BigInt(number)) === (sort === "prime");
}

/** Of its prime powers. */
const divisorCount = (number: number) => factorsOf(BigInt(number)).reduce((all, { times }) => all * (times + 1), 1);

function hasFactorBelow(number: number, bound: number): boolean {
  for (let by = 2; by < bound && by <= number; by++) if (number % by === 0) return true;
  return false;
}

const turnedOf = (number: number) => Number(digitsOf(number).toReversed().join(""));
const digitsOf = (number: number) => [...`${number}`].map(Number);

/** Said of several numbers: "multiples of $4$ and $6$". */
export function saidOf(condition: Condition): { en: string; ch: string } {
  switch (condition.is) {
    case "multiple":
      return saidOfMultiples(condition);
    case "rest":
      return {
        en: `numbers that leave the remainder $${condition.rest}$ when divided by $${condition.by}$`,
        ch: `除以 $${condition.by}$ 余 $${condition.rest}$ 的数`,
      };
    case "factor":
      return { en: `factors of $${condition.of}$`, ch: `$${condition.of}$ 的因数` };
    case "divisors":
      return { en: `numbers with exactly $${condition.many}$ factors`, ch: `恰好有 $${condition.many}$ 个因数的数` };
    case "primeFactors":
      return {
        en: `numbers with exactly $${condition.many}$ different prime factors`,
        ch: `恰好有 $${condition.many}$ 个不同质因数的数`,
      };
    case "noFactorBelow":
      return {
        en: `numbers without a factor below $${condition.bound}$ other than $1$`,
        ch: `除 $1$ 以外没有小于 $${condition.bound}$ 的因数的数`,
      };
    case "coprime":
      if (condition.not)
        return {
          en: `numbers that have a common factor with $${condition.to}$ other than $1$`,
          ch: `与 $${condition.to}$ 不互质的数`,
        };
      return {
        en: `numbers that have no common factor with $${condition.to}$ but $1$`,
        ch: `与 $${condition.to}$ 互质的数`,
      };
    case "lastDigit":
      return { en: `numbers that end in $${condition.digit}$`, ch: `个位数字是 $${condition.digit}$ 的数` };
    case "digitSum":
      return {
        en: `numbers whose digits add up to $${condition.sum}$`,
        ch: `各位数字之和是 $${condition.sum}$ 的数`,
      };
    case "digitProduct":
      return {
        en: `numbers whose digits multiply to $${condition.product}$`,
        ch: `各位数字之积是 $${condition.product}$ 的数`,
      };
    case "palindrome":
      return { en: "palindromes", ch: "回文数" };
    case "distinctDigits":
      return { en: "numbers whose digits are all different", ch: "各位数字互不相同的数" };
    case "oddDigits":
      return { en: "numbers with odd digits only", ch: "各位数字都是奇数的数" };
    case "evenDigits":
      return { en: "numbers with even digits only", ch: "各位数字都是偶数的数" };
    case "primeDigits":
      return { en: "numbers with prime digits only", ch: "各位数字都是质数的数" };
    case "timesDigitSum":
      return {
        en: `numbers that are $${condition.by}$ times the sum of their digits`,
        ch: `等于各位数字之和的 $${condition.by}$ 倍的数`,
      };
    case "timesDigitProduct":
      return {
        en: `numbers that are $${condition.by}$ times the product of their digits`,
        ch: `等于各位数字之积的 $${condition.by}$ 倍的数`,
      };
    case "turned":
      return {
        en: `numbers that get ${condition.by > 0 ? "greater" : "less"} by $${Math.abs(condition.by)}$ with their digits in the opposite order`,
        ch: `数字对调后${condition.by > 0 ? "增加" : "减少"} $${Math.abs(condition.by)}$ 的数`,
      };
    case "withTurned":
      return {
        en: `numbers that add up to $${condition.sum}$ with their digits in the opposite order`,
        ch: `与数字对调后的数之和是 $${condition.sum}$ 的数`,
      };
    case "tensOverOnes":
      return {
        en: `numbers whose tens digit is $${Math.abs(condition.by)}$ ${condition.by < 0 ? "less" : "more"} than their ones digit`,
        ch: `十位数字比个位数字${condition.by < 0 ? "小" : "大"} $${Math.abs(condition.by)}$ 的数`,
      };
    case "tensTimesOnes":
      return {
        en: `numbers whose tens digit is $${condition.by}$ times their ones digit`,
        ch: `十位数字是个位数字的 $${condition.by}$ 倍的数`,
      };
    case "onesTimesTens":
      return {
        en: `numbers whose ones digit is $${condition.by}$ times their tens digit`,
        ch: `个位数字是十位数字的 $${condition.by}$ 倍的数`,
      };
    default:
      return condition.not
        ? { en: `numbers that aren’t ${sorts[condition.is].en}`, ch: `不是${sorts[condition.is].ch}的数` }
        : sorts[condition.is];
  }
}

const sorts = {
  odd: { en: "odd numbers", ch: "奇数" },
  even: { en: "even numbers", ch: "偶数" },
  prime: { en: "prime numbers", ch: "质数" },
  composite: { en: "composite numbers", ch: "合数" },
  square: { en: "perfect squares", ch: "完全平方数" },
  cube: { en: "perfect cubes", ch: "完全立方数" },
};

function saidOfMultiples({ of, how }: Extract<Condition, { is: "multiple" }>): { en: string; ch: string } {
  const signs = of.map((by) => `$${by}$`);
  const [last, ...before] = [...signs].reverse();
  const firsts = before.reverse();
  const joined = (word: string) => (firsts.length > 0 ? `${firsts.join(", ")} ${word} ${last}` : `${last}`);
  const [en, ch] = [joined(how === "all" ? "and" : "or"), joined(how === "all" ? "和" : "或")];
  if (how === "all")
    return { en: `multiples of ${firsts.length ? "both " : ""}${en}`, ch: `${ch} 的${firsts.length ? "公" : ""}倍数` };
  if (how === "any") return { en: `multiples of ${en}`, ch: `${ch} 的倍数` };
  return how === "one"
    ? { en: `multiples of ${en}, but not of more than one of them`, ch: `只是 ${ch} 其中一个的倍数的数` }
    : { en: `numbers that aren’t multiples of ${en}`, ch: `不是 ${ch} 的倍数的数` };
}
