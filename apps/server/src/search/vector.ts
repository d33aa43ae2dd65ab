import { findableIn } from "./words.ts";

/** The highest position that PostgreSQL keeps; of words behind it, it knows only that they are there. */
const POSITION_MAX = 16_383;

type Findable = { title: string; body: string; unseen?: string; marks: readonly string[] };

/** What PostgreSQL finds a document by: `tsvector`, written out. Marks are what its feature filters by. */
export function vectorOf({ title, body, unseen = "", marks }: Findable): string {
  const places = new Map<string, string[]>();
  const note = (text: string, weight: "A" | "C" | "D", from: number) => {
    let last = from;
    for (const { word, at } of findableIn(text)) {
      last = from + at;
      const ofWord = places.get(word) ?? [];
      ofWord.push(`${Math.min(last, POSITION_MAX)}${weight === "D" ? "" : weight}`);
      places.set(word, ofWord);
    }
    return last;
  };
  note(unseen, "D", note(body, "C", note(title, "A", 0)));
  const words = [...places].map(([word, ofWord]) => `${quoted(word)}:${ofWord.join(",")}`);
  return [...words, ...marks.map((mark) => quoted(asMark(mark)))].join(" ");
}

/** A mark as it stands among the words: no word begins like this. */
export const asMark = (mark: string) => `=${mark}`;

/** A word within a `tsvector` or `tsquery`. */
export const quoted = (word: string) => `'${word.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
