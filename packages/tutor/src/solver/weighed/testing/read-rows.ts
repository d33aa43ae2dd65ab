import { readdirSync, readFileSync } from "node:fs";
import type { Intent } from "../intents.ts";

/** A sentence as it is written in the rows, `{1}` for a formula, and the intent that it has; null for what is of none. */
export type Row = { text: string; intent: Intent | null; area: string };

/** `slots` and `canonical` stand where an intent is first written; where other sentences of it stand in another file, its name is enough. */
type Written = { intent: string; slots?: string[]; canonical?: string; said?: Intent["said"]; rows: string[] };

/** The sentences of every area, a folder each: its subjects by name. */
export function readRows(folder = new URL("../rows/", import.meta.url)): Row[] {
  return namesIn(folder).flatMap((area) => {
    const place = new URL(`${area}/`, folder);
    const written = namesIn(place).flatMap((file) => {
      const read = JSON.parse(readFileSync(new URL(file, place), "utf8")) as Written[];
      return read.map((one) => ({ ...one, file }));
    });
    const known = new Map<string, Intent>();
    for (const { intent: name, slots, canonical, said, file } of written) {
      if (slots === undefined || canonical === undefined || canonical === "") continue;
      if (known.has(name))
        throw new Error(`${area}/${file}: ${name} is written twice; give its name alone the second time`);
      known.set(name, { name: `${area}/${name}`, slots, canonical, said: said ?? { en: canonical, ch: canonical } });
    }
    return written.flatMap(({ intent: name, rows, file }) => {
      const intent = known.get(name) ?? null;
      if (!intent && name !== NONE) throw new Error(`${area}/${file}: nobody says what ${name} is`);
      return rows.map((text) => ({ text, intent, area }));
    });
  });
}

/** What is of no intent. */
const NONE = "other";

const namesIn = (folder: URL): string[] => readdirSync(folder).sort();
