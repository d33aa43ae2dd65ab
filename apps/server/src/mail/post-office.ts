import { PgBoss } from "pg-boss";
import type { Database } from "../database/connect.ts";
import { allowMail } from "./allowance.ts";
import { composeLetter } from "./compose.ts";
import type { Deliver, LetterValues, Mail, MailKind, Order, Writers } from "./mail.ts";

type Parts = {
  db: Database;
  clock: () => Date;
  siteUrl: string;
  writers: Writers;
  deliver: Deliver;
  /** Whether pg-boss looks after its tables, as it should where letters are sent; true unless told. */
  background?: boolean;
  /** Told of what failed; the mail itself is tried again. */
  onError?: (error: unknown) => void;
};

export type PostOffice = Mail & {
  /** Starts to send, about a second after an order was committed. */
  startSending(): Promise<void>;
  /** Sends all that is due now. */
  sendDue(): Promise<void>;
  /** Ends when the letters in hand are delivered. */
  close(): Promise<void>;
};

const QUEUE = "mail";
/** The first tries follow within a minute, the last after about two days. */
const queueOptions = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  // Longer than a mail server may take; a letter in the hands of a process that was killed is then sent by another.
  expireInSeconds: 120,
  retentionSeconds: 7 * 86_400,
  deleteAfterSeconds: 3600,
};
const POLL_SECONDS = 1;
const BATCH = 20;
const CLOSE_TIMEOUT_MS = 10_000;

/** Opens the post office: mail orders are pg-boss jobs in the site's own database. */
export async function openPostOffice(parts: Parts): Promise<PostOffice> {
  const { db, clock, siteUrl, writers, deliver, background = true, onError = () => {} } = parts;
  const boss = new PgBoss({ db: executorOf(db), schedule: false, supervise: background });
  boss.on("error", onError);
  await boss.start();
  await boss.createQueue(QUEUE, queueOptions);
  // Makes pg-boss learn the queue now: otherwise the first orders would do so, each asking the pool for a connection more while
  // it holds that of its transaction, and many at once would wait for each other.
  await boss.findJobs(QUEUE, { id: "00000000-0000-0000-0000-000000000000" });

  const send = async (id: string, order: Order): Promise<void> => {
    const values = await valuesOf(writers, order);
    if (values) await deliver(composeLetter({ id, ...order, values, siteUrl }));
  };

  /** One letter that cannot be delivered keeps back none of the others. */
  const sendAll = (jobs: readonly { id: string; data: Order }[]) =>
    Promise.all(
      jobs.map(async ({ id, data }) => {
        try {
          await send(id, data);
          return { id, status: "completed" as const };
        } catch (error) {
          onError(error);
          return { id, status: "failed" as const };
        }
      }),
    );

  return {
    async enqueue(transaction, order) {
      if (!(await allowMail(transaction, order.to, clock()))) return false;
      await boss.send(QUEUE, order, { db: executorOf(transaction) });
      return true;
    },
    async startSending() {
      const options = { pollingIntervalSeconds: POLL_SECONDS, batchSize: BATCH, burstWhenBatchFull: true } as const;
      await boss.work<Order>(QUEUE, { ...options, perJobResults: true }, sendAll);
    },
    async sendDue() {
      for (let jobs = await boss.fetch<Order>(QUEUE, { batchSize: BATCH }); jobs.length > 0; ) {
        for (const { id, status } of await sendAll(jobs)) {
          await (status === "completed" ? boss.complete(QUEUE, id) : boss.fail(QUEUE, id));
        }
        jobs = await boss.fetch<Order>(QUEUE, { batchSize: BATCH });
      }
    },
    close: () => boss.stop({ graceful: true, timeout: CLOSE_TIMEOUT_MS, close: false }),
  };
}

function valuesOf<Kind extends MailKind>(
  writers: Writers,
  { kind, params }: Order<Kind>,
): Promise<LetterValues | null> {
  return writers[kind](params);
}

/** pg-boss speaks through our pool, or inside a caller's transaction; its columns keep their own names. */
function executorOf(db: Database) {
  const plain = db.withoutPlugins();
  return {
    async executeSql(sql: string, parameters: unknown[] = []) {
      const query = { kind: "RawNode" as const, sqlFragments: [sql], parameters: [] };
      const result = await plain.executeQuery({ sql, parameters, query, queryId: { queryId: "jobs" } });
      return { rows: [...result.rows] };
    },
  };
}
