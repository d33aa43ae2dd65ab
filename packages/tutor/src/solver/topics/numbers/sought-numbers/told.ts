import type { Condition } from "./conditions.ts";

/** What is done with the numbers that are found. */
export type Wanted =
  | "count"
  | "list"
  | "sum"
  | "product"
  | "average"
  | "difference"
  | "squaresSum"
  | "sumSquared"
  | "only";

/** The largest or smallest so many of them; `place`: the second largest, and none but that. */
export type Pick = { end: "largest" | "smallest"; many: number; place?: number };

/** What a question tells of whole numbers, piece by piece. */
export type Told = {
  conditions: Condition[];
  low: number[];
  high: number[];
  /** The ends of a range of which nobody can tell whether they count. */
  unsure: number[];
  /** How many digits the numbers have. */
  digits: number[];
  wanted: Wanted[];
  picks: Pick[];
  /** Whether it is said that 0 is none of them, or whether it is. */
  zero: "out" | "in" | "unsaid";
  /** "Factors", of which another place tells the number. */
  factors: boolean;
  /** Whether things are counted out in groups, of which there is one at least. */
  counted: boolean;
  /** Whether each is said to count once. */
  distinct: boolean;
};

export const nothingTold = (): Told => ({
  conditions: [],
  low: [],
  high: [],
  unsure: [],
  digits: [],
  wanted: [],
  picks: [],
  zero: "unsaid",
  factors: false,
  counted: false,
  distinct: false,
});

/** The numbers of a list such as `4, 6, and 10`. */
export const wholesIn = (list = ""): number[] => (list.match(/\d+/g) ?? []).map(Number);

/** Between two ends: they count where that is said. */
export function between(told: Told, from?: string, to?: string, ends?: "in" | "out" | null): void {
  const [low, high] = [Number(from), Number(to)];
  told.low.push(ends === "out" ? low + 1 : low);
  told.high.push(ends === "out" ? high - 1 : high);
  if (ends === null) told.unsure.push(low, high);
}

/** By each of these the same remainder, or as many short of a multiple. */
export function toldRests(told: Told, divisors: number[], by: number, from: "rest" | "short"): void {
  for (const each of divisors) told.conditions.push({ is: "rest", by: each, rest: from === "rest" ? by : each - by });
}
