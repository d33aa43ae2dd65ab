/*
 * The outline of every stalactite on this site is the one that nature tends to: M. B. Short and others, "Stalactite
 * Growth as a Free-Boundary Problem", Physical Review Letters 94, 018501 (2005). With r the radius in units of a
 * length common to all stalactites, the height above the tip is 3/4 r^(4/3) - r^(2/3) - 1/3 ln r, for r from 1 on.
 */
const height = (r: number) => 0.75 * r ** (4 / 3) - r ** (2 / 3) - Math.log(r) / 3 + 0.25;
const slope = (r: number) => r ** (1 / 3) - (2 / 3) * r ** (-1 / 3) - 1 / (3 * r);

const PIECES = 5;

/** Paths of a stalactite that hangs from the line y = 0 around x = 0: the whole of it, and its half in shadow. */
export type Stalactite = { outline: string; shade: string; halfWidth: number };

/** A stalactite of a length, in the picture's units; `unit` is the length common to all, also there. */
export function stalactite(length: number, unit = 0.15): Stalactite {
  const top = radiusAt(length / unit);
  const down = Array.from({ length: PIECES + 1 }, (_, index) => top ** (1 - index / PIECES));
  const halfWidth = top * unit;
  const rightSide = side(down.toReversed(), 1, length, unit);
  const tip = `L${point(unit, length)}`;
  return {
    outline: `M${point(-halfWidth, 0)}${side(down, -1, length, unit)}${tip}${rightSide}Z`,
    shade: `M0 0V${length}${tip}${rightSide}Z`,
    halfWidth,
  };
}

/** The radius at a height above the tip, by Newton's method. */
function radiusAt(wanted: number): number {
  let r = Math.max(2, (wanted / 0.75) ** 0.75);
  for (let step = 0; step < 8; step++) r -= (height(r) - wanted) / slope(r);
  return r;
}

/** One side as cubic pieces that have the curve's own slope at their ends. */
function side(radii: number[], sign: 1 | -1, length: number, unit: number): string {
  const y = (r: number) => length - height(r) * unit;
  return radii
    .slice(1)
    .map((r, index) => {
      const from = radii[index] ?? r;
      const third = (r - from) / 3;
      const first = point(sign * (from + third) * unit, y(from) - slope(from) * third * unit);
      const second = point(sign * (r - third) * unit, y(r) + slope(r) * third * unit);
      return `C${first} ${second} ${point(sign * r * unit, y(r))}`;
    })
    .join("");
}

const point = (x: number, y: number) => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
