import { NO_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { latexAsMarkdown, renderMarkdown } from "@dripstone/markdown";
import { LRUCache } from "lru-cache";

const KEPT_MAX = 16 * 1024 * 1024;

/** Kept, as a teacher and a student look at the same texts again and again, and their formulas take milliseconds. */
const rendered = new LRUCache<string, string>({
  maxSize: KEPT_MAX,
  sizeCalculation: (html, source) => html.length + source.length + 1,
  // Pictures have no place in it: what is handed in lies in files that only its readers can open.
  memoMethod: (source) => renderMarkdown(source, { images: NO_PICTURES_PATH }),
});

/** What a student or a teacher has written, as safe HTML. */
export const html = (source: string): string => (source === "" ? "" : rendered.memo(source));

/** What stands in a hand-in. */
export const htmlOfContent = ({ contentType, content }: { contentType: string; content: string }): string =>
  html(contentType === "latex" && content !== "" ? latexAsMarkdown(content) : content);
