import type { Locale } from "@dripstone/contract/locale";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { familyWords } from "./family-words.ts";
import { TEN_YEARS_OLD } from "./profile-screens.ts";

const site = useSite();

/** At every instant one of these two has another day than the school: they are a whole day and an hour apart. */
const FAR_ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];

/** A day as a letter writes it. */
const aDay = { en: /[A-Z][a-z]+ \d{1,2}, \d{4}/g, ch: /\d{4}年\d{1,2}月\d{1,2}日/g };

for (const locale of ["en", "ch"] as const) {
  test(`a day is the same in a letter and on the pages, wherever they are read, in ${locale}`, async ({
    browser,
    request,
  }) => {
    const words = familyWords[locale];
    const parentEmail = `far-away-${locale}@example.com`;
    const child = await site.signUp({ preferredLanguage: locale, birthMonth: TEN_YEARS_OLD });
    const headers = { authorization: `Bearer ${child.token}` };
    await request.put(`${site.url}/api/auth/parent-email`, { headers, data: { parentEmail } });
    const question = await site.nextMail(parentEmail);
    const lastDay = question.text.match(aDay[locale])?.at(-1) ?? "";

    const profiles = await inZones(browser, locale, async (page) => {
      await keepSession(page.context(), child);
      await open(page, `${site.url}/profile`);
      await expect(page.getByText(words.until)).toContainText(lastDay);
      await expect(page.getByRole("main")).not.toContainText("Invalid");
      return (await page.getByRole("main").textContent())?.match(aDay[locale]);
    });
    expect(new Set(profiles.map((days) => days?.slice(0, 2).join()))).toHaveProperty("size", 1);

    const [answered, readAgain] = await inZones(browser, locale, async (page) => {
      await open(page, question.link);
      const yes = page.getByRole("button", { name: words.yes });
      await yes
        .or(page.getByRole("heading", { name: words.agreed }))
        .first()
        .waitFor();
      if (await yes.isVisible()) await yes.click();
      await expect(page.getByRole("heading", { name: words.agreed })).toBeVisible();
      return (await page.getByRole("banner").or(page.locator("main header")).allInnerTexts())
        .join()
        .match(aDay[locale]);
    });
    const confirmation = await site.nextMail(parentEmail);
    expect(answered).toEqual(readAgain);
    expect(confirmation.text).toContain(answered?.[0] ?? "no day");
  });
}

/** The same in each of the far zones, in browsers that have never been here. */
async function inZones<Found>(
  browser: Browser,
  locale: Locale,
  look: (page: Page) => Promise<Found>,
): Promise<Found[]> {
  const found: Found[] = [];
  for (const timezoneId of FAR_ZONES) {
    const context = await browser.newContext({ timezoneId });
    await speak(context, site.url, locale);
    found.push(await look(await context.newPage()));
    await context.close();
  }
  return found;
}
