import type { Tag } from "@dripstone/contract/tags";
import { LRUCache } from "lru-cache";
import type { Dropping } from "../../changes/changes.ts";
import { type KeptPage, keep, type Page } from "./page.ts";

const MAX_BYTES = 64 * 1024 * 1024;

type Options = {
  clock: () => Date;
  /** Whether we would hear of a change now; nothing is kept otherwise. */
  mayKeep: () => boolean;
};

type Underway = {
  page: Promise<Page | KeptPage>;
  /** What has changed since the rendering began. */
  changed: Set<Tag> | "everything";
};

/** Keeps rendered pages by key, until what they show changes; whoever asks for a page that is being rendered waits for it. */
export function cachedPages({ clock, mayKeep }: Options) {
  const kept = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES, sizeCalculation: bytesOf });
  const underway = new Map<string, Underway>();
  /** Renderings that began before a change: nobody new may wait for them. */
  const outdated = new Set<Underway>();

  const drop: Dropping = (tags) => {
    for (const [key, page] of kept.entries()) {
      if (tags === "everything" || tags.some((tag) => page.tags.has(tag))) kept.delete(key);
    }
    for (const rendering of [...underway.values(), ...outdated]) {
      if (tags === "everything" || rendering.changed === "everything") rendering.changed = "everything";
      else for (const tag of tags) rendering.changed.add(tag);
      outdated.add(rendering);
    }
    // What a rendering has read is only known at its end, so any change makes a newcomer ask anew.
    underway.clear();
  };

  const pageAt = async (key: string, render: () => Promise<Page>): Promise<Page | KeptPage> => {
    const page = kept.get(key);
    if (page && page.freshUntil > clock().getTime()) return page;
    const same = underway.get(key);
    if (same) return same.page;
    const rendering: Underway = { page: Promise.resolve() as never, changed: new Set() };
    rendering.page = renderAndKeep(key, render, rendering).finally(() => {
      outdated.delete(rendering);
      if (underway.get(key) === rendering) underway.delete(key);
    });
    underway.set(key, rendering);
    return rendering.page;
  };

  async function renderAndKeep(key: string, render: () => Promise<Page>, rendering: Underway) {
    const page = await render();
    // Redirects are cheap, and things that are not there, without end, must not push real pages out.
    if (page.status !== 200 && !key.endsWith(" /404")) return page;
    const compressed = await keep(page);
    if (mayKeep() && page.freshUntil > clock().getTime() && !isOutdated(page, rendering)) kept.set(key, compressed);
    return compressed;
  }

  return { pageAt, drop };
}

function isOutdated({ tags }: Page, { changed }: Underway): boolean {
  return changed === "everything" || tags.intersection(changed).size > 0;
}

const bytesOf = ({ body, compressed }: KeptPage) =>
  2 * body.length + compressed.br.length + compressed.gzip.length + 1_000;
