import { setTimeout as sleep } from "node:timers/promises";
import type { Tag } from "@dripstone/contract/tags";
import { sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../database/connect.ts";
import { listen, listenerOn } from "../database/listen.ts";
import { CHANGES, type Change } from "./announce.ts";

/** Where a process says that it has dropped what a change has made old. */
const DROPPED = "changes-dropped";
/** A process that says nothing for so long is frozen or gone; nobody waits for it any longer. */
const PATIENCE_MS = 1_000;
const REMEMBERED = 10_000;

export type Dropping = (tags: readonly Tag[] | "everything") => void;

/** What is changed, by this process or another. */
export type Changes = {
  /** Whether we hear of changes now. While we do not, nothing may be kept. */
  areHeard(): boolean;
  /** Has something dropped whatever a change makes old; everything, when changes may have gone unheard. */
  onChange(drop: Dropping): void;
  /** Waits until every process has dropped what these changes make old. Their transactions have ended. */
  areDropped(ids: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** Lets a process hear of changes, and say that it has heard. */
export async function openChanges(db: Database, databaseUrl: string): Promise<Changes> {
  const droppings: Dropping[] = [];
  const heardBy = new LRUCache<string, number>({ max: REMEMBERED });
  let waiting: (() => void)[] = [];
  let heard = false;

  const drop: Dropping = (tags) => {
    for (const dropping of droppings) dropping(tags);
  };
  const hear = (now: boolean) => {
    heard = now;
    drop("everything");
  };
  const ears = {
    [CHANGES](payload: string) {
      const { id, tags }: Change = JSON.parse(payload);
      drop(tags);
      sql`select pg_notify(${DROPPED}, ${id})`.execute(db).catch(() => {});
    },
    [DROPPED](id: string) {
      heardBy.set(id, (heardBy.get(id) ?? 0) + 1);
      for (const look of waiting) look();
    },
  };
  const connection = await listen(databaseUrl, ears, { onListening: () => hear(true), onLost: () => hear(false) });

  return {
    areHeard: () => heard,
    onChange: (dropping) => void droppings.push(dropping),
    async areDropped(ids) {
      if (ids.length === 0) return;
      if (!heard) return drop("everything");
      // The change is done, whatever becomes of this: its caller must not be told otherwise.
      const processes = await countListeners(db).catch(() => 0);
      const all = () => ids.every((id) => (heardBy.get(id) ?? 0) >= processes);
      const patience = new AbortController();
      const look = () => {
        if (all()) patience.abort();
      };
      waiting.push(look);
      look();
      await sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {});
      waiting = waiting.filter((other) => other !== look);
    },
    close: () => connection.close(),
  };
}

/** How many processes hear of changes; each of them keeps pages. */
async function countListeners(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and application_name = ${listenerOn(CHANGES)}
  `.execute(db);
  return rows[0]?.count ?? 0;
}
