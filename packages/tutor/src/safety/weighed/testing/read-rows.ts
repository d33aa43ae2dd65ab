import { readdirSync, readFileSync } from "node:fs";
import type { ConcernKind } from "../../kinds.ts";
import { besideIt } from "../../testing/beside-it.ts";
import { betweenTheLines, sameWords } from "../../testing/between-the-lines.ts";
import { childrenTell } from "../../testing/children-tell.ts";
import { harmlessInChinese } from "../../testing/harmless-in-chinese.ts";
import { harmlessInEnglish } from "../../testing/harmless-in-english.ts";
import { hintedAt } from "../../testing/hinted-at.ts";
import { innocent } from "../../testing/innocent.ts";
import { saidAround, toldAround } from "../../testing/told-around.ts";
import { toldInChinese } from "../../testing/told-in-chinese.ts";
import { toldInEnglish } from "../../testing/told-in-english.ts";
import { toldIndirectly } from "../../testing/told-indirectly.ts";
import { wordProblems } from "../../testing/word-problems.ts";

/** A sentence of a child, of what it tells (null for a harmless one), and who is imagined to say it. */
export type Row = { text: string; kind: ConcernKind | null; batch: string };

/** The sentences of every imagined child: those that are learned from, or those that are kept apart. */
export function readRows(which: "rows" | "held-out"): Row[] {
  const folder = new URL(`../${which}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((batch) => rowsOf(readFileSync(new URL(batch, folder), "utf8"), batch));
}

/** What is learned from besides: the sentences that the rules are tested by. What is no danger and not harmless either is left out. */
export const ruleRows = (): Row[] => [
  ...Object.entries({
    childrenTell,
    toldInEnglish,
    toldInChinese,
    hintedAt,
    toldIndirectly,
    toldAround,
    betweenTheLines,
  })
    .flatMap(([batch, kinds]) =>
      entries(kinds).flatMap(([kind, texts]) => texts.map((text) => ({ text, kind, batch }))),
    )
    .filter(({ kind }) => kind !== "sexual" && kind !== "personal-data"),
  ...Object.entries({
    innocent,
    harmlessInEnglish,
    harmlessInChinese,
    wordProblems,
    besideIt,
    saidAround,
    sameWords,
  }).flatMap(([batch, texts]) => texts.map((text) => ({ text, kind: null, batch }))),
];

const entries = (kinds: Partial<Record<ConcernKind, string[]>>) => Object.entries(kinds) as [ConcernKind, string[]][];

/** `# abuse` and `# harmless` head what follows. */
function rowsOf(file: string, batch: string): Row[] {
  let kind: ConcernKind | null = null;
  return file.split("\n").flatMap((line) => {
    if (line.startsWith("# ")) kind = line === "# harmless" ? null : (line.slice(2) as ConcernKind);
    return line === "" || line.startsWith("# ") ? [] : { text: line, kind, batch };
  });
}
