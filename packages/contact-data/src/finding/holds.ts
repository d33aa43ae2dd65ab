import { type Needs, needsOf } from "./needs.ts";

/**
 * Whether a pattern may be found in a text; false only where it cannot be, which is told of most without looking for them. Quick where many patterns
 * are held against one text, or against two in turn. Pure.
 */
export function mayHold(text: string, pattern: RegExp): boolean {
  let needed = placesNeeded.get(pattern);
  if (!needed) {
    needed = placesOf(needsOf(pattern));
    placesNeeded.set(pattern, needed);
  }
  if (needed.length === 0) return true;
  const { seen, turn } = runsOf(text);
  for (const group of needed) if (!hasAny(group, seen, turn)) return false;
  return true;
}

const placesNeeded = new WeakMap<RegExp, Uint16Array[]>();

/** Of each literal the place of its rarest run; where that stands, it is looked for. */
const placesOf = (needs: Needs): Uint16Array[] =>
  needs.map((group) => Uint16Array.from(new Set(group.map((literal) => rarestPlace(literal)))));

function rarestPlace(literal: string): number {
  const length = Math.min(literal.length, RUN);
  const runs = Array.from({ length: literal.length - length + 1 }, (_, at) => literal.slice(at, at + length));
  const rarest = runs.reduce((best, run) => (rarityOf(run) > rarityOf(best) ? run : best));
  const [last = 0, before = 0, first = 0] = [...Array(length).keys()].map((nth) => rarest.charCodeAt(length - 1 - nth));
  return placeOf(first, before, last);
}

/** Letters in the order of how often English has them. */
const usual = " etaoinsrhldcumfpgwybvkxjqz";
const rarityOf = (run: string) => {
  let sum = 0;
  for (const sign of run) sum += usual.includes(sign) ? usual.indexOf(sign) : usual.length;
  return sum;
};

/** For every text and all patterns: no function is called in here. */
function hasAny(places: Uint16Array, seen: Uint8Array, turn: number): boolean {
  for (let nth = 0; nth < places.length; nth += 1) if (seen[places[nth] as number] === turn) return true;
  return false;
}

/**
 * Which signs, pairs and runs of three stand in a text: those whose place says this turn. Several have one place: what does not stand there does
 * not stand in the text, and what does may or may not.
 */
type Runs = { text: string; turn: number; readonly seen: Uint8Array };

/** Of longer words, three signs tell enough. */
const RUN = 3;
const PLACES = 1 << 16;
const TURNS = 255;

/** A shorter run has nothing before it. */
const placeOf = (first: number, before: number, last: number) =>
  ((first * 30_011) ^ (before * 4_099) ^ (last * 31)) & (PLACES - 1);

const noRuns = (): Runs => ({ text: "", turn: 0, seen: new Uint8Array(PLACES) });

/** Of a text and of what is left of it without its formulas, which are looked through in turn. */
let [latest, other] = [noRuns(), noRuns()];

function runsOf(text: string): Runs {
  if (latest.text !== text) [latest, other] = [other, latest];
  if (latest.text !== text) readRuns(latest, text);
  return latest;
}

function readRuns(runs: Runs, text: string): void {
  runs.text = text;
  if (runs.turn === TURNS) {
    runs.seen.fill(0);
    runs.turn = 0;
  }
  runs.turn += 1;
  const { seen, turn } = runs;
  let [first, before] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const last = text.charCodeAt(at);
    seen[placeOf(0, 0, last)] = turn;
    seen[placeOf(0, before, last)] = turn;
    seen[placeOf(first, before, last)] = turn;
    first = before;
    before = last;
  }
}
