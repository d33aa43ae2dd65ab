import { type Locale, locales } from "@dripstone/contract/locale";
import type { ProblemDraft } from "../draft.ts";
import { fieldId } from "../writing.ts";

/** The text into which a figure is put. */
export type FigurePlace = { part: "statement" } | { part: "solution" } | { part: "hints"; index: number };

/** Puts a figure's block into a text of both languages: where the cursor was last, or behind what is written. */
export function placeFigure({ texts }: ProblemDraft, place: FigurePlace, blocks: Record<Locale, string>): void {
  for (const locale of locales) {
    const text = texts[locale];
    if (place.part === "hints") {
      const path = `texts.${locale}.hints.${place.index}`;
      text.hints[place.index] = withBlock(text.hints[place.index] ?? "", blocks[locale], path);
    } else {
      text[place.part] = withBlock(text[place.part], blocks[locale], `texts.${locale}.${place.part}`);
    }
  }
}

function withBlock(text: string, block: string, path: string): string {
  const field = document.getElementById(fieldId(path));
  const cursor = (field instanceof HTMLTextAreaElement && field.selectionEnd) || text.length;
  // Between two paragraphs, never within one.
  const end = text.indexOf("\n\n", cursor);
  const [before, after] = end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end)];
  return `${[before.trimEnd(), block, after.trimStart()].filter((part) => part !== "").join("\n\n")}`;
}
