import type { ChatPart } from "@dripstone/contract/tutor/payloads";
import { renderMarkdown } from "@dripstone/markdown";
import type { Block } from "@dripstone/tutor";
import { escapeHtml } from "../../../escape-html.ts";

/** Formulas may make a text forty times as long; what becomes longer than this is shown as it was typed. */
const HTML_MAX = 40_000;

/** A block as safe HTML. */
export function drawBlock({ kind, title, markdown }: Block): ChatPart {
  const html = renderMarkdown(markdown, { images: "/none/" });
  return { kind, title, html: html.length <= HTML_MAX ? html : `<p>${escapeHtml(markdown)}</p>` };
}
