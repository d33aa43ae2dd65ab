import { AsyncLocalStorage } from "node:async_hooks";
import { HOUR_MS } from "@dripstone/contract/durations";
import type { Tag } from "@dripstone/contract/tags";
import type { Reads } from "../../changes/kept.ts";

/** Even a page that reads nothing shows the year. */
const PAGE_MAX_AGE_MS = HOUR_MS;

const renderings = new AsyncLocalStorage<Reads>();

/** Renders, and tells what was read meanwhile. */
export async function noteReads<Result>(
  now: number,
  render: () => Promise<Result>,
): Promise<{ result: Result; reads: Reads }> {
  const reads: Reads = { tags: new Set(), freshUntil: now + PAGE_MAX_AGE_MS };
  return { result: await renderings.run(reads, render), reads };
}

/** Notes a read for the page that is being rendered, if we are called for one. */
export function noteRead(tags: Iterable<Tag>, freshUntil: number): void {
  const reads = renderings.getStore();
  if (!reads) return;
  for (const tag of tags) reads.tags.add(tag);
  reads.freshUntil = Math.min(reads.freshUntil, freshUntil);
}

/** Whether we are called for a page of ours, in this very process. No request from outside can look like it. */
export function isRendering(): boolean {
  return renderings.getStore() !== undefined;
}
