import { expect, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { familyWords } from "./family-words.ts";
import { TEN_YEARS_OLD } from "./profile-screens.ts";
import { logIn, settings } from "./screens.ts";
import { accountWords } from "./words.ts";

const site = useSite();

const DAY_HOURS = 24;

for (const [locale, width] of settings) {
  test(`an account whose parent never answers is told its last day, and goes, in ${locale} at ${width} px`, async ({
    page,
    context,
    request,
  }) => {
    const words = { ...accountWords[locale], ...familyWords[locale] };
    const parentEmail = `silent-${locale}-${width}@example.com`;
    await speak(context, site.url, locale);
    await page.setViewportSize({ width, height: 740 });
    const child = await site.signUp({ preferredLanguage: locale, birthMonth: TEN_YEARS_OLD });
    const headers = { authorization: `Bearer ${child.token}` };
    await request.put(`${site.url}/api/auth/parent-email`, { headers, data: { parentEmail } });
    await site.nextMail(parentEmail);
    await keepSession(context, child);
    await open(page, `${site.url}/profile`);
    await expect(page.getByText(words.until)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    site.clock.advanceHours(8 * DAY_HOURS);
    await site.tidyUp();
    expect((await site.nextMail(parentEmail)).subject, "once").toBe(words.reminder(child.user.name));
    site.clock.advanceHours(22 * DAY_HOURS);
    await site.tidyUp();
    expect((await site.nextMail(child.user.email)).text).toContain(words.unanswered);

    await open(page, site.url);
    const login = await logIn(page, words, child.user.email, child.password);
    await expect(login.alert).toHaveText(words.wrongCredentials);
  });
}
