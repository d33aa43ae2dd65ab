import { LRUCache } from "lru-cache";
import type { Named, Shown } from "../search.ts";
import type { Document } from "./shelf.ts";

const MAX_BYTES = 24 * 1024 * 1024;

/** What is read of documents, in their order. */
export type ReadTexts = (named: readonly Named[]) => Promise<readonly (Shown | undefined)[]>;

/**
 * Keeps what is shown of documents in memory, of those that were found last. A document that was written anew is another one in the index, whose
 * text is read anew; `documentOf` tells which it is now.
 */
export function keptTexts(documentOf: (named: Named) => Document | undefined) {
  const kept = new LRUCache<Document, Shown>({
    maxSize: MAX_BYTES,
    // Of a text with Chinese in it, each unit takes two bytes.
    sizeCalculation: ({ title, body }) => 2 * (title.length + body.length) + 200,
  });

  return async (named: readonly Named[], read: ReadTexts): Promise<(Shown | undefined)[]> => {
    const documents = named.map(documentOf);
    const texts = documents.map((document) => document && kept.get(document));
    const missing = named.flatMap((name, nth) => (texts[nth] ? [] : [{ name, nth }]));
    if (missing.length === 0) return texts;
    const found = await read(missing.map(({ name }) => name));
    for (const [at, { nth }] of missing.entries()) {
      const [text, document] = [found[at], documents[nth]];
      texts[nth] = text;
      // What was not known of when it was asked may be older than what the index hears of it next.
      if (text && document) kept.set(document, text);
    }
    return texts;
  };
}
