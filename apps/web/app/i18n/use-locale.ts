import type { Locale } from "@dripstone/contract/locale";
import { useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type Location, useLocation, useNavigate } from "react-router";
import { site } from "../../../../site.config.ts";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language in which the page is shown. */
export function useLocale(): Locale {
  return useTranslation().i18n.language === "ch" ? "ch" : "en";
}

/** The other language, and the way there: texts, cookie and address change, nothing is loaded anew. */
export function useLocaleToggle(): { other: Locale; toggle: () => Promise<void> } {
  const { i18n } = useTranslation();
  const other: Locale = useLocale() === "en" ? "ch" : "en";
  const navigate = useNavigate();
  const location = useLocation();
  const toggle = useCallback(async () => {
    keepLocale(other);
    // It is the same page: whoever goes back comes to the one before, as without an address that names a language.
    if (new URLSearchParams(location.search).has("lang"))
      await navigate(withoutLanguage(location), { replace: true, preventScrollReset: true });
    Object.assign(i18n.options.interpolation?.defaultVariables ?? {}, { school: site.name[other] });
    await i18n.changeLanguage(other);
  }, [other, i18n, navigate, location]);
  return { other, toggle };
}

/**
 * Opening an address with `?lang=` counts as choosing that language. Whoever comes back to one, and has chosen another since, keeps what they chose: the
 * address says it no longer.
 */
export function useLanguageOfAddress(): void {
  const locale = useLocale();
  const { other } = useLocaleToggle();
  const navigate = useNavigate();
  const location = useLocation();
  const named = new URLSearchParams(location.search).get("lang");
  useEffect(() => {
    if (named === other) void navigate(withoutLanguage(location), { replace: true, preventScrollReset: true });
    else if (named !== null) keepLocale(locale);
  }, [named, other, locale, navigate, location]);
}

function withoutLanguage(location: Location): Location {
  const search = new URLSearchParams(location.search);
  search.delete("lang");
  return { ...location, search: search.toString() };
}

/** Follows the language that somebody prefers; but not in a browser where one was chosen already. */
export function useFollowLocale(): (preferred: string) => Promise<void> {
  const { other, toggle } = useLocaleToggle();
  return useCallback(
    async (preferred) => {
      if (preferred === other && !/(?:^|;\s*)lang=/.test(document.cookie)) await toggle();
    },
    [other, toggle],
  );
}

/** Keeps a chosen language in a cookie, so that the server renders the next page in it; nobody is offered another any more. */
export function keepLocale(locale: Locale): void {
  delete document.documentElement.dataset.offer;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox.
  document.cookie = `lang=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
