import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareRepeated } from "./prepare-repeated.ts";
import type { DB } from "./schema.ts";

export type Database = Kysely<DB>;

/**
 * How long to wait for a connection, be it for a new one or until somebody gives one back. Nobody is to wait for a database that is frozen
 * for more than 5 s, neither for a connection nor for an answer.
 */
const CONNECT_TIMEOUT_MS = 4_500;
const UNHURRIED_CONNECT_TIMEOUT_MS = 60_000;
const STATEMENT_TIMEOUT_MS = 4_000;
/** A little longer than the server's own bound: it is for a server that no longer answers at all. */
const QUERY_TIMEOUT_MS = 4_500;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;

type Options = {
  /** Connections at most; 10 unless told. */
  max?: number;
  /** Statements may take as long as they need, and wait for each other: for migrations, seeds and tests. */
  unhurried?: boolean;
};

/** Opens a pool. Columns are camelCase in code; keys inside JSON stay as they were stored. */
export function connect(url: string, { max = 10, unhurried = false }: Options = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: "dripstone",
    max,
    connectionTimeoutMillis: unhurried ? UNHURRIED_CONNECT_TIMEOUT_MS : CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
    ...(unhurried
      ? {}
      : {
          statement_timeout: STATEMENT_TIMEOUT_MS,
          query_timeout: QUERY_TIMEOUT_MS,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        }),
  });
  // A connection that breaks is thrown away and the next query opens another; without a listener the process would die.
  const forget = () => {};
  const prepare = prepareRepeated();
  pool.on("error", forget);
  pool.on("connect", (client) => {
    client.on("error", forget);
    prepare(client);
    leaveWhenLate(client);
  });
  return new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/** Leaves a server that has not answered in time: otherwise the rollback would wait as long again, and so would who gets the connection next. */
function leaveWhenLate(client: pg.ClientBase & Partial<Pick<pg.Client, "end">>): void {
  const { query } = client;
  const askAndLeave = (...question: unknown[]) => {
    const answer: unknown = Reflect.apply(query, client, question);
    if (answer instanceof Promise) {
      answer.catch(async ({ message }: Error) => {
        if (message === "Query read timeout") await client.end?.().catch(() => {});
      });
    }
    return answer;
  };
  Object.assign(client, { query: askAndLeave });
}

/** Counts (int8) as numbers, calendar days (date) as `YYYY-MM-DD`, everything else as pg does: timestamptz as Date. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") => {
  if (format !== "binary" && oid === pg.types.builtins.INT8) return Number;
  if (format !== "binary" && oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as "text");
};
