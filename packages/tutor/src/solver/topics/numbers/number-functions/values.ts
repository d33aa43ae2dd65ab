import { powerModulo } from "@dripstone/checker/mathematics";
import { factorsOf } from "../prime-factors/factors.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import type { FunctionName, Part } from "./read.ts";

/** A fraction of whole numbers; `below` is positive. */
type Value = { above: bigint; below: bigint };

const EXPONENT_MAX = 8000n;
/** Remainders of powers repeat after fewer than this, where they are looked for. */
const CYCLE_MAX = 100_000n;
const BITS_MAX = 8000;

/** The functions worked out in one way. */
export type Functions = Record<FunctionName, (of: bigint[], exact: Value) => bigint | null>;

/** The value of the whole, or null where it has none; tells each function that is met. */
export function partValue(
  part: Part,
  functions: Functions,
  met: (name: FunctionName, of: bigint[], exact: Value, value: bigint) => void = () => {},
): Value | null {
  if (part.kind === "number") return { above: part.value, below: 1n };
  if (part.kind === "function") {
    const [dividend, divisor] = part.of;
    const of = part.of.map((one) => (part.name === "mod" && one === dividend ? null : partValue(one, functions, met)));
    if (part.name === "mod" && dividend && divisor) of[0] = dividendOf(dividend, of[1]?.above ?? 0n, functions, met);
    const exact = of[0];
    if (!exact || of.some((one) => one === null)) return null;
    const rest = takesFraction.has(part.name) ? of.slice(1) : of;
    if (rest.some((one) => one?.below !== 1n)) return null;
    const wholes = of.map((one) => one?.above ?? 0n);
    const value = functions[part.name](wholes, exact);
    if (value === null) return null;
    met(part.name, wholes, exact, value);
    return { above: value, below: 1n };
  }
  const left = partValue(part.left, functions, met);
  const right = partValue(part.right, functions, met);
  return left && right && joined(part.sign, left, right);
}

/** A number that leaves the same remainder as the dividend: itself, but for powers with too many digits. */
function dividendOf(part: Part, by: bigint, functions: Functions, met: Parameters<typeof partValue>[2]): Value | null {
  const rest = restIn(part, by, functions, met);
  return rest === null ? partValue(part, functions, met) : { above: rest, below: 1n };
}

/** What is left of a power in many digits, which is never written out; null where there is none, or it is worked out as well. */
function restIn(part: Part, by: bigint, functions: Functions, met: Parameters<typeof partValue>[2]): bigint | null {
  if (by < 2n || by > CYCLE_MAX || !hasLongPower(part)) return null;
  if (part.kind === "number") return part.value % by;
  if (part.kind === "function" || part.sign === "/") {
    const value = partValue(part, functions, met);
    return value?.below === 1n ? ((value.above % by) + by) % by : null;
  }
  const left = restOf(part.left, by, functions, met);
  if (left === null) return null;
  if (part.sign === "^") {
    const exponent = partValue(part.right, functions, met);
    if (exponent?.below !== 1n || exponent.above < 0n) return null;
    return (functions === tried ? byCycle : powerModulo)(left, exponent.above, by);
  }
  const right = restOf(part.right, by, functions, met);
  if (right === null) return null;
  const value = part.sign === "+" ? left + right : part.sign === "-" ? left - right : left * right;
  return ((value % by) + by) % by;
}

function restOf(part: Part, by: bigint, functions: Functions, met: Parameters<typeof partValue>[2]): bigint | null {
  if (hasLongPower(part)) return restIn(part, by, functions, met);
  const value = partValue(part, functions, met);
  return value?.below === 1n ? ((value.above % by) + by) % by : null;
}

const hasLongPower = (part: Part): boolean =>
  part.kind === "sign" &&
  ((part.sign === "^" && isLong(part.right)) || hasLongPower(part.left) || hasLongPower(part.right));

const isLong = (exponent: Part): boolean =>
  exponent.kind === "sign" ? exponent.sign === "^" : exponent.kind === "number" && exponent.value > 200n;

