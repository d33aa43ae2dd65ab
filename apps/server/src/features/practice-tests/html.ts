import { renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

/** Kept, as the same few texts are asked for over and over, and their formulas take milliseconds: two papers have some 800 of them. */
const rendered = new LRUCache<string, string>({
  max: 2000,
  memoMethod: (source) => renderMarkdown(source, { figures: true }),
});

/** A text of a paper as safe HTML. */
export const html = (source: string) => rendered.memo(source);
