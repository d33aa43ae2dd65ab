import type { Reply } from "../answer/use-answering.ts";

/** The hint that a wrong answer has opened, and its number; null where it has opened none, or the last one stood open before. */
export function openedHint({ result, work }: Reply): { number: number; html: string } | null {
  const isWrong = result.verdict === "different" || result.verdict === "foreseen";
  if (!work || !isWrong || !result.counts) return null;
  const wrong = work.attempts.filter(({ counts }) => counts).length;
  const html = work.hints.at(-1);
  return html !== undefined && work.hints.length === wrong ? { number: wrong, html } : null;
}
