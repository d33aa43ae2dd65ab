import { factorsOf } from "../prime-factors/factors.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import { digitConditions } from "./digit-conditions.ts";
import { otherConditions } from "./other-conditions.ts";

export type ConditionCode =
  | "remainder"
  | "divisible"
  | "short"
  | "congruence"
  | "divisors"
  | "digitSum"
  | "square"
  | "cube"
  | "squareOrCube"
  | "toSquare"
  | "toCube"
  | "pair"
  | "digits"
  | "prime"
  | "primeToo"
  | "coprime"
  | "divides"
  | "notDivisible"
  | "notDividing"
  | "digitTimes"
  | "ending"
  | "parity"
  | "perfect"
  | "leapYear"
  | "oddDivisors"
  | "leftBy"
  | "abundant"
  | "moved"
  | "commonDivisor"
  | "half"
  | "factorial"
  | "factorialIs"
  | "zeros"
  | "linear"
  | "either"
  | "exactlyOne"
  | "digitProduct"
  | "palindrome"
  | "distinctDigits"
  | "equalDigits"
  | "onlyDigits"
  | "risingDigits"
  | "fallingDigits"
  | "withDigit"
  | "withoutDigit"
  | "timesDigitSum"
  | "timesDigitProduct"
  | "reversed"
  | "compared";

/** One condition on a whole number n, with two tests that find out by different methods. */
export type Condition = {
  code: ConditionCode;
  values: Record<string, string>;
  /** In LaTeX and short words, as the problem is said back. */
  said: { en: string; ch: string };
  fits(n: number): boolean;
  stands(n: number): boolean;
};

const SQUARE = 2;

