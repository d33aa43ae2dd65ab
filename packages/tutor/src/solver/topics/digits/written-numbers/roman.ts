const signs: [string, number][] = [
  ["m", 1000],
  ["cm", 900],
  ["d", 500],
  ["cd", 400],
  ["c", 100],
  ["xc", 90],
  ["l", 50],
  ["xl", 40],
  ["x", 10],
  ["ix", 9],
  ["v", 5],
  ["iv", 4],
  ["i", 1],
];
/** No greater number is written in Roman numerals. */
export const ROMAN_MAX = 3999;

/** The parts of a number in Roman numerals, the greatest first: 49 is XL and IX. */
export function romanParts(number: number): [numeral: string, value: number][] {
  const parts: [string, number][] = [];
  let rest = number;
  for (const [sign, value] of signs) for (; rest >= value; rest -= value) parts.push([sign.toUpperCase(), value]);
  return parts;
}

export const romanOf = (number: number): string =>
  romanParts(number)
    .map(([numeral]) => numeral)
    .join("");

/** What a numeral is worth, each sign taken away where a greater one follows; null where nobody writes it so. */
export function romanValue(numeral: string): number | null {
  const worth: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
  const values = [...numeral.toLowerCase()].map((sign) => worth[sign] ?? 0);
  const value = values.reduce((sum, one, at) => sum + (one < (values[at + 1] ?? 0) ? -one : one), 0);
  return value > 0 && value <= ROMAN_MAX && romanOf(value) === numeral.toUpperCase() ? value : null;
}
