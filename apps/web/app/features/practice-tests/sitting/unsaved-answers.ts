import { type ChoiceLetter, choiceLetters } from "@dripstone/contract/practice-tests/choices";

/** What the server does not have yet, by the question's number. */
export type Unsaved = ReadonlyMap<number, { choice: ChoiceLetter | null; flagged: boolean; version: number }>;

/**
 * Answers that are not yet saved, in the browser: they outlive a crash and a lost session. They tell nothing but letters, under the id of a
 * sitting that only its owner can open.
 */
export function unsavedOf(sittingId: string) {
  const key = `sitting:${sittingId}`;
  return {
    load(): Unsaved {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
        return new Map(Array.isArray(kept) ? kept.filter(isEntry) : []);
      } catch {
        return new Map();
      }
    },
    save(unsaved: Unsaved): void {
      try {
        if (unsaved.size === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify([...unsaved].map(([question, mark]) => [question, only(mark)])));
      } catch {
        // A browser that keeps nothing has them as long as the page is open.
      }
    },
  };
}

type Entry = Unsaved extends ReadonlyMap<number, infer Mark> ? [number, Mark] : never;

const only = ({ choice, flagged, version }: Entry[1]) => ({ choice, flagged, version });

function isEntry(value: unknown): value is Entry {
  if (!Array.isArray(value)) return false;
  const [question, mark] = value;
  if (typeof question !== "number" || typeof mark !== "object" || mark === null) return false;
  const { choice, flagged, version } = mark as Record<string, unknown>;
  const isChoice = choice === null || (choiceLetters as readonly unknown[]).includes(choice);
  return isChoice && typeof flagged === "boolean" && typeof version === "number";
}
