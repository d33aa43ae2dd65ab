import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "../start-error.ts";

const PATIENCE_MS = 15_000;
const OLDEST_VERSION = 18;
/** A server that is starting, is full, or is not there yet. After any other answer, waiting does not help. */
const passing = /^(57P03|53300|E[A-Z]+)$/;

/** Waits for a database that somebody else runs, as it may be starting together with us. */
export async function reach(url: string, signal?: AbortSignal, patienceMs = PATIENCE_MS): Promise<void> {
  for (const deadline = Date.now() + patienceMs; ; await sleep(500, undefined, { signal })) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
    client.on("error", () => {});
    try {
      await client.connect();
      const { rows } = await client.query("show server_version_num");
      const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
      if (version >= OLDEST_VERSION) return;
      throw new StartError(`DATABASE_URL leads to a PostgreSQL ${version}: ${OLDEST_VERSION} or newer is needed`);
    } catch (error) {
      if (error instanceof StartError) throw error;
      const { code = "", message } = innermost(error);
      const mayPass = passing.test(code) || /timeout|terminated/.test(message);
      if (!mayPass || Date.now() > deadline) throw new StartError(complaint(url, message || code), { cause: error });
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** A name with several addresses fails with one error for each. */
function innermost(error: unknown): { code?: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0]);
  return error instanceof Error ? error : { message: String(error) };
}

function complaint(url: string, reason: string): string {
  const { host, pathname } = new URL(url);
  return (
    `The database ${pathname.slice(1)} at ${host} cannot be reached (${reason}): start it, correct DATABASE_URL, ` +
    "or leave DATABASE_URL out for the embedded one"
  );
}
