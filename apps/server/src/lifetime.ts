import { setTimeout as sleep } from "node:timers/promises";

/** Requests in hand, mails in hand and the database together get so long to end; a supervisor's patience is often 30 s. */
const END_TIMEOUT_MS = 25_000;

/** What was started, how each part of it ends, and whether it is time. */
export class Lifetime {
  readonly #ends: (() => Promise<unknown>)[] = [];
  readonly #controller = new AbortController();

  constructor() {
    const end = () => this.#controller.abort();
    // `on`, not `once`: Ctrl-C reaches us from the terminal and again from npm, and must not cut the draining short.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
    // npm was killed, and nobody is there to end us.
    process.once("disconnect", end);
    process.on("uncaughtException", (error) => {
      console.error(error);
      process.exitCode = 1;
      end();
    });
  }

  /** Aborted when it is time to end: Ctrl-C, a supervisor, or a failure that nobody caught. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Waits until it is time. */
  get over(): Promise<void> {
    const { signal } = this;
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
  }

  /** Notes how to end what was just started. */
  onEnd(end: () => Promise<unknown>): void {
    this.#ends.push(end);
  }

  /** Ends everything, the last started first. What fails or hangs keeps nothing else from ending. */
  async end(): Promise<void> {
    const deadline = Date.now() + END_TIMEOUT_MS;
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) {
      const left = deadline - Date.now();
      const patience = Math.max(1_000, this.#ends.length > 0 ? left / 2 : left);
      const late = sleep(patience, undefined, { ref: false }).then(() =>
        console.error("Something does not end in time"),
      );
      await Promise.race([end(), late]).catch((error) => console.error(error));
    }
  }
}
