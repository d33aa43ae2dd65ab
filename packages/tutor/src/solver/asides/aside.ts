import type { Held } from "./held.ts";

/** Words beside a question that ask for nothing: their form, and what they say of the answer. */
export type Aside = { form: string; held?: (groups: Record<string, string | undefined>) => Held | null };

/** Asides by where they may stand: before the question with a colon, as a clause of their own (or in parentheses), or right behind it. */
export type Asides = { labels: string[]; clauses: Aside[]; tails: Aside[] };

export const between = ({ from, to }: Record<string, string | undefined>): Held | null =>
  from !== undefined && to !== undefined && Number(from) < Number(to)
    ? { kind: "between", from: Number(from), to: Number(to) }
    : null;

const counts: Record<string, number> = {
  ...Object.fromEntries(
    "one two three four five six seven eight nine ten".split(" ").map((word, nth) => [word, nth + 1]),
  ),
  ...Object.fromEntries([..."一二三四五六七八九十"].map((word, nth) => [word, nth + 1])),
  两: 2,
};

export const soMany = ({ count }: Record<string, string | undefined>): Held => ({
  kind: "how-many",
  count: counts[count?.toLowerCase() ?? ""] ?? Number(count),
});

export const above = ({ than }: Record<string, string | undefined>): Held | null =>
  than === undefined ? null : { kind: "above", than: Number(than) };
export const below = ({ than }: Record<string, string | undefined>): Held | null =>
  than === undefined ? null : { kind: "below", than: Number(than) };

export const notThis = ({ value }: Record<string, string | undefined>): Held | null =>
  value === undefined ? null : { kind: "not", value: Number(value) };

export const inLetters = ({ first, second, third }: Record<string, string | undefined>): Held => ({
  kind: "letters",
  letters: [first, second, third].filter((letter) => letter !== undefined),
});

export const except = ({ value, below = "1" }: Record<string, string | undefined>): Held | null =>
  value === undefined ? null : { kind: "except", value: Number(value) / Number(below) };
