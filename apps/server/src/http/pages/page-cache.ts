import { keptUntilChanged } from "../../changes/kept.ts";
import { bytesOfKept } from "../kept-body.ts";
import { type KeptPage, keep, type Page } from "./page.ts";

const MAX_BYTES = 64 * 1024 * 1024;

type Options = {
  clock: () => Date;
  /** Whether we would hear of a change now; nothing is kept otherwise. */
  mayKeep: () => boolean;
};

/** Keeps rendered pages by key, until what they show changes; whoever asks for a page that is being rendered waits for it. */
export function cachedPages(options: Options) {
  const { at, drop } = keptUntilChanged<Page | KeptPage>({ ...options, maxBytes: MAX_BYTES, bytesOf });

  const pageAt = (key: string, render: () => Promise<Page>): Promise<Page | KeptPage> =>
    at(key, async () => {
      const page = await render();
      // Redirects are cheap, and things that are not there, without end, must not push real pages out.
      return page.status === 200 || key.endsWith(" /404") ? keep(page) : { ...page, freshUntil: 0 };
    });

  return { pageAt, drop };
}

const bytesOf = (page: Page | KeptPage) => ("compressed" in page ? bytesOfKept(page) : 0) + 1_000;
