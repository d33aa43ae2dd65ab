import { startEmbedded } from "./database/embedded.ts";
import { reach } from "./database/reach.ts";
import type { Env } from "./env.ts";
import type { Lifetime } from "./lifetime.ts";

/** The database writes what is committed before it ends: that is given time. */
const DATABASE_TIMEOUT_MS = 30_000;

/** The address of the database: of one that somebody else runs, or of our own, which runs until the lifetime ends. */
export async function openDatabase(env: Pick<Env, "databaseUrl" | "dataFolder">, lifetime: Lifetime): Promise<string> {
  if (env.databaseUrl) {
    await reach(env.databaseUrl, lifetime.signal);
    return env.databaseUrl;
  }
  const starting = startEmbedded(env.dataFolder, { signal: lifetime.signal });
  const stop = () => starting.then(({ stop }) => stop()).catch(() => {});
  lifetime.onEnd(stop, DATABASE_TIMEOUT_MS);
  return (await starting).url;
}
