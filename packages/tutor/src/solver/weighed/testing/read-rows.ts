import { readdirSync, readFileSync } from "node:fs";
import type { Intent } from "../intents.ts";

/** A sentence as it is written in the rows, `{1}` for a formula, and the intent that it has; null for what is of none. */
export type Row = { text: string; intent: Intent | null; area: string };

type Written = { intent: string; slots: string[]; canonical: string; said?: Intent["said"]; rows: string[] };

/** The sentences of every area. */
export function readRows(folder = new URL("../rows/", import.meta.url)): Row[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort()
    .flatMap((file) => {
      const area = file.replace(".json", "");
      const written = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Written[];
      return written.flatMap(({ intent: name, slots, canonical, said, rows }) => {
        const intent =
          name === "other" || canonical === ""
            ? null
            : { name: `${area}/${name}`, slots, canonical, said: said ?? { en: canonical, ch: canonical } };
        return rows.map((text) => ({ text, intent, area }));
      });
    });
}
