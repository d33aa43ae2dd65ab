import pg from "pg";
import { BackupError } from "./failure.ts";

/** Whoever holds this advisory lock of the database is at a backup: its end is the lock's, however it comes. */
const LOCK = { class: 471_983, object: 45 } as const;

const CONNECT_TIMEOUT_MS = 10_000;

/** What COPY writes must read the same wherever it is brought back. */
const settings = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8';
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex'; set extra_float_digits = 1
`;

/** Does some work on a connection of its own, which has the time it needs, and ends when the signal says so. */
export async function inSession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "dripstone backup",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  client.on("error", () => {});
  const end = () => void client.end().catch(() => {});
  signal?.addEventListener("abort", end, { once: true });
  try {
    await client.connect();
    await client.query(settings);
    return await work(client);
  } finally {
    signal?.removeEventListener("abort", end);
    await client.end().catch(() => {});
  }
}

/** Until the session ends, nobody else is at a backup of this database. */
export async function holdLock(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1, $2) as mine", [
    LOCK.class,
    LOCK.object,
  ]);
  if (!rows[0]?.mine) throw new BackupError("interrupted", "another process is at a backup");
}

/** Whether somebody holds the lock now, as SQL. */
export const isHeld = `exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${LOCK.class} and objid = ${LOCK.object} and objsubid = 2
    and database = (select oid from pg_database where datname = current_database())
)`;
