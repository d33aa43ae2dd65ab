/** The whole numbers from `first` to `last`, both counted. */
export const wholeNumbers = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

export const sumOf = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0);

export const meanOf = (numbers: number[]) => sumOf(numbers) / numbers.length;

/** Every choice of one from each list, in all combinations. */
export const combinations = <T>(...lists: T[][]): T[][] =>
  lists.reduce<T[][]>((found, list) => found.flatMap((row) => list.map((one) => [...row, one])), [[]]);

/** All things in every order; what stands there twice is moved about as if it were two. */
export function ordersOf<T>(things: T[]): T[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, index) =>
    ordersOf(things.filter((_, other) => other !== index)).map((rest) => [thing, ...rest]),
  );
}

/** A fraction in lowest terms. */
export function fraction(part: number, whole: number): string {
  const divisor = wholeNumbers(1, whole).findLast((d) => part % d === 0 && whole % d === 0) ?? 1;
  return `${part / divisor}/${whole / divisor}`;
}

/** The share of cases that fit. */
export const shareOf = <T>(cases: T[], fits: (one: T) => boolean) => fraction(cases.filter(fits).length, cases.length);
