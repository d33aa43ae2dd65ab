import { type KeyDeeds, keyDeeds, keyTable } from "./key-table.ts";
import { useKeys } from "./use-keys.ts";

/** Lets keys do what the buttons of a page do, by the table that all queues of the office share. */
export function useKeyDeeds(deeds: KeyDeeds): void {
  useKeys((key) => {
    const deed = keyDeeds.find((it) => keyTable[it] === key);
    const act = deed && deeds[deed];
    act?.();
    return act !== undefined;
  });
}
