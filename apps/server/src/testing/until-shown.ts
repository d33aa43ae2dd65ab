import { noteChanges } from "../changes/announce.ts";
import type { TestApp } from "./app.ts";

/** Does what changes something without a row, until nobody is shown what was before it: a row's caller waits for that by itself. */
export async function untilShown<Result>(
  { deps }: Pick<TestApp, "deps">,
  work: () => Promise<Result>,
): Promise<Result> {
  const { result, changes } = await noteChanges(work);
  await deps.changes.areDropped(changes);
  return result;
}
