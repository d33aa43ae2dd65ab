import { DAY_MS } from "@dripstone/contract/durations";
import type { Path } from "@dripstone/contract/paths";

/** A page from which somebody has gone to register, and what it is about, where the page has said so. */
type WayBack = { path: Path; name: string | null };

const KEY = "way-back";

/**
 * Notes where a registration began, to lead back there when it is done. In the browser and not in an address: so nobody can send somebody
 * anywhere by a link to our registration; and the letter's link, which opens another tab, finds it, too.
 */
export function noteWayBack(way: { path: string; name: string | null }): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify({ ...way, at: Date.now() })));
}

/** Somebody has been led back. */
export function forgetWayBack(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** Where somebody came from in these hours; null where that is nowhere, or no page of ours. */
export function wayBack(): WayBack | null {
  const noted: unknown = attempt(() => JSON.parse(localStorage.getItem(KEY) ?? "null"));
  if (!isNoted(noted) || noted.at < Date.now() - DAY_MS || !isOurs(noted.path)) return null;
  return { path: noted.path, name: noted.name };
}

/** Browsers read `//` and a backslash as the beginning of another site's address. */
const isOurs = (path: string): path is Path => /^\/(?![/\\])/.test(path);

function isNoted(value: unknown): value is { path: string; name: string | null; at: number } {
  if (typeof value !== "object" || value === null) return false;
  const { path, name, at } = value as Record<string, unknown>;
  return typeof path === "string" && (name === null || typeof name === "string") && typeof at === "number";
}

/** A browser that keeps nothing knows of nothing. */
function attempt<Result>(run: () => Result): Result | null {
  try {
    return run();
  } catch {
    return null;
  }
}
