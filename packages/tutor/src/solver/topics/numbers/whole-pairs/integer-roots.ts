/** The integers y with `square · y² + linear · y + rest = 0`. */
export function integerRoots(square: number, linear: number, rest: number): number[] | "all" {
  if (square === 0) {
    if (linear === 0) return rest === 0 ? "all" : [];
    return Number.isInteger(-rest / linear) ? [-rest / linear + 0] : [];
  }
  const inside = linear * linear - 4 * square * rest;
  const root = Math.round(Math.sqrt(inside));
  if (inside < 0 || root * root !== inside) return [];
  return [...new Set([(-linear + root) / (2 * square) + 0, (-linear - root) / (2 * square) + 0])].filter(
    Number.isInteger,
  );
}
