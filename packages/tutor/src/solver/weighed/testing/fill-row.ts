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
  let count = nth;
  const isChinese = /\p{Script=Han}/u.test(row.text);
  const message = row.text.replaceAll(/\{(\d?)([a-z]?)\}/g, (_, slot: string, part: string) => {
    const type = slot === "" ? anything(count++) : (row.intent?.slots[Number(slot) - 1] ?? "number");
    const isList = type.endsWith("+") && part === "";
    for (let tries = 0; ; tries++) {
      const value = isList ? listOf(type, count++, row.area, isChinese) : sampleOf(type, count++, row.area);
      const parts = partsOf(value, type);
      if (parts.some((one) => used.has(one)) && tries < 20) continue;
      for (const one of parts) used.set(one, Number(slot));
      return value;
    }
  });
  const text = foldText(message);
  if (text === null) return null;
  const spans = spansOf(text);
  const slots = spans.map((span) => used.get(plain(span.text)) ?? null);
  const isWhole = [...used].every(([value]) => spans.some((span) => plain(span.text) === value));
  return row.intent && !isWhole
    ? null
    : { row, message, text, spans, slots: row.intent ? slots : slots.map(() => null) };
}

const anything = (nth: number) => ["expression", "number", "equation", "number"][nth % 4] ?? "number";

const partsOf = (value: string, type: string): string[] =>
  (type.startsWith("point") ? [value] : value.split(/ to |, | and |、|和|，/)).map(plain);

const plain = (text: string) => text.replaceAll(/[\s%()]/g, "");
