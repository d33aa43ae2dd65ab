import { createHash } from "node:crypto";
import type { Signs } from "../../../learning/signs.ts";
import { hear } from "../../hearing/heard.ts";
import { dangerKinds } from "../../kinds.ts";
import { signsOf } from "../signs.ts";
import type { Learned } from "../weigher.ts";
import { learn, type Weights } from "./learn.ts";
import type { Row } from "./read-rows.ts";

/** A weight of 1 is written as so many. */
const SCALE = 10;
/** What weighs less changes nothing. */
const WEIGHT_MIN = { danger: 9, kind: 25 };

/** What is kept of the sentences: how much each sign speaks for danger, and, among what tells of danger, for each kind. */
export function learnAll(rows: readonly Row[]): Learned {
  const known = rows.map(({ text, kind }) => ({ kind, signs: signsIn(text) }));
  const told = known.filter(({ kind }) => kind !== null);
  return {
    of: digestOf(rows),
    scale: SCALE,
    danger: written(learn(known.map(({ kind, signs }) => ({ signs, is: kind !== null }))), WEIGHT_MIN.danger),
    kinds: Object.fromEntries(
      dangerKinds.map((kind) => [
        kind,
        written(learn(told.map((row) => ({ signs: classesOf(row.signs), is: row.kind === kind }))), WEIGHT_MIN.kind),
      ]),
    ) as Learned["kinds"],
  };
}

/** Which sentences, and in which order. */
export const digestOf = (rows: readonly Row[]): string =>
  createHash("sha256")
    .update(JSON.stringify(rows.map(({ text, kind }) => [text, kind])))
    .digest("hex");

/** Of which kind it is, classes of words tell; what of single words would be learned is too much for so few sentences. */
const classesOf = (signs: Signs): Signs => new Map([...signs].filter(([name]) => name.startsWith("{")));

function signsIn(text: string) {
  const { english, chinese } = hear(text);
  return signsOf({ english: english[0] ?? "", chinese });
}

function written({ signs, usual }: Weights, min: number): Learned["danger"] {
  const whole = [...signs].map(([name, weight]): [string, number] => [name, Math.round(weight * SCALE)]);
  const heavy = whole.filter(([, weight]) => Math.abs(weight) >= min).sort(([one], [two]) => (one < two ? -1 : 1));
  return { usual: Math.round(usual * SCALE), signs: Object.fromEntries(heavy) };
}
