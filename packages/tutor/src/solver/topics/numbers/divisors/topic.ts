import { defineTopic } from "../../../topic.ts";
import { readDivisors } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Divisors, workDivisors } from "./work.ts";

/** All divisors of a number, how many they are, their sum, and the common ones of several numbers. */
export const divisors = defineTopic({
  name: "divisors",
  words,
  read: readDivisors,
  work: workDivisors,
  holds: ({ wanted, numbers }, { key }) => {
    const found = tried(numbers.map(Number));
    if (wanted === "count") return key === `${found.length}`;
    if (wanted === "sum") return key === `${found.reduce((sum, divisor) => sum + divisor, 0)}`;
    return key === found.join(", ");
  },
  similar: ({ wanted, numbers }): Divisors => {
    const [usual, other] =
      wanted === "common"
        ? [
            [24n, 36n],
            [30n, 45n],
          ]
        : [[48n], [60n]];
    return { wanted, numbers: `${numbers}` === `${usual}` ? other : usual };
  },
});

/** Every number up to the smallest one, tried. */
function tried(numbers: number[]): number[] {
  const found: number[] = [];
  for (let divisor = 1; divisor <= Math.min(...numbers); divisor++)
    if (numbers.every((number) => number % divisor === 0)) found.push(divisor);
  return found;
}
