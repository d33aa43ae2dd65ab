import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";

/** Where a process says that it has dropped what a change has made old. */
export const DROPPED = "changes-dropped";
/** A process that says nothing for so long is frozen or gone; nobody waits for it any longer. */
const PATIENCE_MS = 1_000;
const REMEMBERED = 10_000;

export type Acknowledgements = ReturnType<typeof acknowledgements>;

/** Who has said of what was told that they have dropped it. Processes are known by the connections on which they listen. */
export function acknowledgements() {
  const heardBy = new LRUCache<string, Set<number>>({ max: REMEMBERED });
  const waiting = new Set<() => void>();

  return {
    /** Takes what one says on `DROPPED`: what it was told, and who it is. */
    hear(payload: string) {
      const [id = "", pid] = payload.split(" ");
      const known = heardBy.get(id) ?? new Set();
      heardBy.set(id, known.add(Number(pid)));
      for (const look of waiting) look();
    },

    /** Waits until all of these have said so, or for as long as anybody is waited for. */
    async of(id: string, pids: readonly number[]): Promise<void> {
      const haveAllHeard = () => pids.every((pid) => heardBy.get(id)?.has(pid));
      if (haveAllHeard()) return;
      const patience = new AbortController();
      const look = () => {
        if (haveAllHeard()) patience.abort();
      };
      waiting.add(look);
      await sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => {});
      waiting.delete(look);
    },
  };
}
