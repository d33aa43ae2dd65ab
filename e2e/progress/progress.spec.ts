import type { Locale } from "@dripstone/contract/locale";
import { deedsToCome } from "@dripstone/contract/progress/deeds";
import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { allBadges, liveFullYear } from "./full-year.ts";

const site = useSite();
test.use(desk);

let full: SignedUp;
let fresh: SignedUp;
test.beforeAll(async () => {
  // As long as a name can be in two words.
  full = await site.signUp({ name: `Alexandra ${"Konstantinopolska".repeat(3)}` });
  await liveFullYear(site, full);
  fresh = await site.signUp();
});

async function openProgress(page: Page, locale: Locale, who: SignedUp): Promise<void> {
  await speak(page.context(), site.url, locale);
  await keepSession(page.context(), who);
  await open(page, `${site.url}/progress`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

for (const [locale, colorScheme] of [
  ["en", "light"],
  ["ch", "dark"],
] as const) {
  const t = textsIn(locale);

  test(`a full year prints on one page of A4 and of Letter, black on white, in ${locale}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openProgress(page, locale, full);
    await expect(page.getByRole("heading", { name: t("progress:badges.heading") })).toBeVisible();
    for (const format of ["A4", "Letter"]) {
      const pdf = await page.pdf({ format, printBackground: true });
      expect(pagesOf(pdf), format).toBe(1);
    }
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("progress:sheet.title", { name: full.user.name }),
    );
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    const badges = page.getByRole("article").getByRole("list").getByRole("listitem");
    await expect(badges).toHaveCount(allBadges);
    await expect(page.getByRole("article")).toContainText(t("progress:lessons.score"));
    const ink = await page.getByRole("heading", { level: 1 }).evaluate((it) => getComputedStyle(it).color);
    expect(ink, "the ink of the light scheme").toBe("rgb(19, 33, 30)");
  });
}

test("one who has begun prints one page, too", async ({ page }) => {
  const beginner = await site.signUp();
  await openProgress(page, "en", beginner);
  expect(pagesOf(await page.pdf({ format: "Letter" }))).toBe(1);
});

test("each picture of a full year gives its numbers as a table by the keyboard, and axe finds nothing in either", async ({
  page,
}) => {
  const t = textsIn("en");
  await openProgress(page, "en", full);
  await expectAccessible(page, "a full year");
  const toggle = (chart: string, state = "table") =>
    page.getByRole("button", { name: `${t(`common:chart.${state}`)}: ${t(`progress:${chart}.heading`)}`, exact: true });
  for (const chart of ["wall", "growth", "topics", "difficulty"]) {
    await toggle(chart).focus();
    await page.keyboard.press("Enter");
    await expect(toggle(chart, "picture")).toBeFocused();
  }
  await expect(page.getByRole("table")).toHaveCount(5);
  await expect(page.getByRole("row", { name: `${t("progress:topics.of.logic")} 6 6` })).toBeVisible();
  await expectAccessible(page, "its tables");
  await toggle("wall", "picture").click();
  await expect(page.getByRole("img", { name: t("progress:wall.summary", { count: 51, weeks: 52 }) })).toBeVisible();
});

test("a page without a drop shows what can be earned, and fits every screen", async ({ page }) => {
  const t = textsIn("ch");
  await openProgress(page, "ch", fresh);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("progress:empty.title"));
  await expect(page.getByText(t("badges:closed"))).toHaveCount(deedsToCome.length);
  await expect(page.getByText(t("badges:reached", { reached: 0, target: 5 }))).not.toHaveCount(0);
  await expectToFit(page, "no drop yet");
  await expectAccessible(page, "no drop yet");
});

/** As a PDF tells it of the list of its pages. */
function pagesOf(pdf: Buffer): number {
  return Number(/\/Count (\d+)/.exec(pdf.toString("latin1"))?.[1]);
}
