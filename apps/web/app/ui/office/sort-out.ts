/** What both began with, what I have written, and what somebody else has saved; each by its parts. */
type Versions<Part> = Record<"base" | "mine" | "theirs", (part: Part) => unknown>;

/**
 * When two have changed a thing at once: what only they have changed is taken over without a question; what both have changed, and not to the
 * same, is disputed.
 */
export function sortOut<Part>(
  parts: readonly Part[],
  { base, mine, theirs }: Versions<Part>,
  isSame: (one: unknown, other: unknown) => boolean = isWrittenAlike,
): { takenOver: Part[]; disputed: Part[] } {
  const differing = parts.filter((part) => !isSame(theirs(part), base(part)) && !isSame(theirs(part), mine(part)));
  const isUntouched = (part: Part) => isSame(mine(part), base(part));
  return { takenOver: differing.filter(isUntouched), disputed: differing.filter((part) => !isUntouched(part)) };
}

const isWrittenAlike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
