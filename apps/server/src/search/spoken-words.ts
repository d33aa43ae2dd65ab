import { plainWords } from "@dripstone/markdown";
import { unwrapped } from "./unwrapped.ts";

/** The words of what our writers wrote, each paragraph on one line, without its drawings: those say nothing that could be quoted. */
export const spokenWords = (markdown: string): ReturnType<typeof plainWords> =>
  plainWords(unwrapped(markdown.replaceAll(figure, "")));

const figure = /^(```|~~~)[ \t]*figure[\s\S]*?^\1/gm;
