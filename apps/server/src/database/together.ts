import { setImmediate as endOfTurn } from "node:timers/promises";
import type { Database } from "./connect.ts";

/** Asks the database for each of these, and gives an answer to each, in their order. */
type Ask<Asked, Answer> = (db: Database, asked: readonly Asked[]) => Promise<readonly Answer[]>;

type Waiting<Asked, Answer> = { asked: Asked; resolve: (answer: Answer) => void; reject: (failure: unknown) => void };

type Queue<Asked, Answer> = { waiting: Waiting<Asked, Answer>[]; isBusy: boolean };

const TOGETHER_AT_MOST = 32;
/** Who has waited so long for what was asked before, which must then be waiting for somebody itself, waits no longer. */
const PATIENCE_MS = 100;

/**
 * Has one statement do what many call for at once: whatever comes while the database is asked is asked together as soon as it has answered, and who
 * comes alone is asked for at once. What fails fails for all that were asked together. Within a transaction, everybody asks alone.
 */
export function together<Asked, Answer>(
  ask: Ask<Asked, Answer>,
  { most = TOGETHER_AT_MOST } = {},
): (db: Database, asked: Asked) => Promise<Answer> {
  const queues = new WeakMap<Database, Queue<Asked, Answer>>();

  const begin = async (db: Database, queue: Queue<Asked, Answer>) => {
    if (queue.isBusy || queue.waiting.length === 0) return;
    queue.isBusy = true;
    // Those whose calls have arrived by now come along.
    await endOfTurn();
    let isWaitedFor = true;
    const letNextBegin = () => {
      if (!isWaitedFor) return;
      isWaitedFor = false;
      queue.isBusy = false;
      begin(db, queue);
    };
    const patience = setTimeout(letNextBegin, PATIENCE_MS);
    const batch = queue.waiting.splice(0, most);
    const asked = batch.map((one) => one.asked);
    try {
      const answers = await ask(db, asked);
      for (const [nth, { resolve }] of batch.entries()) resolve(answers[nth] as Answer);
    } catch (failure) {
      for (const { reject } of batch) reject(failure);
    }
    clearTimeout(patience);
    letNextBegin();
  };

  return async (db, asked) => {
    if (db.isTransaction) return (await ask(db, [asked]))[0] as Answer;
    const queue = queues.get(db) ?? { waiting: [], isBusy: false };
    queues.set(db, queue);
    return new Promise((resolve, reject) => {
      queue.waiting.push({ asked, resolve, reject });
      begin(db, queue);
    });
  };
}
