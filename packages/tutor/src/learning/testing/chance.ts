import type { Signs } from "../signs.ts";

/** Numbers from 0 to 1, always the same ones. */
export function chance(): () => number {
  let state = 12_345;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function shuffled<T>(all: readonly T[], next: () => number): T[] {
  const left = [...all];
  return all.map(() => {
    const at = Math.floor(next() * left.length);
    const [one] = left.splice(at, 1, left.at(-1) as T);
    left.pop();
    return one as T;
  });
}

/** In how many examples each sign is seen. */
export function seen(examples: readonly { signs: Signs }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { signs } of examples) for (const name of signs.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
