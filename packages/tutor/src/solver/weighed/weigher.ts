import type { Signs } from "../../learning/signs.ts";
import type { Class, KnownIntent } from "./intents.ts";
import { addWeights, PACKED_MAX, type Packed } from "./packed.ts";

/** What `npm run weigh-questions` writes: of which rows it was learned, and each sign's weights by class. */
export type Learned = {
  of: string;
  intents: KnownIntent[];
  classes: Class[];
  usual: number[];
  weights: Packed;
};

/** A weight of 1 is written as so many. */
const SCALE = 4;

/** A weight as it is written. */
export const written = (weight: number): number =>
  Math.max(-PACKED_MAX, Math.min(PACKED_MAX, Math.round(weight * SCALE)));

/** A weight as it was before it was written. */
export const unwritten = (weight: number): number => weight / SCALE;

/** How much speaks for each class, and last for none of them; of those that come into question, the shares of these to the power of e are how likely each is. */
export function weigher({ classes, usual, weights }: Learned): (found: Signs) => Float64Array {
  return (found) => {
    const sums = Float64Array.from({ length: classes.length + 1 }, (_, of) => unwritten(usual[of] ?? 0));
    for (const [name, share] of found) addWeights(weights, name, unwritten(share), sums);
    return sums;
  };
}
