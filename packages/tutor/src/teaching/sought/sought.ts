import type { Solution } from "../../solver/solution.ts";
import soughtWords from "./sought.json" with { type: "json" };

/**
 * What answers the question that leads to a step, with the step's values for its `{{places}}`: one value, or all of several. Null where
 * a question is open, so that nobody is told that an answer to it is wrong.
 */
export type Sought =
  | string
  | string[]
  | { any: string[] }
  /** The smallest number that these all go into; `multiple`: any of them, `divides`: any number above 1 that goes into it. */
  | { least: string }
  | { multiple: string }
  | { divides: string }
  | { primes: string }
  /** The largest square that divides the number under the root. */
  | { square: string }
  /** Letters may be named otherwise, so that no other formula is wrong. */
  | { formula: string }
  | { pair: { sum: string; product: string } }
  | { do: Operation; by: string }
  /** A yes or no, or a number that divides the one that is asked about. */
  | { truth: boolean; divides?: string }
  /** The numbers on the right sides of equations. */
  | { sides: string[] }
  /** That an inequality sign is turned around. */
  | { flips: string }
  | null;

export type Operation = "add" | "subtract" | "multiply" | "divide";

/** By topic; what is reckoned line by line has the same questions in every topic. */
const table = soughtWords as Record<string, Record<string, Sought>>;

/** What the question of a step asks for, filled in; null for an open one. */
export function soughtAt({ topic, steps }: Solution, place: number): Sought {
  const step = steps[place];
  const found = step ? (table[topic] ?? table["line-by-line"])?.[step.code] : null;
  return step && found ? filled(found, step.values) : null;
}

type Values = Solution["steps"][number]["values"];

function filled<Part>(part: Part, values: Values): Part {
  if (typeof part === "string") return fill(part, values) as Part;
  if (Array.isArray(part)) return part.map((one) => filled(one, values)) as Part;
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, filled(one, values)])) as Part;
}

const fill = (template: string, values: Values) =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return plain(typeof value === "string" ? value : value.en);
  });

/** A value as a student may write it: lists with commas, without dollars. */
const plain = (value: string) =>
  value
    .replaceAll(/, and | and (?=\$)/g, ", ")
    .replaceAll(/\$|\\[,; ]/g, "")
    .trim();
