import { pages } from "./paths.ts";

const patterns = Object.values(pages)
  .filter((pattern) => pattern !== pages.notFound)
  .map((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, "[^/]+")}$`));

/** Whether an address on this site, perhaps with a question or a place on its page behind it, is one that a page may have. */
export function isSitePage(address: string): boolean {
  const [path = ""] = address.split(/[?#]/);
  return patterns.some((pattern) => pattern.test(path));
}
