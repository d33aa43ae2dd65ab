import type { Recomputation } from "../testing/recomputation.ts";

const TARGET = 6;
const numbers = Array.from({ length: 90 }, (_, index) => index + 10);
const ground = (number: number) => Math.floor(number / 10) * (number % 10);
const isDone = (number: number) => number < 10;

/** Turns of the wheel until a single digit is left; none when that is not the target. */
function turns(number: number): number | undefined {
  let [left, count] = [number, 0];
  while (!isDone(left)) [left, count] = [ground(left), count + 1];
  return left === TARGET ? count : undefined;
}

const within = (most: number) => numbers.filter((number) => (turns(number) ?? Number.POSITIVE_INFINITY) <= most);

export const recomputation: Recomputation = {
  answer: () => within(numbers.length).length,
  slips: {
    "one-turn": within(1).length,
    "two-turns": within(2).length,
    "six-itself": within(numbers.length).length + 1,
  },
  right: ["13 numbers", "13个", "4+5+4"],
  wrong: ["12", "8", "11", "24"],
};
