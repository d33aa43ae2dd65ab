import { randomUUID } from "node:crypto";
import type { Tag } from "@dripstone/contract/tags";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import { listen } from "../database/listen.ts";
import { acknowledgements, DROPPED } from "./acknowledgements.ts";
import { CHANGES, type Change } from "./announce.ts";
import { type Telling, type Told, tellAll, tellOfForgotten } from "./tell-all.ts";

/** How often it is looked for changes of which a process was to tell that was killed. */
const FORGOTTEN_EVERY_MS = 5_000;

export type Dropping = (tags: readonly Tag[] | "everything") => void;

/** What is changed, by this process or another. */
export type Changes = {
  /** Whether we hear of changes now. While we do not, nothing may be kept. */
  areHeard(): boolean;
  /** For a statement that tells of what it changes itself: under which name, and that it is this process that tells. */
  telling(): Telling;
  /** Has something dropped whatever a change makes old; everything, when changes may have gone unheard. */
  onChange(drop: Dropping): void;
  /** Tells every process of these changes, and waits until all have dropped what they make old. Their transactions have ended. */
  areDropped(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
};

/** Lets a process tell and hear of changes, and say that it has heard. */
export async function openChanges(db: Database, databaseUrl: string): Promise<Changes> {
  const droppings: Dropping[] = [];
  const acknowledged = acknowledgements();
  let heard = false;
  /** The connection on which we listen, by which the others know us. */
  let self: number | undefined;

  const drop: Dropping = (tags) => {
    for (const dropping of droppings) dropping(tags);
  };
  const hear = (now: boolean) => {
    heard = now;
    drop("everything");
  };
  const ears = {
    [CHANGES](payload: string) {
      const { id, tags, by }: Told = JSON.parse(payload);
      // What we tell the others we have dropped before.
      if (by !== undefined && by === self) return;
      drop(tags);
      sql`select pg_notify(${DROPPED}, ${`${id} ${self}`})`.execute(db).catch(() => {});
    },
    [DROPPED]: acknowledged.hear,
  };
  const connection = await listen(databaseUrl, ears, {
    onListening: (pid) => {
      self = pid;
      hear(true);
    },
    onLost: () => {
      self = undefined;
      hear(false);
    },
  });
  const telling = tellAll(db, { self: () => self, acknowledged });
  const looking = setInterval(() => tellOfForgotten(db).catch(() => {}), FORGOTTEN_EVERY_MS);

  return {
    areHeard: () => heard,
    telling: () => ({ id: randomUUID(), by: self }),
    onChange: (dropping) => void droppings.push(dropping),
    async areDropped(changes) {
      if (changes.length === 0) return;
      drop(heard ? changes.flatMap(({ tags }) => tags) : "everything");
      await telling.tell(changes);
    },
    async close() {
      clearInterval(looking);
      await telling.isDone();
      await connection.close();
    },
  };
}
