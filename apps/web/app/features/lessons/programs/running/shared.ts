import type { Shared } from "./messages.ts";

const ANSWER_BYTES = 8_192;
const HEAD_BYTES = 8;
/** Of the head: 0 while the program waits, 1 when an answer is there, 2 when there will be none. */
const STATE = 0;
const LENGTH = 1;

/** The number that Python's interpreter takes for Ctrl and C. */
const INTERRUPT = 2;

/** Null where the page is not isolated from other origins, or the browser is too old for it. */
export function shareMemory(): Shared | null {
  if (!globalThis.crossOriginIsolated || typeof SharedArrayBuffer === "undefined") return null;
  return { interrupt: new SharedArrayBuffer(4), answer: new SharedArrayBuffer(HEAD_BYTES + ANSWER_BYTES) };
}

/** The page's side: hands a line to the program that waits for it. */
export function giveAnswer({ answer }: Shared, line: string): void {
  const head = new Int32Array(answer, 0, 2);
  const bytes = new TextEncoder().encode(line).subarray(0, ANSWER_BYTES);
  new Uint8Array(answer, HEAD_BYTES).set(bytes);
  Atomics.store(head, LENGTH, bytes.length);
  Atomics.store(head, STATE, 1);
  Atomics.notify(head, STATE);
}

/** The page's side: presses Ctrl and C, also while the program waits or sleeps. */
export function interrupt(shared: Shared): void {
  Atomics.store(new Int32Array(shared.interrupt), 0, INTERRUPT);
  Atomics.notify(new Int32Array(shared.interrupt), 0);
  const head = new Int32Array(shared.answer, 0, 2);
  Atomics.store(head, STATE, INTERRUPT);
  Atomics.notify(head, STATE);
}

/** Before a run: nothing is left over of the one before. */
export function clear(shared: Shared): void {
  Atomics.store(new Int32Array(shared.interrupt), 0, 0);
  Atomics.store(new Int32Array(shared.answer, 0, 2), STATE, 0);
}

/** The worker's side: waits for the page's line; null if the program is to be stopped instead. */
export function awaitAnswer({ answer }: Shared): string | null {
  const head = new Int32Array(answer, 0, 2);
  Atomics.wait(head, STATE, 0);
  if (Atomics.load(head, STATE) !== 1) return null;
  Atomics.store(head, STATE, 0);
  const bytes = new Uint8Array(answer, HEAD_BYTES, Atomics.load(head, LENGTH));
  // What is shared cannot be decoded as it stands.
  return new TextDecoder().decode(bytes.slice());
}

/** The worker's side: sleeps, and is woken by an interrupt. Without shared memory it can only watch the clock. */
export function sleep(shared: Shared | null, ms: number): void {
  if (shared) {
    Atomics.wait(new Int32Array(shared.interrupt), 0, 0, ms);
    return;
  }
  const until = performance.now() + ms;
  while (performance.now() < until);
}
