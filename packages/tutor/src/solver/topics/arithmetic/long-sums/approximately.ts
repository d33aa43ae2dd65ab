/** A printed surd, such as `(3 - 2sqrt(5))/4`, as a decimal; null for anything else. */
export function approximately(key: string): number | null {
  const [, whole, above = key, below = "1"] = /^(\((.+)\)\/(\d+)|.+)$/.exec(key) ?? [];
  if (whole === undefined) return null;
  let total = 0;
  for (const [, sign = "", times = "", under, plain] of above.matchAll(
    /([-+]?) ?(?:(\d*)sqrt\((\d+)\)|(\d+(?:\/\d+)?))/g,
  )) {
    const [num = 0, den = 1] = (plain ?? "").split("/").map(Number);
    const size = under === undefined ? num / den : Number(times || 1) * Math.sqrt(Number(under));
    total += sign === "-" ? -size : size;
  }
  return total / Number(below);
}
