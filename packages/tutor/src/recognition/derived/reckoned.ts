import { isConstant, type Node, q } from "@dripstone/checker/mathematics";
import { numbersTold } from "./numbers-told.ts";
import { shapeOf } from "./shape.ts";

/** With fewer digits a calculation is easily made of other numbers. */
const DIGITS_MIN = 4;
const LENGTH_MAX = 300;
const NUMBERS_MAX = 5;

/** What is done with a part that is taken off: 85, or 0.85, for 15%. */
const HUNDRED = 100;

/** Whether a calculation is all that is to be done with a story's numbers: 360 ÷ 4.5, or 720 ÷ 9, and 40 · 0.85 where 15% are taken off. */
export function isReckoned(sums: readonly Node[], text: string): boolean {
  if (text.length > LENGTH_MAX) return false;
  const own = sums.map(numbersOf).filter(({ length }) => length > 1);
  const known = own.length > 0 ? numbersTold(text) : [];
  if (known.length < 2 || known.length > NUMBERS_MAX || digitsIn(known) < DIGITS_MIN) return false;
  return own.some(
    (numbers) =>
      isMadeOf(numbers, known, 1) ||
      (digitsIn(known) > DIGITS_MIN && [2, 10, 0.5].some((k) => isMadeOf(numbers, known, k))),
  );
}

const numbersOf = (sum: Node): number[] =>
  isConstant(sum)
    ? shapeOf(sum)
        .numbers.map(q.toNumber)
        .filter((number) => number !== 1 && number !== HUNDRED)
    : [];

/** Each of the numbers is in the story, so many times, and each of the story's among the numbers. */
function isMadeOf(numbers: readonly number[], known: readonly number[], k: number): boolean {
  const isOf = (number: number, one: number) =>
    (k === 1 ? [one, ...(one < HUNDRED ? [one / HUNDRED, HUNDRED - one, 1 - one / HUNDRED] : [])] : [k * one]).some(
      (other) => Math.abs(other - Math.abs(number)) < 1e-9,
    );
  return (
    numbers.every((number) => known.some((one) => isOf(number, one))) &&
    known.every((one) => numbers.some((number) => isOf(number, one)))
  );
}

const digitsIn = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + (`${number}`.match(/\d/g)?.length ?? 0), 0);
