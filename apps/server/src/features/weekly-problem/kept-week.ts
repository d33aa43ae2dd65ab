import { keptUntilChanged, type Reads } from "../../changes/kept.ts";
import type { Deps } from "../../deps.ts";
import { type ThisWeek, thisWeek } from "./round.ts";

/** One week is kept at a time, whatever its size. */
const ONE = 1;

/** The week with its problem, which is the same for everybody, from memory; for reads alone, as only a transaction can hold it. */
export function keptWeek({ db, clock, changes }: Pick<Deps, "db" | "clock" | "changes">): () => Promise<ThisWeek> {
  const { at, drop } = keptUntilChanged<Reads & { week: ThisWeek }>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: ONE,
    bytesOf: () => ONE,
  });
  changes.onChange(drop);
  return async () => {
    if (!changes.areHeard()) return thisWeek(db, clock());
    const { week } = await at("this week", async () => {
      const found = await thisWeek(db, clock());
      return { week: found, tags: new Set(["weekly-problem"]), freshUntil: found.endsAt.getTime() };
    });
    return week;
  };
}
