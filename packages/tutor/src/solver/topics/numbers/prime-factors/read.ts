import type { Question } from "../../../question.ts";
import { type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { readPart } from "../number-functions/read.ts";
import { partValue, worked } from "../number-functions/values.ts";
import type { PrimeFactors, Wanted } from "./work.ts";

/** Trial division goes this far without making anyone wait. */
const NUMBER_MAX = 1_000_000_000n;

export function readPrimeFactors(question: Question): PrimeFactors | null {
  const ofValue = /^(prime factorization|all prime divisors) of the value (.{1,60})$/.exec(question.text);
  if (ofValue) return factorsOfValue(ofValue[1] === "prime factorization" ? "product" : "primes", ofValue[2] ?? "");
  const asks = (wanted: Wanted) => (places: Places) => factorsAsked(wanted, places);
  return readFrames(plainOf(question), [
    [
      [
        "[the ]prime factori(s|z)ations?( of| for|) {n}",
        "[the ]prime factori(s|z)ation of [the number ]{n}",
        "[the |a ](prime factor tree|factor tree)( of| for) {n}",
        "(draw|make|create) [the |a ](prime factor tree|factor tree)( of| for) {n}",
        "(prime factorize|prime factorise|factorize|factorise|factor|decompose|break down|break) [the number ]{n}[ in| into| as a product of][ its][ prime factors| primes| prime numbers]",
        "{n} as [a |the ]product of [its ](primes|prime factors|prime numbers|powers of primes|prime powers)",
        "{n} (in prime factorized form|prime factorization)",
        "[用短除法|用短除法来][把|将][合数]{n}(分解质因数|质因数分解|分解素因数|素因数分解|进行质因数分解|分解成质因数的积|分解成质数的积|写成质因数相乘的形式|写成几个质数相乘的形式)",
        "[对]{n}(分解质因数|进行分解质因数|质因数分解)",
        "分解质因数[,|:|, ]{n}",
        "{n}的质因数分解[式]",
      ],
      asks("product"),
    ],
    [["[the ](largest|greatest|biggest) prime (factor|divisor) of {n}", "{n}的最大[的](质|素)因数"], asks("largest")],
    [["[the ](smallest|least) prime (factor|divisor) of {n}", "{n}的最小[的](质|素)因数"], asks("smallest")],
    [
      [
        "[the |all ][the ](distinct |different )prime (factors|divisors) of {n}",
        "[the |all ][the ]prime factors of {n}",
        "{n}[的][所有|全部](质|素)因数",
      ],
      asks("primes"),
    ],
    [
      [
        "how many (distinct|different) prime (factors|divisors) does {n} have",
        "[the ]number of (distinct|different) prime (factors|divisors) of {n}",
        "{n}有(几|多少)个(不同的|不同)(质|素)因数",
      ],
      asks("number"),
    ],
  ]);
}

/** Of what a calculation comes to: 2^10 - 1. */
function factorsOfValue(wanted: Wanted, written: string): PrimeFactors | null {
  const part = readPart(written);
  const value = part && partValue(part, worked);
  return value?.below === 1n && value.above > 1n && value.above <= NUMBER_MAX ? { wanted, number: value.above } : null;
}

function factorsAsked(wanted: Wanted, { n }: Places): PrimeFactors | null {
  const number = wholeIn(n);
  return number > 1n && number <= NUMBER_MAX ? { wanted, number } : null;
}
