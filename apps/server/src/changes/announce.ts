import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Tag } from "@dripstone/contract/tags";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Where every process hears what was changed. */
export const CHANGES = "changes";

/** What is said there: a name of this change, and what it was that changed. */
export type Change = { id: string; tags: Tag[] };

/** Says, in a verb's transaction, what it changes: when that commits, and only then, every process drops the pages that show it. */
export async function announce(transaction: Database, ...tags: Tag[]): Promise<void> {
  const change: Change = { id: randomUUID(), tags };
  await sql`select pg_notify(${CHANGES}, ${JSON.stringify(change)})`.execute(transaction);
  announcing.getStore()?.push(change.id);
}

const announcing = new AsyncLocalStorage<string[]>();

/** Does some work, and tells the changes that were announced meanwhile. */
export async function noteChanges<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; changes: readonly string[] }> {
  const changes: string[] = [];
  return { result: await announcing.run(changes, work), changes };
}
