/** What the words after `npm test --` choose. */
export function choose(args: string[]): { chosen: Set<string>; words: string[] };
