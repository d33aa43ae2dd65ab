import { renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

/** Kept, as the same texts are asked for over and over, and their formulas take milliseconds. */
const rendered = new LRUCache<string, string>({
  max: 3000,
  memoMethod: (source) => renderMarkdown(source, { figures: true }),
});

/** A text of a lesson as safe HTML. */
export const html = (source: string) => rendered.memo(source);
