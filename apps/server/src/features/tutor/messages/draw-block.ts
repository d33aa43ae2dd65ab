import { NO_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import type { ChatPart } from "@dripstone/contract/tutor/payloads";
import { renderMarkdown } from "@dripstone/markdown";
import type { Block } from "@dripstone/tutor";
import { escapeHtml } from "../../../escape-html.ts";

/** Formulas may make a text forty times as long; what becomes longer than this is shown as it was typed. */
const HTML_MAX = 40_000;

/** A block as safe HTML. */
export function drawBlock({ kind, title, markdown }: Block): ChatPart {
  const html = draw(markdown);
  return {
    kind,
    title,
    titleHtml: drawTitle(title),
    html: html.length <= HTML_MAX ? html : `<p>${escapeHtml(markdown)}</p>`,
  };
}

/** A title within its line; one that would become more than a line stands as it is. */
export function drawTitle(title: string | null): string | null {
  if (title === null) return null;
  const line = /^<p>((?:(?!<p>)[\s\S])*)<\/p>\n?$/.exec(draw(title))?.[1];
  return line !== undefined && line.length <= HTML_MAX ? line : escapeHtml(title);
}

const draw = (markdown: string) => renderMarkdown(markdown, { images: NO_PICTURES_PATH });
