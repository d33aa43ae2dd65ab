/** What is told until the signal is aborted. Who tells is then left, even where it hangs, and may end in its own time. */
export async function* untilAborted<Told>(told: AsyncIterable<Told>, signal: AbortSignal): AsyncGenerator<Told, void> {
  const aborted = Promise.withResolvers<null>();
  const abort = () => aborted.resolve(null);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  const iterator = told[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      // Of what comes after the end nobody hears, nor of its failure.
      next.catch(() => {});
      const first = await Promise.race([aborted.promise, next]);
      if (first === null || first.done) return;
      yield first.value;
    }
  } finally {
    signal.removeEventListener("abort", abort);
    void iterator.return?.().catch(() => {});
  }
}
