import { lessonPath } from "@dripstone/contract/lessons/paths";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { desk } from "../looks.ts";
import { open, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";
import { COURSE, FIRST, numbers, plantLessons } from "./lessons-site.ts";

const site = useSite();
test.beforeAll(() => plantLessons(site));
test.use(desk);

const PHONE = { width: 360, height: 640 };
/** From the smallest to the largest. */
const animals = ["ant", "cat", "dog", "whale"];

type Point = { x: number; y: number };

function orderOn(page: Page, t: Texts) {
  const card = page.getByRole("region", { name: t("lessons:exercise.title", { number: numbers.lineUp }), exact: true });
  const items = card.getByRole("listitem");
  const words = async () =>
    (await items.allInnerTexts()).map((text) => animals.find((animal) => text.includes(animal)) ?? text);
  return {
    card,
    items,
    item: (animal: string) => items.filter({ hasText: animal }),
    words,
    grip: (place: number) => card.getByRole("button", { name: t("lessons:order.grip", { place }), exact: true }),
    check: () => card.getByRole("button", { name: t("lessons:exercise.check"), exact: true }).click(),
    right: () => expect(card.getByText(t("lessons:verdict.right"))).toBeInViewport(),
    /** Puts one after another into its place, each by this drag. */
    async sort(drag: (from: Locator, to: Locator) => Promise<void>) {
      for (const [place, animal] of animals.entries()) {
        const from = (await words()).indexOf(animal);
        if (from === place) continue;
        await drag(items.nth(from), items.nth(place));
        await expect.poll(async () => (await words()).indexOf(animal)).toBe(place);
      }
    },
  };
}

async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not to be seen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("things are dragged by the mouse wherever they are taken, and dropped above and below the list, too", async ({
  page,
}) => {
  const t = textsIn("en");
  await open(page, site.url + lessonPath(COURSE, FIRST));
  const { card, items, item, words, sort, check, right } = orderOn(page, t);
  await card.scrollIntoViewIfNeeded();
  await expect(items).toHaveCount(animals.length);
  const [first = ""] = await words();
  const from = await middleOf(item(first));
  const last = await middleOf(items.last());
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(last.x, last.y + 60, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await words()).at(-1)).toBe(first);
  await sort(async (one, other) => {
    const [begin, end] = [await middleOf(one), await middleOf(other)];
    await page.mouse.move(begin.x, begin.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 8 });
    await page.mouse.up();
  });
  await check();
  await right();
});

test("a finger drags by the grip at once and by the rest after a moment, and otherwise scrolls", async ({
  browser,
}) => {
  const t = textsIn("ch");
  const context = await browser.newContext({ ...desk, viewport: PHONE, hasTouch: true, isMobile: true });
  await speak(context, site.url, "ch");
  const page = await context.newPage();
  await open(page, site.url + lessonPath(COURSE, FIRST));
  const { items, item, words, sort, check, right } = orderOn(page, t);
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const slide = async (begin: Point, end: Point) => {
    for (const part of [0.2, 0.4, 0.6, 0.8, 1])
      await touch("touchMove", [{ x: end.x, y: begin.y + (end.y - begin.y) * part }]);
    await touch("touchEnd", []);
  };
  await expect(items).toHaveCount(animals.length);
  const list = items.first().locator("..");
  const toTheMiddle = () => list.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
  await toTheMiddle();
  const atFirst = await words();

  // A quick stroke over the list is meant for the page.
  const scrolled = await page.evaluate(() => scrollY);
  const start = await middleOf(items.nth(2));
  const rested = page.evaluate(() => new Promise((rest) => addEventListener("scrollend", rest, { once: true })));
  await touch("touchStart", [start]);
  await slide(start, { ...start, y: start.y - 150 });
  await rested;
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
  expect(await words()).toEqual(atFirst);

  await toTheMiddle();
  const [first = ""] = atFirst;
  const [begin, end] = [await middleOf(item(first)), await middleOf(items.nth(1))];
  await touch("touchStart", [begin]);
  await expect(item(first).first()).toHaveAttribute("data-taken");
  await slide(begin, end);
  await expect.poll(async () => (await words()).indexOf(first)).toBe(1);

  await sort(async (one, other) => {
    const [from, to] = [await middleOf(one.locator("[data-grip]")), await middleOf(other)];
    await touch("touchStart", [from]);
    await slide(from, to);
  });
  await check();
  await right();
  await context.close();
});

test("by keys, the focus stays with what is moved", async ({ page }) => {
  const t = textsIn("en");
  await page.setViewportSize(PHONE);
  await open(page, site.url + lessonPath(COURSE, FIRST));
  const { card, items, item, words, grip, check, right } = orderOn(page, t);
  const count = animals.length;
  await expect(items).toHaveCount(count);
  const [first = ""] = await words();
  // To the end and back by the buttons: the one that is pressed moves the same thing each time.
  await card.getByRole("button", { name: t("lessons:order.down", { place: 1 }), exact: true }).focus();
  for (let place = 1; place < count; place += 1) await page.keyboard.press("Enter");
  await expect.poll(async () => (await words()).at(-1)).toBe(first);
  await expect(item(first).getByRole("button", { name: t("lessons:order.up", { place: count }) })).toBeFocused();
  for (const [place, animal] of animals.entries()) {
    const from = (await words()).indexOf(animal);
    if (from === place) continue;
    await grip(from + 1).focus();
    await page.keyboard.press("Space");
    await expect(item(animal).first()).toHaveAttribute("data-taken");
    for (let now = from; now > place; now -= 1) await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await expect.poll(async () => (await words()).indexOf(animal)).toBe(place);
    await expect(grip(place + 1)).toBeFocused();
  }
  // Escape puts back what was taken along by mistake.
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Escape");
  expect(await words()).toEqual(animals);
  await check();
  await right();
});
