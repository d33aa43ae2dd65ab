/** What a text shows: each sign by its name, and how much of it. */
export type Signs = ReadonlyMap<string, number>;

/** Each sign's share of what all of them count together, so that a long text says no more than a short one. */
export function shares(names: ReadonlySet<string>, whole: number): [string, number][] {
  const share = whole / Math.sqrt(Math.max(names.size, 1));
  return [...names].map((name) => [name, share]);
}