const kinds: [RegExp, (parts: string[]) => Condition | null][] = [
  [/^n mod (\d+) = (\d+)$/, ([mod = "", rest = ""]) => leaves([Number(mod)], Number(rest))],
  [/^n mod each of (\d[\d, and]*) = (\d+)$/, ([mods = "", rest = ""]) => leaves(listed(mods), Number(rest))],
  [/^n is divisible by (\d[\d, and]*)$/, ([divisors = ""]) => divisible(listed(divisors))],
  [/^n has exactly (\d+) divisors$/, ([count = ""]) => withDivisors(Number(count))],
  [/^n has digit sum (\d+)$/, ([sum = ""]) => withDigitSum(Number(sum))],
  [/^n is a (square|cube)$/, ([kind]) => power(1, kind, "times")],
  [/^n is a square or cube$/, () => squareOrCube()],
  [/^n times (\d+) is a (square|cube)$/, ([factor = "", kind]) => power(Number(factor), kind, "times")],
  [/^n makes (\d+) ?\*? ?[a-z] a (square|cube)$/, ([factor = "", kind]) => power(Number(factor), kind, "times")],
  [
    /^n plus (\d+) is divisible by (\d[\d, and]*)$/,
    ([more = "", divisors = ""]) => short(Number(more), listed(divisors)),
  ],
  [/^n divides (\d+) to a (square|cube)$/, ([whole = "", kind]) => power(Number(whole), kind, "into")],
  [
    /^n times \(n ([-+]) (\d+)\) = (\d+)$/,
    ([sign, more = "", product = ""]) => pair(Number(`${sign}${more}`), Number(product)),
  ],
  [
    /^n solves (\d*) ?[a-z] ?(?:≡|\\equiv|=) ?(\d+) ?\(?(?:\\pmod ?\{|\\?mod ?)(\d+)[})]?$/,
    ([factor = "", rest = "", mod = ""]) => congruent(Number(factor || 1), Number(rest), Number(mod)),
  ],
  [
    /^n solves (\d+) ?(?:≡|\\equiv) ?(\d*) ?[a-z] ?\(?(?:\\pmod ?\{|\\?mod ?)(\d+)[})]?$/,
    ([rest = "", factor = "", mod = ""]) => congruent(Number(factor || 1), Number(rest), Number(mod)),
  ],
  [/^n ≡ (\d+) ?\(?mod(?:ulo)? ?(\d+)\)?$/, ([rest = "", mod = ""]) => leaves([Number(mod)], Number(rest))],
  [
    /^n makes (\d*) ?\*? ?[a-z] ?\+ ?(\d+) divisible by (\d+)$/,
    ([factor = "", more = "", by = ""]) => linear(Number(factor || 1), Number(more), Number(by)),
  ],
  [
    /^n makes (\d*) ?\*? ?[a-z] ?- ?(\d+) divisible by (\d+)$/,
    ([factor = "", less = "", by = ""]) => linear(Number(factor || 1), -Number(less), Number(by)),
  ],
  [
    /^n solves (\d*) ?\*? ?[a-z] ?([-+]) ?(\d+) ?(?:≡|\\equiv|=) ?(-?\d+) ?\(?(?:\\pmod ?\{|\\?mod ?)(\d+)[})]?$/,
    ([factor = "", sign, more = "", rest = "", mod = ""]) =>
      congruent(Number(factor || 1), Number(rest) - Number(`${sign}${more}`), Number(mod)),
  ],
  [
    /^n solves (\d*) ?\*? ?[a-z] ?(?:≡|\\equiv|=) ?(-\d+) ?\(?(?:\\pmod ?\{|\\?mod ?)(\d+)[})]?$/,
    ([factor = "", rest = "", mod = ""]) => congruent(Number(factor || 1), Number(rest), Number(mod)),
  ],
  [
    /^n is divisible by (\d+(?:, | or )\d[\d, or]*)$/,
    ([divisors = ""]) => (divisors.includes("or") ? either(listed(divisors)) : null),
  ],
  [/^n is divisible by at least one of (\d[\d, and]*)$/, ([divisors = ""]) => either(listed(divisors))],
  [/^n is divisible by exactly one of (\d[\d, and]*)$/, ([divisors = ""]) => exactlyOne(listed(divisors))],
  [/^n is (odd|even)$/, ([kind]) => parity(kind === "odd" ? 1 : 0)],
  [/^n is (prime|composite)$/, ([kind]) => prime(kind === "prime")],
  [/^n (plus|minus) (\d+) is prime$/, ([sign, by = ""]) => primeToo(sign === "plus" ? Number(by) : -Number(by))],
  [/^n taken from (\d+) is prime$/, ([whole = ""]) => primeRest(Number(whole))],
  [/^n divides (\d+) with a prime quotient$/, ([whole = ""]) => primeQuotient(Number(whole))],
  [/^n and (\d+) have no common factor$/, ([other = ""]) => coprime(Number(other))],
  [/^n and (\d+) have a common factor$/, ([other = ""]) => notCoprime(Number(other))],
  [/^n divides (\d[\d, and]*)$/, ([wholes = ""]) => divides(listed(wholes))],
  [/^n is not divisible by (\d[\d, and]*)$/, ([divisors = ""]) => notDivisible(listed(divisors))],
  [/^n is perfect$/, () => perfect()],
  [/^n is (abundant|deficient)$/, ([kind]) => abundant(kind === "abundant")],
  [
    /^n (plus|taken from) (\d+) is a (square|cube)$/,
    ([how, other = "", kind]) => moved(how === "plus", Number(other), kind),
  ],
  [/^n and (\d+) have gcd (\d+)$/, ([other = "", gcdOf = ""]) => commonDivisor(Number(other), Number(gcdOf))],
  [/^n is at most half of (\d+)$/, ([whole = ""]) => half(Number(whole))],
  [/^n factorial is divisible by (\d+)$/, ([by = ""]) => factorial(Number(by))],
  [/^n solves [a-z]! ?= ?(\d+)$/, ([value = ""]) => factorialIs(Number(value))],
  [/^n factorial ends in (\d+) zeros$/, ([count = ""]) => zeros(Number(count))],
  [/^n has an odd number of divisors$/, () => oddDivisors()],
  [/^n divides (\d+) with remainder (\d+)$/, ([whole = "", rest = ""]) => leftBy(Number(whole), Number(rest))],
  [/^n has its tens digit greater than its ones digit$/, () => digits((tens, ones) => tens > ones, "t > o")],
  [/^n has its ones digit greater than its tens digit$/, () => digits((tens, ones) => ones > tens, "o > t")],
  [
    /^n has its tens digit (\d) greater than its ones digit$/,
    ([by = ""]) => digits((tens, ones) => tens - ones === Number(by), `t = o + ${by}`),
  ],
  [
    /^n has its ones digit (\d) greater than its tens digit$/,
    ([by = ""]) => digits((tens, ones) => ones - tens === Number(by), `o = t + ${by}`),
  ],
  [
    /^n has its tens digit (\d) times its ones digit$/,
    ([by = ""]) => digits((tens, ones) => tens === Number(by) * ones, `t = ${by} \\cdot o`),
  ],
  [
    /^n has its ones digit (\d) times its tens digit$/,
    ([by = ""]) => digits((tens, ones) => ones === Number(by) * tens, `o = ${by} \\cdot t`),
  ],
  ...digitConditions,
  ...otherConditions,
];

