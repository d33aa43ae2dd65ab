import { boundedPattern } from "../../../../bounded-pattern.ts";
/**
 * How something may be said, and what it means: `<rule>` is another rule, the rest is as in a regular expression. What is meant by a rule's parts is made of what they mean; null where that makes no sense.
 */
export type Rules = Record<string, [said: string, means: (...parts: string[]) => string | null][]>;
/** Rules that are one word, or number, of many: what is meant is made of what is written. */
export type Words = Record<string, [said: string, means: (written: string) => string | null][]>;

type Found = { means: string; end: number };
type Part = RegExp | string;

/** More ways to understand one piece than this nobody can tell apart. */
const WAYS_MAX = 40;

/** All ways in which a rule is met at a place of a text. No rule may begin with itself. */
export function grammarOf(rules: Rules, words: Words): (text: string) => (rule: string, at: number) => Found[] {
  const written = Object.fromEntries(
    Object.entries(words).map(([name, all]) => [
      name,
      all.map(([said, means]) => [expressionOf(said), means] as const),
    ]),
  );
  const compiled = new Map<string, [Part[], (...parts: string[]) => string | null][]>();
  const partsOf = (rule: string) => {
    const known = compiled.get(rule) ?? (rules[rule] ?? []).map(([said, means]) => [partsIn(said), means] as const);
    compiled.set(rule, known as [Part[], (...parts: string[]) => string | null][]);
    return known;
  };
  return (text) => {
    const known = new Map<string, Found[]>();
    const met = (rule: string, at: number): Found[] => {
      const key = `${rule} ${at}`;
      const before = known.get(key);
      if (before) return before;
      const all = new Map<string, Found>();
      for (const [pattern, means] of written[rule] ?? []) {
        const end = endOf(pattern, text, at);
        const meant = end === null ? null : means(text.slice(at, end));
        if (end !== null && meant !== null) all.set(`${end} ${meant}`, { means: meant, end });
      }
      for (const [parts, means] of partsOf(rule))
        for (const { values, end } of inRow(parts, at)) {
          const meant = means(...values);
          if (meant !== null && all.size < WAYS_MAX) all.set(`${end} ${meant}`, { means: meant, end });
        }
      const found = [...all.values()];
      known.set(key, found);
      return found;
    };
    const inRow = (parts: readonly Part[], from: number): { values: string[]; end: number }[] => {
      let ways: { values: string[]; end: number }[] = [{ values: [], end: from }];
      for (const part of parts) {
        ways = ways.flatMap(({ values, end }) => {
          if (typeof part === "string")
            return met(part, end).map((found) => ({ values: [...values, found.means], end: found.end }));
          const after = endOf(part, text, end);
          return after === null ? [] : [{ values, end: after }];
        });
        if (ways.length === 0) break;
      }
      return ways;
    };
    return met;
  };
}

/** A plain piece ends where a word or number ends. */
function endOf(piece: RegExp, text: string, at: number): number | null {
  piece.lastIndex = at;
  const found = piece.exec(text);
  if (!found) return null;
  const end = at + found[0].length;
  return found[0] !== "" && /[a-z]{2}|\d\d/.test(text.slice(end - 1, end + 1)) ? null : end;
}

const partsIn = (said: string): Part[] =>
  said
    .split(/(<[a-zA-Z0-9]+>)/)
    .filter((part) => part !== "")
    .map((part) => (/^<[a-zA-Z0-9]+>$/.test(part) ? part.slice(1, -1) : expressionOf(part)));

const expressionOf = (said: string) => boundedPattern(`(?:${said.replaceAll(/(?<!\\)\((?!\?)/g, "(?:")})`, "uy");

/** All ways to read a text as a row of clauses of one rule, with what may stand between them; none where there are too many. */
export function rowsOf(
  text: string,
  met: (rule: string, at: number) => Found[],
  rule: string,
  between: RegExp,
): string[][] {
  const rest = new Map<number, string[][]>();
  const from = (at: number): string[][] => {
    const known = rest.get(at);
    if (known) return known;
    between.lastIndex = at;
    const start = at + (between.exec(text)?.[0].length ?? 0);
    const starts = [...new Set([at, start])];
    const rows = starts.some((one) => one >= text.length)
      ? [[]]
      : starts.flatMap((one) =>
          met(rule, one).flatMap(({ means, end }) => (end > one ? from(end).map((row) => [means, ...row]) : [])),
        );
    const few = [...new Map(rows.map((row) => [row.join("\n"), row])).values()].slice(0, WAYS_MAX);
    rest.set(at, few);
    return few;
  };
  return from(0);
}
