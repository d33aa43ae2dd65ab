import { type Question, type Sought, STEM_MIN } from "../question.ts";
import { addPosting, anyOf, type Cursor, cursorOf, noPostings, type Postings } from "./postings.ts";
import { readBesides, readVector } from "./read-vector.ts";

/** A search document as its row tells it. */
export type Entry = {
  id: string;
  page: string;
  ownerId: string | null;
  /** Epoch milliseconds. */
  at: number;
  /** Its words, as PostgreSQL writes a `tsvector`. */
  words: string;
};

export type Document = Omit<Entry, "words">;

/** Within what is looked for. */
export type Bounds = {
  ownerId?: string | undefined;
  /** Epoch milliseconds. */
  since?: number | undefined;
  /** So many are enough, those first that were written last. */
  most: number;
};

/** The documents of one kind, by their words. A document is one number, the higher the later it came. */
export type Shelf = ReturnType<typeof emptyShelf>;

export function emptyShelf() {
  /** By number; undefined for what is there no more, or under another number. */
  const documents: (Document | undefined)[] = [];
  const numbers = new Map<string, number>();
  const words = new Map<string, Postings>();
  /** By their first letters, the words that may be looked for by what they begin with. */
  const beginnings = new Map<string, string[]>();

  const remove = (id: string): void => {
    const number = numbers.get(id);
    if (number === undefined) return;
    numbers.delete(id);
    documents[number] = undefined;
  };

  const put = ({ words: vector, ...document }: Entry): void => {
    remove(document.id);
    const number = documents.push(document) - 1;
    numbers.set(document.id, number);
    for (const { word, part } of readVector(vector)) addPosting(words.get(word) ?? noted(word), number, part);
    for (const word of readBesides(vector)) addPosting(words.get(word) ?? noted(word), number, 0);
  };

  const noted = (word: string): Postings => {
    const postings = noPostings();
    words.set(word, postings);
    if (mayBegin.test(word) && !word.includes(" ")) {
      const first = word.slice(0, STEM_MIN);
      const same = beginnings.get(first);
      if (same) same.push(word);
      else beginnings.set(first, [word]);
    }
    return postings;
  };

  const cursorsOf = ({ word, begins }: Sought): Cursor[] => {
    const meant = begins
      ? (beginnings.get(word.slice(0, STEM_MIN)) ?? []).filter((longer) => longer.startsWith(word))
      : [word];
    return meant.flatMap((one) => cursorOf(words.get(one) ?? noPostings()));
  };

  /** The numbers of what has all that is needed, the highest first. */
  const find = ({ needed }: Pick<Question, "needed">, { ownerId, since, most }: Bounds) => {
    const all = needed.map((any) => any.flatMap(cursorsOf)).sort((one, other) => lengthOf(one) - lengthOf(other));
    const [first, ...others] = all.map(anyOf);
    const found: number[] = [];
    if (!first) return found;
    let number = documents.length;
    search: while (found.length < most) {
      number = first.seek(number - 1);
      if (number < 0) break;
      for (const other of others) {
        const next = other.seek(number);
        if (next < 0) break search;
        if (next < number) {
          // Nothing above it has all of them.
          number = next + 1;
          continue search;
        }
      }
      const document = documents[number];
      if (!document || (ownerId !== undefined && document.ownerId !== ownerId)) continue;
      if (since === undefined || document.at >= since) found.push(number);
    }
    return found;
  };

  /** How well each of these documents fits, whose numbers fall, as `ts_rank` counts; and what has its phrases whole, by one more. */
  const ranksOf = (found: readonly number[], { better, whole }: Pick<Question, "better" | "whole">): number[] => {
    const adding = better.flatMap(cursorsOf);
    const phrases = whole.map((pair) => anyOf(cursorsOf(pair)));
    return found.map((number) => {
      let sum = 0;
      for (const word of adding) if (word.seek(number) === number) sum += word.part();
      const isWhole = phrases.length > 0 && phrases.every((pair) => pair.seek(number) === number);
      return Math.round((sum / better.length) * 1_000_000) + (isWhole ? 1_000_000 : 0);
    });
  };

  return {
    put,
    remove,
    find,
    ranksOf,
    document: (number: number) => documents[number] as Document,
    /** As it is now; another one, once it was written anew. */
    documentOf: (id: string): Document | undefined => documents[numbers.get(id) ?? -1],
    /** How many are there, and how many have been and still take room. */
    size: () => ({ kept: numbers.size, gone: documents.length - numbers.size }),
  };
}

const lengthOf = (any: readonly Cursor[]) => any.reduce((sum, { length }) => sum + length, 0);

const mayBegin = new RegExp(`^[a-z]{${STEM_MIN}}`);
