import type { BlogPost } from "@dripstone/contract/blog/payloads";
import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { renderArticle, renderMarkdown } from "@dripstone/markdown";

/** A post's text as it is shown, with its table of contents. What is published is asked for once until it changes, so it is drawn then. */
export function drawBody(body: string): Pick<BlogPost, "html" | "contents"> {
  const { html, headings } = renderArticle(body, { images: POSTED_PICTURES_PATH });
  return { html, contents: headings };
}

/** The first drawing of a text, or null. */
export function drawFirstFigure(body: string): string | null {
  const [block] = /^```figure\n[\s\S]*?\n```$/m.exec(body) ?? [];
  const html = block === undefined ? "" : renderMarkdown(block, { figures: true });
  return html.startsWith("<figure") ? html : null;
}
