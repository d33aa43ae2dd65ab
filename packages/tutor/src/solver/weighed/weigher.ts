import type { Signs } from "../../learning/signs.ts";
import type { Class, KnownIntent } from "./intents.ts";

/** What `npm run weigh-questions` writes: of which rows it was learned, and each sign's weights by class, packed (`pack` below). */
export type Learned = {
  of: string;
  intents: KnownIntent[];
  classes: Class[];
  usual: number[];
  signs: Record<string, string>;
};

/** A weight of 1 is written as so many, and none is larger than this. */
const SCALE = 4;
const WEIGHT_MAX = 44;
/** Where the characters for classes and for weights begin. */
const [CLASS_FROM, ZERO] = [0x100, 80];

/** What weighs less than a written 1 is left out. */
export const written = (weight: number): number =>
  Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, Math.round(weight * SCALE)));

/** Two characters for each class of a sign that matters: the class, and its weight. */
export const pack = (weights: readonly [of: number, weight: number][]): string =>
  weights.map(([of, weight]) => String.fromCharCode(CLASS_FROM + of, ZERO + weight)).join("");

/** Each class of a sign that matters, and its weight. */
export const unpack = (packed: string): [of: number, weight: number][] =>
  Array.from({ length: packed.length / 2 }, (_, at) => [
    packed.charCodeAt(at * 2) - CLASS_FROM,
    (packed.charCodeAt(at * 2 + 1) - ZERO) / SCALE,
  ]);

/** A weight as it was before it was written. */
export const unwritten = (weight: number): number => weight / SCALE;

/** How much speaks for each class, and last for none of them; of those that come into question, the shares of these to the power of e are how likely each is. */
export function weigher({ classes, usual, signs }: Learned): (found: Signs) => Float64Array {
  const packed = new Map(Object.entries(signs));
  return (found) => {
    const sums = Float64Array.from({ length: classes.length + 1 }, (_, of) => (usual[of] ?? 0) / SCALE);
    for (const [name, share] of found) {
      const own = packed.get(name) ?? "";
      for (let at = 0; at < own.length; at += 2) {
        const of = own.charCodeAt(at) - CLASS_FROM;
        sums[of] = (sums[of] ?? 0) + ((own.charCodeAt(at + 1) - ZERO) * share) / SCALE;
      }
    }
    return sums;
  };
}
