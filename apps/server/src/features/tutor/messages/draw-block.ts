import type { ChatPart } from "@dripstone/contract/tutor/payloads";
import { renderMarkdown } from "@dripstone/markdown";
import type { Block } from "@dripstone/tutor";

/** A block as safe HTML. */
export const drawBlock = ({ kind, title, markdown }: Block): ChatPart => ({
  kind,
  title,
  html: renderMarkdown(markdown),
});
