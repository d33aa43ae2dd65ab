import { isConstant, type Node, q } from "@dripstone/checker/mathematics";
import { numbersTold } from "./numbers-told.ts";
import { shapeOf } from "./shape.ts";

/** With fewer digits a calculation is easily made of other numbers. */
const DIGITS_MIN = 4;
const LENGTH_MAX = 300;
const NUMBERS_MAX = 5;

const HUNDRED = 100;

/** Whether a calculation is all that is to be done with a story's numbers: 360 ÷ 4.5, or 720 ÷ 9, and 40 · 0.85 where 15% are taken off. */
export function isReckoned(sums: readonly Node[], text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const own = sums
    .map((sum) => ({ numbers: numbersOf(sum), isProduct: sum.kind === "multiply" }))
    .filter(({ numbers }) => numbers.length > 1 && digitsIn(numbers) >= OWN_DIGITS);
  const known = own.length > 0 ? [...new Set(numbersTold(text))] : [];
  if (known.length < 2 || known.length > NUMBERS_MAX || digitsIn(known) < DIGITS_MIN) return false;
  const areLarge = known.every((one) => one >= 10 || !Number.isInteger(one));
  return own.some(
    ({ numbers, isProduct }) =>
      isPart(numbers, known) ||
      isMadeOf(numbers, known, (one) => [one, ...partsOf(one)]) ||
      (areLarge && STEPS.some((k) => isMadeOf(numbers, known, (one) => (isProduct ? [one, k * one] : [k * one])))),
  );
}

/** 3/4 is in many a story. */
const OWN_DIGITS = 3;
const STEPS = [2, 10, 0.5];

/** 0.15, 85 and 0.85 for 15% */
const partsOf = (one: number): number[] => (one < HUNDRED ? [one / HUNDRED, HUNDRED - one, 1 - one / HUNDRED] : []);

const numbersOf = (sum: Node): number[] =>
  isConstant(sum)
    ? shapeOf(sum)
        .numbers.map(q.toNumber)
        .filter((number) => number !== 1 && number !== HUNDRED)
    : [];

/** (13 + 45)/2 for the first half of what (13, 27) and (45, 61) ask. */
const isPart = (numbers: readonly number[], known: readonly number[]): boolean => {
  const large = numbers.filter((number) => number > 2);
  return (
    large.length > 1 &&
    2 * large.length >= known.length &&
    large.every((number) => number >= 10 && known.includes(number))
  );
};

/** Each of the numbers comes of one of the story's, and each of the story's has come to one of the numbers. */
function isMadeOf(numbers: readonly number[], known: readonly number[], madeOf: (one: number) => number[]): boolean {
  const isOf = (number: number, one: number) => madeOf(one).some((other) => Math.abs(other - Math.abs(number)) < 1e-9);
  return (
    numbers.every((number) => known.some((one) => isOf(number, one))) &&
    known.every((one) => numbers.some((number) => isOf(number, one)))
  );
}

const digitsIn = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (`${number}`.match(/\d/g)?.length ?? 0), 0);
