/** What is still to be fetched again of texts that did not come. */
const waiting = new Set<() => void>();
const listeners = new Set<() => void>();

/** Whether texts have not come that something waits for. */
export const areTextsMissing = (): boolean => waiting.size > 0;

/** Is told whenever that changes. */
export function onMissingTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches again what has not come. */
export function fetchMissingTexts(): void {
  const again = [...waiting];
  waiting.clear();
  tell();
  for (const fetch of again) fetch();
}

/** Waits, with whatever needs these texts, until somebody asks for them again. */
export function waitForTexts(again: () => void): void {
  waiting.add(again);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
