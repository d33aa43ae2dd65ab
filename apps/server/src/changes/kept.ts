import type { Tag } from "@dripstone/contract/tags";
import { LRUCache } from "lru-cache";
import type { Dropping } from "./changes.ts";

/** What something was made of. */
export type Reads = {
  tags: Set<Tag>;
  /** Epoch milliseconds until which all of it is true; 0 for what is not to be kept. */
  freshUntil: number;
};

type Options<Value> = {
  clock: () => Date;
  /** Whether we would hear of a change now; nothing is kept otherwise. */
  mayKeep: () => boolean;
  maxBytes: number;
  bytesOf: (value: Value) => number;
};

/** With the epoch milliseconds at which it was begun. */
type Kept<Value> = { value: Value; since: number };

type Underway<Value> = {
  value: Promise<Value>;
  /** What has changed since the making began. */
  changed: Set<Tag> | "everything";
};

/** Keeps what was made by key, until what it was made of changes; whoever asks for what is being made waits for it. */
export function keptUntilChanged<Value extends Reads>({ clock, mayKeep, maxBytes, bytesOf }: Options<Value>) {
  /** By tag, the keys of what is kept: a change must not go through all of it. */
  const keysOf = new Map<Tag, Set<string>>();
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: maxBytes,
    sizeCalculation: ({ value }) => bytesOf(value),
    onInsert: ({ value }, key) => {
      for (const tag of value.tags) noteKey(keysOf, tag, key);
    },
    dispose: ({ value }, key) => {
      for (const tag of value.tags) forgetKey(keysOf, tag, key);
    },
  });
  const underway = new Map<string, Underway<Value>>();
  /** What was begun before a change: nobody new may wait for it. */
  const outdated = new Set<Underway<Value>>();

  const drop: Dropping = (tags) => {
    if (tags === "everything") kept.clear();
    else for (const tag of tags) for (const key of [...(keysOf.get(tag) ?? [])]) kept.delete(key);
    for (const making of [...underway.values(), ...outdated]) {
      if (tags === "everything" || making.changed === "everything") making.changed = "everything";
      else for (const tag of tags) making.changed.add(tag);
      outdated.add(making);
    }
    // What something is made of is only known at its end, so any change makes a newcomer ask anew.
    underway.clear();
  };

  const at = async (key: string, make: () => Promise<Value>): Promise<Value> => {
    const known = kept.get(key);
    if (known && isTrueNow(known)) return known.value;
    const same = underway.get(key);
    if (same) return same.value;
    const making: Underway<Value> = { value: Promise.resolve() as never, changed: new Set() };
    making.value = makeAndKeep(key, make, making).finally(() => {
      outdated.delete(making);
      if (underway.get(key) === making) underway.delete(key);
    });
    underway.set(key, making);
    return making.value;
  };

  async function makeAndKeep(key: string, make: () => Promise<Value>, making: Underway<Value>) {
    const since = clock().getTime();
    const value = await make();
    const made = { value, since };
    if (mayKeep() && isTrueNow(made) && !isOutdated(value, making)) kept.set(key, made);
    return value;
  }

  /** A clock that was set back may stand in another week. */
  const isTrueNow = ({ value, since }: Kept<Value>) => {
    const now = clock().getTime();
    return since <= now && now < value.freshUntil;
  };

  return { at, drop };
}

function noteKey(keysOf: Map<Tag, Set<string>>, tag: Tag, key: string): void {
  const keys = keysOf.get(tag) ?? new Set();
  keys.add(key);
  keysOf.set(tag, keys);
}

function forgetKey(keysOf: Map<Tag, Set<string>>, tag: Tag, key: string): void {
  const keys = keysOf.get(tag);
  keys?.delete(key);
  if (keys?.size === 0) keysOf.delete(tag);
}

function isOutdated({ tags }: Reads, { changed }: Pick<Underway<unknown>, "changed">): boolean {
  return changed === "everything" || tags.intersection(changed).size > 0;
}
