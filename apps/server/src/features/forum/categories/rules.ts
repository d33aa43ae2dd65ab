import { renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

/** A category's rules as safe HTML; there are few, and all of them are shown over and over. */
export const htmlOfRules = (source: string): string => rendered.memo(source);

const rendered = new LRUCache<string, string>({ max: 100, memoMethod: (source) => renderMarkdown(source) });
