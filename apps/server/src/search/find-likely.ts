import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { PLANNED_ANEW } from "../database/prepare-repeated.ts";
import type { Sentence } from "./sentence.ts";

/** A document that may say something to a sentence. */
export type Likely = { kind: string; page: string; title: string; body: string };

/** Of what is found in very many documents, only so many are looked at: the newest. */
const LOOKED_AT = 200;
/** This part of the telling words has to be there, one in the title counting for one and a half. */
const PART_MIN = 0.6;

/** What fits a sentence best among these kinds: only what has most of its telling words. */
export function findLikely(
  db: Database,
  { needed, each, better, isChinese }: Sentence,
  { kinds, most }: { kinds: readonly string[]; most: number },
): Promise<Likely[]> {
  if (kinds.length === 0) return Promise.resolve([]);
  const newest = db
    .selectFrom("searchDocuments")
    .modifyFront(sql.raw(PLANNED_ANEW))
    .select(["kind", "page", "title", "body", "words", "at"])
    .where(sql<boolean>`kind = any(${kinds}::text[])`)
    .where(sql<boolean>`words @@ ${needed}::tsquery`)
    .orderBy("at", "desc")
    .limit(sql.lit(LOOKED_AT));
  const counted = each.map(
    ({ anywhere, inTitle }) =>
      sql`(case when words @@ ${inTitle}::tsquery then 1.5 when words @@ ${anywhere}::tsquery then 1 else 0 end)`,
  );
  const fit = sql<number>`(${sql.join(counted, sql` + `)})`;
  const numbered = better === null ? sql`0` : sql`(case when words @@ ${better}::tsquery then 0.2 else 0 end)`;
  const inTheLanguage = sql`(case when (title ~ '[一-鿿]') = ${isChinese}::boolean then 0.1 else 0 end)`;
  return db
    .selectFrom(newest.as("newest"))
    .select(["kind", "page", "title", "body"])
    .$if(each.length > 1, (found) => found.where(fit, ">=", PART_MIN * each.length))
    .orderBy(sql`${fit} + ${numbered} + ${inTheLanguage}`, "desc")
    .orderBy("at", "desc")
    .limit(most)
    .execute();
}
