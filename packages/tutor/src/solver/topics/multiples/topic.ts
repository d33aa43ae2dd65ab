import { defineTopic } from "../../topic.ts";
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
    let found = 0;
    for (let number = asked.low; number <= asked.high; number++) if (number % asked.divisor === 0n) found++;
    return key === `${found}`;
  },
  similar: (asked): Multiples =>
    asked.wanted === "whether"
      ? { ...asked, number: asked.number === 4572n ? 3816n : 4572n }
      : { ...asked, low: 1n, high: asked.high === 200n && asked.low === 1n ? 300n : 200n },
});

/** Long division, digit by digit from the left. */
const restByDigits = (number: bigint, divisor: bigint): bigint =>
  [...`${number}`].reduce((rest, digit) => (rest * 10n + BigInt(digit)) % divisor, 0n);
