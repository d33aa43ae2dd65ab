import type { Asked, Block, Told, Usage } from "../../engine.ts";

export type Heard = {
  told: Told[];
  blocks: Block[];
  sources: number[];
  usage: Usage | null;
  /** By whom it is, where it is not by the engine itself. */
  by: readonly string[] | null;
  /** What it ended with, if it was no good end. */
  failure: unknown;
};

/** Listens to an engine until its end. */
export async function hear(told: AsyncIterable<Told>): Promise<Heard> {
  const heard: Heard = { told: [], blocks: [], sources: [], usage: null, by: null, failure: null };
  try {
    for await (const event of told) note(heard, event);
  } catch (failure) {
    heard.failure = failure;
  }
  return heard;
}

function note(heard: Heard, event: Told): void {
  heard.told.push(event);
  if (event.type === "block") heard.blocks[event.index] = event.block;
  else if (event.type === "source") heard.sources.push(event.passage);
  else if (event.type === "by") heard.by = event.engines;
  else heard.usage = { tokensIn: event.tokensIn, tokensOut: event.tokensOut };
}

export const textOf = ({ blocks }: Pick<Heard, "blocks">): string =>
  blocks.map(({ markdown }) => markdown).join("\n\n");

/** An ordinary question, with what a test changes of it. */
export const question = (changed: Partial<Asked> = {}): Asked => ({
  message: "How do I solve 3x + 5 = 20?",
  ...{ history: [], section: "math", mode: "tutoring", language: "en", isClosed: () => false, passages: [] },
  ...changed,
});
