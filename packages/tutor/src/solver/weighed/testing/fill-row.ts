import { foldText } from "../spans/fold.ts";
import type { Span } from "../spans/span.ts";
import { spansOf } from "../spans/spans.ts";
import type { Row } from "./read-rows.ts";
import { listOf, sampleOf } from "./samples.ts";

/** A row with formulas in it, as a student would send it, and what the reader makes of it: the slot of each formula, null for the wording's own. */
export type FilledRow = { row: Row; message: string; text: string; spans: Span[]; slots: (number | null)[] };

/** Null where a formula is not read as it was put in. */
export function fillRow(row: Row, nth: number): FilledRow | null {
  const used = new Map<string, number>();
  const given = new Map<string, string>();
  let count = nth;
  const isChinese = /\p{Script=Han}/u.test(row.text);
  const message = row.text.replaceAll(/\{(\d?)([a-z]?)\}/g, (_, slot: string, part: string) => {
    const type = slot === "" ? anything(count++) : (row.intent?.slots[Number(slot) - 1] ?? "number");
    const isList = type.endsWith("+") && part === "";
    const again = type.endsWith("+") || slot === "" ? undefined : given.get(slot);
    if (again !== undefined) return again;
    for (let tries = 0; ; tries++) {
      const value = isList ? listOf(type, count++, row.area, isChinese) : sampleOf(type, count++, row.area);
      const parts = partsOf(value, type);
      if (parts.some((one) => used.has(one)) && tries < 20) continue;
      for (const one of parts) used.set(one, Number(slot));
      given.set(slot, value);
      return value;
    }
  });
  const text = foldText(message);
  if (text === null) return null;
  const spans = spansOf(text);
  const isAgain = repeatsIn(spans, row.intent?.slots ?? []);
  const slots = spans.map((span, at) => (isAgain(at, used) ? null : (used.get(plain(span.text)) ?? null)));
  const isWhole = [...used].every(([value]) => spans.some((span) => plain(span.text) === value));
  return row.intent && !isWhole
    ? null
    : { row, message, text, spans, slots: row.intent ? slots : slots.map(() => null) };
}

/** Whether a formula of a slot that has but one stands there a second time: "numbers up to 90 that share no factor with 90". */
const repeatsIn =
  (spans: readonly Span[], types: readonly string[]) => (at: number, used: ReadonlyMap<string, number>) => {
    const said = plain(spans[at]?.text ?? "");
    const type = types[(used.get(said) ?? 0) - 1];
    return type !== undefined && !type.endsWith("+") && spans.slice(0, at).some(({ text }) => plain(text) === said);
  };

const anything = (nth: number) => ["expression", "number", "equation", "number"][nth % 4] ?? "number";

const partsOf = (value: string, type: string): string[] =>
  (type.startsWith("point") ? [value] : value.split(/ to |, | and |、|和|，/)).map(plain);

const plain = (text: string) => text.replaceAll(/[\s%()]/g, "");
