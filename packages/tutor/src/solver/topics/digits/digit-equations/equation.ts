/** One side is a sum of products of numbers whose digits may be letters, boxes, or other signs: `3 * AB`, `4□ * 7`. */
type Term = { sign: 1 | -1; factors: string[] };
export type Equation = { left: Term[]; right: Term[] };
/** Which digit each letter or place stands for. */
export type Digits = ReadonlyMap<string, number>;

const SIGNS = "A-Z□△○☆◇";
/** Boxes are numbered: each may hold a digit of its own. */
const word = new RegExp(`^[\\d${SIGNS}]{1,7}$`);
const TERMS_MAX = 5;

/** What stands for a digit, in the order in which it is written. */
export const unknownsIn = (text: string): string[] => [...new Set(text.match(new RegExp(`[${SIGNS}]`, "g")) ?? [])];

export function equationOf(written: string): Equation | null {
  const sides = written.replaceAll(" ", "").split("=").map(termsOf);
  const [left, right, ...more] = sides;
  return left && right && more.length === 0 ? { left, right } : null;
}

function termsOf(side: string): Term[] | null {
  const parts = side.match(/[-+]?[^-+]+/g) ?? [];
  if (parts.join("") !== side || parts.length === 0 || parts.length > TERMS_MAX) return null;
  const terms = parts.map(
    (part): Term => ({
      sign: part.startsWith("-") ? -1 : 1,
      factors: part.replace(/^[-+]/, "").split("*"),
    }),
  );
  return terms.every(({ factors }) => factors.length <= 3 && factors.every((one) => word.test(one))) ? terms : null;
}

const filled = (number: string, digits: Digits): string =>
  number.replaceAll(new RegExp(`[${SIGNS}]`, "g"), (sign) => `${digits.get(sign) ?? "?"}`);

export const filledIn = (written: string, digits: Digits): string => filled(written, digits);

/** A longer number does not begin with 0. */
const isNumber = (number: string): boolean => number.length === 1 || !number.startsWith("0");

export function isTrue({ left, right }: Equation, digits: Digits): boolean {
  const [one, other] = [left, right].map((terms) => {
    let sum = 0;
    for (const { sign, factors } of terms) {
      let product: number = sign;
      for (const factor of factors) {
        const number = filled(factor, digits);
        if (!isNumber(number)) return Number.NaN;
        product *= Number(number);
      }
      sum += product;
    }
    return sum;
  });
  return one === other;
}

/** The same by hand: digit by digit from the right, with what is taken away on the other side. */
export function isTrueByHand({ left, right }: Equation, digits: Digits): boolean {
  const turned = (terms: Term[]) => terms.map((term): Term => ({ ...term, sign: term.sign === 1 ? -1 : 1 }));
  const all = [...left, ...turned(right)];
  if (all.some(({ factors }) => factors.some((factor) => !isNumber(filled(factor, digits))))) return false;
  const total = (sign: 1 | -1) =>
    all
      .filter((term) => term.sign === sign)
      .reduce<number[]>((sum, { factors }) => added(sum, productOf(factors, digits)), []);
  const [plus, minus] = [total(1), total(-1)];
  return Array.from({ length: Math.max(plus.length, minus.length) }).every(
    (_, at) => (plus[at] ?? 0) === (minus[at] ?? 0),
  );
}

const digitsOf = (number: string): number[] => [...number].map(Number).toReversed();

const productOf = (factors: string[], digits: Digits): number[] =>
  factors
    .map((factor) => digitsOf(filled(factor, digits)))
    .reduce((product, factor) => multiplied(product, factor), [1]);

/** Digits from the ones on, carried over. */
function added(one: number[], other: number[]): number[] {
  const sum: number[] = [];
  let carried = 0;
  for (let at = 0; at < Math.max(one.length, other.length) || carried > 0; at++) {
    const here = (one[at] ?? 0) + (other[at] ?? 0) + carried;
    sum.push(here % 10);
    carried = here >= 10 ? 1 : 0;
  }
  return sum;
}

function multiplied(one: number[], other: number[]): number[] {
  return other.reduce<number[]>((sum, digit, at) => {
    let row: number[] = [];
    for (let times = 0; times < digit; times++) row = added(row, one);
    return added(sum, [...Array.from({ length: at }, () => 0), ...row]);
  }, []);
}
