import { LRUCache } from "lru-cache";
import type pg from "pg";

/** After so many times a statement is one that is asked over and over. */
const REPEATED = 8;
/** Each connection of the database keeps a plan of each of them. */
export const PREPARED_AT_MOST = 150;
/** Lists of ids, of whatever length, make ever new statements: those asked longest ago are forgotten. */
const COUNTED_AT_MOST = 1_000;

/**
 * Has the clients of a pool prepare what is asked over and over: the database then parses and plans it once for a connection, which costs it more
 * than many an answer does, and we send its name instead of its text.
 */
export function prepareRepeated(): (client: pg.ClientBase) => void {
  const times = new LRUCache<string, number>({ max: COUNTED_AT_MOST });
  const names = new Map<string, string>();
  let given = 0;

  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= PREPARED_AT_MOST) return name;
    const asked = (times.get(text) ?? 0) + 1;
    times.set(text, asked);
    if (asked < REPEATED) return undefined;
    times.delete(text);
    return rename(text);
  };
  const rename = (text: string): string => {
    given += 1;
    names.set(text, `repeated-${given}`);
    return `repeated-${given}`;
  };

  return (client) => {
    const { query } = client;
    const ask = (...question: unknown[]): unknown => {
      const [text, values, ...rest] = question;
      const hasValues =
        typeof text === "string" &&
        Array.isArray(values) &&
        values.length > 0 &&
        rest.length === 0 &&
        !isPlannedAnew(text);
      const name = hasValues ? nameOf(text) : undefined;
      if (!hasValues || name === undefined) return Reflect.apply(query, client, question);
      const answer: Promise<unknown> = Reflect.apply(query, client, [{ name, text, values }]);
      return answer.catch((error) => {
        if (!isOutdated(error)) throw error;
        if (names.get(text) === name) rename(text);
        return Reflect.apply(query, client, question);
      });
    };
    Object.assign(client, { query: ask });
  };
}

/**
 * Stands in a statement that needs another plan for other values, such as for words that stand in nearly every text and for words that stand in
 * one: a plan that is made once would be that of neither.
 */
export const PLANNED_ANEW = "/* planned for its values */";

const isPlannedAnew = (text: string) => text.includes(PLANNED_ANEW);

/** A migration has given a column another type since this was prepared. */
function isOutdated({ code, message }: Error & { code?: string }): boolean {
  return code === "0A000" && message.includes("cached plan");
}
