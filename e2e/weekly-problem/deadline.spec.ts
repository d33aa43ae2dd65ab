import { expect, type Page, test } from "@playwright/test";
import { keepSession, open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { type WeeklyWords, weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));

for (const [where, timezoneId, own] of [
  ["in the school's zone", "America/New_York", false],
  ["with the same clock under another name", "America/Toronto", false],
  ["in China", "Asia/Shanghai", true],
] as const) {
  test.describe(`a reader ${where}`, () => {
    test.use({ timezoneId });
    test(`is told the deadline in the school's zone, ${own ? "and in their own" : "which is their own"}`, async ({
      page,
      context,
    }) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      for (const locale of ["en", "ch"] as const) {
        await speak(context, site.url, locale);
        await open(page, `${site.url}/weekly-problem`);
        const { zone, ownTime } = weeklyWords[locale];
        const main = page.getByRole("main");
        await expect(main.getByText(zone)).toBeVisible();
        await expect(main.getByText(ownTime)).toHaveCount(own ? 1 : 0);
      }
      expect(complaints).toEqual([]);
    });
  });
}

test.describe("a member in China", () => {
  test.use({ timezoneId: "Asia/Shanghai", viewport: { width: 360, height: 740 } });
  for (const locale of ["en", "ch"] as const) {
    test(`is told in both zones until when, and when the next problem comes, wherever that stands, in ${locale}`, async ({
      page,
      context,
    }) => {
      const words = weeklyWords[locale];
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ preferredLanguage: locale }));
      await open(page, site.url);
      await expectBothZones(page, words);
      await open(page, `${site.url}/weekly-problem`);
      const screen = weeklyScreen(page, words);
      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeVisible();
      for (const path of ["/weekly-problem", "/", "/progress"]) {
        await open(page, site.url + path);
        await expectBothZones(page, words);
      }
    });
  }
});

/** Whatever names the school's zone on the page gives the reader's own time, too. */
async function expectBothZones(page: Page, { zone, ownTime }: WeeklyWords): Promise<void> {
  const told = page.getByRole("main").getByRole("paragraph").filter({ hasText: zone });
  await expect(told.first()).toBeVisible();
  await expect.poll(async () => (await told.count()) - (await told.getByText(ownTime).count())).toBe(0);
}