/** The remainders of the powers, one after the other, until they repeat. */
function byCycle(base: bigint, exponent: bigint, by: bigint): bigint {
  const seen = new Map<bigint, number>();
  const rests: bigint[] = [];
  let rest = 1n % by;
  for (; !seen.has(rest) && BigInt(rests.length) <= exponent; rest = (rest * base) % by) {
    seen.set(rest, rests.length);
    rests.push(rest);
  }
  if (exponent < BigInt(rests.length)) return rests[Number(exponent)] ?? 0n;
  const start = BigInt(seen.get(rest) ?? 0);
  return rests[Number(start + ((exponent - start) % (BigInt(rests.length) - start)))] ?? 0n;
}
/** Their first value may be a fraction. */
export const takesFraction: ReadonlySet<FunctionName> = new Set([
  "floor",
  "ceil",
  "decimaldigit",
  "decimaldigitsum",
  "period",
  "repetend",
] as const);

function joined(sign: "+" | "-" | "*" | "/" | "^", left: Value, right: Value): Value | null {
  if (sign === "+") return reduced(left.above * right.below + right.above * left.below, left.below * right.below);
  if (sign === "-") return reduced(left.above * right.below - right.above * left.below, left.below * right.below);
  if (sign === "*") return reduced(left.above * right.above, left.below * right.below);
  if (sign === "/") return right.above === 0n ? null : reduced(left.above * right.below, left.below * right.above);
  const tooFar = left.above.toString(2).length * Number(right.above) > BITS_MAX;
  if (right.below !== 1n || left.below !== 1n || right.above < 0n || right.above > EXPONENT_MAX || tooFar) return null;
  return { above: left.above ** right.above, below: 1n };
}

function reduced(above: bigint, below: bigint): Value {
  const sign = below < 0n ? -1n : 1n;
  const common = euclid(above < 0n ? -above : above, below * sign) || 1n;
  return { above: (above * sign) / common, below: (below * sign) / common };
}

function euclid(a: bigint, b: bigint): bigint {
  let [big, small] = [a, b];
  while (small !== 0n) [big, small] = [small, big % small];
  return big;
}

const positive = (of: bigint[]): boolean => of.length >= 2 && of.every((one) => one > 0n);
const floor = ({ above, below }: Value): bigint => (above - (((above % below) + below) % below)) / below;

const FACTORED_MAX = 2n * 10n ** 12n;
const inBounds = (a: bigint | undefined): a is bigint => a !== undefined && a > 0n && a <= FACTORED_MAX;

/** What is tried number by number reaches as far as this. */
const COUNTED_MAX = 100_000n;
const FACTORIAL_MAX = 500n;
const REPEATED_MAX = 2400n;
const PRIMES_MAX = 2000n;
const LCM_MAX = 100n;

const small = (a: bigint | undefined, max = COUNTED_MAX): a is bigint => a !== undefined && a > 0n && a <= max;
const isDigit = (a: bigint | undefined): a is bigint => a !== undefined && a > 0n && a < 10n;

/** The first primes, by crossing out multiples. */
function firstPrimes(count: bigint): bigint[] {
  const crossed = new Set<number>();
  const found: bigint[] = [];
  for (let n = 2; found.length < Number(count); n++) {
    if (crossed.has(n)) continue;
    found.push(BigInt(n));
    for (let multiple = n * n; multiple < SIEVED_MAX; multiple += n) crossed.add(multiple);
  }
  return found;
}

/** The prime number with the number 2000 is 17389. */
const SIEVED_MAX = 20_000;

function triedPrimes(count: bigint): bigint[] {
  const found: bigint[] = [];
  for (let n = 2n; found.length < Number(count); n++) if (isPrime(n)) found.push(n);
  return found;
}

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
const multiplied = (all: readonly bigint[]): bigint => all.reduce((product, one) => product * one, 1n);

