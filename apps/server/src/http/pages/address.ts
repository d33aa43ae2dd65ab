import { defaultLocale, type Locale, locales } from "@dripstone/contract/locale";

/**
 * The one way to write a page's path: React Router takes `/About`, `/about/` and `/%61bout` for `/about`, and each page has one address and is
 * kept once. Null for what cannot be decoded, or holds what no path of ours does.
 */
export function onePathOf(path: string): string | null {
  try {
    // A page's data alone (`/about.data`) is asked for by nobody: all of it comes through the API.
    if (/[\p{Cc}\p{Zl}\p{Zp}]|\.data$/u.test(decodeURIComponent(path))) return null;
    return path
      .replace(/\/{2,}/g, "/")
      .replace(/(.)\/$/, "$1")
      .split("/")
      .map((part) => encodeURIComponent(decodeURIComponent(part).toLowerCase()))
      .join("/");
  } catch {
    return null;
  }
}

/** The language of a page: `?lang` goes before the cookie. */
export function localeOf(query: URLSearchParams, cookies = ""): Locale {
  const asked = query.get("lang");
  const kept = /(?:^|;\s*)lang=(\w+)/.exec(cookies)?.[1];
  return locales.find((it) => it === asked) ?? locales.find((it) => it === kept) ?? defaultLocale;
}

/** What an address says beside its path, the language above all, goes along to another; before the place on its page. */
export const withQuery = (address: string, query: string) => address.replace(/(?=#|$)/, () => query);

/**
 * Where a page of ours leads, in the language that the address in a request asks for, though its path be none, unless it names one itself: who has come
 * for the first time has no other way to say it.
 */
export function inAskedLanguage(location: string, asking: string): string {
  const asked = new URLSearchParams(asking.split(/[?#]/, 2)[1]).get("lang");
  const names = new URLSearchParams(location.split(/[?#]/, 2)[1]).has("lang");
  if (names || !locales.some((it) => it === asked) || !/^\/(?!\/)/.test(location)) return location;
  return withQuery(location, `${location.includes("?") ? "&" : "?"}lang=${asked}`);
}
