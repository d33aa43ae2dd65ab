const FLOOR_MS = 150;

/**
 * Waits at least this long for an answer that must not tell whether an address has an account: the work for an address with one and
 * for one without take different times, but both far less than this.
 */
export async function inEvenTime(work: Promise<unknown>): Promise<void> {
  const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
  await Promise.all([work, floor]);
}