/** By Euclid's algorithm and by remainders. */
export const worked: Functions = {
  gcd: (of) => (positive(of) ? of.reduce(euclid) : null),
  lcm: (of) => (positive(of) ? of.reduce((all, one) => (all / euclid(all, one)) * one) : null),
  mod: ([a, m]) => (a !== undefined && m !== undefined && m > 0n ? ((a % m) + m) % m : null),
  floor: (_, exact) => floor(exact),
  ceil: (_, exact) => -floor({ above: -exact.above, below: exact.below }),
  digitcount: ([a]) => (a !== undefined && a > 0n ? BigInt(`${a}`.length) : null),
  digitsum: ([a]) => (a !== undefined && a > 0n ? [...`${a}`].reduce((sum, digit) => sum + BigInt(digit), 0n) : null),
  tensdigit: ([a]) => (a !== undefined && a >= 10n ? BigInt(`${a}`.at(-2) ?? "0") : null),
  divisorcount: ([a]) => (inBounds(a) ? factorsOf(a).reduce((all, { times }) => all * BigInt(times + 1), 1n) : null),
  divisorsum: ([a]) =>
    inBounds(a)
      ? factorsOf(a).reduce((all, { prime, times }) => (all * (prime ** BigInt(times + 1) - 1n)) / (prime - 1n), 1n)
      : null,
  largestprime: ([a]) => (inBounds(a) ? (factorsOf(a).at(-1)?.prime ?? null) : null),
  abs: ([a]) => (a === undefined ? null : a < 0n ? -a : a),
  factorial: ([a]) =>
    small(a, FACTORIAL_MAX) ? multiplied(Array.from({ length: Number(a) }, (_, at) => BigInt(at + 1))) : null,
  repeat: ([digit, times]) =>
    isDigit(digit) && small(times, REPEATED_MAX) ? (digit * (10n ** times - 1n)) / 9n : null,
  coprimes: ([a]) => (small(a) ? factorsOf(a).reduce((left, { prime }) => (left / prime) * (prime - 1n), a) : null),
  divisorproduct: ([a]) => (small(a) ? multiplied(divisorsOf(a)) : null),
  nthdivisor: ([a, nth]) => (small(a) && small(nth) ? (divisorsOf(a)[Number(nth) - 1] ?? null) : null),
  exponent: ([base, a]) => {
    if (!small(base) || base < 2n || a === undefined || a <= 0n) return null;
    const times = factorsOf(base).map(({ prime, times: each }) => timesIn(a, prime) / BigInt(each));
    return least(times);
  },
  primesum: ([count]) => (small(count, PRIMES_MAX) ? total(firstPrimes(count)) : null),
  nthprime: ([nth]) => (small(nth, PRIMES_MAX) ? (firstPrimes(nth).at(-1) ?? null) : null),
  lcmto: ([last]) =>
    small(last, LCM_MAX)
      ? Array.from({ length: Number(last) }, (_, at) => BigInt(at + 1)).reduce(
          (all, one) => (all / euclid(all, one)) * one,
          1n,
        )
      : null,
  primecount: ([a]) => (inBounds(a) ? factorsOf(a).reduce((all, { times }) => all + BigInt(times), 0n) : null),
  distinctprimes: ([a]) => (inBounds(a) ? BigInt(factorsOf(a).length) : null),
  primefactorsum: ([a]) => (inBounds(a) ? total(factorsOf(a).map(({ prime }) => prime)) : null),
  repeatedfactorsum: ([a]) =>
    inBounds(a) ? total(factorsOf(a).map(({ prime, times }) => prime * BigInt(times))) : null,
  // Where a prime divides twice, nobody knows whether it counts twice.
  plainfactorsum: ([a]) =>
    inBounds(a) && factorsOf(a).every(({ times }) => times === 1)
      ? total(factorsOf(a).map(({ prime }) => prime))
      : null,
  squaredivisors: ([a]) =>
    inBounds(a) ? factorsOf(a).reduce((all, { times }) => all * BigInt(Math.floor(times / 2) + 1), 1n) : null,
  smallestprime: ([a]) => (inBounds(a) ? (factorsOf(a)[0]?.prime ?? null) : null),
  max: (of) => most(of),
  min: (of) => least(of),
  digitproduct: ([a]) => (a !== undefined && a > 0n ? multiplied([...`${a}`].map((digit) => BigInt(digit))) : null),
  reversed: ([a]) => (a !== undefined && a > 0n ? BigInt([...`${a}`].toReversed().join("")) : null),
  decimaldigit: ([, nth], { above, below }) =>
    above >= 0n && small(below) && small(nth) ? ((above * 10n ** nth) / below) % 10n : null,
  decimaldigitsum: ([, count], { above, below }) => {
    if (above < 0n || !small(below) || !small(count, REPEATED_MAX)) return null;
    const written = `${((above % below) * 10n ** count) / below}`;
    return total([...written].map((digit) => BigInt(digit)));
  },
  period: (_, value) => repeatOf(value)?.length ?? null,
  repetend: (_, value) => {
    const repeat = repeatOf(value);
    // 09 is no number.
    if (!repeat || repeat.length > 30n) return null;
    const digits = ((repeat.rest * 10n ** repeat.length) / value.below).toString();
    return digits.length === Number(repeat.length) ? BigInt(digits) : null;
  },
  // As many as there are odd divisors but 1.
  consecutiveways: ([a]) => (small(a) ? BigInt(divisorsOf(a).filter((one) => one % 2n === 1n).length - 1) : null),
  zerodigits: ([a]) => (a !== undefined && a > 0n ? BigInt([...`${a}`].filter((digit) => digit === "0").length) : null),
  payways: (of) => {
    const [whole, ...parts] = of.map(Number);
    if (whole === undefined || !arePayable(whole, parts)) return null;
    const ways: number[] = Array.from({ length: whole + 1 }, (_, at) => (at === 0 ? 1 : 0));
    for (const part of parts)
      for (let sum = part; sum <= whole; sum++) ways[sum] = (ways[sum] ?? 0) + (ways[sum - part] ?? 0);
    return BigInt(ways[whole] ?? 0);
  },
  unreachable: ([a, b]) =>
    small(a, PRIMES_MAX) && small(b, PRIMES_MAX) && euclid(a, b) === 1n ? ((a - 1n) * (b - 1n)) / 2n : null,
  sumsquares: ([n]) => (small(n) ? (n * (n + 1n) * (2n * n + 1n)) / 6n : null),
  fewest: (of) => {
    const [whole, ...parts] = of.map(Number);
    if (whole === undefined || !arePayable(whole, parts)) return null;
    const least = [0];
    for (let sum = 1; sum <= whole; sum++)
      least[sum] = 1 + Math.min(...parts.map((part) => least[sum - part] ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(least[whole]) ? BigInt(least[whole] ?? 0) : null;
  },
  // The digits of the numbers with one digit, with two, and so on are passed by at once.
  rowdigit: ([place]) => {
    if (!small(place) || place < 1n) return null;
    let left = place - 1n;
    for (let digits = 1n, from = 1n; ; digits++, from *= 10n) {
      if (left < 9n * from * digits) return BigInt(`${from + left / digits}`[Number(left % digits)] ?? "0");
      left -= 9n * from * digits;
    }
  },
  writtendigits: ([low, high]) => {
    if (!small(low) || !small(high) || low > high) return null;
    let count = 0n;
    for (let digits = 1n, from = 1n; from <= high; digits++, from *= 10n) {
      const [first, last] = [low > from ? low : from, high < from * 10n - 1n ? high : from * 10n - 1n];
      if (last >= first) count += (last - first + 1n) * digits;
    }
    return count;
  },
  wholeroot: ([a]) => {
    if (a === undefined || a < 0n || a > FACTORED_MAX) return null;
    let root = BigInt(Math.floor(Math.sqrt(Number(a))));
    while (root * root > a) root--;
    return root;
  },
  maxdigit: ([a]) => (a !== undefined && a > 0n ? BigInt(Math.max(...[...`${a}`].map(Number))) : null),
  basedigitcount: ([a, base]) => (small(a) && isBase(base) ? BigInt(a.toString(Number(base)).length) : null),
  basedigitsum: ([a, base]) =>
    small(a) && isBase(base)
      ? total([...a.toString(Number(base))].map((digit) => BigInt(Number.parseInt(digit, 36))))
      : null,
  sumcubes: ([n]) => (small(n) ? ((n * (n + 1n)) / 2n) ** 2n : null),
  // Place by place: how often each digit stands there.
  digittotal: ([last]) => {
    if (!small(last)) return null;
    let sum = 0n;
    for (let place = 1n; place <= last; place *= 10n) {
      const [before, here, behind] = [last / (place * 10n), (last / place) % 10n, last % place];
      sum += before * 45n * place + ((here * (here - 1n)) / 2n) * place + here * (behind + 1n);
    }
    return sum;
  },
  // 1 is 0! and 1!.
  factorialroot: ([a]) => {
    if (a === undefined || a < 2n) return null;
    let [n, rest] = [1n, a];
    while (rest > 1n) {
      n++;
      if (rest % n !== 0n) return null;
      rest /= n;
    }
    return n;
  },
};

/** How often a prime divides a number. */
function timesIn(number: bigint, prime: bigint): bigint {
  let [times, rest] = [0n, number];
  for (; rest % prime === 0n; rest /= prime) times++;
  return times;
}

const isBase = (base: bigint | undefined): base is bigint => base !== undefined && base >= 2n && base <= 36n;

/** Few enough ways to try them all. */
const arePayable = (whole: number, parts: readonly number[]): boolean =>
  parts.length >= 2 &&
  parts.length <= 5 &&
  new Set(parts).size === parts.length &&
  parts.every((part) => part >= 1) &&
  whole >= 1 &&
  whole <= 2000 &&
  parts.reduce((all, part) => all * (whole / part + 1), 1) < 20_000_000;

/** Where the remainders of a division come again: how many digits that is, and the remainder with which it begins. */
function repeatOf({ above, below }: Value): { length: bigint; rest: bigint } | null {
  if (above < 0n || !small(below)) return null;
  const seen = new Map<bigint, number>();
  let rest = above % below;
  while (rest > 0n && !seen.has(rest)) {
    seen.set(rest, seen.size);
    rest = (rest * 10n) % below;
  }
  return rest === 0n ? null : { length: BigInt(seen.size - (seen.get(rest) ?? 0)), rest };
}

const TRIES_MAX = 1_000_000n;

/** The first number, counted in steps, that passes; null after too many. */
function first(start: bigint, step: bigint, passes: (n: bigint) => boolean): bigint | null {
  for (let n = start, tries = 0n; tries < TRIES_MAX && n > 0n; n += step, tries++) if (passes(n)) return n;
  return null;
}

const inOrder = (of: bigint[]): bigint[] => of.toSorted((a, b) => Number(a - b));
const least = (of: bigint[]): bigint => inOrder(of)[0] ?? 0n;
const most = (of: bigint[]): bigint => inOrder(of).at(-1) ?? 0n;

/** By trying each number up to the root, in order. */
function divisorsOf(number: bigint): bigint[] {
  const whole = Number(number);
  const [small, large]: [bigint[], bigint[]] = [[], []];
  for (let one = 1; one * one <= whole; one++) {
    if (whole % one !== 0) continue;
    small.push(BigInt(one));
    if (one * one < whole) large.unshift(BigInt(whole / one));
  }
  return [...small, ...large];
}

/** The same by trying: from the smallest number downward, through the multiples of the largest, digit by digit. */
export const tried: Functions = {
  gcd: (of) => (positive(of) ? first(least(of), -1n, (n) => of.every((one) => one % n === 0n)) : null),
  lcm: (of) => (positive(of) ? first(most(of), most(of), (n) => of.every((one) => n % one === 0n)) : null),
  mod: ([a, m]) => {
    if (a === undefined || m === undefined || m <= 0n) return null;
    for (let rest = 0n; rest < m && rest < TRIES_MAX; rest++) if ((a - rest) % m === 0n) return rest;
    return null;
  },
  floor: (_, { above, below }) => {
    let n = above / below - 2n;
    while ((n + 1n) * below <= above) n++;
    return n;
  },
  ceil: (_, { above, below }) => {
    let n = above / below - 2n;
    while (n * below < above) n++;
    return n;
  },
  digitcount: ([a]) => {
    let count = 0n;
    for (let power = 1n; a !== undefined && power <= a; power *= 10n) count++;
    return count;
  },
  digitsum: ([a]) => {
    let sum = 0n;
    for (let rest = a ?? 0n; rest > 0n; rest /= 10n) sum += rest % 10n;
    return sum;
  },
  tensdigit: ([a = 0n]) => (a / 10n) % 10n,
  divisorcount: ([a = 0n]) => BigInt(divisorsOf(a).length),
  divisorsum: ([a = 0n]) => divisorsOf(a).reduce((sum, one) => sum + one, 0n),
  largestprime: ([a = 0n]) => divisorsOf(a).findLast((one) => isPrime(one)) ?? null,
  abs: ([a = 0n]) => BigInt(`${a}`.replace("-", "")),
  factorial: ([a = 0n]) => {
    let product = 1n;
    for (let one = a; one > 1n; one--) product *= one;
    return product;
  },
  repeat: ([digit = 0n, times = 0n]) => BigInt(`${digit}`.repeat(Number(times))),
  coprimes: ([a = 0n]) => {
    let count = 0n;
    for (let one = 1n; one <= a; one++) if (euclid(a, one) === 1n) count++;
    return count;
  },
  // Divisors stand in pairs, and each pair has the product a.
  divisorproduct: ([a = 0n]) => {
    const all = divisorsOf(a);
    const middle = all.find((one) => one * one === a) ?? 1n;
    return a ** BigInt(Math.floor(all.length / 2)) * middle;
  },
  nthdivisor: ([a = 0n, nth = 0n]) => {
    let left = nth;
    for (let one = 1n; one <= a; one++) if (a % one === 0n && --left === 0n) return one;
    return null;
  },
  exponent: ([prime = 2n, a = 0n]) => {
    let times = 0n;
    while (a % prime ** (times + 1n) === 0n) times++;
    return times;
  },
  primesum: ([count = 0n]) => total(triedPrimes(count)),
  nthprime: ([nth = 0n]) => triedPrimes(nth).at(-1) ?? null,
  // Of each prime its highest power that is not greater.
  lcmto: ([last = 0n]) => {
    let product = 1n;
    for (let one = 2n; one <= last; one++)
      if (isPrime(one)) for (let power = one; power <= last; power *= one) product *= one;
    return product;
  },
  primecount: ([a = 1n]) => BigInt(splitUp(a).length),
  distinctprimes: ([a = 1n]) => BigInt(primeDivisorsOf(a).length),
  primefactorsum: ([a = 1n]) => total(primeDivisorsOf(a)),
  repeatedfactorsum: ([a = 1n]) => total(splitUp(a)),
  plainfactorsum: ([a = 1n]) => total(splitUp(a)),
  squaredivisors: ([a = 1n]) => BigInt(divisorsOf(a).filter((one) => Number.isInteger(Math.sqrt(Number(one)))).length),
  smallestprime: ([a = 1n]) => divisorsOf(a)[1] ?? null,
  max: (of) => of.find((one) => of.every((other) => other <= one)) ?? null,
  min: (of) => of.find((one) => of.every((other) => other >= one)) ?? null,
  digitproduct: ([a = 0n]) => {
    let product = 1n;
    for (let rest = a; rest > 0n; rest /= 10n) product *= rest % 10n;
    return product;
  },
  reversed: ([a = 0n]) => {
    let turned = 0n;
    for (let rest = a; rest > 0n; rest /= 10n) turned = turned * 10n + (rest % 10n);
    return turned;
  },
  // By long division, digit after digit.
  decimaldigit: ([, nth = 0n], value) => divided(value, nth).at(-1) ?? null,
  decimaldigitsum: ([, count = 0n], value) => total(divided(value, count)),
  // The least count of nines that a divisor without 2 and 5 goes into.
  period: (_, value) => {
    let part = value.below;
    for (const one of [2n, 5n]) while (part % one === 0n) part /= one;
    if (part === 1n) return null;
    let power = 10n % part;
    for (let times = 1n; times <= part; times++) {
      if (power === 1n) return times;
      power = (power * 10n) % part;
    }
    return null;
  },
  // What comes twice in a row, after as many digits as the divisor has twos and fives at most.
  repetend: (_, value) => {
    let before = 0n;
    while ((value.below * value.below) % 10n ** before === 0n || 2n ** before <= value.below) before++;
    for (let length = 1; length <= 30; length++)
      for (let start = 0; start <= Number(before); start++) {
        const digits = divided(value, BigInt(start + length * 4 + 30)).slice(start);
        if (digits.every((digit, at) => digit === digits[at % length])) return BigInt(digits.slice(0, length).join(""));
      }
    return null;
  },
  consecutiveways: ([a = 0n]) => {
    let ways = 0n;
    for (let first = 1n; first < a; first++) {
      let [sum, next] = [first, first + 1n];
      while (sum < a) sum += next++;
      if (sum === a) ways++;
    }
    return ways;
  },
  zerodigits: ([a = 0n]) => {
    let count = 0n;
    for (let rest = a; rest > 0n; rest /= 10n) if (rest % 10n === 0n) count++;
    return count;
  },
  payways: (of) => {
    const [whole = 0, ...parts] = of.map(Number);
    const count = (left: number, at: number): number => {
      const part = parts[at] ?? 1;
      if (at === parts.length - 1) return left % part === 0 ? 1 : 0;
      let ways = 0;
      for (let rest = left; rest >= 0; rest -= part) ways += count(rest, at + 1);
      return ways;
    };
    return BigInt(count(whole, 0));
  },
  unreachable: ([a = 1n, b = 1n]) => {
    const made = [true];
    for (let n = 1; n <= a * b; n++) made[n] = (made[n - Number(a)] ?? false) || (made[n - Number(b)] ?? false);
    return BigInt(made.filter((is) => !is).length);
  },
  sumsquares: ([n = 0n]) => addedUp(n, (one) => one * one),
  fewest: (of) => {
    const [whole = 0, ...parts] = of.map(Number);
    const tried = (left: number, at: number): number => {
      const part = parts[at] ?? 1;
      if (at === parts.length - 1) return left % part === 0 ? left / part : Number.POSITIVE_INFINITY;
      let least = Number.POSITIVE_INFINITY;
      for (let times = 0; times * part <= left; times++)
        least = Math.min(least, times + tried(left - times * part, at + 1));
      return least;
    };
    const least = tried(whole, 0);
    return Number.isFinite(least) ? BigInt(least) : null;
  },
  rowdigit: ([place = 1n]) => {
    let row = "";
    for (let n = 1; row.length < Number(place); n++) row += n;
    return BigInt(row[Number(place) - 1] ?? "0");
  },
  writtendigits: ([low = 1n, high = 0n]) => {
    let count = 0n;
    for (let n = low; n <= high; n++) count += BigInt(`${n}`.length);
    return count;
  },
  wholeroot: ([a = 0n]) => {
    let root = 0n;
    while ((root + 1n) * (root + 1n) <= a) root++;
    return root;
  },
  maxdigit: ([a = 0n]) => {
    let most = 0n;
    for (let rest = a; rest > 0n; rest /= 10n) if (rest % 10n > most) most = rest % 10n;
    return most;
  },
  basedigitcount: ([a = 0n, base = 2n]) => {
    let count = 0n;
    for (let power = 1n; power <= a; power *= base) count++;
    return count;
  },
  basedigitsum: ([a = 0n, base = 2n]) => {
    let sum = 0n;
    for (let rest = a; rest > 0n; rest /= base) sum += rest % base;
    return sum;
  },
  sumcubes: ([n = 0n]) => addedUp(n, (one) => one * one * one),
  digittotal: ([last = 0n]) => addedUp(last, (one) => total([...`${one}`].map((digit) => BigInt(digit)))),
  factorialroot: ([a = 0n]) => {
    let [n, product] = [1n, 1n];
    while (product < a) product *= ++n;
    return product === a ? n : null;
  },
};

const primeDivisorsOf = (number: bigint): bigint[] => divisorsOf(number).filter((one) => isPrime(one));

/** The prime factors, each as often as it divides: the powers of a prime among the divisors are as many. */
const splitUp = (number: bigint): bigint[] => {
  const all = divisorsOf(number);
  return primeDivisorsOf(number).flatMap((prime) => {
    const powers: bigint[] = [];
    for (let power = prime; all.includes(power); power *= prime) powers.push(prime);
    return powers;
  });
};

function addedUp(to: bigint, of: (one: bigint) => bigint): bigint {
  let sum = 0n;
  for (let one = 1n; one <= to; one++) sum += of(one);
  return sum;
}

/** The first digits after the point. */
function divided({ above, below }: Value, count: bigint): bigint[] {
  const digits: bigint[] = [];
  for (let rest = above % below; BigInt(digits.length) < count; rest = (rest * 10n) % below)
    digits.push((rest * 10n) / below);
  return digits;
}
