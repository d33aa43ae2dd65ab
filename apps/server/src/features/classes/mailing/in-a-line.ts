import { plainText } from "@dripstone/markdown";

/** Markdown as a letter says it within a sentence: without its marks, with the addresses that its links lead to. */
export const inALine = (markdown: string): string =>
  plainText(markdown.replaceAll(link, "$1 ($2)")).replaceAll(/\s+/g, " ").trim();

const link = /\[([^\]\n]{1,200})\]\((https?:\/\/[^)\s]{1,500})\)/g;
