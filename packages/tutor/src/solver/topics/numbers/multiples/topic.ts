import { defineTopic } from "../../../topic.ts";
import { readMultiples } from "./read.ts";
import words from "./words.json" with { type: "json" };
import { type Multiples, workMultiples } from "./work.ts";

/** Whether a number divides another, with the rules for digits, and how many multiples there are in a range. */
export const multiples = defineTopic({
  name: "multiples",
  words,
  read: readMultiples,
  work: workMultiples,
  holds: (asked, { key }) => {
    if (asked.wanted === "whether") return key === (restByDigits(asked.number, asked.divisor) === 0n ? "yes" : "no");
    if (asked.wanted === "greatest" || asked.wanted === "smallest") return key === firstFrom(asked);
    let found = 0;
    for (let number = asked.low; number <= asked.high; number++) if (number % asked.divisor === 0n) found++;
    return key === `${found}`;
  },
  similar: (asked): Multiples => {
    if (asked.wanted === "greatest" || asked.wanted === "smallest")
      return { ...asked, low: asked.low * 10n, high: asked.high * 10n + 9n };
    return asked.wanted === "whether"
      ? { ...asked, number: asked.number === 4572n ? 3816n : 4572n }
      : { ...asked, low: 1n, high: asked.high === 200n && asked.low === 1n ? 300n : 200n };
  },
});

/** From the end of the range one by one, until every divisor divides. */
function firstFrom({ wanted, divisors, low, high }: Extract<Multiples, { divisors: bigint[] }>): string {
  const step = wanted === "greatest" ? -1n : 1n;
  let number = wanted === "greatest" ? high : low;
  while (divisors.some((divisor) => number % divisor !== 0n)) number += step;
  return `${number}`;
}

/** Long division, digit by digit from the left. */
const restByDigits = (number: bigint, divisor: bigint): bigint =>
  [...`${number}`].reduce((rest, digit) => (rest * 10n + BigInt(digit)) % divisor, 0n);
