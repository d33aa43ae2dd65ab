import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../database/connect.ts";
import { executorOf, openBoss } from "../jobs.ts";
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
  /** When a letter in the hands of a process that was killed is given to another. */
  takeOverSeconds?: number;
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
  retentionSeconds: 7 * 86_400,
  deleteAfterSeconds: 3600,
};
/** Longer than any delivery takes, so that nobody sends what somebody else is still sending. */
const TAKE_OVER_SECONDS = 120;
const SUPERVISE_MAX_SECONDS = 60;
const POLL_MS = 1_000;
/** So many letters are under way at once. */
const HANDS = 20;
const CLOSE_TIMEOUT_MS = 10_000;

/** Opens the post office: mail orders are pg-boss jobs in the site's own database. */
export async function openPostOffice(parts: Parts): Promise<PostOffice> {
  const { clock, siteUrl, writers, deliver, onError = () => {} } = parts;
  const boss = await openQueue(parts);
  const inHand = new Set<Promise<void>>();
  const closing = new AbortController();
  let sending = Promise.resolve();

  /**
   * Takes what is due, as far as there are hands for it. Letters are written one after another, as they were ordered: a link or code
   * replaces the one before it, so the last to arrive has to be the last that was written. From there each goes its own way, and one
   * that stalls holds back no other.
   */
  const takeDue = async (): Promise<void> => {
    const jobs = await boss.fetch<Order>(QUEUE, { batchSize: HANDS - inHand.size, includeMetadata: true });
    jobs.sort((one, other) => one.createdOn.getTime() - other.createdOn.getTime());
    for (const { id, data: order } of jobs) {
      const written = valuesOf(writers, order);
      const letter: Promise<void> = settle(id, async () => {
        const values = await written;
        if (values) await deliver(composeLetter({ id, ...order, values, siteUrl }));
      })
        .catch(onError)
        .finally(() => inHand.delete(letter));
      inHand.add(letter);
      await Promise.allSettled([written]);
    }
  };

  const settle = async (id: string, send: () => Promise<void>): Promise<void> => {
    try {
      await send();
    } catch (error) {
      onError(error);
      await boss.fail(QUEUE, id);
      return;
    }
    await boss.complete(QUEUE, id);
  };

  const sendUntilClosed = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      await takeDue().catch(onError);
      await Promise.race(inHand.size < HANDS ? [pause(POLL_MS, closing.signal)] : [...inHand]);
    }
  };

  return {
    async enqueue(transaction, order) {
      const wait = await allowMail(transaction, order, clock());
      if (wait === null) return false;
      const startAfter = Math.ceil(wait / 1000);
      await boss.send(QUEUE, order, { db: executorOf(transaction), ...(wait > 0 && { startAfter }) });
      return true;
    },
    async startSending() {
      sending = sendUntilClosed();
    },
    async sendDue() {
      do {
        await takeDue();
      } while ((await Promise.all(inHand)).length > 0);
    },
    async close() {
      closing.abort();
      await sending;
      const late = new AbortController();
      await Promise.race([Promise.all(inHand), pause(CLOSE_TIMEOUT_MS, late.signal)]);
      late.abort();
      await boss.stop({ close: false });
    },
  };
}

async function openQueue({ db, background = true, takeOverSeconds = TAKE_OVER_SECONDS, onError = () => {} }: Parts) {
  const superviseSeconds = Math.min(takeOverSeconds, SUPERVISE_MAX_SECONDS);
  const boss = await openBoss({
    db,
    queue: { name: QUEUE, ...queueOptions, expireInSeconds: takeOverSeconds },
    options: {
      schedule: false,
      supervise: background,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    },
    onError,
  });
  // Makes pg-boss learn the queue now: otherwise the first orders would do so, each asking the pool for a connection more while
  // it holds that of its transaction, and many at once would wait for each other.
  await boss.findJobs(QUEUE, { id: "00000000-0000-0000-0000-000000000000" });
  return boss;
}

function valuesOf<Kind extends MailKind>(
  writers: Writers,
  { kind, params, to }: Order<Kind>,
): Promise<LetterValues<Kind> | null> {
  return writers[kind](params, to);
}

/** Ends early, without a word, when the signal says so. */
const pause = (milliseconds: number, signal: AbortSignal) => sleep(milliseconds, undefined, { signal }).catch(() => {});
