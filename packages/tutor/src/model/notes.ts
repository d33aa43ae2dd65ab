import type { Asked, Block, Engine } from "../engine.ts";
import { localeOf } from "../teaching/language.ts";
import words from "./words.json" with { type: "json" };

export type Note = keyof (typeof words)["en"];

/** What is said of a reply itself, in the student's language. */
export const noteOf = (note: Note, { message, language }: Pick<Asked, "message" | "language">): Block => ({
  kind: "note",
  title: null,
  markdown: words[localeOf(message, language)][note],
});

/** An engine's replies, with a note before each of them. */
export const withNote = (engine: Engine, note: Note): Engine => ({
  name: engine.name,
  async *reply(asked, signal) {
    yield { type: "block", index: 0, block: noteOf(note, asked) };
    yield* later(engine.reply(asked, signal), 1);
  },
});

/** What an engine tells, behind blocks that are there already. */
export async function* later(told: ReturnType<Engine["reply"]>, blocks: number): ReturnType<Engine["reply"]> {
  for await (const event of told) yield event.type === "block" ? { ...event, index: event.index + blocks } : event;
}
