import { brotliCompressSync } from "node:zlib";
import { lessonPath } from "@dripstone/contract/lessons/paths";
import { paths } from "@dripstone/contract/paths";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { openSemester } from "../classes/classes-site.ts";
import { writePost, writeReply } from "../forum/forum-site.ts";
import { COURSE, PLAIN, plantLessons } from "../lessons/lessons-site.ts";
import { alive, open, speak, useSite } from "../site.ts";

const site = useSite();

const HOME_SCRIPT_MAX_KB = 190;
/** Of what a page loads: files, all of its kilobytes as they come through the line with their headers, and of these scripts and styles. */
const usual = { requests: 15, all: 275, script: 200, style: 32 };
const atMost: Record<string, typeof usual> = {
  // Reads a few lines in the headings' face, at its other weight.
  [paths.home]: { ...usual, requests: 16, all: 315 },
  // Formulas bring a sheet and two faces; the field for answers is that of lessons, too.
  [paths.weeklyProblem]: { ...usual, requests: 21, all: 320, script: 206 },
  // What is typed is judged by the schemas.
  [paths.register]: { ...usual, requests: 18, all: 310, script: 238 },
  [paths.forum]: { ...usual, requests: 20, all: 300, script: 206 },
  // Lessons, and a figure to touch or the frame of a program, whose files come when the page is there.
  [paths.amc8]: { ...usual, requests: 21, all: 290 },
  [paths.python]: { ...usual, requests: 21, all: 290 },
  // Two semesters of classes, and a sample of homework with its formulas.
  [paths.classes]: { ...usual, requests: 21, all: 300 },
};
/** Exercises, with what reads formulas. */
const lesson = { requests: 23, all: 320, script: 216, style: 34 };
/** A class brings the same sample along. */
const oneClass = { ...usual, requests: 19, all: 290 };
const thread = { ...usual, requests: 20, all: 300 };
const LAYOUT_SHIFT_MAX = 0.05;
const LATE_FONTS_MS = 700;
/** Pages with variables and titles, which are set in italics. */
const slanted = new Set<string>([paths.home, paths.amc8]);

test("the home page loads at most 190 kB of compressed JavaScript", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto(site.url);
  await alive(page);
  // What it fetches as soon as it has nothing else to do counts, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(HOME_SCRIPT_MAX_KB);
});

const visited = [paths.home, paths.weeklyProblem, paths.amc8, paths.register, paths.forum, paths.classes];

test.beforeAll(() => openSemester(site));

test("a page takes few files and few bytes, and a slanted face only where something slanted stands", async ({
  browser,
}) => {
  for (const route of [...visited, paths.python, paths.privacy, paths.practiceTests]) {
    const context = await browser.newContext();
    const { files, preloaded } = await firstLoad(context, site.url + route);
    expectAtMost(atMost[route] ?? usual, files, route);
    expect.soft(preloaded, `${route}: fonts asked for at once`).toHaveLength(2);
    expect.soft(preloaded.join(" "), route).not.toContain("italic");
    const asked = files.map(({ address }) => address).join(" ");
    if (!slanted.has(route)) expect.soft(asked, route).not.toContain("italic");
    await context.close();
  }
});

test("the page of a class takes few files and few bytes", async ({ browser }) => {
  const route = paths.classDetail(await openSemester(site));
  const context = await browser.newContext();
  const { files } = await firstLoad(context, site.url + route);
  expectAtMost(oneClass, files, route);
  await context.close();
});

test("a lesson with nothing to touch takes at most 220 kB of JavaScript", async ({ browser }) => {
  await plantLessons(site);
  const route = lessonPath(COURSE, PLAIN);
  const context = await browser.newContext();
  const { files } = await firstLoad(context, site.url + route);
  expectAtMost(lesson, files, route);
  await context.close();
});

test("a thread with formulas takes few files and few bytes, in both languages", async ({ browser }) => {
  const { token } = await site.signUp({ role: "teacher" });
  const title = "How many squares are in the grid?";
  const content = "A grid has $n$ rows. Is $\\frac{n(n+1)}{2} \\le x^2 - 3$ always right?\n\n$$a^2 + b^2 = c^2$$";
  const id = await writePost(site, token, { title, content, category: "math-help" });
  for (let nth = 1; nth <= 5; nth += 1)
    await writeReply(site, token, id, `Try $x_${nth} = ${nth}y \\times 2$ and count again.`);
  for (const locale of ["en", "ch"] as const) {
    const context = await browser.newContext();
    await speak(context, site.url, locale);
    const { files } = await firstLoad(context, site.url + paths.forumPost(id));
    expectAtMost(thread, files, locale);
    expect.soft(files.map(({ address }) => address).join(" ")).toContain("katex-math");
    await context.close();
  }
});

for (const locale of ["en", "ch"] as const) {
  test(`nothing jumps in ${locale} when the fonts come late`, async ({ browser }) => {
    for (const route of visited) {
      const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
      await speak(context, site.url, locale);
      expect.soft(await layoutShift(context, site.url + route), route).toBeLessThanOrEqual(LAYOUT_SHIFT_MAX);
      await context.close();
    }
  });
}

type LoadedFile = { address: string; type: string; kilobytes: number };

/** Tells what is heaviest where it is too much. */
function expectAtMost(most: typeof usual, files: LoadedFile[], page: string): void {
  const heaviest = files
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .map(({ address, kilobytes }) => `${kilobytes.toFixed(1)} ${new URL(address).pathname}`)
    .join("\n");
  const sum = (type?: string) =>
    files.reduce((kilobytes, file) => kilobytes + (type && file.type !== type ? 0 : file.kilobytes), 0);
  expect.soft(files.length, `${page}: files\n${heaviest}`).toBeLessThanOrEqual(most.requests);
  expect.soft(sum(), `${page}: kilobytes\n${heaviest}`).toBeLessThanOrEqual(most.all);
  expect.soft(sum("Script"), `${page}: scripts\n${heaviest}`).toBeLessThanOrEqual(most.script);
  expect.soft(sum("Stylesheet"), `${page}: styles\n${heaviest}`).toBeLessThanOrEqual(most.style);
}

/** What a browser with an empty cache fetches for a page until that has come alive and has all that it asked for. */
async function firstLoad(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const files = new Map<string, LoadedFile>();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  network.on("Network.requestWillBeSent", ({ requestId, request: { url } }) => {
    if (url.startsWith("http")) files.set(requestId, { address: url, type: "", kilobytes: 0 });
  });
  network.on("Network.responseReceived", ({ requestId, type }) => {
    const file = files.get(requestId);
    if (file) file.type = type;
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file) file.kilobytes = encodedDataLength / 1000;
  });
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  // What it fetches as soon as it has nothing else to do counts, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => [...files.values()].filter(({ kilobytes }) => kilobytes === 0)).toEqual([]);
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return { files: [...files.values()], preloaded };
}

/** How far a page's content jumps (0: nowhere) while its fonts arrive after everything else. */
async function layoutShift(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  let late = 0;
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_FONTS_MS));
    late += 1;
    await route.continue();
  });
  await page.addInitScript(countShifts);
  await open(page, address);
  await expect.poll(() => late, "the fonts that come late").toBeGreaterThanOrEqual(2);
  await page.evaluate(() => document.fonts.ready);
  await painted(page);
  return page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
}

function countShifts() {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
    document.documentElement.dataset.shift = String(sum);
  }).observe({ type: "layout-shift", buffered: true });
}

/** Waits until what has just changed has been painted and reported. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))));
}
