import { createHash } from "node:crypto";

/**
 * An order of so many things, by a seed: at each place the number of the thing that stands there. None stands in its own place, so that nothing is
 * solved by leaving it alone. The same for everybody, in either language: what is answered names places.
 */
export function mixed(count: number, seed: string): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  const bytes = createHash("sha256").update(seed).digest();
  for (let last = count - 1; last > 0; last -= 1) {
    const other = (bytes[last % bytes.length] ?? 0) % last;
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
  return order;
}
