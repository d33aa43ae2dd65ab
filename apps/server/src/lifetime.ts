import { setTimeout as sleep } from "node:timers/promises";

/** Together all parts get so long that say nothing of themselves: by then requests are answered, and what waits will be tried again. */
const PARTS_TIMEOUT_MS = 2_000;

type Part = { end: () => Promise<unknown>; patienceMs: number | undefined };

/** What was started, how each part of it ends, and whether it is time. */
export class Lifetime {
  readonly #parts: Part[] = [];
  readonly #controller = new AbortController();

  constructor() {
    const end = () => this.#controller.abort();
    // `on`, not `once`: Ctrl-C reaches us from the terminal and again from npm, and must not cut the draining short.
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, end);
    // npm was killed, and nobody is there to end us; perhaps before we got here.
    process.once("disconnect", end);
    if (process.connected === false) end();
    // Whoever read our words is gone: to say so would fail, too, without end.
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
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

  /** Notes how to end what was just started, and for how long to wait for that. */
  onEnd(end: () => Promise<unknown>, patienceMs?: number): void {
    this.#parts.push({ end, patienceMs });
  }

  /** Ends everything, the last started first. What fails or hangs keeps nothing else from ending. */
  async end(): Promise<void> {
    let sharedMs = PARTS_TIMEOUT_MS;
    for (let part = this.#parts.pop(); part; part = this.#parts.pop()) {
      const { end, patienceMs } = part;
      const begun = performance.now();
      const late = sleep(patienceMs ?? sharedMs, undefined, { ref: false }).then(() =>
        console.error("Something does not end in time"),
      );
      await Promise.race([end(), late]).catch((error) => console.error(error));
      if (patienceMs === undefined) sharedMs = Math.max(100, sharedMs - (performance.now() - begun));
    }
  }
}
