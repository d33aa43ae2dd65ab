import type { Tag } from "@dripstone/contract/tags";
import type { Deps } from "../deps.ts";
import { keptUntilChanged, type Reads } from "./kept.ts";

type Options = {
  /** What the values are made of. */
  tags: readonly Tag[];
  /** How many are kept at most, those asked for last. */
  most: number;
};

/** What is read from the database, and until when it is true. */
type Read<Value> = () => Promise<{ value: Value; until: Date }>;

/** Keeps what is the same for everybody in memory, by key, until it changes; for reads alone, as only a transaction can hold it. */
export function keptValues<Value>({ clock, changes }: Pick<Deps, "clock" | "changes">, { tags, most }: Options) {
  const { at, drop } = keptUntilChanged<Reads & { value: Value }>({
    clock,
    mayKeep: changes.areHeard,
    maxBytes: most,
    bytesOf: () => 1,
  });
  changes.onChange(drop);
  return async (key: string, read: Read<Value>): Promise<Value> => {
    // Who does not hear of changes must not even give to one what was begun for another.
    if (!changes.areHeard()) return (await read()).value;
    const kept = await at(key, async () => {
      const { value, until } = await read();
      return { value, tags: new Set(tags), freshUntil: until.getTime() };
    });
    return kept.value;
  };
}
