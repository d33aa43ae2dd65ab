import { type Frames, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import type { Step } from "../../../solution.ts";
import { defineTopic } from "../../../topic.ts";
import { isPrime } from "../prime-factors/is-prime.ts";
import words from "./words.json" with { type: "json" };

type Code = keyof typeof words.en;
type Wanted = "both" | "product" | "larger" | "smaller" | "difference";
/** Two primes of which the sum is known. */
type Primes = { sum: bigint; wanted: Wanted };

const SUM_MAX = 10_000n;
const two = "2 (different |distinct )?(prime numbers|primes)";
const given = [
  `[if ][the ]sum of ${two} is {s}`,
  `[if ]${two} (have a sum of|add up to|add to|sum to|add up to make|with sum) {s}`,
  `${two} whose sum is {s}`,
  `${two} with {x:letter} ?\\+ ?{y:letter} ?= ?{s}`,
];
const asks: [Wanted, string[], string[]][] = [
  [
    "product",
    [
      "[, |,| and ]?(then )?(what is |what's |find )?[the |their ]product( of (these|the|these 2|the 2)? ?(primes|prime numbers|2 primes|numbers|2))?( of them)?",
    ],
    ["(这2个质数|它们|这2个数|2个质数)的(乘积|积)"],
  ],
  [
    "both",
    [
      "[, |,| and ]?(what are |find |what would be )?(they|them|the primes|these primes|the 2 primes|the numbers|the prime numbers)",
    ],
    ["(这2个质数|它们|这2个数)(各|分别)?(是)?(多少|几)?"],
  ],
  [
    "larger",
    [
      "[, |,| and ]?(what is |find |what's )?[the ](larger|bigger|greater)( prime| one| of them| of the 2| number| of the 2 primes)?",
    ],
    ["(较大|大)的?(质数|数|那个|1个)?"],
  ],
  [
    "smaller",
    [
      "[, |,| and ]?(what is |find |what's )?[the ](smaller|lesser)( prime| one| of them| of the 2| number| of the 2 primes)?",
    ],
    ["(较小|小)的?(质数|数|那个|1个)?"],
  ],
  [
    "difference",
    [
      "[, |,| and ]?(what is |find |what's )?[the |their ](positive )?difference( of them| between them| of the primes)?",
    ],
    ["(这2个质数|它们|这2个数)的差"],
  ],
];

const frames: Frames<Primes>[] = asks.map(
  ([wanted, en, ch]): Frames<Primes> => [
    [
      ...given.flatMap((first) => en.map((ask) => `${first}${ask}`)),
      ...ch.map((ask) =>
        `[如果|已知|若]?2个(不同的?)?(质|素)数的?和(是|为|等于){s},?(求|那么|则)*${ask}`.replaceAll(
          "质数",
          "(质|素)数",
        ),
      ),
    ],
    ({ s }) => primes(wholeIn(s), wanted),
  ],
);

/** The pairs of primes with this sum, the smaller one first. */
function pairsOf(sum: bigint): [bigint, bigint][] {
  const pairs: [bigint, bigint][] = [];
  for (let small = 2n; small * 2n <= sum; small++)
    if (isPrime(small) && isPrime(sum - small)) pairs.push([small, sum - small]);
  return pairs;
}

const primes = (sum: bigint, wanted: Wanted): Primes | null =>
  sum > 3n && sum <= SUM_MAX && pairsOf(sum).length === 1 ? { sum, wanted } : null;

/** Two primes that are known by their sum: mostly one of them is 2. */
export const primePairs = defineTopic<Primes, Code>({
  name: "prime-pairs",
  words,
  read: (question) => readFrames(plainOf(question), frames),
  work: ({ sum, wanted }) => {
    const [pair] = pairsOf(sum);
    if (!pair) return null;
    const [small, large] = pair;
    const values = {
      sum: `${sum}`,
      small: `${small}`,
      large: `${large}`,
      product: `${small * large}`,
      difference: `${large - small}`,
    };
    const first: Step<Code> = sum % 2n === 1n ? { code: "odd", values } : { code: "try", values };
    const key = {
      both: `${small}, ${large}`,
      product: values.product,
      larger: values.large,
      smaller: values.small,
      difference: values.difference,
    }[wanted];
    return {
      problem: { en: `two primes that add up to $${sum}$`, ch: `两个质数的和是 $${sum}$` },
      steps: [first, ...(wanted === "product" || wanted === "difference" ? [{ code: wanted, values }] : [])],
      answer: { said: { en: `$${key.replace(", ", "$ and $")}$`, ch: `$${key.replace(", ", "$ 和 $")}$` }, key },
    };
  },
  // Every two numbers with that sum are tried, and each of them divided by all that are smaller.
  holds: ({ sum, wanted }, { key }) => {
    const hasDivisor = (number: number) =>
      Array.from({ length: number }, (_, index) => index)
        .slice(2)
        .some((each) => number % each === 0);
    const whole = Number(sum);
    const found = Array.from({ length: Math.floor(whole / 2) - 1 }, (_, index) => index + 2).filter(
      (small) => !hasDivisor(small) && !hasDivisor(whole - small),
    );
    const [small = 0] = found;
    const large = whole - small;
    const said = {
      both: `${small}, ${large}`,
      product: `${small * large}`,
      larger: `${large}`,
      smaller: `${small}`,
      difference: `${large - small}`,
    }[wanted];
    return found.length === 1 && said === key;
  },
  similar: ({ sum, wanted }) => ({ sum: sum === 21n ? 33n : 21n, wanted }),
});
