import type { Database } from "../../../database/connect.ts";
import { holdPictures } from "../../../files/pictures/pictures-in.ts";
import { mentionable } from "../notices/mentions.ts";
import { refuseNothing } from "./refuse-nothing.ts";
import { renderWriting } from "./render-writing.ts";

/** Renders what is about to be written in a thread, or to begin one, before anybody has to wait for it, or refuses it if it shows nothing; its pictures stay. */
export async function prepareWords(transaction: Database, content: string, postId: string | null) {
  await holdPictures(transaction, content);
  const writers = postId === null ? [] : await mentionable(transaction, postId, content);
  const words = renderWriting(content, [...new Set(writers.map(({ name }) => name))]);
  refuseNothing(words.html);
  return words;
}
