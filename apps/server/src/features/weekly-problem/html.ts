import { NO_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

/** Kept, as the same few texts are asked for over and over, and their formulas take milliseconds. */
const rendered = new LRUCache<string, string>({
  max: 500,
  memoMethod: (source) => renderMarkdown(source, { figures: true }),
});

/** A text of a problem as safe HTML. */
export const html = (source: string) => (source === "" ? "" : rendered.memo(source));

const renderedOfPeople = new LRUCache<string, string>({
  max: 500,
  memoMethod: (source) => renderMarkdown(source, { images: NO_PICTURES_PATH }),
});

/** What a student or a teacher has written, as safe HTML; it has no pictures. */
export const htmlOfPeople = (source: string) => (source === "" ? "" : renderedOfPeople.memo(source));
