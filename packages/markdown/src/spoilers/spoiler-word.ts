/** Stands in every spoiler for what it is called, as one HTML serves readers of both languages; a text cannot hold it, since its `<` is escaped. */
export const spoilerWord = '<span class="spoiler-word"></span>';

/** The HTML of a text whose spoilers are called by a word of the reader's language, such as “Spoiler”. */
export function withSpoilerWord(html: string, word: string): string {
  const escaped = word.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return html.replaceAll(spoilerWord, () => spoilerWord.replace("></", () => `>${escaped}</`));
}
