import { expect, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

for (const [locale, lengths] of [
  ["en", ["5 to 100 characters", "20 to 5,000 characters", "10 to 2,000 characters"]],
  ["ch", ["5 到 100 个字", "20 到 5000 个字", "10 到 2000 个字"]],
] as const) {
  test(`who wants to write reads the rules first, with the contract's numbers; a post that is not there says so, with status 404 and the way to the forum, in ${locale}`, async ({
    page,
    context,
  }) => {
    await speak(context, site.url, locale);
    await keepSession(context, await site.signUp());
    await open(page, `${site.url}/forum/new`);
    for (const length of lengths) await expect(page.getByRole("main").getByText(length, { exact: true })).toBeVisible();

    const reply = await page.goto(`${site.url}/forum/posts/1`);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn(locale)("forum:noSuchPost.title"));
    await page.getByRole("main").getByRole("link").click();
    await expect(page).toHaveURL(`${site.url}/forum`);
  });
}
