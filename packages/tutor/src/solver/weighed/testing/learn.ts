import type { Signs } from "../../../learning/signs.ts";
import { chance, shuffled } from "../../../learning/testing/chance.ts";
import { placed } from "../../../learning/testing/placed.ts";

/** `among`: the classes that come into question, which are weighed against each other. */
export type Example = { signs: Signs; of: number; among: Int32Array };

/** How much each sign speaks for each class, and what is thought where there is none. */
export type Weights = { names: string[]; count: number; weights: Float32Array; usual: Float64Array };

const ROUNDS = 24;
/** What is kept is the mean of these last rounds, which no single sentence has the last word in. */
const MEAN_ROUNDS = 8;
/** In each step so many of an example's signs are left out, so that no question hangs on one word that stood in a few sentences. */
const LEFT_OUT = 0.5;
/** How far a step goes; each weight's steps become shorter with what it has gone already. */
const STEP = 0.5;
/** What keeps weights small: what a few sentences show is not sure. */
const SHRINK = 5e-4;
/** A sign of one sentence alone tells of that sentence. */
const EXAMPLES_MIN = 3;
/** Classes that are less likely are not moved. */
const LIKELY_MIN = 0.002;
const USUAL_STEP = 0.03;
/** After so many rounds what weighs little is left out for good, and the others learn to do without it: left out at the end, it takes answers with it. */
const LEFT_OUT_AFTER = 11;
const WEIGHT_MIN = 0.7;

/** Where learning goes on from: what was learned of fewer examples. */
export type Earlier = { weightsOf: (name: string) => Iterable<[of: number, weight: number]>; usual: Float64Array };
/** Who goes on needs so many rounds, and steps of a length as if so much had been gone. */
const ROUNDS_ON = 6;
const GONE_BEFORE = 1;

/**
 * Logistic regression for many classes, by steps after each example (AdaGrad); the same examples give the same weights. Told what was learned of
 * fewer examples, it goes on from there in a quarter of the time.
 */
export function learn(examples: readonly Example[], count: number, earlier: Earlier | null = null): Weights {
  const { names, known } = placed(examples, EXAMPLES_MIN);
  const weights = new Float32Array(names.length * count);
  const gone = new Float32Array(names.length * count).fill(earlier ? GONE_BEFORE : 0);
  const usual = new Float64Array(count);
  if (earlier) {
    usual.set(earlier.usual);
    for (const [place, name] of names.entries())
      for (const [of, weight] of earlier.weightsOf(name)) weights[place * count + of] = weight;
  }
  const rounds = earlier ? ROUNDS_ON : ROUNDS;
  const meanRounds = earlier ? MEAN_ROUNDS / 4 : MEAN_ROUNDS;
  const mean = new Float32Array(names.length * count);
  const next = chance();
  for (let round = 0; round < rounds; round++) {
    for (const { example, ...all } of shuffled(known, next)) {
      const { places, shares } = someOf(all, next);
      const { among } = example;
      const sums = Float64Array.from(among, (one) => usual[one] as number);
      for (let at = 0; at < places.length; at++) {
        const [from, share] = [(places[at] as number) * count, shares[at] as number];
        for (let nth = 0; nth < among.length; nth++)
          sums[nth] = (sums[nth] as number) + (weights[from + (among[nth] as number)] as number) * share;
      }
      let most = Number.NEGATIVE_INFINITY;
      for (let nth = 0; nth < among.length; nth++) most = Math.max(most, sums[nth] as number);
      let whole = 0;
      for (let nth = 0; nth < among.length; nth++) whole += sums[nth] = Math.exp((sums[nth] as number) - most);
      for (let nth = 0; nth < among.length; nth++) {
        const one = among[nth] as number;
        const wrong = (sums[nth] as number) / whole - Number(one === example.of);
        if (Math.abs(wrong) < LIKELY_MIN) continue;
        usual[one] = (usual[one] as number) - wrong * USUAL_STEP;
        for (let at = 0; at < places.length; at++) {
          const place = (places[at] as number) * count + one;
          const slope = wrong * (shares[at] as number) + SHRINK * (weights[place] as number);
          const way = (gone[place] as number) + slope * slope;
          gone[place] = way;
          weights[place] = (weights[place] as number) - (STEP * slope) / Math.sqrt(way + 1e-5);
        }
      }
    }
    if (round === LEFT_OUT_AFTER)
      for (let at = 0; at < weights.length; at++) {
        if (Math.abs(weights[at] as number) >= WEIGHT_MIN) continue;
        weights[at] = 0;
        // No step leads away from here.
        gone[at] = Number.POSITIVE_INFINITY;
      }
    if (round >= rounds - meanRounds)
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (weights[at] as number) / meanRounds;
  }
  return { names, count, weights: mean, usual };
}

type Weighing = { places: Int32Array; shares: Float64Array };

/** Some of an example's signs, which weigh as much as all of them. */
function someOf({ places, shares }: Weighing, next: () => number): Weighing {
  const kept = [...places.keys()].filter(() => next() >= LEFT_OUT);
  return {
    places: Int32Array.from(kept, (at) => places[at] as number),
    shares: Float64Array.from(kept, (at) => (shares[at] as number) / (1 - LEFT_OUT)),
  };
}
