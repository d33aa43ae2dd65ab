import type { Lesson } from "@dripstone/contract/lessons/payloads";

/** The number of an exercise as one comes by it, from 1. */
export function exerciseNumber({ parts }: Pick<Lesson, "parts">, exercise: string): number {
  const asked = parts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "ask" ? [block.exercise] : [])),
  );
  return asked.indexOf(exercise) + 1;
}
