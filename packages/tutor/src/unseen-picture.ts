import type { Asked, Block } from "./engine.ts";
import { localeOf } from "./teaching/language.ts";
import words from "./words.json" with { type: "json" };

/** Who sees no pictures says so, and how to go on. */
export const unseenPicture = ({ message, language }: Pick<Asked, "message" | "language">): Block => ({
  kind: "note",
  title: null,
  markdown: words[localeOf(message, language)].unseenPicture,
});
