import { readQuestion } from "../../question.ts";
import { solveAsSaid } from "../../solve-as-said.ts";
import type { Filled } from "../assign.ts";
import { canonicalOf } from "../put.ts";
import { type Meaning, reader } from "../reader.ts";
import type { Span } from "../spans/span.ts";
import { fillRow } from "./fill-row.ts";
import { learnAll } from "./learn-all.ts";
import type { Row } from "./read-rows.ts";

const PARTS = 5;

/** What is less likely is not believed anyhow. */
const LIKELY_MIN = 0.5;

/** A row that was kept apart, what it was read as if that is solved, and whether it was meant. */
type Tried = { row: Row; found: Meaning | null; isRight: boolean };

/** How rows are read by what was learned of others: once each fifth is kept apart, once each fifth of the intents, as if nobody had thought of them. */
export function tryRows(rows: readonly Row[]): Tried[] {
  const names = [...new Set(rows.map(({ intent }) => intent?.name ?? "other"))];
  const partOf = new Map(names.map((name, at) => [name, name === "other" ? -1 : at % PARTS]));
  const byRow = (_: Row, at: number) => at % PARTS;
  const byIntent = (row: Row) => partOf.get(row.intent?.name ?? "other") ?? 0;
  return [byRow, byIntent].flatMap((of) =>
    Array.from({ length: PARTS }, (_, part) => triedOf(rows, (row, at) => of(row, at) === part)).flat(),
  );
}

function triedOf(rows: readonly Row[], isApart: (row: Row, at: number) => boolean): Tried[] {
  const learned = learnAll(rows.filter((row, at) => !isApart(row, at)));
  const read = reader(learned);
  return rows.flatMap((row, at) => {
    const one = isApart(row, at) ? fillRow(row, at * 3 + 1) : null;
    if (!one) return [];
    const filled: Filled = new Map();
    for (const [nth, slot] of one.slots.entries())
      if (slot !== null) filled.set(slot, [...(filled.get(slot) ?? []), one.spans[nth] as Span]);
    const meant = row.intent ? canonicalOf(row.intent, filled) : null;
    const [found] = read(one.message);
    if (!found) return { row, found: null, isRight: false };
    const isSame = found.canonical === meant;
    const key = isSame || found.likely < LIKELY_MIN ? null : keyOf(found.canonical);
    const isRight = isSame || (key !== null && meant !== null && key === keyOf(meant));
    return { row, found: isSame || key !== null ? found : null, isRight };
  });
}

const keys = new Map<string, string | null>();

function keyOf(text: string): string | null {
  const known = keys.get(text);
  if (known !== undefined) return known;
  const question = readQuestion(text);
  const outcome = question && solveAsSaid(question);
  const key = outcome?.kind === "solved" ? outcome.solution.answer.key : null;
  keys.set(text, key);
  return key;
}
