import type { ReplyOf } from "@dripstone/contract";
import { sql } from "kysely";
import type { Database } from "../database/connect.ts";
import type { Deps } from "../deps.ts";
import { keptLetters } from "./kept-letters.ts";
import { mailedLetters } from "./mailed-letters.ts";
import { readDisk } from "./read-disk.ts";

type State = ReplyOf<"GET /operation">;

const FAILURES_TOLD = 50;
const ERROR_MAX = 300;
const SECOND_MS = 1000;

/** How the product is doing, at this moment and in this process. */
export async function readOperation({ db, clock, premises }: Pick<Deps, "db" | "clock" | "premises">): Promise<State> {
  const { dataFolder, outbox, commit, settings } = premises;
  const [database, disk, queues, failures, letters, mailed] = await Promise.all([
    readDatabase(db),
    readDisk(dataFolder),
    readQueues(db),
    readFailures(db),
    outbox === undefined ? null : keptLetters(outbox),
    outbox === undefined ? mailedLetters(db) : null,
  ]);
  return {
    startedAt: new Date(clock().getTime() - Math.floor(process.uptime()) * SECOND_MS).toISOString(),
    commit,
    nodeVersion: process.version,
    databaseVersion: database.version,
    databaseBytes: database.bytes,
    disk,
    settings: [...settings],
    queues,
    failures,
    letters,
    mailed,
  };
}

async function readDatabase(db: Database): Promise<{ version: string; bytes: number }> {
  return db
    .selectNoFrom([
      sql<string>`current_setting('server_version')`.as("version"),
      sql<number>`pg_database_size(current_database())`.as("bytes"),
    ])
    .executeTakeFirstOrThrow();
}

type QueueRow = { queue: string; waiting: number; running: number; failed: number; doneAt: Date | null };

async function readQueues(db: Database): Promise<State["queues"]> {
  const { rows } = await sql<QueueRow>`
    select queue.name as queue,
      count(job.id) filter (where job.state in ('created', 'retry'))::integer as waiting,
      count(job.id) filter (where job.state = 'active')::integer as running,
      count(job.id) filter (where job.state = 'failed')::integer as failed,
      max(job.completed_on) filter (where job.state = 'completed') as done_at
    from pgboss.queue as queue
    left join pgboss.job as job on job.name = queue.name
    where queue.name not like '\\_\\_%'
    group by queue.name
    order by failed desc, running desc, queue.name
  `.execute(db);
  return rows.map(({ doneAt, ...row }) => ({ ...row, doneAt: doneAt?.toISOString() ?? null }));
}

async function readFailures(db: Database): Promise<State["failures"]> {
  const { rows } = await sql<{ id: string; queue: string; at: Date; error: string | null }>`
    select id, name as queue, completed_on as at, coalesce(output->>'message', output::text) as error
    from pgboss.job
    where state = 'failed'
    order by completed_on desc, id
    limit ${FAILURES_TOLD}
  `.execute(db);
  return rows.map(({ at, error, ...row }) => ({ ...row, at: at.toISOString(), error: shortened(error ?? "") }));
}

/** Mail servers like to name the reader in what they answer, and drivers where they have tried to go. */
function shortened(error: string): string {
  const text = error.replace(/[^\s<>]+@[^\s<>]+/g, "…");
  return text.length > ERROR_MAX ? `${text.slice(0, ERROR_MAX - 1)}…` : text;
}
