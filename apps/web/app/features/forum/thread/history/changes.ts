import { type Locale, languageTags } from "@dripstone/contract/locale";
import { asMarkdown } from "@dripstone/markdown/as-markdown";
import { diffWords } from "diff";
import { fromDom } from "hast-util-from-dom";

/** A part of a text: what stayed, or what an edit took out of it or put into it. */
export type Change = { text: string; kind: "same" | "removed" | "added" };

/** What an edit has changed of a text, word by word; Chinese is cut into words, too. */
export function changesIn(before: string, after: string, locale: Locale): Change[] {
  const intlSegmenter = new Intl.Segmenter(languageTags[locale], { granularity: "word" });
  return diffWords(before, after, { intlSegmenter }).map(({ value: text, added, removed }) => ({
    text,
    kind: added ? "added" : removed ? "removed" : "same",
  }));
}

/** The words of a text as they may have been typed, but for what a spoiler hides. */
export function typedOf(html: string): string {
  const shown = document.createElement("template");
  shown.innerHTML = html;
  for (const hidden of shown.content.querySelectorAll(".spoiler")) hidden.replaceWith("||…||");
  return asMarkdown(fromDom(shown.content));
}
