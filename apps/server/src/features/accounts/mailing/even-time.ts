const FLOOR_MS = 150;

/**
 * Lets an answer that must not tell whether an address has an account take the same time either way: the work of both is far
 * shorter than this.
 */
export async function inEvenTime(work: Promise<unknown>): Promise<void> {
  const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
  await Promise.all([work, floor]);
}
