import { listOf } from "../solver/sentences/lists.ts";
import type { Solution } from "../solver/solution.ts";

/** A list of multiples or factors of one or more numbers of the problem; `numbers` are all of its numbers, in both languages. */
export type Listed = { kind: "multiples" | "factors"; numbers: { en: string; ch: string } };

/** In characters. */
const LENGTH_MAX = 200;

/**
 * Whether a message lists multiples of a number whose least common multiple is sought, from the number itself on with none left out, or factors of one
 * whose greatest common divisor is: that is a right way. `multiples of 4: 4, 8, 12`; one list, or one for each.
 */
export function listedIn(message: string, { topic, problem }: Solution): Listed | null {
  if (topic !== "common-divisors" || message.length > LENGTH_MAX) return null;
  const kind = problem.en.startsWith("the least common multiple") ? "multiples" : "factors";
  const numbers = (problem.en.match(/\d+/g) ?? []).map(Number);
  const lists = message
    .normalize("NFKC")
    .split(/[;；\n]|\band\b|(?<=\d)[和与]/i)
    .map((part) => listIn(part, numbers));
  if (lists.length > numbers.length) return null;
  const fits = kind === "multiples" ? areMultiples : areFactors;
  return lists.every((list) => list?.of.some((number) => fits(list.listed, number)))
    ? { kind, numbers: listOf(numbers.map(BigInt)) }
    : null;
}

const line =
  /^\s*(?:(?:the )?(?:multiples|factors|divisors) (?:of|for) )?(?:(\d{1,6})(?: ?的(?:倍数|因数|约数)(?:有|是|为)?)?\s*[:是有]\s*)?(\d{1,6}(?:\s*[,、， ]\s*\d{1,6}){2,20})\s*(?:\.{2,3}|…+|等)?[.。]?\s*$/i;

/** What is listed, and the numbers that it may be a list for: the one that it names, or any. */
function listIn(part: string, numbers: number[]): { listed: number[]; of: number[] } | null {
  const [, named, all] = line.exec(part) ?? [];
  if (all === undefined) return null;
  const of = named === undefined ? numbers : numbers.filter((number) => number === Number(named));
  return { listed: (all.match(/\d+/g) ?? []).map(Number), of };
}

const areMultiples = (listed: number[], number: number): boolean =>
  listed.toSorted((one, other) => one - other).every((one, place) => one === number * (place + 1));

const areFactors = (listed: number[], number: number): boolean =>
  listed.every((one) => one > 0 && number % one === 0) && new Set(listed).size === listed.length;
