import { sql } from "kysely";
import type { Database } from "../../database/connect.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { Question } from "../question.ts";
import { changedSince, documentAsJson, type Written } from "./changed-since.ts";
import { keptTexts } from "./kept-texts.ts";
import { type Bounds, type Document, emptyShelf, type Shelf } from "./shelf.ts";

/** The words of all search documents in a process's memory (decision 048). */
export type WordIndex = {
  /**
   * What has all that is needed, by all that was committed before this was asked; the newest of each kind alone where it is very much. Undefined
   * while nothing is in memory yet, or where there is too much for it: the database knows then.
   */
  find(question: Question, asked: Bounds & { kinds: readonly string[] }): Promise<Ranked[] | undefined>;
  /** What is shown of documents, in their order: as it is in memory for what was found just now, else as `read` reads it. */
  textsOf: ReturnType<typeof keptTexts>;
  /** Begins to read all of it, if that is still to do; ends when it is in memory. */
  load(): Promise<void>;
};

/** What is found, and how well it fits. */
export type Ranked = Pick<Document, "id" | "page" | "at"> & { kind: string; rank: number };

/** More than so many take more memory than a process should have; each takes about one and a half kilobytes. */
const DOCUMENTS_MAX = 100_000;
/** So many are read at once, which takes a few milliseconds: other requests come between. */
const READ_AT_ONCE = 250;
/** Of what is gone, its words still take room: from so many on, and more than are there, all is read anew. */
const GONE_MAX = 2_000;

type Shelves = { byKind: Map<string, Shelf>; snapshot: string };

export function openWordIndex(db: Database, { documentsMax = DOCUMENTS_MAX } = {}): WordIndex {
  let shelves: Shelves | undefined;
  let loading: Promise<void> | undefined;
  let isTooMuch = false;

  const load = (): Promise<void> => {
    if (shelves || isTooMuch) return Promise.resolve();
    loading ??= readAll(db, documentsMax)
      .then((all) => {
        shelves = all;
        isTooMuch = all === undefined;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };

  const catchUp = async (): Promise<void> => {
    if (!shelves) return;
    const { byKind } = shelves;
    const { snapshot, written, forgotten, isTooLate } = await changedSince(db, shelves.snapshot);
    for (const { kind, id } of forgotten) byKind.get(kind)?.remove(id);
    for (const { kind, ...entry } of written) shelfOf(byKind, kind).put(entry);
    shelves.snapshot = snapshot;
    if (isTooLate || hasTooMuchGone(byKind)) shelves = undefined;
  };
  const isCaughtUp = oneAfterAnother(catchUp);

  return {
    load,
    textsOf: keptTexts(({ kind, id }) => shelves?.byKind.get(kind)?.documentOf(id)),
    async find(question, { kinds, ...bounds }) {
      if (shelves) await isCaughtUp();
      if (!shelves) {
        // Who asks does not wait for it, and the next one who asks tries again where it fails.
        load().catch(() => {});
        return undefined;
      }
      return newestIn(shelves.byKind, kinds, question, bounds);
    },
  };
}

/** All of it, as it is at one instant; undefined where that is too much. */
async function readAll(db: Database, documentsMax: number): Promise<Shelves | undefined> {
  return inTransaction(db, async (reading) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(reading);
    const { rows } = await sql<{ snapshot: string; count: number }>`
      select pg_current_snapshot()::text as snapshot, (select count(*) from search_documents) as count
    `.execute(reading);
    const [{ snapshot, count } = { snapshot: "", count: 0 }] = rows;
    if (count > documentsMax) return undefined;
    const all = sql`select ${documentAsJson} as document from search_documents order by at`;
    await sql`declare documents no scroll cursor for ${all}`.execute(reading);
    const byKind = new Map<string, Shelf>();
    for (;;) {
      const next = sql<{ document: Written }>`fetch ${sql.lit(READ_AT_ONCE)} from documents`;
      const { rows: some } = await next.execute(reading);
      for (const { document } of some) {
        const { kind, ...entry } = document;
        shelfOf(byKind, kind).put(entry);
      }
      if (some.length < READ_AT_ONCE) return { byKind, snapshot };
    }
  });
}

function shelfOf(byKind: Map<string, Shelf>, kind: string): Shelf {
  const known = byKind.get(kind);
  if (known) return known;
  const shelf = emptyShelf();
  byKind.set(kind, shelf);
  return shelf;
}

function hasTooMuchGone(byKind: ReadonlyMap<string, Shelf>): boolean {
  let [kept, gone] = [0, 0];
  for (const shelf of byKind.values()) {
    const size = shelf.size();
    kept += size.kept;
    gone += size.gone;
  }
  return gone > Math.max(GONE_MAX, kept);
}

/** Lets all who ask while something is done wait for the next time: what is being done may have begun before what they have to see. */
function oneAfterAnother(work: () => Promise<void>): () => Promise<void> {
  let underway: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    underway = work().finally(() => {
      underway = undefined;
    });
    return underway;
  };
  return () => {
    if (!underway) return begin();
    next ??= underway
      .catch(() => {})
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}

function newestIn(byKind: ReadonlyMap<string, Shelf>, kinds: readonly string[], question: Question, bounds: Bounds) {
  const all = kinds.flatMap((kind) => {
    const shelf = byKind.get(kind);
    const numbers = shelf?.find(question, bounds) ?? [];
    return numbers.map((number) => ({ kind, number, at: shelf?.document(number).at ?? 0 }));
  });
  const newest = all.length > bounds.most ? all.toSorted((one, other) => other.at - one.at).slice(0, bounds.most) : all;
  return kinds.flatMap((kind) => {
    const shelf = byKind.get(kind);
    if (!shelf) return [];
    // As they were found: from the highest number down.
    const numbers = newest.flatMap((one) => (one.kind === kind ? one.number : [])).sort((one, other) => other - one);
    const ranks = shelf.ranksOf(numbers, question);
    return numbers.map((number, nth): Ranked => {
      const { id, page, at } = shelf.document(number);
      return { kind, id, page, at, rank: ranks[nth] ?? 0 };
    });
  });
}
