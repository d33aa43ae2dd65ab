import { polynomialThrough } from "../testing/polynomial.ts";
import type { Recomputation } from "../testing/recomputation.ts";

/** Saws cubes of every size from 3 up, and counts the small ones of which the rain has touched no face. */
function untouched(isBottomWet: boolean): string {
  const sizes = Array.from({ length: 9 }, (_, index) => index + 3);
  const counts = sizes.map((size) => {
    const places = Array.from({ length: size ** 3 }, (_, index) => [
      index % size,
      Math.floor(index / size) % size,
      Math.floor(index / size ** 2),
    ]);
    const isInner = (place = 0) => place > 0 && place < size - 1;
    return places.filter(([x, y, z = 0]) => isInner(x) && isInner(y) && z < size - 1 && (z > 0 || !isBottomWet)).length;
  });
  return polynomialThrough(counts, 3, 3) ?? "no such expression";
}

export const recomputation: Recomputation = {
  answer: () => untouched(false),
  slips: { "bottom-is-dry": untouched(true), "edges-twice": "n^3-5n*n" },
  right: ["(n-1)(n-2)²", "n^3-5n^2+8n-4"],
  wrong: ["(n-2)(n-1)^2", "(n-1)^3", "n^3", "2"],
};
