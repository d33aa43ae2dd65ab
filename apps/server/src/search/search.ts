import type { Excerpt } from "@dripstone/contract/search";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { PLANNED_ANEW } from "../database/prepare-repeated.ts";
import { excerptOf } from "./excerpt.ts";
import type { Ranked, WordIndex } from "./in-memory/word-index.ts";
import { type Question, readQuestion, type Sought } from "./question.ts";
import { quoted, vectorOf } from "./vector.ts";

/** What can be found: something that everybody may read. */
export type SearchDocument = {
  kind: string;
  id: string;
  /** The thing that is listed when this is found. */
  page: string;
  ownerId: string | null;
  title: string;
  /** Without marks of Markdown. */
  body: string;
  /** What it is found by, too, but not shown: formulas as they were typed. */
  unseen?: string | undefined;
  /** What its feature filters by, such as `category:robotics`. */
  marks: readonly string[];
  at: Date;
};

/** Makes something findable, or known as it is now, in the verb's transaction. */
export async function indexText(transaction: Database, document: SearchDocument): Promise<void> {
  const { kind, id, ...row } = searchRow(document);
  await transaction
    .insertInto("searchDocuments")
    .values({ kind, id, ...row })
    .onConflict((conflict) => conflict.columns(["kind", "id"]).doUpdateSet(row))
    .execute();
}

/** The row of `search_documents` by which something is found, for a verb that writes it with all else that it writes. */
export const searchRow = ({ marks, unseen = "", ...document }: SearchDocument) => ({
  ...document,
  words: vectorOf({ ...document, unseen, marks }),
});

export type SearchRow = ReturnType<typeof searchRow>;

/** Takes care that something is found no more. */
export async function forgetText(
  transaction: Database,
  { kind, id }: Pick<SearchDocument, "kind" | "id">,
): Promise<void> {
  await transaction.deleteFrom("searchDocuments").where("kind", "=", kind).where("id", "=", id).execute();
}

/** What is looked for, and where. */
export type Asked = {
  text: string;
  kinds: readonly [string, ...string[]];
  /** One of these has to be there. */
  marks?: readonly string[];
  ownerId?: string | undefined;
  /** Only what is from then or later. */
  since?: Date | undefined;
};

/** Of what is found in very many documents, only so many are looked at: the newest. */
const HITS_MAX = 200;

/** A page on which something is found: how well (a whole number, the higher the better), and of when the document on it is that fits best. */
export type Hit = { page: string; kind: string; hit: string; rank: number; at: number };

/** Where is looked. */
export type Library = { db: Database; wordIndex: WordIndex };

/** The pages on which something is found, the best first, and of those that fit alike the newest; none when the question has no words. */
export async function findHits(
  { db, wordIndex }: Library,
  { text, kinds, marks = [], ownerId, since }: Asked,
): Promise<readonly Hit[]> {
  const question = readQuestion(text, marks);
  if (!question) return [];
  const bounds = { kinds, ownerId, since: since?.getTime(), most: HITS_MAX };
  const inMemory = await wordIndex.find(question, bounds);
  // Where words follow each other, only the database knows; most that is looked for in quotes has other words than any document.
  const isEnough = !question.quoted?.length || inMemory?.length === 0;
  const documents = inMemory && isEnough ? inMemory : await findInDatabase(db, question, bounds);
  const best = new Map<string, Hit>();
  for (const { page, kind, id: hit, rank, at } of documents.toSorted(better)) {
    if (!best.has(page)) best.set(page, { page, kind, hit, rank, at });
  }
  return [...best.values()];
}

const better = (one: Ranked, other: Ranked) =>
  other.rank - one.rank || other.at - one.at || (one.page < other.page ? 1 : one.page > other.page ? -1 : 0);

type Bounds = Parameters<WordIndex["find"]>[1];

