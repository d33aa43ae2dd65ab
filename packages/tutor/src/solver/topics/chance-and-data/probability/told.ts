import type { Piece } from "../../../sentences/pieces.ts";
import type { Test } from "./chance.ts";

/** What the sentences of a question about chance have told so far. */
export type Told = {
  /** Whether counts now belong to what is in the bag, or to what shall come out. */
  asks: boolean;
  asked: number;
  scenes: ("coins" | "dice" | "bag" | "cards" | "numbers")[];
  number?: number;
  times?: number;
  range?: [number, number];
  groups: { name: string; count: number }[];
  draws?: number;
  replaced?: boolean;
  oneByOne?: boolean;
  together?: boolean;
  /** What shall happen; only one is understood. */
  events: Event[];
  /** Two pieces that contradict each other, or one that makes no sense. */
  confused?: boolean;
};

export type Event =
  | { of: "colors"; quantity: Quantity; names: string[]; not?: boolean }
  | { of: "pattern"; counts: Map<string, number> }
  | { of: "same" | "different" | "each" }
  | { of: "sum"; test: Test }
  | { of: "faces"; quantity: Quantity; test: Test; not?: boolean };

/** "Both", "at least 2", "none": `one` where only one thing is drawn or rolled at all. */
export type Quantity = "one" | "all" | "none" | { min: number; max: number };

export const piece = (source: string, tell: Piece<Told>[1]): Piece<Told> => [new RegExp(`^(?:${source})`), tell];

export const empty = (): Told => ({ asks: false, asked: 0, scenes: [], groups: [], events: [] });

/** A thing said twice must be the same. */
export function put<Key extends "number" | "times" | "draws" | "replaced">(
  told: Told,
  key: Key,
  value: Told[Key],
): void {
  if (told[key] !== undefined && told[key] !== value) told.confused = true;
  told[key] = value;
}

const MANY = 1000;

/** "At least", "exactly", and the like before a number. */
export function quantityOf(word: string | undefined, count: number): Quantity {
  if (word === undefined || /exactly|just|only|恰|正好|刚好/.test(word)) return { min: count, max: count };
  return /least|至少|不少于/.test(word) ? { min: count, max: MANY } : { min: 0, max: count };
}

export const quantifier =
  "exactly|at least|at most|only|just|恰好有|恰有|恰好|正好有|正好|刚好|至少有|至少|至多有|至多|最多有|最多";
