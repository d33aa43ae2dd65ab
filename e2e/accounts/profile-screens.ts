import type { Locale } from "@dripstone/contract/locale";
import { expect, type Locator, type Page } from "@playwright/test";
import type { SignedUp, SignUpOptions } from "../../apps/server/src/testing/sign-up.ts";
import { keepSession, open, type Site, speak } from "../site.ts";
import { profileWords } from "./profile-words.ts";

/** A month of birth that makes its owner ten, or nearly so. */
export const TEN_YEARS_OLD = `${new Date().getFullYear() - 10}-01-01`;

/** Somebody new, logged in and at the profile page. */
export async function openProfile(
  site: Site,
  page: Page,
  locale: Locale,
  options: SignUpOptions = {},
): Promise<{ person: SignedUp; main: Locator }> {
  const person = await site.signUp({ preferredLanguage: locale, name: "Mei 梅", ...options });
  await speak(page.context(), site.url, locale);
  await keepSession(page.context(), person);
  await open(page, `${site.url}/profile`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(profileWords[locale].title);
  return { person, main };
}

/** The sessions that the profile lists. */
export const sessionsOf = (main: Locator, label: string): Locator =>
  main.getByRole("list", { name: label }).getByRole("listitem");
