import type { Question } from "../../../question.ts";
import { type Frames, type Places, readFrames, wholeIn } from "../../../sentences/frames.ts";
import { plainOf } from "../../../sentences/plain.ts";
import { shareFrames } from "./frames.ts";

/** `least` is what each place gets at least. */
export type Shares = { things: bigint; places: bigint; least: bigint };

const THINGS_MAX = 200n;
const PLACES_MAX = 20n;

const frames: Frames<Shares>[] = [
  [shareFrames.none, (places) => shares(places, 0n)],
  [shareFrames.one, (places) => shares(places, 1n)],
  [shareFrames.told, (places) => shares(places, wholeIn(places.least))],
];

export const readShares = (question: Question): Shares | null => readFrames(plainOf(question), frames);

function shares(told: Places, least: bigint): Shares | null {
  const letters = told.letters?.match(/[a-z]/g);
  if (letters && new Set(letters).size !== letters.length) return null;
  const [things, places] = [wholeIn(told.things), letters ? BigInt(letters.length) : wholeIn(told.places)];
  const fits = things > 0n && things <= THINGS_MAX && places > 1n && places <= PLACES_MAX;
  return fits && things >= least * places ? { things, places, least } : null;
}
