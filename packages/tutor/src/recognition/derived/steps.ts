import { q } from "@dripstone/checker/mathematics";

const SMALL = 20n;
const usual = new Set([25n, 50n, 100n, 1000n]);

/** Whether somebody multiplies or divides by this number to make one problem of another: 2, 1/3, 10, but not 7/4. */
export function isStep({ num, den }: q.Rational): boolean {
  const size = num < 0n ? -num : num;
  const [one, other] = size < den ? [size, den] : [den, size];
  return one === 1n && (other <= SMALL || usual.has(other));
}

/** What some numbers are multiplied by to be the others, one by one; null where it is not the same for all, or nothing tells it. */
export function factorBetween(some: readonly q.Rational[], others: readonly q.Rational[]): q.Rational | null {
  if (some.length !== others.length) return null;
  const at = some.findIndex(({ num }) => num !== 0n);
  const [one, other] = [some[at], others[at]];
  const factor = one && other && q.divide(other, one);
  if (!factor || factor.num === 0n) return null;
  return some.every((number, place) => q.same(q.multiply(number, factor), others[place] ?? q.ZERO)) ? factor : null;
}

/** Numbers in their smallest whole proportion. */
export function inProportion(numbers: readonly q.Rational[]): bigint[] {
  const below = numbers.reduce((all, { den }) => (all / q.gcd(all, den)) * den, 1n);
  const whole = numbers.map(({ num, den }) => (num * below) / den);
  const common = whole.reduce(q.gcd, 0n);
  return common === 0n ? whole : whole.map((number) => number / (common < 0n ? -common : common));
}

export const digitsOf = (numbers: readonly (bigint | q.Rational)[]): number =>
  numbers.reduce((sum, number) => sum + digitsIn(number), 0);

const digitsIn = (number: bigint | q.Rational): number =>
  typeof number === "bigint" ? lengthOf(number) : lengthOf(number.num) + (number.den === 1n ? 0 : lengthOf(number.den));

const lengthOf = (number: bigint) => (number === 0n ? 0 : `${number < 0n ? -number : number}`.length);

/** Whether a proportion is so much a problem's own that another one hardly has it: 7 : 3 and 13 : 1 are, 3 : 4 and 1 : 2 : 3 are not. */
export function isOwnProportion(parts: readonly bigint[]): boolean {
  const sizes = parts.map((part) => (part < 0n ? -part : part)).filter((part) => part > 0n);
  const isAtLeast = (least: bigint) => sizes.some((part) => part >= least);
  return isAtLeast(10n) || (isAtLeast(5n) && sizes.reduce((all, part) => all * part, 1n) > 20n);
}

export const sortedNumbers = (numbers: readonly q.Rational[]): q.Rational[] => numbers.toSorted(q.compare);

/** All orders of up to three things. */
export function ordersOf<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length <= 1) return [[...things]];
  return things.flatMap((thing, place) => ordersOf(things.toSpliced(place, 1)).map((rest) => [thing, ...rest]));
}
