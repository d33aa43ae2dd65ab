import { type Locale, locales } from "@dripstone/contract/locale";
import type { ProblemText } from "@dripstone/contract/weekly-problem/desk/payloads";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { sql } from "kysely";
import { announce } from "../../../changes/announce.ts";
import type { Database } from "../../../database/connect.ts";
import { inTransaction } from "../../../database/transaction.ts";
import type { ChoreDeps } from "../../../feature.ts";
import { indexText } from "../../../search/search.ts";
import { aboutMark } from "../../../search/sentence.ts";
import { spokenWords } from "../../../search/spoken-words.ts";
import { closedRounds, withProblems } from "../archive.ts";
import { thisWeek } from "../round.ts";
import topicWords from "./topics.json" with { type: "json" };

/** A closed problem with its solution, in one language; its page is its week. */
export const CLOSED_PROBLEM = "closed-problem";

/** Lets closed problems be found, each once, and nothing that is open, or open again. */
export function indexClosed({ db, clock }: Pick<ChoreDeps, "db" | "clock">): Promise<void> {
  return inTransaction(db, async (transaction) => {
    if (await indexClosedNow(transaction, clock())) await announce(transaction, "weekly-problem");
  });
}

/** The same in the transaction of a verb that closes a problem, or changes one. Tells whether anything was to do. */
export async function indexClosedNow(transaction: Database, now: Date): Promise<boolean> {
  // One at a time: two would wait for each other's documents.
  await sql`select pg_advisory_xact_lock(hashtextextended('closed-problems', 0))`.execute(transaction);
  const closed = await latestOf(transaction, await thisWeek(transaction, now));
  const weeks = closed.map(({ week }) => week);
  const documents = transaction.deleteFrom("searchDocuments").where("kind", "=", CLOSED_PROBLEM);
  const gone = await documents.where(sql<boolean>`page <> all(${weeks}::text[])`).executeTakeFirst();
  const known = await transaction
    .selectFrom("searchDocuments")
    .where("kind", "=", CLOSED_PROBLEM)
    .select("page")
    .distinct()
    .execute();
  const found = new Set(known.map(({ page }) => page));
  const missing = closed.filter((round) => !found.has(round.week));
  for (const { week, at, problemId } of missing) {
    const { topic, texts } = await transaction
      .selectFrom("weeklyProblems")
      .where("id", "=", problemId)
      .select(["topic", "texts"])
      .executeTakeFirstOrThrow();
    for (const locale of locales)
      await indexText(transaction, documentOf({ week, at, topic, text: texts[locale] }, locale));
  }
  return missing.length > 0 || gone.numDeletedRows > 0n;
}

/** Forgets what these problems said before; `indexClosedNow` finds them anew. */
export async function forgetTexts(transaction: Database, problemIds: readonly string[]): Promise<void> {
  const weeks = transaction
    .selectFrom("weeklyRounds")
    .where(sql<boolean>`problem_id = any(${problemIds}::uuid[])`)
    .select(sql<string>`week::text`.as("week"));
  await transaction
    .deleteFrom("searchDocuments")
    .where("kind", "=", CLOSED_PROBLEM)
    .where("page", "in", weeks)
    .execute();
}

/** Of a problem that was asked more than once, the last time. */
const latestOf = (transaction: Database, open: { week: string }) =>
  withProblems(closedRounds(transaction, open))
    .distinctOn("round.problemId")
    .orderBy("round.problemId")
    .orderBy("round.week", "desc")
    .select([sql<string>`round.week::text`.as("week"), sql<Date>`round.week::timestamptz`.as("at"), "round.problemId"])
    .execute();

type Closed = { week: string; at: Date; topic: Topic; text: ProblemText };

function documentOf({ week, at, topic, text }: Closed, locale: Locale) {
  const [asked, solved] = [spokenWords(text.statement), spokenWords(text.solution)];
  return {
    ...{ kind: CLOSED_PROBLEM, id: `${week}/${locale}`, page: week, ownerId: null, title: text.title, at },
    body: `${asked.text}\n${solved.text}`,
    unseen: [asked.formulas, solved.formulas].join("\n"),
    marks: topicWords[locale][topic].map(aboutMark),
  };
}