/** What is understood of all conditions, or null. */
export function readConditions(written: string): Condition[] | null {
  const conditions = spelledOut(written)
    .split(/ and (?=n )/)
    .map((one) => {
      for (const [shell, make] of kinds) {
        const found = shell.exec(one);
        if (found) return make(found.slice(1));
      }
      return null;
    });
  return conditions.every((one) => one !== null) ? conditions : null;
}

/** "3, 3, 1, 5, 5, 2" is counted by threes with 1 left and by fives with 2 left. */
function spelledOut(written: string): string {
  return written.replace(/^n counts out as (\d[\d, and]*)$/, (whole: string, list: string) => {
    const numbers = listed(list);
    const threes = Array.from({ length: numbers.length / 3 }, (_, at) => numbers.slice(at * 3, at * 3 + 3));
    const isRight = numbers.length % 3 === 0 && threes.every(([one, other]) => one === other);
    return isRight ? threes.map(([by, , rest]) => `n mod ${by} = ${rest}`).join(" and ") : whole;
  });
}

function listed(written: string): number[] {
  return written
    .split(/[, andor]+/)
    .filter(Boolean)
    .map(Number);
}

function leaves(mods: number[], rest: number): Condition | null {
  if (mods.length === 0 || mods.some((mod) => mod <= rest || mod < 2)) return null;
  const list = mods.join(",\\ ");
  return {
    code: "remainder",
    values: { mods: list, rest: `${rest}` },
    said: { en: `remainder $${rest}$ when divided by $${list}$`, ch: `除以 $${list}$ 余 $${rest}$` },
    fits: (n) => mods.every((mod) => n % mod === rest),
    stands: (n) => n >= rest && mods.every((mod) => Number.isInteger((n - rest) / mod)),
  };
}

function short(more: number, divisors: number[]): Condition | null {
  if (divisors.length === 0 || divisors.some((divisor) => divisor < 1)) return null;
  const list = divisors.join(",\\ ");
  return {
    code: "short",
    values: { divisors: list, more: `${more}` },
    said: { en: `$n + ${more}$ divisible by $${list}$`, ch: `$n + ${more}$ 能被 $${list}$ 整除` },
    fits: (n) => divisors.every((divisor) => (n + more) % divisor === 0),
    stands: (n) => divisors.every((divisor) => Number.isInteger((n + more) / divisor)),
  };
}

function congruent(factor: number, rest: number, mod: number): Condition | null {
  if (mod < 2) return null;
  const shown = `${factor === 1 ? "" : `${factor} \\cdot `}n \\equiv ${rest} \\pmod{${mod}}`;
  return {
    code: "congruence",
    values: { shown, mod: `${mod}` },
    said: { en: `$${shown}$`, ch: `$${shown}$` },
    fits: (n) => (factor * n) % mod === ((rest % mod) + mod) % mod,
    stands: (n) => Number.isInteger((factor * n - rest) / mod),
  };
}

