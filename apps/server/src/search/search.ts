import type { Excerpt } from "@dripstone/contract/search";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { PLANNED_ANEW } from "../database/prepare-repeated.ts";
import { excerptOf } from "./excerpt.ts";
import { type Question, readQuestion } from "./question.ts";
import { vectorOf } from "./vector.ts";

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

/** A page on which something is found: how well (a whole number, the higher the better), and the document on it that fits best. */
export type Hit = { page: string; hit: string; rank: number };

/** The pages on which something is found, the best first; none when the question has no words. */
export async function findHits(
  db: Database,
  { text, kinds, marks = [], ownerId, since }: Asked,
): Promise<readonly Hit[]> {
  const question = readQuestion(text, marks);
  if (!question) return [];
  let newest = db
    .selectFrom("searchDocuments")
    .modifyFront(sql.raw(PLANNED_ANEW))
    .select(["page", "id", "words"])
    .where("kind", "in", kinds)
    .where(sql<boolean>`words @@ ${question.needed}::tsquery`)
    .orderBy("at", "desc")
    .limit(sql.lit(HITS_MAX));
  if (ownerId !== undefined) newest = newest.where("ownerId", "=", ownerId);
  if (since) newest = newest.where("at", ">=", since);
  // Of what is found in very many documents, only those that are looked at are ranked.
  const documents = await db
    .selectFrom(newest.as("newest"))
    .select(["page", "id as hit", rankOf(question).as("rank")])
    .orderBy("rank", "desc")
    .execute();
  const best = new Map<string, Hit>();
  for (const document of documents) if (!best.has(document.page)) best.set(document.page, document);
  return [...best.values()];
}

/** Hits as a table to join, which needs no new plan for other hits: `page`, `hit` and `rank`. */
export function hitsTable(hits: readonly Hit[]) {
  const pages = hits.map(({ page }) => page);
  const documents = hits.map(({ hit }) => hit);
  const ranks = hits.map(({ rank }) => rank);
  return sql<Hit>`unnest(${pages}::text[], ${documents}::text[], ${ranks}::integer[])`.as<"hits">(
    sql`hits(page, hit, rank)`,
  );
}

/** What has the phrases whole stands before what has their words apart; `ts_rank` is at most 1. */
function rankOf({ better, whole }: Question) {
  const rank = sql<number>`(ts_rank(words, ${better}::tsquery) * 1000000)::integer`;
  return whole === null ? rank : sql<number>`${rank} + case when words @@ ${whole}::tsquery then 1000000 else 0 end`;
}

/** What of documents shows best that they were found, by their ids. */
export async function excerptsOf(
  db: Database,
  { text, kinds }: Pick<Asked, "text" | "kinds">,
  ids: readonly string[],
): Promise<Map<string, { title: Excerpt; body: Excerpt }>> {
  const question = readQuestion(text);
  if (!question || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("searchDocuments")
    .select(["id", "title", "body"])
    .where("kind", "in", kinds)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map(({ id, title, body }) => [id, { title: excerptOf(title, question), body: excerptOf(body, question) }]),
  );
}
