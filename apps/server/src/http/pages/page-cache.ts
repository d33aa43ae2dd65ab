import { LRUCache } from "lru-cache";
import { type KeptPage, keep, type Page } from "./page.ts";

const MAX_PAGES = 1000;

/** Keeps rendered pages by key; requests for a page that is being rendered wait for it instead of rendering it again. */
export function cachedPages(clock: () => Date) {
  const kept = new LRUCache<string, KeptPage>({ max: MAX_PAGES });
  const underway = new Map<string, Promise<Page | KeptPage>>();

  return async (key: string, render: () => Promise<Page>): Promise<Page | KeptPage> => {
    const page = kept.get(key);
    if (page && page.freshUntil > clock().getTime()) return page;
    const waiting = underway.get(key);
    if (waiting) return waiting;
    const rendering = renderAndKeep(key, render).finally(() => underway.delete(key));
    underway.set(key, rendering);
    return rendering;
  };

  async function renderAndKeep(key: string, render: () => Promise<Page>): Promise<Page | KeptPage> {
    const page = await render();
    // Redirects are cheap, and things that are not there, without end, must not push real pages out.
    if (page.status !== 200 && !key.endsWith(" /404")) return page;
    const compressed = await keep(page);
    if (page.freshUntil > clock().getTime()) kept.set(key, compressed);
    return compressed;
  }
}
