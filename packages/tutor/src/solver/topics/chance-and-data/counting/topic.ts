import { defineTopic } from "../../../topic.ts";
import { countedOtherwise } from "./brute-force.ts";
import { readCount } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Count, workCount } from "./work.ts";

/** Orders, choices, pairs, words, digits, and paths: how many there are. */
export const counting = defineTopic({
  name: "counting",
  words,
  read: readCount,
  work: workCount,
  holds: (count, { key }) => key === `${countedOtherwise(count)}`,
  similar,
});

function similar(count: Count): Count {
  switch (count.kind) {
    case "ordered":
      return count.n === count.k
        ? { kind: "ordered", ...twice(count.n === 4 ? 6 : 4) }
        : { kind: "ordered", n: count.n === 7 ? 8 : 7, k: 3 };
    case "circle":
      return { kind: "circle", n: count.n === 5 ? 7 : 5 };
    case "chosen":
      return {
        kind: "chosen",
        groups: count.groups.map(({ n }, index) => ({ n: n === 7 + index ? 6 : 7 + index, k: 2 })),
      };
    case "letters":
      return { kind: "letters", word: count.word === "BANANA" ? "PEPPER" : "BANANA" };
    case "pairs":
      return count.left === 0 ? { kind: "pairs", n: count.n === 6 ? 9 : 6, left: 0 } : diagonals(count.n === 6 ? 8 : 6);
    case "product":
      return {
        ...count,
        factors: count.factors.every((factor) => factor === 2)
          ? similarPower(count.factors.length)
          : similarFactors(count.factors),
      };
    case "paths":
      return count.right === 2 && count.up === 3
        ? { kind: "paths", right: 4, up: 2 }
        : { kind: "paths", right: 2, up: 3 };
    case "numbers":
      return {
        ...count,
        digits: `${count.digits}` === "1,2,3,4" ? [1, 2, 5, 6, 8] : [1, 2, 3, 4],
        length: Math.min(count.length, 3),
      };
  }
}

const twice = (n: number) => ({ n, k: n });
const diagonals = (n: number): Count => ({ kind: "pairs", n, left: n });
const similarPower = (length: number) => Array<number>(length === 4 ? 3 : 4).fill(2);
const similarFactors = (factors: number[]) => factors.map((_, index) => (factors[0] === 2 ? 3 : 2) + index);