/** The same as the index in memory finds, before that is there. */
async function findInDatabase(db: Database, question: Question, { kinds, ownerId, since, most }: Bounds) {
  let newest = db
    .selectFrom("searchDocuments")
    .modifyFront(sql.raw(PLANNED_ANEW))
    .select(["kind", "page", "id", "at", "words"])
    .where("kind", "in", kinds)
    .where(sql<boolean>`words @@ ${neededOf(question)}::tsquery`)
    .orderBy("at", "desc")
    .limit(sql.lit(most));
  if (ownerId !== undefined) newest = newest.where("ownerId", "=", ownerId);
  if (since !== undefined) newest = newest.where("at", ">=", new Date(since));
  // Of what is found in very many documents, only those that are looked at are ranked.
  const documents = await db
    .selectFrom(newest.as("newest"))
    .select(["kind", "page", "id", "at", rankOf(question).as("rank")])
    .execute();
  return documents.map((document): Ranked => ({ ...document, at: document.at.getTime() }));
}

type HitRow = Pick<Hit, "page" | "hit" | "rank" | "at">;

/** Hits as a question takes them along. */
export const hitsAsJson = (hits: readonly Hit[]): string =>
  JSON.stringify(hits.map(({ page, hit, rank, at }): HitRow => ({ page, hit, rank, at })));

/** These as a table to join, which needs no new plan for other hits: `page`, `hit`, `rank` and `at`, in milliseconds. */
export const hitsTable = (json: string) =>
  sql<HitRow>`json_to_recordset((${json})::json)`.as<"hits">(sql`hits(page text, hit text, rank integer, at bigint)`);

/** Their pages, as a list of ids. */
export const pagesOfHits = (json: string) =>
  sql<string[]>`array(select page from json_to_recordset((${json})::json) as hits(page uuid))`;

/** What has the phrases whole stands before what has their words apart; `ts_rank` is at most 1. */
function rankOf({ better, whole }: Question) {
  const rank = sql<number>`(ts_rank(words, ${anyOf(better)}::tsquery) * 1000000)::integer`;
  if (whole.length === 0) return rank;
  return sql<number>`${rank} + case when words @@ ${allOf(whole.map((one) => [one]))}::tsquery then 1000000 else 0 end`;
}

/** What is sought, as a `tsquery`. */
const anyOf = (sought: readonly Sought[]) =>
  sought.map(({ word, begins }) => (begins ? `${quoted(word)}:*` : inARow(word.split(" ")))).join(" | ");

const inARow = (words: readonly string[]) => words.map(quoted).join(" <-> ");

const neededOf = ({ needed, quoted: phrases = [] }: Question) =>
  [allOf(needed), ...phrases.map((words) => `(${inARow(words)})`)].join(" & ");

const allOf = (needed: readonly (readonly Sought[])[]) => needed.map((any) => `(${anyOf(any)})`).join(" & ");

/** What is shown of a document. */
export type Shown = { title: string; body: string };

/** Cuts out of documents what shows best that they were found. */
export function excerptsFor(text: string): (shown: Shown) => { title: Excerpt; body: Excerpt } {
  const question = readQuestion(text) ?? { words: [], phrases: [] };
  return ({ title, body }) => ({ title: excerptOf(title, question), body: excerptOf(body, question) });
}

/** A document, by which everything else of it is known. */
export type Named = Pick<SearchDocument, "kind" | "id">;

/** What is shown of documents; undefined for what is there no more. */
export async function readShown(
  { db, wordIndex }: Library,
  named: readonly Named[],
): Promise<(name: Named) => Shown | undefined> {
  const unlike = [...new Map(named.map((name) => [keyOf(name), name])).values()];
  const texts = await wordIndex.textsOf(unlike, (missing) => readTexts(db, missing));
  const shown = new Map(unlike.map((name, nth) => [keyOf(name), texts[nth]]));
  return (name) => shown.get(keyOf(name));
}

/** The same from the database, in their order. */
async function readTexts(db: Database, named: readonly Named[]): Promise<(Shown | undefined)[]> {
  const rows = await db
    .selectFrom("searchDocuments as document")
    .innerJoin(
      sql<Named>`json_to_recordset(${JSON.stringify(named)}::json)`.as<"named">(sql`named(kind text, id text)`),
      (join) => join.onRef("document.kind", "=", "named.kind").onRef("document.id", "=", "named.id"),
    )
    .select(["document.kind", "document.id", "document.title", "document.body"])
    .execute();
  const texts = new Map(rows.map(({ title, body, ...name }) => [keyOf(name), { title, body }]));
  return named.map((name) => texts.get(keyOf(name)));
}

const keyOf = ({ kind, id }: Named) => `${kind} ${id}`;
