import type { Signs } from "../../../learning/signs.ts";
import { chance, shuffled } from "../../../learning/testing/chance.ts";
import { placed } from "../../../learning/testing/placed.ts";

/** How much each sign speaks for what is learned, and what is thought where there is none. */
export type Weights = { signs: Map<string, number>; usual: number };

type Example = { signs: Signs; is: boolean };

const ROUNDS = 20;
/** How far a step goes; each sign's steps become shorter with what it has gone already. */
const STEP = 0.3;
/** What keeps weights small: what a few sentences show is not sure. */
const SHRINK = 3e-4;
/** A sign of one sentence alone tells of that sentence. */
const SENTENCES_MIN = 2;

/** Logistic regression, by steps after each example (AdaGrad); the same examples give the same weights. */
export function learn(examples: readonly Example[]): Weights {
  const { names, known } = placed(examples, SENTENCES_MIN);
  const weights = new Float64Array(names.length);
  const gone = new Float64Array(names.length);
  let usual = 0;
  const next = chance();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { example, places, shares } of shuffled(known, next)) {
      let sum = usual;
      for (let at = 0; at < places.length; at++) sum += (weights[places[at] ?? 0] ?? 0) * (shares[at] ?? 0);
      const wrong = 1 / (1 + Math.exp(-sum)) - Number(example.is);
      usual -= wrong * USUAL_STEP;
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0;
        const slope = wrong * (shares[at] ?? 0) + SHRINK * (weights[place] ?? 0);
        const way = (gone[place] ?? 0) + slope * slope;
        gone[place] = way;
        weights[place] = (weights[place] ?? 0) - (STEP * slope) / Math.sqrt(way + 1e-6);
      }
    }
  }
  return { signs: new Map(names.map((name, place) => [name, weights[place] ?? 0])), usual };
}

const USUAL_STEP = 0.05;
