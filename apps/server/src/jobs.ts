import { type CompiledQuery, sql } from "kysely";
import { type ConstructorOptions, PgBoss, type Queue } from "pg-boss";
import type { Database } from "./database/connect.ts";

type BossParts = {
  db: Database;
  /** The queue that this one serves, and its rules; a queue that exists already takes them over. */
  queue: Omit<Queue, "partition">;
  options?: Pick<ConstructorOptions, "schedule" | "supervise" | "superviseIntervalSeconds" | "monitorIntervalSeconds">;
  onError: (error: unknown) => void;
};

/** Starts pg-boss with its queue. Processes that start together on an empty database wait for each other. */
export function openBoss({ db, queue, options, onError }: BossParts): Promise<PgBoss> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended('jobs', 0))`.execute(connection);
    try {
      const boss = new PgBoss({ db: executorOf(db), ...options });
      boss.on("error", onError);
      await boss.start();
      await boss.createQueue(queue.name, queue);
      const { name, policy: _, ...changeable } = queue;
      await boss.updateQueue(name, changeable);
      return boss;
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('jobs', 0))`.execute(connection);
    }
  });
}

/** pg-boss speaks through our pool, or inside a caller's transaction; its columns keep their own names. */
export function executorOf(db: Database) {
  const plain = db.withoutPlugins();
  return {
    async executeSql(text: string, parameters: unknown[] = []) {
      const query = queryOf(text, parameters);
      const result = db.isTransaction ? plain.executeQuery(query) : withoutTrace(plain, query);
      return { rows: [...(await result).rows] };
    },
  };
}

/** pg-boss sends whole transactions as one text: what fails in the middle must not go back to the pool half done. */
function withoutTrace(plain: Database, query: CompiledQuery) {
  return plain.connection().execute(async (connection) => {
    try {
      return await connection.executeQuery(query);
    } catch (error) {
      await connection.executeQuery(queryOf("rollback", []));
      throw error;
    }
  });
}

function queryOf(text: string, parameters: unknown[]): CompiledQuery {
  const query = { kind: "RawNode" as const, sqlFragments: [text], parameters: [] };
  return { sql: text, parameters, query, queryId: { queryId: "jobs" } };
}

type HourlyWork = {
  db: Database;
  /** Finds out by itself what is due, and does it. */
  work: () => Promise<void>;
  /** After a failure; a minute unless told. */
  retrySeconds?: number;
  onError: (error: unknown) => void;
};

const TIDY_UP = "tidy-up";
const EVERY_HOUR = "7 * * * *";

/** Does some work now and every hour, in one process of however many; returns how to end that. */
export async function everyHour({ db, work, retrySeconds = 60, onError }: HourlyWork): Promise<() => Promise<void>> {
  // At most one waits, and at most one is being done.
  const queue = {
    name: TIDY_UP,
    policy: "stately",
    retryLimit: 3,
    retryDelay: retrySeconds,
    expireInSeconds: 600,
  } as const;
  const boss = await openBoss({ db, queue, onError });
  await boss.schedule(TIDY_UP, EVERY_HOUR);
  await boss.work(TIDY_UP, { pollingIntervalSeconds: 2 }, async () => {
    await work().catch((error) => {
      onError(error);
      throw error;
    });
  });
  await boss.send(TIDY_UP);
  return () => boss.stop({ close: false, timeout: 10_000 });
}
