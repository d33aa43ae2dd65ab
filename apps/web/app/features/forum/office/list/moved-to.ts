/** A list in which one thing stands at another place, and all others in the order that they had. */
export function movedTo<Thing>(things: readonly Thing[], from: number, to: number): Thing[] {
  const moved = things.slice(from, from + 1);
  const others = things.toSpliced(from, 1);
  return others.toSpliced(to, 0, ...moved);
}
