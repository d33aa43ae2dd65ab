import type { Question } from "../../../question.ts";
import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { type Range, rangeOf, ranges } from "../../../sentences/ranges.ts";
import { readPart } from "../number-functions/read.ts";
import { partValue, worked } from "../number-functions/values.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import type { Primes } from "./work.ts";

const NUMBER_MAX = 1_000_000_000n;
/** A longer list of primes helps nobody. */
const LIST_MAX = 200n;
const COUNT_MAX = 10_000n;

const { en, ch } = ranges;

export function readPrimes(question: Question): Primes | null {
  const ofValue = /^is the value (.{1,60}?) prime$/.exec(question.text);
  if (ofValue) return ofValueOf(ofValue[1] ?? "");
  return readFrames(plainOf(question), [...whetherPrime, ...primesWithin, ...extremePrimes]);
}

/** Whether what a calculation comes to is prime: 2^11 - 1. */
function ofValueOf(written: string): Primes | null {
  const part = readPart(written);
  const value = part && partValue(part, worked);
  return value?.below === 1n && value.above > 0n && value.above <= NUMBER_MAX
    ? { wanted: "prime", number: value.above }
    : null;
}

const whetherPrime: Frames<Primes>[] = (["prime", "composite"] as const).map((kind) => [
  [
    `[whether |if |check if |check whether |show that ][is ][the number ]{n}[ is][ a| an] ${kind}[ number][ or not]`,
    kind === "prime" ? "{n}[是][不是](质数|素数)" : "{n}[是][不是]合数",
  ],
  ({ n }) => (wholeIn(n) <= NUMBER_MAX ? { wanted: kind, number: wholeIn(n) } : null),
]);
whetherPrime.push([
  [
    "[whether |if ][is ][the number ]{n}[ is][ a] prime[ number] or [a ]composite[ number]",
    "[whether |if ][is ][the number ]{n}[ is][ a] composite[ number] or [a ]prime[ number]",
    "[判断]{n}是(质|素)数还是合数",
    "[判断]{n}是合数还是(质|素)数",
  ],
  ({ n }) => (wholeIn(n) <= NUMBER_MAX ? { wanted: "which", number: wholeIn(n) } : null),
]);

const primesWithin: Frames<Primes>[] = (["count", "list"] as const).map((wanted) => [
  wanted === "count"
    ? [
        `how many (prime numbers|primes) are [there ]${en}`,
        `how many (prime numbers|primes) ${en}[ are there]`,
        `[the ]number of (prime numbers|primes) ${en}`,
        `${ch}[共|一共]有(多少|几)个(质|素)数`,
        `${ch}的(质|素)数[共|一共]有(多少|几)个`,
      ]
    : [
        `[all |all the |all of the ][the ](prime numbers|primes) ${en}`,
        `${ch}[的][所有的|所有|全部](质|素)数`,
        `${ch}有哪些(质|素)数`,
      ],
  (places) => within(wanted, rangeOf(places)),
]);

const extremePrimes: Frames<Primes>[] = (["greatest", "smallest"] as const).map((wanted) => {
  const [words, zi] = wanted === "greatest" ? ["(greatest|largest|biggest)", "大"] : ["(smallest|least)", "小"];
  return [
    [`[the ]${words} (prime number|prime) ${en}`, `${ch}[的]最${zi}的(质|素)数`, `${ch},?最${zi}的(质|素)数`],
    (places) => within(wanted, rangeOf(places)),
  ];
});

function within(wanted: "count" | "list" | "greatest" | "smallest", range: Range | null): Primes | null {
  if (!range || range.high > COUNT_MAX || (wanted === "list" && range.high - range.low > LIST_MAX)) return null;
  // "Between 7 and 20" may mean 7, too: only ends that are no primes leave no doubt.
  if (range.unsure && (isPrime(range.low) || isPrime(range.high))) return null;
  return { wanted, low: range.low, high: range.high };
}
