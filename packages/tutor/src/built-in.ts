import type { Asked, Engine } from "./engine.ts";
import { answer, claims } from "./teaching/answer.ts";

/** Teaches without any key and without asking anybody: what it says it has worked out, and proved by another method, or it says who wrote it. */
export const builtIn: Engine & { claims(asked: Asked): boolean } = {
  name: "built-in",
  async *reply(asked) {
    const { blocks, passages } = answer(asked);
    for (const passage of passages) yield { type: "source", passage };
    for (const [index, block] of blocks.entries()) yield { type: "block", index, block };
  },
  claims,
};
