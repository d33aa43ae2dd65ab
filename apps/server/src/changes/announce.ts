import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { Tag } from "@dripstone/contract/tags";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";

/** Where every process hears what was changed. */
export const CHANGES = "changes";

/** What a transaction changes, under a name of its own. */
export type Change = {
  id: string;
  tags: Tag[];
  /** Where its own statement has told all processes of it: what it told, and who hears it beside us. Otherwise they are told when the call has ended. */
  told?: { id: string; others: readonly number[] };
};

/**
 * Says, in a verb's transaction, what it changes: when that commits, and only then, every process drops the pages that show it. Of what a call
 * changes, its transaction leaves a row, and all are told when it has ended (`changes.ts`), since the database lets those that notify commit
 * only one after another. What nobody has called for is told of by its own transaction.
 */
export async function announce(transaction: Database, ...tags: Tag[]): Promise<void> {
  const change = noteChange(...tags);
  if (announcing.getStore()) await transaction.insertInto("announcedChanges").values(change).execute();
  else await sql`select pg_notify(${CHANGES}, ${JSON.stringify(change)})`.execute(transaction);
}

/** The same within a call, for a verb that writes this row of `announced_changes` with all else that it writes. */
export function noteChange(...tags: Tag[]): Change {
  const change = { id: randomUUID(), tags };
  announcing.getStore()?.push(change);
  return change;
}

const announcing = new AsyncLocalStorage<Change[]>();

/** Does a call's work, and gives the changes that were announced meanwhile; when it fails, to `onFailure`, as some of them may have been made. */
export async function noteChanges<Result>(
  work: () => Promise<Result>,
  onFailure: (changes: readonly Change[]) => Promise<void> = async () => {},
): Promise<{ result: Result; changes: readonly Change[] }> {
  const changes: Change[] = [];
  try {
    return { result: await announcing.run(changes, work), changes };
  } catch (error) {
    await onFailure(changes);
    throw error;
  }
}
