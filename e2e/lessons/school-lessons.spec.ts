import { createRequire } from "node:module";
import { lessonPath } from "@dripstone/contract/lessons/paths";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { desk } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";
import { answer, cardOf, lessonOf } from "./school-lesson.ts";

/** An interpreter of several megabytes has to start. */
const STARTS_MS = 60_000;
const COMPILES_MS = 300_000;
const STOPS_MS = 1_000;
const PHONE = { width: 360, height: 740 };

const site = useSite();
test.use(desk);

/** Puts a program in the place of the one that stands there. */
async function write(page: Page, t: Texts, cell: Locator, program: string): Promise<void> {
  const edit = cell.getByRole("button", { name: t("programs:cell.edit"), exact: true });
  if (await edit.isVisible()) await edit.click();
  await cell.getByRole("textbox").first().click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(program);
}

test("a student does a lesson for the AMC 8 on a phone, and has 100 of 100", async ({ page, context }) => {
  const t = textsIn("en");
  await page.setViewportSize(PHONE);
  await keepSession(context, await site.signUp());
  const lesson = await lessonOf("amc8", "squares-on-sticks");
  await open(page, site.url + lessonPath("amc8", lesson.slug));
  for (const exercise of lesson.text.en.exercises) {
    const card = cardOf(page, t, lesson, exercise.id);
    await answer(card, t, lesson, exercise);
    await expect(card.getByText(t("lessons:verdict.right")), exercise.id).toBeInViewport();
  }
  const end = page.getByRole("region", { name: t("lessons:end.done") });
  await expect(end.getByText(t("lessons:end.score", { score: 100 }))).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test("in a lesson on Python, a loop without an end is stopped, and the lesson goes on", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + lessonPath("python", "again-and-again"));
  const cell = page.getByRole("region", { name: /^Try .*\.py$/ }).first();
  await write(page, t, cell, "drops = 0\nwhile True:\n    drops = drops + 1");
  await cell.getByRole("button", { name: t("programs:cell.run"), exact: true }).click();
  const stop = cell.getByRole("button", { name: t("programs:cell.stop"), exact: true });
  await stop.click({ timeout: STARTS_MS });
  await expect(cell.getByText(/^You stopped the program/)).toBeVisible({ timeout: STOPS_MS });
  await write(page, t, cell, "print(6 * 7)");
  await cell.getByRole("button", { name: t("programs:cell.run"), exact: true }).click();
  await expect(cell.getByRole("log").getByText("42")).toBeVisible({ timeout: STARTS_MS });
});

