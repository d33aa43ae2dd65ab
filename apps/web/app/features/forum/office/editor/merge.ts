import { sortOut } from "../../../../ui/office/sort-out.ts";
import { type CategoryValues, type Portion, portions, read, write } from "./values.ts";

/** What both began with, what I have written, and what somebody else has saved. */
export type Versions = { base: CategoryValues; mine: CategoryValues; theirs: CategoryValues };

/** Mine, with all that only they have changed; what both have changed, and not to the same, is told. */
export function merge({ base, mine, theirs }: Versions): {
  merged: CategoryValues;
  takenOver: Portion[];
  disputed: Portion[];
} {
  const { takenOver, disputed } = sortOut(portions, {
    base: (portion) => read(base, portion),
    mine: (portion) => read(mine, portion),
    theirs: (portion) => read(theirs, portion),
  });
  const merged = takenOver.reduce((values, portion) => write(values, portion, read(theirs, portion)), mine);
  return { merged, takenOver, disputed };
}
