const SLIPS_MAX = 2;

/** The known name that a mistyped one was most likely meant to be; null if none is near. */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: { name: string; slips: number } | null = null;
  for (const other of known) {
    if (other === name) continue;
    const slips = slipsBetween(name.toLowerCase(), other.toLowerCase());
    if (slips <= Math.min(SLIPS_MAX, Math.ceil(name.length / 3)) && slips < (best?.slips ?? Number.POSITIVE_INFINITY))
      best = { name: other, slips };
  }
  return best?.name ?? null;
}

/** Letters left out, added, mistaken or exchanged with their neighbor. */
function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let slips = Math.min((last[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        slips = Math.min(slips, (beforeLast[at - 2] ?? 0) + 1);
      line.push(slips);
    }
    beforeLast = last;
    last = line;
  }
  return last[other.length] ?? 0;
}
