import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../listen.ts";
import { StartError } from "../start-error.ts";
import { findBinaries } from "./embedded/binaries.ts";
import { openCluster, SUPERUSER } from "./embedded/cluster.ts";
import { holdLink, prepare } from "./embedded/place.ts";
import { findPostmaster, launch, shutDown } from "./embedded/postmaster.ts";
import { chooseRunner, type Isolation } from "./embedded/runner.ts";

export type Embedded = {
  /** The product's own database, as a role that owns nothing else. */
  url: string;
  /** The maintenance database as the superuser: makes databases for tests. */
  adminUrl: string;
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** `false` gives up durability for speed: for tests. */
  durable?: boolean;
  /** How PostgreSQL is kept from running as root; found out unless told. */
  isolation?: Isolation;
  /** Where files go that another user must reach. */
  sharedFolder?: string;
  /** Ends a start that is underway. */
  signal?: AbortSignal;
};

const NAME = "dripstone";
/** Whoever holds this advisory lock owns the server, its start and its end. */
const OWNER_LOCK = 471_983_002;
const LOCK_PATIENCE_MS = 4_000;
const CONNECT_PATIENCE_MS = 120_000;
const never = new AbortController().signal;

/**
 * Starts PostgreSQL on `dataFolder`/postgres, made at the first start, and keeps it running until `stop`. A server that a killed
 * process left behind is taken over; one that a living process owns is not, and the start is refused.
 */
export async function startEmbedded(dataFolder: string, options: EmbeddedOptions = {}): Promise<Embedded> {
  const { durable = true, isolation, sharedFolder, signal = never } = options;
  const runner = chooseRunner(isolation);
  const place = join(resolve(dataFolder), "postgres");
  const { home, binaries } = await prepare(place, findBinaries(), runner, sharedFolder);
  const cluster = await openCluster(home, binaries, runner, { durable, signal });
  await holdLink(place);
  let port: number | undefined;
  let stopping = false;
  let recovery = Promise.resolve();

  const urlOf = (user: string, database: string) =>
    `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`;

  /** Runs the server if nobody does, and takes the owner's lock. */
  async function own(signal: AbortSignal): Promise<pg.Client> {
    for (const deadline = Date.now() + CONNECT_PATIENCE_MS; ; await sleep(50)) {
      if (stopping) throw new StartError("PostgreSQL is being stopped");
      signal.throwIfAborted();
      if (!findPostmaster(cluster)) {
        try {
          await launch(cluster, binaries, runner, { port: port ?? (await freePort()), durable, signal });
        } catch (error) {
          signal.throwIfAborted();
          // Another process was faster: with the folder, which its lock decides, or with the port.
          const passes =
            findPostmaster(cluster) || (error instanceof Error && /could not (bind|create any)/.test(error.message));
          if (!passes || Date.now() > deadline) throw error;
          continue;
        }
      }
      port = findPostmaster(cluster)?.port ?? port;
      const client = new pg.Client({
        connectionString: urlOf(SUPERUSER, "postgres"),
        application_name: `${NAME} owner ${process.pid}`,
        keepAlive: true,
      });
      client.on("error", () => {});
      try {
        await client.connect();
        await takeLock(client, dataFolder);
        return client;
      } catch (error) {
        // It is starting, or the process before us is just stopping it.
        if (error instanceof StartError) throw error;
        if (Date.now() > deadline) throw new StartError(`PostgreSQL does not answer: ${(error as Error).message}`);
      }
    }
  }

  /** PostgreSQL itself may die (out of memory, an operator's mistake): it comes back on the same port. */
  function guard(client: pg.Client): void {
    client.once("end", () => {
      recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    for (; !stopping; await sleep(1_000)) {
      console.error("The embedded PostgreSQL has gone away; starting it again");
      try {
        return guard(await own(never));
      } catch (error) {
        if (!stopping) console.error(error instanceof Error ? error.message : error);
      }
    }
  }

  const owner = await own(signal);
  guard(owner);
  await createDatabase(owner, cluster.password);
  return {
    url: urlOf(NAME, NAME),
    adminUrl: urlOf(SUPERUSER, "postgres"),
    async stop() {
      stopping = true;
      await shutDown(cluster, binaries);
      // It may have been about to come back just then.
      await recovery;
      await shutDown(cluster, binaries);
    },
  };
}

async function takeLock(client: pg.Client, dataFolder: string): Promise<void> {
  // The process before us may be about to stop, or was killed and PostgreSQL has yet to see its connection closed.
  for (const deadline = Date.now() + LOCK_PATIENCE_MS; ; await sleep(100)) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [OWNER_LOCK]);
    if (rows[0].mine) return;
    if (Date.now() > deadline) break;
  }
  const { rows } = await client.query(
    "select application_name as name from pg_stat_activity join pg_locks using (pid) where locktype = 'advisory' and objid = $1",
    [OWNER_LOCK],
  );
  await client.end();
  const pid = /\d+$/.exec(rows[0]?.name ?? "")?.[0];
  throw new StartError(
    `${resolve(dataFolder)} is in use by another running copy${pid ? ` (process ${pid})` : ""}: ` +
      "stop that one first, or set DATA_DIR to another folder",
  );
}

async function createDatabase(owner: pg.Client, password: string): Promise<void> {
  const { rows } = await owner.query(
    "select exists(select from pg_roles where rolname = $1) as role, exists(select from pg_database where datname = $1) as database",
    [NAME],
  );
  if (!rows[0].role) await owner.query(`create role ${NAME} login password ${pg.escapeLiteral(password)}`);
  if (!rows[0].database) await owner.query(`create database ${NAME} owner ${NAME}`);
}
