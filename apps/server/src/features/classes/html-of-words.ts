import { renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

/** What the office or a teacher has written, as safe HTML; there is little of it, shown over and over. */
export const htmlOfWords = (source: string): string => rendered.memo(source);

const rendered = new LRUCache<string, string>({ max: 500, memoMethod: (source) => renderMarkdown(source) });
