import { brotliCompressSync } from "node:zlib";
import { paths } from "@dripstone/contract/paths";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { alive, open, speak, useSite } from "../site.ts";

const site = useSite();

const HOME_SCRIPT_MAX_KB = 190;
const usual = { requests: 15, script: 225, style: 32 };
/** More than it should be: the forum's bar is 20 files, and 300 kB of all that it loads. */
const atMost: Record<string, typeof usual> = { [paths.forum]: { requests: 28, script: 292, style: 41 } };
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

const visited = [paths.home, paths.weeklyProblem, paths.amc8, paths.register, paths.forum];

test("a page takes few files and few bytes, and a slanted face only where something slanted stands", async ({
  browser,
}) => {
  for (const route of [...visited, paths.python, paths.privacy]) {
    const context = await browser.newContext();
    const { requests, kilobytes, preloaded } = await firstLoad(context, site.url + route);
    const asked = requests.join(" ");
    const most = atMost[route] ?? usual;
    expect.soft(requests.length, `${route}: ${asked}`).toBeLessThanOrEqual(most.requests);
    expect.soft(kilobytes.script, `${route}: scripts`).toBeLessThanOrEqual(most.script);
    expect.soft(kilobytes.stylesheet, `${route}: styles`).toBeLessThanOrEqual(most.style);
    expect.soft(preloaded, `${route}: fonts asked for at once`).toHaveLength(2);
    expect.soft(preloaded.join(" "), route).not.toContain("italic");
    if (!slanted.has(route)) expect.soft(asked, route).not.toContain("italic");
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

/** What a browser with an empty cache fetches for a page until that has come alive and is quiet. */
async function firstLoad(context: BrowserContext, address: string) {
  const page = await context.newPage();
  const requests: string[] = [];
  const bodies: { type: string; body: Promise<Buffer> }[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith("http")) requests.push(request.url());
  });
  page.on("response", (response) => {
    const type = response.request().resourceType();
    if (type === "script" || type === "stylesheet") bodies.push({ type, body: response.body() });
  });
  await open(page, address);
  await page.evaluate(() => document.fonts.ready);
  const kilobytes = { script: 0, stylesheet: 0 };
  for (const { type, body } of bodies) {
    kilobytes[type as keyof typeof kilobytes] += brotliCompressSync(await body).length / 1000;
  }
  const preloads = page.locator('link[rel="preload"][as="font"]');
  const preloaded = await preloads.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  return { requests, kilobytes, preloaded };
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