test("in the first lesson on the Raspberry Pi, a light blinks", async ({ page, context }) => {
  const t = textsIn("ch");
  await speak(context, site.url, "ch");
  await open(page, site.url + lessonPath("raspberry-pi", "a-light-that-obeys"));
  const cell = page.getByRole("region", { name: t("programs:cell.name", { title: "blink.py" }), exact: true });
  // A lamp that blinks does not wait for one who looks now and then: what it does is noted down.
  const seen = await page.evaluateHandle(
    ({ on, off }) => {
      const states: string[] = [];
      new MutationObserver(() => {
        const isThere = (name: string) => document.querySelector(`[aria-label="${name}"]`) !== null;
        const state = isThere(on) ? "on" : isThere(off) ? "off" : undefined;
        if (state && state !== states.at(-1)) states.push(state);
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-label"] });
      return states;
    },
    { on: t("programs:board.ledIs.on", { pin: 17 }), off: t("programs:board.ledIs.off", { pin: 17 }) },
  );
  await cell.getByRole("button", { name: t("programs:cell.run"), exact: true }).click();
  await expect.poll(async () => (await seen.jsonValue()).join(" "), { timeout: STARTS_MS }).toContain("on off on off");
});

test("characters are written stroke by stroke, with the mouse and with a finger", async ({ browser }) => {
  const t = textsIn("en");
  const context = await browser.newContext({ ...desk, hasTouch: true });
  const page = await context.newPage();
  const lesson = await lessonOf("chinese", "pictures-that-became-words");
  const thing = Object.values(lesson.text.en.things).find(({ kind }) => kind === "characters");
  const [first = "", second = ""] = thing?.kind === "characters" ? thing.characters : "";
  await open(page, site.url + lessonPath("chinese", lesson.slug));
  const desktop = page.getByRole("region", { name: t("lessons:characters.label") });
  const said = desktop.getByRole("status");

  await desktop.getByRole("button", { name: t("lessons:characters.trace") }).click();
  const strokes = await strokesOn(page, desktop, first);
  for (const [number, stroke] of strokes.entries()) {
    await expect(said).toHaveText(t("lessons:characters.write", { left: strokes.length - number }));
    const [start, ...way] = stroke;
    await page.mouse.move(start?.x ?? 0, start?.y ?? 0);
    await page.mouse.down();
    for (const { x, y } of way) await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.up();
  }
  await expect(said).toHaveText(t("lessons:characters.done", { mistakes: 0 }));

  await desktop.getByRole("button", { name: second, exact: true }).click();
  await desktop.getByRole("button", { name: t("lessons:characters.byHeart") }).click();
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  const others = await strokesOn(page, desktop, second);
  for (const [number, stroke] of others.entries()) {
    await expect(said).toHaveText(t("lessons:characters.write", { left: others.length - number }));
    await touch("touchStart", stroke.slice(0, 1));
    for (const point of stroke.slice(1)) await touch("touchMove", [point]);
    await touch("touchEnd", []);
  }
  await expect(said).toHaveText(t("lessons:characters.done", { mistakes: 0 }));
  await context.close();
});

test("in a lesson on C++, a program with a mistake is mended until it compiles and is right", async ({ page }) => {
  test.setTimeout(COMPILES_MS);
  const t = textsIn("en");
  const lesson = await lessonOf("cpp", "a-language-that-is-strict");
  const exercise = lesson.text.en.exercises.find(({ id }) => id === "sum-of-two");
  const solution = exercise?.kind === "program" ? exercise.solution : "";
  await open(page, site.url + lessonPath("cpp", lesson.slug));
  const card = cardOf(page, t, lesson, "sum-of-two");
  const check = card.getByRole("button", { name: t("lessons:program.check"), exact: true });
  await check.click();
  await expect(card.getByText(t("programs:explain.cpp.semicolon"), { exact: false })).toBeVisible({
    timeout: COMPILES_MS,
  });
  // It compiles, but a sum that is too large falls off the shelf.
  await write(page, t, card, solution.replace("long long", "int"));
  await check.click();
  await expect(card.getByText(t("lessons:program.runWrong", { number: 3 }))).toBeVisible({ timeout: COMPILES_MS });
  await write(page, t, card, solution);
  await check.click();
  await expect(card.getByText(t("lessons:verdict.right"))).toBeInViewport({ timeout: COMPILES_MS });
});

type Point = { x: number; y: number };

/** The strokes of a character where they are to be written, on the page. */
async function strokesOn(page: Page, desktop: Locator, character: string): Promise<Point[][]> {
  const require = createRequire(new URL("../../apps/web/package.json", import.meta.url));
  const { medians }: { medians: [number, number][][] } = require(`hanzi-writer-data/${character}.json`);
  await desktop.scrollIntoViewIfNeeded();
  await expect(desktop.locator("svg g[transform*=scale]").first()).toBeAttached();
  return page.evaluate((all) => {
    // Data of strokes has its own measure, with the y-axis upward.
    const drawn = document.querySelector<SVGGElement>("svg g[transform*=scale]");
    const matrix = drawn?.getScreenCTM();
    if (!matrix) throw new Error("Nothing is drawn there");
    return all.map((stroke) =>
      stroke.map(([x, y]) => {
        const point = new DOMPoint(x, y).matrixTransform(matrix);
        return { x: point.x, y: point.y };
      }),
    );
  }, medians);
}
