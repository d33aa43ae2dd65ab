import { sortOut } from "../sort-out.ts";
import type { Values } from "./values.ts";

/** What both began with, what I have written, and what somebody else has saved. */
type Versions = { base: Values; mine: Values; theirs: Values };

/** Mine, with all that only they have changed; what both have changed, and not to the same, is told. */
export function merge({ base, mine, theirs }: Versions): {
  merged: Values;
  takenOver: readonly string[];
  disputed: readonly string[];
} {
  const { takenOver, disputed } = sortOut(Object.keys(theirs), {
    base: (key) => base[key],
    mine: (key) => mine[key],
    theirs: (key) => theirs[key],
  });
  const taken = Object.fromEntries(takenOver.flatMap((key) => (theirs[key] === undefined ? [] : [[key, theirs[key]]])));
  return { merged: { ...mine, ...taken }, takenOver, disputed };
}
