import type { Asked, Engine } from "./engine.ts";
import { answer, claims } from "./teaching/answer.ts";
import { unseenPicture } from "./unseen-picture.ts";

/** Teaches without any key and without asking anybody: what it says it has worked out, and proved by another method, or it says who wrote it. */
export const builtIn: Engine & { claims(asked: Asked): boolean } = {
  name: "built-in",
  async *reply(asked) {
    if (asked.picture) yield { type: "block", index: 0, block: unseenPicture(asked) };
    // Words beside a picture are seldom the problem: only what is worked out from them stays.
    if (asked.picture && !claims({ ...asked, passages: [] })) return;
    const { blocks, passages } = answer(asked);
    for (const passage of passages) yield { type: "source", passage };
    const before = asked.picture ? 1 : 0;
    for (const [index, block] of blocks.entries()) yield { type: "block", index: index + before, block };
  },
  claims,
};
