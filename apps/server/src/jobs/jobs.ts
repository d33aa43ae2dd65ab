import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { type Job as FetchedTask, PgBoss } from "pg-boss";
import { site } from "../../../../site.config.ts";
import type { Database } from "../database/connect.ts";
import { listen } from "../database/listen.ts";
import { executorOf } from "./executor.ts";
import type { Job } from "./job.ts";

type Parts = {
  db: Database;
  jobs: readonly Job[];
  /** Where to hear of new work at once; without it, it is looked for every two seconds. */
  databaseUrl?: string | undefined;
  /** Whether this process works by itself; otherwise it orders, and does what `doDue` says. True unless told. */
  background?: boolean;
  /** How often to look for work in the hands of processes that were killed. */
  superviseSeconds?: number;
  /** Told of what failed in which queue; it is tried again. */
  onError?: (queue: string, error: unknown) => void;
};

type OrderOptions = {
  /** In so many milliseconds; at once unless told. */
  wait?: number;
  /** Of the orders of one group only one is under way at a time, in all processes together, the oldest first. */
  group?: string;
};

export type Jobs = {
  /** Orders work in the caller's transaction: it is done if and only if that commits. */
  order<Data extends object>(
    db: Database,
    job: Pick<Job<Data>, "queue">,
    data: Data,
    options?: OrderOptions,
  ): Promise<void>;
  /** In the caller's transaction, lets work that has failed be tried once more. */
  retry(db: Database, job: Pick<Job, "queue">, id: string): Promise<void>;
  /** Begins to work. */
  start(): Promise<void>;
  /** Does all that is due of a job now, and waits for it. */
  doDue(job: Job): Promise<void>;
  /** Ends when the work in hand is done, or after a second and a half; what is not done then is done at the next start. */
  close(): Promise<void>;
};

/** Without notices, and with them: then it is for what failed, or waited for its time. */
const POLL_SECONDS = 2;
const POLL_BESIDE_NOTICES_SECONDS = 10;
const SUPERVISE_SECONDS = 60;
const CLOSE_TIMEOUT_MS = 1_500;

/** Opens the one pg-boss of this process, for all queues, in the site's own database. */
export async function openJobs(parts: Parts): Promise<Jobs> {
  const { db, background = true, onError = () => {} } = parts;
  // What nothing but the clock sets off needs no queue where nobody works.
  const jobs = parts.jobs.filter(({ schedule }) => background || schedule === undefined);
  const boss = bossOf(parts);
  await alone(db, async () => {
    await boss.start();
    for (const job of jobs) await openQueue(boss, job);
  });

  const attempt = async (job: Job, task: FetchedTask<object>): Promise<void> => {
    try {
      await job.work(task);
    } catch (error) {
      onError(job.queue, error);
      throw error;
    }
  };

  /** A hand that is free again looks for more at once. */
  const addHand = async (job: Job): Promise<void> => {
    const options = {
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_BESIDE_NOTICES_SECONDS,
      groupConcurrency: 1,
    };
    const hand: string = await boss.work<object>(job.queue, options, async ([task]) => {
      if (task) await attempt(job, task).finally(() => boss.notifyWorker(hand));
    });
  };

  return {
    async order(transaction, { queue }, data, { wait = 0, group = randomUUID() } = {}) {
      await boss.send(queue, data, {
        db: executorOf(transaction),
        ...(wait > 0 && { startAfter: Math.ceil(wait / 1000) }),
        // The group lets others overtake one that is under way; the key alone keeps two hands from taking two of it at once.
        group: { id: group },
        singletonKey: group,
      });
    },
    async retry(transaction, { queue }, id) {
      await boss.retry(queue, id, { db: executorOf(transaction) });
    },
    async start() {
      await endSchedulesBeside(boss, jobs);
      for (const job of jobs) {
        for (let hand = 0; hand < (job.hands ?? 1); hand++) await addHand(job);
        if (job.schedule === undefined) continue;
        await boss.schedule(job.queue, job.schedule, null, { tz: site.timeZone });
        await boss.send(job.queue);
      }
    },
    async doDue(job) {
      const inHand: Promise<void>[] = [];
      const settle = async (task: FetchedTask<object>) => {
        const work = attempt(job, { ...task, signal: new AbortController().signal });
        const done = await work.then(
          () => true,
          () => false,
        );
        await (done ? boss.complete(job.queue, task) : boss.fail(job.queue, task));
      };
      for (;;) {
        const [task] = await boss.fetch<object>(job.queue, { groupConcurrency: 1 });
        if (task) inHand.push(settle(task));
        else if (inHand.length === 0) return;
        else await Promise.all(inHand.splice(0));
      }
    },
    close: () => boss.stop({ close: false, timeout: CLOSE_TIMEOUT_MS }),
  };
}

function bossOf({ db, databaseUrl, background = true, superviseSeconds = SUPERVISE_SECONDS, onError }: Parts): PgBoss {
  const ears = databaseUrl !== undefined && {
    listen: (channel: string, onNotice: (payload: string) => void, onListening: () => void) =>
      listen(databaseUrl, { [channel]: onNotice }, { onListening }),
  };
  const boss = new PgBoss({
    db: { ...executorOf(db), ...ears },
    useListenNotify: background && databaseUrl !== undefined,
    schedule: background,
    supervise: background,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on("error", (error) => onError?.("jobs", error));
  return boss;
}

/** Processes that start together on an empty database wait for each other. */
function alone(db: Database, work: () => Promise<void>): Promise<void> {
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(hashtextextended('jobs', 0))`.execute(connection);
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('jobs', 0))`.execute(connection);
    }
  });
}

/** A queue that exists already takes over the options. */
async function openQueue(boss: PgBoss, { queue, schedule, options }: Job): Promise<void> {
  // What the clock sets off finds out by itself what is due: at most one waits, and at most one is being done. Of what is ordered
  // at most one of a group is being done.
  await boss.createQueue(queue, { policy: schedule === undefined ? "singleton" : "stately" });
  await boss.updateQueue(queue, { ...options, notify: true });
  // Makes pg-boss learn the queue now: otherwise the first orders would do so, each asking the pool for a connection more while
  // it holds that of its transaction, and many at once would wait for each other.
  await boss.findJobs(queue, { id: "00000000-0000-0000-0000-000000000000" });
}

/** Work that has another name now, or is gone, is not set off any more. */
async function endSchedulesBeside(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some(({ queue }) => queue === name)) await boss.unschedule(name);
  }
}