function divisible(divisors: number[]): Condition | null {
  if (divisors.length === 0 || divisors.some((divisor) => divisor < 1)) return null;
  const list = divisors.join(",\\ ");
  return {
    code: "divisible",
    values: { divisors: list, multiple: `${divisors.reduce((all, one) => (all * one) / gcd(all, one), 1)}` },
    said: { en: `divisible by $${list}$`, ch: `能被 $${list}$ 整除` },
    fits: (n) => divisors.every((divisor) => n % divisor === 0),
    stands: (n) => divisors.every((divisor) => Number.isInteger(n / divisor)),
  };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

function withDivisors(count: number): Condition | null {
  if (count < 1) return null;
  return {
    code: "divisors",
    values: { count: `${count}` },
    said: { en: `exactly $${count}$ divisors`, ch: `恰有 $${count}$ 个因数` },
    // From the exponents of the primes, and by counting pairs of divisors.
    fits: (n) => factorsOf(BigInt(n)).reduce((all, { times }) => all * (times + 1), 1) === count,
    stands: (n) => {
      let found = 0;
      for (let one = 1; one * one <= n; one++) if (n % one === 0) found += one * one === n ? 1 : 2;
      return found === count;
    },
  };
}

function withDigitSum(sum: number): Condition {
  return {
    code: "digitSum",
    values: { sum: `${sum}` },
    said: { en: `digit sum $${sum}$`, ch: `各位数字之和为 $${sum}$` },
    fits: (n) => [...`${n}`].reduce((all, digit) => all + Number(digit), 0) === sum,
    stands: (n) => {
      let [rest, all] = [n, 0];
      for (; rest > 0; rest = Math.floor(rest / 10)) all += rest % 10;
      return all === sum;
    },
  };
}

function power(number: number, kind = "", how: "times" | "into"): Condition | null {
  if (number < 1 || number > 1_000_000) return null;
  const exponent = kind === "square" ? SQUARE : 3;
  const whole = (n: number) => (how === "times" ? number * n : number % n === 0 ? number / n : null);
  const shown = how === "into" ? `\\frac{${number}}{n}` : number === 1 ? "n" : `${number} \\cdot n`;
  const factors = factorsOf(BigInt(number))
    .map(({ prime, times }) => (times > 1 ? `${prime}^{${times}}` : `${prime}`))
    .join(" \\cdot ");
  return {
    code: number === 1 ? (exponent === SQUARE ? "square" : "cube") : exponent === SQUARE ? "toSquare" : "toCube",
    values: number === 1 ? {} : { shown, number: `${number}`, factors },
    said:
      exponent === SQUARE
        ? { en: `$${shown}$ a perfect square`, ch: `$${shown}$ 是完全平方数` }
        : { en: `$${shown}$ a perfect cube`, ch: `$${shown}$ 是立方数` },
    fits: (n) => {
      const reached = whole(n);
      return reached !== null && Math.round(reached ** (1 / exponent)) ** exponent === reached;
    },
    // By the exponents of its primes.
    stands: (n) => {
      const reached = whole(n);
      return reached !== null && factorsOf(BigInt(reached)).every(({ times }) => times % exponent === 0);
    },
  };
}

function squareOrCube(): Condition {
  const isPower = (n: number, exponent: number) => Math.round(n ** (1 / exponent)) ** exponent === n;
  return {
    code: "squareOrCube",
    values: {},
    said: { en: "$n$ a perfect square or a perfect cube", ch: "$n$ 是完全平方数或立方数" },
    fits: (n) => isPower(n, 2) || isPower(n, 3),
    stands: (n) => [2, 3].some((exponent) => factorsOf(BigInt(n)).every(({ times }) => times % exponent === 0)),
  };
}

function pair(more: number, product: number): Condition {
  const shown = `n \\cdot (n ${more < 0 ? "-" : "+"} ${Math.abs(more)}) = ${product}`;
  return {
    code: "pair",
    values: { shown },
    said: { en: `$${shown}$`, ch: `$${shown}$` },
    fits: (n) => n + more > 0 && n * (n + more) === product,
    stands: (n) => n > -more && product / n - n === more,
  };
}

function linear(factor: number, more: number, by: number): Condition | null {
  if (by < 2 || factor < 1 || factor > 1_000_000) return null;
  const shown = `${factor === 1 ? "" : `${factor} \\cdot `}n ${more < 0 ? "-" : "+"} ${Math.abs(more)}`;
  return {
    code: "linear",
    values: { shown, by: `${by}` },
    said: { en: `$${shown}$ divisible by $${by}$`, ch: `$${shown}$ 能被 $${by}$ 整除` },
    fits: (n) => (factor * n + more) % by === 0,
    stands: (n) => Number.isInteger((factor * n + more) / by),
  };
}

function parity(rest: number): Condition {
  return {
    code: "parity",
    values: { ends: rest ? "1,\\ 3,\\ 5,\\ 7,\\ 9" : "0,\\ 2,\\ 4,\\ 6,\\ 8" },
    said: rest ? { en: "$n$ odd", ch: "$n$ 是奇数" } : { en: "$n$ even", ch: "$n$ 是偶数" },
    fits: (n) => n % 2 === rest,
    stands: (n) => "13579".includes(`${n}`.at(-1) ?? "") === (rest === 1),
  };
}

/** By dividing by every number up to the root. */
function hasNoDivisor(n: number): boolean {
  for (let one = 2; one * one <= n; one++) if (n % one === 0) return false;
  return n > 1;
}

function prime(is: boolean): Condition {
  return {
    code: "prime",
    values: {},
    said: is ? { en: "$n$ prime", ch: "$n$ 是质数" } : { en: "$n$ composite", ch: "$n$ 是合数" },
    fits: (n) => n > 1 && isPrime(BigInt(n)) === is,
    stands: (n) => n > 1 && hasNoDivisor(n) === is,
  };
}

const primeToo = (by: number): Condition => primeOf((n) => n + by, `n ${by < 0 ? "-" : "+"} ${Math.abs(by)}`);
const primeRest = (whole: number): Condition => primeOf((n) => whole - n, `${whole} - n`);

const primeQuotient = (whole: number): Condition =>
  primeOf((n) => (whole % n === 0 ? whole / n : 0), `\\frac{${whole}}{n}`);

function primeOf(of: (n: number) => number, shown: string): Condition {
  return {
    code: "primeToo",
    values: { shown },
    said: { en: `$${shown}$ prime`, ch: `$${shown}$ 是质数` },
    fits: (n) => of(n) > 1 && isPrime(BigInt(of(n))),
    stands: (n) => hasNoDivisor(of(n)),
  };
}

function coprime(other: number): Condition | null {
  if (other < 1 || other > 1_000_000) return null;
  const primes = factorsOf(BigInt(other)).map(({ prime: one }) => Number(one));
  return {
    code: "coprime",
    values: { other: `${other}`, primes: primes.join(",\\ ") || "-" },
    said: { en: `no common factor of $n$ and $${other}$ except 1`, ch: `$n$ 与 $${other}$ 互质` },
    fits: (n) => gcd(n, other) === 1,
    stands: (n) => primes.every((one) => n % one !== 0),
  };
}

function notCoprime(other: number): Condition | null {
  const opposite = coprime(other);
  return (
    opposite && {
      ...opposite,
      said: { en: `a common factor of $n$ and $${other}$ except 1`, ch: `$n$ 与 $${other}$ 不互质` },
      fits: (n) => !opposite.fits(n),
      stands: (n) => !opposite.stands(n),
    }
  );
}

function divides(wholes: number[]): Condition | null {
  if (wholes.length === 0 || wholes.some((whole) => whole < 1)) return null;
  const list = wholes.join(",\\ ");
  return {
    code: "divides",
    values: { list },
    said: { en: `a divisor of $${list}$`, ch: `是 $${list}$ 的因数` },
    fits: (n) => wholes.every((whole) => whole % n === 0),
    stands: (n) => wholes.every((whole) => Number.isInteger(whole / n)),
  };
}

function notDivisible(divisors: number[]): Condition | null {
  if (divisors.length === 0 || divisors.some((divisor) => divisor < 1)) return null;
  const list = divisors.join(",\\ ");
  return {
    code: "notDivisible",
    values: { divisors: list },
    said: { en: `not divisible by $${list}$`, ch: `不能被 $${list}$ 整除` },
    fits: (n) => divisors.every((divisor) => n % divisor !== 0),
    stands: (n) => divisors.every((divisor) => !Number.isInteger(n / divisor)),
  };
}

function either(divisors: number[]): Condition | null {
  if (divisors.length < 2 || divisors.some((divisor) => divisor < 1)) return null;
  const list = divisors.join(",\\ ");
  return {
    code: "either",
    values: { divisors: list },
    said: { en: `divisible by at least one of $${list}$`, ch: `至少能被 $${list}$ 中的一个整除` },
    fits: (n) => divisors.some((divisor) => n % divisor === 0),
    stands: (n) => !divisors.every((divisor) => !Number.isInteger(n / divisor)),
  };
}

function exactlyOne(divisors: number[]): Condition | null {
  if (divisors.length < 2 || divisors.some((divisor) => divisor < 1)) return null;
  const list = divisors.join(",\\ ");
  return {
    code: "exactlyOne",
    values: { divisors: list },
    said: { en: `divisible by exactly one of $${list}$`, ch: `恰好能被 $${list}$ 中的一个整除` },
    fits: (n) => divisors.filter((divisor) => n % divisor === 0).length === 1,
    stands: (n) => divisors.reduce((count, divisor) => count + (Number.isInteger(n / divisor) ? 1 : 0), 0) === 1,
  };
}

function perfect(): Condition {
  return {
    code: "perfect",
    values: {},
    said: { en: "$n$ perfect", ch: "$n$ 是完全数" },
    // From the exponents of the primes, and by adding the divisors in pairs.
    fits: (n) =>
      factorsOf(BigInt(n)).reduce(
        (all, { prime: one, times }) => (all * (one ** BigInt(times + 1) - 1n)) / (one - 1n),
        1n,
      ) === BigInt(2 * n),
    stands: (n) => {
      let sum = n > 1 ? 1 : 0;
      for (let one = 2; one * one <= n; one++) if (n % one === 0) sum += one * one === n ? one : one + n / one;
      return sum === n;
    },
  };
}

/** What all divisors of a number but itself add up to: from the exponents of its primes, and by trying each in pairs. */
const restSum = (n: number): number =>
  factorsOf(BigInt(n)).reduce(
    (all, { prime: one, times }) => all * ((Number(one) ** (times + 1) - 1) / (Number(one) - 1)),
    1,
  ) - n;

function triedSum(n: number): number {
  let sum = n > 1 ? 1 : 0;
  for (let one = 2; one * one <= n; one++) if (n % one === 0) sum += one * one === n ? one : one + n / one;
  return sum;
}

function abundant(is: boolean): Condition {
  return {
    code: "abundant",
    values: { sign: is ? ">" : "<" },
    said: is ? { en: "$n$ abundant", ch: "$n$ 是盈数" } : { en: "$n$ deficient", ch: "$n$ 是亏数" },
    fits: (n) => (is ? restSum(n) > n : restSum(n) < n),
    stands: (n) => (is ? triedSum(n) > n : triedSum(n) < n),
  };
}

/** Null where the number is a square or a cube already: nobody knows whether 0 is meant. */
function moved(isAdded: boolean, other: number, kind = ""): Condition | null {
  const exponent = kind === "square" ? SQUARE : 3;
  const isPower = (whole: number) => whole > 0 && Math.round(whole ** (1 / exponent)) ** exponent === whole;
  if (other < 1 || other > 1_000_000 || isPower(other)) return null;
  const shown = isAdded ? `${other} + n` : `${other} - n`;
  const whole = (n: number) => (isAdded ? other + n : other - n);
  return {
    code: "moved",
    values: { shown, exponent: `${exponent}` },
    said:
      exponent === SQUARE
        ? { en: `$${shown}$ a perfect square`, ch: `$${shown}$ 是完全平方数` }
        : { en: `$${shown}$ a perfect cube`, ch: `$${shown}$ 是立方数` },
    fits: (n) => isPower(whole(n)),
    stands: (n) => whole(n) > 0 && factorsOf(BigInt(whole(n))).every(({ times }) => times % exponent === 0),
  };
}

function commonDivisor(other: number, of: number): Condition | null {
  if (other < 1 || other > 1_000_000 || of < 1 || other % of !== 0) return null;
  return {
    code: "commonDivisor",
    values: { other: `${other}`, of: `${of}` },
    said: {
      en: `$${of}$ the greatest common divisor of $n$ and $${other}$`,
      ch: `$n$ 与 $${other}$ 的最大公因数是 $${of}$`,
    },
    fits: (n) => gcd(n, other) === of,
    stands: (n) => {
      for (let one = Math.min(n, other); one > 0; one--) if (n % one === 0 && other % one === 0) return one === of;
      return false;
    },
  };
}

function half(whole: number): Condition {
  return {
    code: "half",
    values: { whole: `${whole}` },
    said: { en: `$n \\le ${whole} - n$`, ch: `$n \\le ${whole} - n$` },
    fits: (n) => 2 * n <= whole,
    stands: (n) => n <= whole - n,
  };
}

const FACTORIAL_MAX = 2000;

function factorial(by: number): Condition | null {
  if (by < 2 || by > 1_000_000) return null;
  const primes = factorsOf(BigInt(by));
  return {
    code: "factorial",
    values: { by: `${by}` },
    said: { en: `$n!$ divisible by $${by}$`, ch: `$n!$ 能被 $${by}$ 整除` },
    // By what each prime gives, and by the remainder of the product.
    fits: (n) => primes.every(({ prime: one, times }) => timesInFactorial(n, Number(one)) >= times),
    stands: (n) => {
      let rest = 1;
      for (let one = 2; one <= n && rest !== 0; one++) rest = (rest * one) % by;
      return rest === 0;
    },
  };
}

/** 1! and 0! are alike. */
function factorialIs(value: number): Condition | null {
  if (value < 2 || value > 10 ** 15) return null;
  return {
    code: "factorialIs",
    values: { value: `${value}` },
    said: { en: `$n! = ${value}$`, ch: `$n! = ${value}$` },
    // By multiplying, and by dividing.
    fits: (n) => {
      let product = 1;
      for (let one = 2; one <= n && product <= value; one++) product *= one;
      return product === value;
    },
    stands: (n) => {
      let rest = value;
      for (let one = 2; one <= n && rest >= 1; one++) rest /= one;
      return rest === 1;
    },
  };
}

function timesInFactorial(n: number, by: number): number {
  let times = 0;
  for (let power = by; power <= n; power *= by) times += Math.floor(n / power);
  return times;
}

function zeros(count: number): Condition | null {
  if (count < 1 || count > FACTORIAL_MAX / 5) return null;
  return {
    code: "zeros",
    values: { count: `${count}` },
    said: { en: `$n!$ with $${count}$ zeros at its end`, ch: `$n!$ 末尾有 $${count}$ 个 $0$` },
    fits: (n) => timesInFactorial(n, 5) === count,
    // Every factor of the product gives its own fives.
    stands: (n) => {
      let fives = 0;
      for (let one = 5; one <= n; one += 5) for (let rest = one; rest % 5 === 0; rest /= 5) fives++;
      return fives === count;
    },
  };
}

function oddDivisors(): Condition {
  return {
    code: "oddDivisors",
    values: {},
    said: { en: "an odd number of divisors", ch: "因数的个数是奇数" },
    fits: (n) => factorsOf(BigInt(n)).every(({ times }) => times % 2 === 0),
    stands: (n) => Number.isInteger(Math.sqrt(n)),
  };
}

function leftBy(whole: number, rest: number): Condition {
  return {
    code: "leftBy",
    values: { whole: `${whole}`, rest: `${rest}`, less: `${whole - rest}` },
    said: { en: `$${whole}$ divided by $n$ leaves $${rest}$`, ch: `$${whole}$ 除以 $n$ 余 $${rest}$` },
    fits: (n) => whole % n === rest,
    stands: (n) => n > rest && whole >= rest && Number.isInteger((whole - rest) / n),
  };
}

function digits(test: (tens: number, ones: number) => boolean, shown: string): Condition {
  return {
    code: "digits",
    values: { shown },
    said: {
      en: `$${shown}$ for its tens digit $t$ and its ones digit $o$`,
      ch: `十位数字 $t$ 与个位数字 $o$ 满足 $${shown}$`,
    },
    fits: (n) => test(Math.floor(n / 10) % 10, n % 10),
    stands: (n) => {
      const written = `0${n}`;
      return test(Number(written.at(-2)), Number(written.at(-1)));
    },
  };
}
