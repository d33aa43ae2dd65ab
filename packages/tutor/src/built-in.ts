import type { Asked, Engine } from "./engine.ts";
import { answer } from "./teaching/answer.ts";
import { checkedWork } from "./teaching/checked-work.ts";
import { localeOf, understands } from "./teaching/teach.ts";

/** Teaches without any key and without asking anybody: what it says it has worked out, and proved by another method, or it says who wrote it. */
export const builtIn: Engine & { claims(asked: Asked): boolean } = {
  name: "built-in",
  async *reply(asked) {
    const { blocks, passages } = answer(asked);
    for (const passage of passages) yield { type: "source", passage };
    for (const [index, block] of blocks.entries()) yield { type: "block", index, block };
  },
  claims: (asked) => ofWork(asked) !== null || understands(asked),
};

const ofWork = ({ message, language, isClosed }: Asked) =>
  isClosed([message]) ? null : checkedWork(message, localeOf(message, language));
