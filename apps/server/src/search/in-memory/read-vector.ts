/** The words of a `tsvector` as PostgreSQL writes it, and what each adds to the rank of its document, as `ts_rank` counts. */
export function readVector(vector: string): { word: string; part: number }[] {
  const words: { word: string; part: number }[] = [];
  for (let at = 0; at < vector.length; ) {
    let end = vector.indexOf("'", at + 1);
    // A quote within a word stands there twice.
    while (vector[end + 1] === "'") end = vector.indexOf("'", end + 2);
    const word = vector.slice(at + 1, end);
    const space = vector.indexOf(" ", end);
    const last = space === -1 ? vector.length : space;
    words.push({ word: isPlain(word) ? word : unquoted(word), part: partOf(vector, end + 2, last) });
    at = last + 1;
  }
  return words;
}

/** Short words and numbers that follow each other, as `amc 8`: what is often written as one. */
export function readBesides(vector: string): Set<string> {
  if (!hasNumber.test(vector)) return new Set();
  const byPlace = new Map<number, string>();
  for (const [, word = "", places = ""] of vector.matchAll(short)) {
    for (const place of places.split(",")) byPlace.set(Number.parseInt(place, 10), word);
  }
  const besides = new Set<string>();
  for (const [place, word] of byPlace) {
    const next = byPlace.get(place + 1);
    if (next !== undefined && isNumber(word) !== isNumber(next)) besides.add(`${word} ${next}`);
  }
  return besides;
}

const hasNumber = /'\d+':/;
const short = /'([a-z]+|\d+)':([\dAC,]+)/g;
const isNumber = (word: string) => word < "a";

const isPlain = (word: string) => !word.includes("'") && !word.includes("\\");
const unquoted = (word: string) => word.replaceAll("''", "'").replaceAll("\\\\", "\\");

const A = 65;
const C = 67;
const COMMA = 44;
const NINE = 57;
/** What a word weighs in a title, in a text, and elsewhere; PostgreSQL's own numbers. */
const WEIGHTS: Record<number, number> = { [A]: 1, [C]: 0.2 };
const WEIGHT_ELSEWHERE = 0.1;
/** The sum of 1/n² over all n, so that no word adds more than one. */
const SUM_OF_SQUARES = 1.644_934_066_85;

/** Of places such as `3A,17C,90`: the first counts in full, the second a quarter, the third a ninth, and the heaviest in full wherever it stands. */
function partOf(vector: string, from: number, to: number): number {
  let sum = 0;
  let heaviest = 0;
  let heaviestAt = 1;
  let nth = 1;
  const count = (weight: number) => {
    sum += weight / (nth * nth);
    if (weight > heaviest) [heaviest, heaviestAt] = [weight, nth];
    nth += 1;
  };
  let weight = WEIGHT_ELSEWHERE;
  for (let at = from; at < to; at += 1) {
    const sign = vector.charCodeAt(at);
    if (sign === COMMA) {
      count(weight);
      weight = WEIGHT_ELSEWHERE;
    } else if (sign > NINE) weight = WEIGHTS[sign] ?? WEIGHT_ELSEWHERE;
  }
  count(weight);
  return (heaviest + sum - heaviest / (heaviestAt * heaviestAt)) / SUM_OF_SQUARES;
}
