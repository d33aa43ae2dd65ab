import type { Recomputation } from "../testing/recomputation.ts";

type Slab = { beyondLength: number; beyondWidth: number };

/** All slabs of a path of so many slabs' width around a pond: how far each lies beyond its sides. */
function slabsAround(length: number, width: number, path: number): Slab[] {
  const slabs: Slab[] = [];
  const beyond = (place: number, side: number) => Math.max(-place, place - side + 1, 0);
  for (let x = -10; x < length + 10; x += 1) {
    for (let y = -10; y < width + 10; y += 1) {
      const slab = { beyondLength: beyond(x, length), beyondWidth: beyond(y, width) };
      const ring = Math.max(slab.beyondLength, slab.beyondWidth);
      if (ring > 0 && ring <= path) slabs.push(slab);
    }
  }
  return slabs;
}

const sizes = Array.from({ length: 12 * 12 }, (_, index) => [1 + (index % 12), 1 + Math.floor(index / 12)] as const);

/** The expression that counts these slabs for ponds of all sizes. */
function formulaFor(path: number, isCounted: (slab: Slab) => boolean): string {
  const count = (a: number, b: number) => slabsAround(a, b, path).filter(isCounted).length;
  const perA = count(2, 1) - count(1, 1);
  const perB = count(1, 2) - count(1, 1);
  const rest = count(1, 1) - perA - perB;
  const fits = sizes.every(([a, b]) => count(a, b) === perA * a + perB * b + rest);
  return fits ? `${perA}a+${perB}b+${rest}` : "no such expression";
}

export const recomputation: Recomputation = {
  answer: () => formulaFor(2, () => true),
  slips: {
    corners: formulaFor(2, ({ beyondLength, beyondWidth }) => beyondLength === 0 || beyondWidth === 0),
    "one-ring": formulaFor(1, () => true),
  },
  right: ["(a+4)(b+4)-ab", "4(a+b+4)"],
  wrong: ["4a+4b+8", "(a+4)(b+4)", "4ab+16", "36"],
};
