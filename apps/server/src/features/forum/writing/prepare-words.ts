import type { Database } from "../../../database/connect.ts";
import { holdPictures } from "../../../files/pictures/pictures-in.ts";
import { mentionable } from "../notices/mentions.ts";
import { refuseNothing } from "./refuse-nothing.ts";
import { renderWriting } from "./render-writing.ts";

/** Renders what is about to be written in a thread, or to begin one, before anybody has to wait for it, or refuses it if it shows nothing; its pictures stay. */
export async function prepareWords(transaction: Database, content: string, postId: string | null) {
  const words = await renderWords(transaction, content, postId);
  refuseNothing(words.html);
  return words;
}

/** The same of what stands there already, which nobody refuses any more: of what was deleted, nothing is left to be shown. */
export async function renderWords(transaction: Database, content: string, postId: string | null) {
  await holdPictures(transaction, content);
  const writers = postId === null ? [] : await mentionable(transaction, postId, content);
  return renderWriting(content, [...new Set(writers.map(({ name }) => name))]);
}
