import { type Needs, needsOf } from "./needs.ts";

/** Whether a pattern may be found in a text; false only where it cannot be, which is told of most without looking for them. */
export function mayHold(text: string, pattern: RegExp): boolean {
  let needed = placesNeeded.get(pattern);
  if (!needed) {
    needed = placesOf(needsOf(pattern));
    placesNeeded.set(pattern, needed);
  }
  if (needed.length === 0) return true;
  const { seen, turn } = pairsOf(text);
  for (const group of needed) if (!hasAny(group, seen, turn)) return false;
  return true;
}

const placesNeeded = new WeakMap<RegExp, Uint16Array[]>();

/** Of each literal the place of its rarest pair; where that stands, it is looked for. */
const placesOf = (needs: Needs): Uint16Array[] =>
  needs.map((group) => Uint16Array.from(new Set(group.map((literal) => rarest(pairsIn(literal))))));

type Pair = { place: number; rarity: number };

const rarest = ([first, ...others]: [Pair, ...Pair[]]): number =>
  others.reduce((best, pair) => (pair.rarity > best.rarity ? pair : best), first).place;

function pairsIn(literal: string): [Pair, ...Pair[]] {
  const [first, ...others] = Array.from({ length: Math.max(literal.length - 1, 1) }, (_, at) => {
    const [before, unit] = literal.length === 1 ? [0, literal] : [literal.charCodeAt(at), literal.charAt(at + 1)];
    const rarity = rarityOf(literal.charAt(at)) + rarityOf(unit);
    return { place: placeOf(before, unit.charCodeAt(0)), rarity };
  });
  return [first as Pair, ...others];
}

/** Letters in the order of how often English has them. */
const usual = " etaoinsrhldcumfpgwybvkxjqz";
const rarityOf = (sign: string) => (usual.includes(sign) ? usual.indexOf(sign) : usual.length);

/** For every text and all patterns: no function is called in here. */
function hasAny(places: Uint16Array, seen: Uint32Array, turn: number): boolean {
  for (let nth = 0; nth < places.length; nth += 1) if (seen[places[nth] as number] === turn) return true;
  return false;
}

/**
 * Which signs and pairs of signs stand in a text: those whose place says this turn. Several pairs have one place: what does not stand there does
 * not stand in the text, and what does may or may not.
 */
type Pairs = { text: string; turn: number; readonly seen: Uint32Array };

const PLACES = 1 << 14;

/** A sign alone is a pair with nothing before it. */
const placeOf = (before: number, unit: number) => ((before * 4_099) ^ (unit * 31)) & (PLACES - 1);

const noPairs = (): Pairs => ({ text: "", turn: 0, seen: new Uint32Array(PLACES) });

/** Of a text and of what is left of it without its formulas, which are looked through in turn. */
let [latest, other] = [noPairs(), noPairs()];

function pairsOf(text: string): Pairs {
  if (latest.text !== text) [latest, other] = [other, latest];
  if (latest.text !== text) readPairs(latest, text);
  return latest;
}

function readPairs(pairs: Pairs, text: string): void {
  pairs.text = text;
  pairs.turn += 1;
  const { seen, turn } = pairs;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    seen[placeOf(0, unit)] = turn;
    seen[placeOf(before, unit)] = turn;
    before = unit;
  }
}
