import { draftLimits } from "./limits.ts";

/** Whether a draft is short enough to be kept; a browser sends nothing longer when its page is closed, either. */
export const isKeptLength = (body: Readonly<Record<string, string>>): boolean =>
  bytesOf(body) <= draftLimits.DRAFT_MAX_KB * 1024;

/** How long the texts of a draft are with their names, in bytes of UTF-8. */
function bytesOf(body: Readonly<Record<string, string>>): number {
  const encoder = new TextEncoder();
  return Object.entries(body).reduce((sum, pair) => sum + encoder.encode(pair.join("")).length, 0);
}
