/** Tells what is told, and null where nothing comes for a while. */
export async function* withPauses<Told>(told: AsyncIterable<Told>, pauseMs: number): AsyncGenerator<Told | null, void> {
  const iterator = told[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      // Who leaves at a pause does not wait for it.
      next.catch(() => {});
      if (await isSlow(next, pauseMs)) yield null;
      const { done, value } = await next;
      if (done) return;
      yield value;
    }
  } finally {
    void iterator.return?.().catch(() => {});
  }
}

async function isSlow(next: Promise<unknown>, pauseMs: number): Promise<boolean> {
  const pause = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => pause.resolve(true), pauseMs);
  try {
    return await Promise.race([next.then(() => false), pause.promise]);
  } finally {
    clearTimeout(timer);
  }
}
