import { locales } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { publicRoutes } from "../routes.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

/** 1280 CSS pixels at a zoom of 400 %: WCAG 2.2, 1.4.10. */
const NARROWEST_PX = 320;
/** What most small phones have. */
const PHONE_PX = 360;
const HEIGHT_PX = 800;

/** What a reader may set for themselves without losing anything: WCAG 2.2, 1.4.12. */
const readersSpacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
  "p { margin-bottom: 2em !important }";

const FIGURE_TEXT_MIN_PX = 11;

const TIMEOUT_MS = 5 * 60_000;

const site = useSite();

for (const locale of locales) {
  test(`every page fits a small screen and a reader's own text spacing, its figures' texts are legible, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    const seen: string[] = [];
    for (const route of publicRoutes) {
      await page.setViewportSize({ width: PHONE_PX, height: HEIGHT_PX });
      await open(page, `${site.url}${route}?lang=${locale}`);
      const texts = await figureTexts(page);
      seen.push(...texts.map(({ text }) => text));
      expect
        .soft(
          texts.filter(({ sizePx }) => sizePx < FIGURE_TEXT_MIN_PX),
          route,
        )
        .toEqual([]);
      await page.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX });
      await expectToFit(page, `${route} at ${NARROWEST_PX} px`);
      await page.addStyleTag({ content: readersSpacing });
      await expectToFit(page, `${route} at ${NARROWEST_PX} px with wide spacing`);
    }
    expect(seen).toEqual(expect.arrayContaining(["330 Ω", "bái"]));
  });
}

for (const [locale, width] of locales.flatMap((it) => [NARROWEST_PX, PHONE_PX].map((px) => [it, px] as const))) {
  test(`what stands under the answer is in one line each at ${width} px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await open(page, `${site.url}${paths.weeklyProblem}?lang=${locale}`);
    const t = textsIn(locale);
    for (const words of ["answer.toMath", "answer.explain"]) {
      const height = await page
        .getByText(t(`weekly-problem:${words}`), { exact: true })
        .evaluate((it) => it.getBoundingClientRect().height);
      expect(height, words).toBeLessThan(32);
    }
  });
}

test("a long line of a program is scrolled, by the keyboard as well, and its notes stay in sight", async ({ page }) => {
  await page.setViewportSize({ width: NARROWEST_PX, height: HEIGHT_PX });
  await open(page, `${site.url}${paths.cpp}`);
  const program = page.getByRole("region", { name: "sieve.cpp", exact: true });
  const heights = await program.locator("code").evaluateAll((lines) => lines.map((line) => line.clientHeight));
  expect(new Set(heights.filter((height) => height > 0)).size).toBe(1);
  for (const note of await program.locator("li > span").all()) {
    const box = await note.boundingBox();
    expect(box && box.x + box.width).toBeLessThan(NARROWEST_PX);
  }
  await program.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => program.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0);
});

/** Nothing stands out of the screen, but for what scrolls by itself. */
async function expectToFit(page: Page, what: string): Promise<void> {
  const outside = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isInScroller = (element: Element) => {
      for (let place = element.parentElement; place && place !== document.body; place = place.parentElement) {
        if (getComputedStyle(place).overflowX !== "visible") return true;
      }
      return false;
    };
    const standsOut = (element: Element) => {
      const { left, right, height } = element.getBoundingClientRect();
      // What is a pixel wide is there to be heard.
      return height > 0 && right - left > 1 && (right > width + 0.5 || left < -0.5);
    };
    const found = [...document.querySelectorAll("body *:not(svg *)")].filter(
      (element) => standsOut(element) && !isInScroller(element),
    );
    const scrolls = document.documentElement.scrollWidth > width ? ["the page itself"] : [];
    return [...scrolls, ...found.map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`)];
  });
  expect.soft(outside, what).toEqual([]);
}

/** The size of a drawing's texts on the screen follows from how much the drawing is scaled; of other texts, pinyin is the smallest. */
function figureTexts(page: Page): Promise<{ text: string; sizePx: number }[]> {
  return page.evaluate(() => {
    const visible = (element: Element) => element.getClientRects().length > 0 && element.textContent.trim() !== "";
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const drawn = [...document.querySelectorAll<SVGTextElement>("main svg text")].filter(visible).map((text) => {
      const { a, b } = text.getScreenCTM() ?? { a: 0, b: 0 };
      return { text: text.textContent, sizePx: sizeOf(text) * Math.hypot(a, b) };
    });
    const written = [...document.querySelectorAll("figure *:not(svg *), rt")]
      .filter((element) => visible(element) && element.children.length === 0)
      .map((element) => ({ text: element.textContent, sizePx: sizeOf(element) }));
    return [...drawn, ...written];
  });
}
