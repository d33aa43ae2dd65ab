import weights from "./generated/weights.json" with { type: "json" };
import { type Meaning, reader } from "./reader.ts";

let read: ((text: string) => Meaning[]) | null = null;

/** What a question in anybody's own words may mean. The weights are made ready when they are first asked. */
export function meaningsOf(text: string): Meaning[] {
  read ??= reader(weights);
  return read(text);
}
