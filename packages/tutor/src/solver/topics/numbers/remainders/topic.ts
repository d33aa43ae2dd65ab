import { powerModulo } from "@dripstone/checker/mathematics";
import { defineTopic } from "../../../topic.ts";
import { readRemainder } from "./read.ts";
import type { Sum } from "./sum.ts";
import words from "./words.json" with { type: "json" };
import { type Remainder, workRemainder } from "./work.ts";

/** Powers with fewer binary digits than this are simply worked out. */
const BITS_MAX = 50_000n;

/** The remainder of a division, also of sums of products of powers, and last digits. */
export const remainders = defineTopic({
  name: "remainders",
  words,
  read: readRemainder,
  work: workRemainder,
  holds: ({ wanted, sum, modulus }, { key }) => {
    const rest = restOf(sum, modulus);
    if (wanted !== "both") return BigInt(key) === rest;
    const [quotient = "", remainder = ""] = key.split(" R ");
    return BigInt(remainder) === rest && BigInt(quotient) * modulus + rest === sum[0]?.[0]?.base;
  },
  similar: ({ wanted, sum, modulus }): Remainder => {
    const isPower = sum.some((term) => term.some(({ exponent }) => exponent > 1n));
    const [usual, other] = isPower
      ? [
          { base: 3n, exponent: 50n },
          { base: 2n, exponent: 75n },
        ]
      : [whole(100n), whole(75n)];
    const same = sum.length === 1 && sum[0]?.length === 1 && sum[0][0]?.base === usual.base;
    return { wanted, modulus, sum: [[same ? other : usual]] };
  },
});

const whole = (base: bigint) => ({ base, exponent: 1n });

/** Without any cycle: the power itself, or where it is too long, by squaring. */
function restOf(sum: Sum, modulus: bigint): bigint {
  const rests = sum.map((term) =>
    term.reduce((product, { base, exponent }) => product * powerRest(base, exponent, modulus), 1n),
  );
  return rests.reduce((total, rest) => total + rest, 0n) % modulus;
}

function powerRest(base: bigint, exponent: bigint, modulus: bigint): bigint {
  const bits = BigInt(base.toString(2).length) * exponent;
  return bits < BITS_MAX ? base ** exponent % modulus : powerModulo(base, exponent, modulus);
}
