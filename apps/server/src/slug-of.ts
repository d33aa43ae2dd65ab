/** So long at most; a number for another one of the name comes behind it. */
const SLUG_MAX = 50;

/** The name of something new in addresses, made of its English one; `without` where that has no letters, and never one that leads somewhere already. */
export function slugOf(name: string, taken: ReadonlySet<string>, without: string): string {
  const words = name
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [without];
  const slug = words.join("-").slice(0, SLUG_MAX).replace(/-$/, "");
  let number = 1;
  const numbered = () => (number === 1 ? slug : `${slug}-${number}`);
  while (taken.has(numbered())) number += 1;
  return numbered();
}
