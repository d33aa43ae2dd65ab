import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readQuestion } from "../question.ts";
import { solveAsSaid } from "../solve-as-said.ts";
import type { Intent } from "./intents.ts";
import { canonicalOf } from "./put.ts";
import { foldText } from "./spans/fold.ts";
import { spansOf } from "./spans/spans.ts";

/** An intent as its file has it; the example's numbers fill the slots of each of its sentences. */
type Written = Omit<Intent, "name"> & {
  intent: string;
  example?: { given: string[]; answer: string };
  rows: string[];
};

const folder = new URL("rows/stories/", import.meta.url);
const written = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Written[],
);
const known = new Map(written.flatMap((one) => (one.example ? [[one.intent, one] as const] : [])));
const plain = (text: string) => text.replaceAll(/[\s%()]/g, "");

const answers = new Map<string, string | null>();
function answerOf(canonical: string): string | null {
  const question = answers.has(canonical) ? null : readQuestion(canonical);
  const outcome = question && solveAsSaid(question);
  if (outcome) answers.set(canonical, outcome.kind === "solved" ? outcome.solution.answer.key : null);
  return answers.get(canonical) ?? null;
}

/** What a sentence's numbers make of its intent, as the reader would fill it. */
function answerIn(row: string, { intent: name, example, ...rest }: Written): string | null {
  const given = example?.given ?? [];
  const said = row.replaceAll(/\{(\d)\}(%?)/g, (_, slot: string, percent: string) =>
    `${given[Number(slot) - 1]}${percent}`.replace("%%", "%"),
  );
  const spans = spansOf(foldText(said) ?? "");
  const filled = new Map<number, typeof spans>();
  let from = 0;
  for (const [, place = ""] of row.matchAll(/\{(\d)\}/g)) {
    const slot = Number(place);
    if (filled.has(slot)) continue;
    const at = spans.findIndex(({ text }, nth) => nth >= from && plain(text) === plain(given[slot - 1] ?? ""));
    const span = spans[at];
    if (!span) return null;
    filled.set(slot, [span]);
    from = at + 1;
  }
  return answerOf(canonicalOf({ name, ...rest }, filled));
}

/** There are 21,000 of them. */
const TIMEOUT = 300_000;

it(
  "gives its example's answer for every sentence of a story",
  () => {
    const amiss = written.flatMap(({ intent, rows }) => {
      const one = known.get(intent);
      return one
        ? rows.filter((row) => answerIn(row, one) !== one.example?.answer).map((row) => `${intent}: ${row}`)
        : [];
    });
    expect(known.size).toBeGreaterThan(600);
    expect(amiss).toEqual([]);
  },
  TIMEOUT,
);
