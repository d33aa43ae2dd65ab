import type { Asked, Block, Turn } from "../../engine.ts";
import { answer } from "../answer.ts";

const plain = { mode: "tutoring", section: "math", language: "en", isClosed: () => false, passages: [] } as const;

/** What is told after each message of a conversation, as it is kept. */
export function talk(messages: readonly string[], around: Partial<Asked> = {}): Block[][] {
  const history: Turn[] = [];
  return messages.map((message) => {
    const { blocks } = answer({ ...plain, message, history, ...around });
    const content = blocks
      .map(({ title, markdown }) => (title ? `**${title}**\n\n${markdown}` : markdown))
      .join("\n\n");
    history.push({ role: "user", content: message }, { role: "assistant", content });
    return blocks;
  });
}

/** All that is told after the last message. */
export const lastOf = (messages: readonly string[], around?: Partial<Asked>): string =>
  (talk(messages, around).at(-1) ?? []).map(({ title, markdown }) => `${title ?? ""} ${markdown}`).join("\n");
