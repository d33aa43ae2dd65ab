import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { keepSession, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
const t = textsIn("en");
test.beforeAll(() => planWeek(site));

const LAYOUT_SHIFT_MAX = 0.01;
/** The fonts of a solution's formulas come with it. */
const SOLUTION_SHIFT_MAX = 0.05;
/** How late the reply comes in this test: long enough for a field that stands there too early to be seen. */
const LATE_WORK_MS = 600;

for (const [size, locale, timezoneId] of [
  [{ width: 360, height: 740 }, "en", "America/New_York"],
  [{ width: 1366, height: 768 }, "ch", "Asia/Shanghai"],
] as const) {
  test.describe(`${size.width} px wide, in ${locale}`, () => {
    test.use({ viewport: size, timezoneId });

    test("a member's page shows no field before it is known what was done, and nothing jumps when it is", async ({
      page,
      context,
    }) => {
      const words = weeklyWords[locale];
      const screen = weeklyScreen(page, words);
      await speak(context, site.url, locale);
      await keepSession(context, await site.signUp({ preferredLanguage: locale }));
      await page.addInitScript(watch);
      await page.route("**/api/weekly-problem/work*", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_WORK_MS));
        await route.continue();
      });
      await page.goto(`${site.url}/weekly-problem`);
      await screen.expectLeft(5);
      expect(await seen(page)).toMatchObject({ came: 1, went: 0 });
      await screen.handIn("5/8");
      await expect(screen.heading(words.solved)).toBeVisible();
      const { shift } = await seen(page);
      expect(shift, "of what nobody has asked for").toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);

      await page.reload();
      await expect(screen.heading(words.solved)).toBeVisible();
      const again = await seen(page);
      expect(again).toMatchObject({ came: 0 });
      expect(again.shift).toBeLessThanOrEqual(SOLUTION_SHIFT_MAX);
    });
  });
}

test.describe("beside the week's own page", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("nothing jumps when it is known who is here: on the list of past problems, nor on a member's progress", async ({
    page,
    context,
  }) => {
    await keepSession(context, await site.signUp());
    await page.addInitScript(watch);
    const main = page.getByRole("main");
    await page.goto(site.url + paths.archive);
    await expect(main.getByRole("combobox", { name: t("weekly-problem:archive.mine") })).toBeVisible();
    expect((await seen(page)).shift).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
    await page.goto(site.url + paths.progress);
    await expect(main.getByRole("heading", { level: 1, name: t("progress:empty.title") })).toBeVisible();
    expect((await seen(page)).shift).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
  });
});

/** How often the field came and went before the eyes, and how far things jumped by themselves. */
type Seen = { came: number; went: number; shift: number };

const seen = (page: Page) => page.evaluate(() => JSON.parse(document.documentElement.dataset.seen ?? "{}") as Seen);

/** Runs in the page, from its first frame on. */
function watch(): void {
  const seen = { came: 0, went: 0, shift: 0 };
  let was = false;
  const look = () => {
    const field = document.querySelector("main input[name=answer]");
    const is = field?.checkVisibility({ visibilityProperty: true }) ?? false;
    if (is && !was) seen.came += 1;
    if (was && !is) seen.went += 1;
    was = is;
    if (document.documentElement) document.documentElement.dataset.seen = JSON.stringify(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
