import { createHash } from "node:crypto";
import { cuesOf, literalsOf, mayFill, placesFor, REPEATS } from "../assign.ts";
import type { Class, Intent, KnownIntent } from "../intents.ts";
import { addWeights, pack } from "../packed.ts";
import { signsOf } from "../signs.ts";
import type { Span } from "../spans/span.ts";
import { turnsIn } from "../turns.ts";
import { type Learned, unwritten, written } from "../weigher.ts";
import { type FilledRow, fillRow } from "./fill-row.ts";
import { type Earlier, learn, type Weights } from "./learn.ts";
import type { Row } from "./read-rows.ts";

/** What weighs less changes little. */
const WEIGHT_MIN = 0.875;
/** Each row is learned with so many different formulas in it. */
const FILLINGS = 2;

/** What is kept of the rows: how much each sign speaks for each intent and order of its slots; told what was learned of fewer rows, it goes on from there. */
export function learnAll(rows: readonly Row[], earlier: Learned | null = null): Learned {
  const filled = rows.flatMap((row, at) =>
    Array.from({ length: FILLINGS }, (_, nth) => fillRow(row, at * 5 + nth * 3)).flatMap((one) => one ?? []),
  );
  const intents = intentsOf(filled);
  const classes: Class[] = [];
  const places = new Map<string, number>();
  const placed = filled.map((one) => {
    if (!one.row.intent) return { one, of: -1 };
    const intent = intents.findIndex(({ name }) => name === one.row.intent?.name);
    const order = orderOf(one);
    const key = `${intent} ${order}`;
    if (!places.has(key)) {
      places.set(key, classes.length);
      classes.push({ intent, order });
    }
    return { one, of: places.get(key) ?? -1 };
  });
  const among = amongOf(intents, classes);
  const learned = learn(
    placed.map(({ one, of: own }) => {
      const of = own < 0 ? classes.length : own;
      return { signs: signsOf(one.text, one.spans), of, among: among(one.spans, of) };
    }),
    classes.length + 1,
    earlier && earlierAmong(intents, classes, earlier),
  );
  return { of: digestOf(rows), intents, classes, ...kept(learned) };
}

/** What was learned of classes that are still here, by their places now. */
function earlierAmong(intents: readonly KnownIntent[], classes: readonly Class[], earlier: Learned): Earlier {
  const keyIn = (all: readonly KnownIntent[], { intent, order }: Class) => `${all[intent]?.name} ${order}`;
  const places = new Map(classes.map((one, place) => [keyIn(intents, one), place]));
  const placeOf = [...earlier.classes.map((one) => places.get(keyIn(earlier.intents, one))), classes.length];
  const usual = new Float64Array(classes.length + 1);
  for (const [was, place] of placeOf.entries())
    if (place !== undefined) usual[place] = unwritten(earlier.usual[was] ?? 0);
  const weightsOfSign = (name: string): Float64Array => {
    const own = new Float64Array(earlier.classes.length + 1);
    addWeights(earlier.weights, name, 1, own);
    return own;
  };
  const weightsOf = (name: string) =>
    [...weightsOfSign(name)].flatMap((weight, was): [number, number][] => {
      const place = placeOf[was];
      return place === undefined || weight === 0 ? [] : [[place, unwritten(weight)]];
    });
  return { usual, weightsOf };
}

/** The classes whose slots these formulas may fill, and what is none of them, as the reader has them. */
function amongOf(intents: readonly KnownIntent[], classes: readonly Class[]) {
  const known = new Map<string, Int32Array>();
  return (spans: readonly Span[], of: number): Int32Array => {
    const places = placesFor(spans);
    const key = `${places} ${of}`;
    const found =
      known.get(key) ??
      Int32Array.from([
        ...classes.flatMap(({ intent, order }, place) => {
          const own = intents[intent];
          return own && (place === of || mayFill(places, own, order)) ? [place] : [];
        }),
        classes.length,
      ]);
    known.set(key, found);
    return found;
  };
}

/** Which rows, and in which order. */
export const digestOf = (rows: readonly Row[]): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.map(({ text, intent }) => [text, intent])))
    .digest("hex");

/** The slots as they come, each of a list's formulas once where they stand in a row. */
const orderOf = ({ slots }: FilledRow): number[] => {
  const own = slots.flatMap((slot) => slot ?? []);
  return own.filter((slot, at) => slot !== own[at - 1]);
};

function intentsOf(filled: readonly FilledRow[]): KnownIntent[] {
  const intents = new Map<string, KnownIntent>();
  for (const { row, text, spans, slots } of filled) {
    if (!row.intent) continue;
    const known = intents.get(row.intent.name) ?? { ...row.intent, literals: [], turns: [], cues: [] };
    intents.set(row.intent.name, known);
    known.turns.push(...turnsIn(row.text));
    for (const [at, span] of spans.entries()) {
      const slot = slots[at];
      if (slot != null && hasRival(row.intent, slot))
        known.cues.push(...cuesOf(span, text, spans).map((cue) => `${cue} ${slot}`));
      if (slot !== null) continue;
      if (spans.some((other, place) => slots[place] !== null && other.text === span.text)) {
        known.literals.push(REPEATS);
        continue;
      }
      known.literals.push(...literalsOf(span, text, spans), ...(span.kind === "letter" ? ["letters"] : []));
    }
  }
  const sorted = (all: readonly string[]) => [...new Set(all)].sort();
  return [...intents.values()].map((intent) => ({
    ...intent,
    literals: sorted(intent.literals),
    turns: sorted(intent.turns),
    cues: tellingOf(intent.cues),
  }));
}

/** Whether another slot holds the same, so that the two may be taken for each other. */
const hasRival = ({ slots }: Intent, slot: number) =>
  slots.some(
    (type, at) => at !== slot - 1 && type.replace("whole", "number") === slots[slot - 1]?.replace("whole", "number"),
  );

/** Beside these stands anything. */
const isPlain = /^[<>](?:and|the|with|at|a|it|has|have)$/;

/** Words that stood beside one slot only, in more than one row. */
function tellingOf(cues: readonly string[]): string[] {
  const counts = new Map<string, Map<string, number>>();
  for (const cue of cues) {
    const [word = "", slot = ""] = cue.split(" ");
    if (isPlain.test(word)) continue;
    const of = counts.get(word) ?? new Map<string, number>();
    counts.set(word, of.set(slot, (of.get(slot) ?? 0) + 1));
  }
  return [...counts]
    .flatMap(([word, of]) =>
      [...of].flatMap(([slot, count]) => (of.size === 1 && count > FILLINGS ? [`${word} ${slot}`] : [])),
    )
    .sort();
}

function kept({ names, count, weights, usual }: Weights): Pick<Learned, "usual" | "weights"> {
  const signs = new Map<string, [of: number, weight: number][]>();
  for (const [place, name] of names.entries()) {
    const own: [number, number][] = [];
    for (let of = 0; of < count; of++) {
      const weight = weights[place * count + of] ?? 0;
      if (Math.abs(weight) >= WEIGHT_MIN) own.push([of, written(weight)]);
    }
    if (own.length > 0) signs.set(name, own);
  }
  return { usual: [...usual].map(written), weights: pack(signs) };
}
