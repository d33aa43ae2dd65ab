import { once } from "node:events";
import { request as ask, createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { lessonPath } from "@dripstone/contract/lessons/paths";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { site as brand } from "../../site.config.ts";
import { COURSE, FIRST, PLAIN, plantLessons } from "../lessons/lessons-site.ts";
import { alive, keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

test.use({ serviceWorkers: "allow" });

/** The way to the site, which can be lost, and on which the site may be a newer one. */
class Line {
  private version = "";
  private server: Server | undefined;
  private port = 0;
  /** How often somebody has looked for a newer version. */
  looks = 0;

  get url() {
    return `http://localhost:${this.port}`;
  }

  async restore() {
    this.server = createServer((asked, reply) => {
      const { url = "/", method } = asked;
      const isWorker = url === "/sw.js";
      if (isWorker) this.looks += 1;
      const headers = { ...asked.headers, "accept-encoding": "identity" };
      if (isWorker) delete headers["if-none-match"];
      const onward = ask(site.url + url, { method, headers }, (answer) => {
        const told = { ...answer.headers };
        if (isWorker) for (const header of ["content-length", "etag"]) delete told[header];
        reply.writeHead(answer.statusCode ?? 500, told);
        answer.on("end", () => reply.end(isWorker ? this.version : "")).pipe(reply, { end: false });
      });
      asked.pipe(onward);
    });
    this.server.listen(this.port, "127.0.0.1");
    await once(this.server, "listening");
    this.port = (this.server.address() as AddressInfo).port;
  }

  async lose() {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  renew() {
    this.version += "// a newer one\n";
  }
}

let line: Line;
test.beforeAll(() => plantLessons(site));
test.beforeEach(async () => {
  line = new Line();
  await line.restore();
});
test.afterEach(() => line.lose());

/** The worker controls the page, and no look for a newer one is under way: the next one would be the same. */
async function isControlled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

/** The paths of all that is kept on the device. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** As the page does when somebody comes back to it. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
/** Not on a page that has been loaded since; while one loads, it is not yet known. */
const isMarked = (page: Page) => page.evaluate(() => "isMarked" in window).catch(() => true);

test("a lesson that was opened is read offline; other pages say why they are not there, and nothing of the API is kept", async ({
  page,
  context,
}) => {
  const lesson = lessonPath(COURSE, FIRST);
  await keepSession(context, await site.signUp());
  await open(page, line.url + lesson);
  const title = (await page.locator("h1").textContent()) ?? "";
  await expect.poll(() => kept(page)).toContain(lesson);
  await expect.poll(async () => (await kept(page)).filter((path) => path.endsWith(".css")).length).toBeGreaterThan(0);
  const all = await kept(page);
  expect(all.filter((path) => path.startsWith("/api") || path.startsWith("/files"))).toEqual([]);

  await line.lose();
  await context.setOffline(true);
  await page.reload();
  await alive(page);
  await expect(page.locator("h1")).toHaveText(title);
  await expect(page.getByText(en("offline:note"))).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("token")), "still logged in").not.toBeNull();

  await page.goto(line.url + paths.about);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("server-pages:offline.title"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const ways = page.getByRole("navigation", { name: en("server-pages:offline.kept") }).getByRole("link");
  await expect(ways).toHaveText([title]);
  await ways.click();
  await expect(page.locator("h1")).toHaveText(title);
  await page.goBack();
  await line.restore();
  await context.setOffline(false);
  await page.getByRole("link", { name: en("server-pages:offline.again") }).click();
  await expect(page).toHaveTitle(new RegExp(brand.name.en));
});

test("offline, a page is missed in the language that was read last, and kept lessons are named each in its own", async ({
  page,
  context,
}) => {
  await open(page, line.url + lessonPath(COURSE, FIRST));
  const english = (await page.locator("h1").textContent()) ?? "";
  await expect.poll(() => kept(page)).toContain(lessonPath(COURSE, FIRST));
  await open(page, `${line.url}${lessonPath(COURSE, PLAIN)}?lang=ch`);
  const chinese = (await page.locator("h1").textContent()) ?? "";
  await expect.poll(() => kept(page)).toContain(lessonPath(COURSE, PLAIN));
  await line.lose();
  await context.setOffline(true);
  await page.goto(line.url + paths.about);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ch("server-pages:offline.title"));
  await expect(page.getByText(en("server-pages:offline.title"))).toHaveCount(0);
  const items = page.getByRole("navigation", { name: ch("server-pages:offline.kept") }).getByRole("listitem");
  await expect(items).toHaveText([chinese, english]);
  await expect(items.first()).toHaveAttribute("lang", "zh-Hans");
  await expect(items.last()).toHaveAttribute("lang", "en");

  await page.goto(`${line.url}${paths.about}?lang=en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("server-pages:offline.title"));
});

test("a lesson that was left as soon as it was seen is kept, too", async ({ page }) => {
  const lesson = lessonPath(COURSE, FIRST);
  await open(page, line.url + lesson);
  await page
    .getByRole("navigation", { name: en("nav.label") })
    .getByRole("link", { name: en("pages.about") })
    .click();
  await expect(page).toHaveURL(line.url + paths.about);
  await expect.poll(() => kept(page)).toContain(lesson);
});

test("offline with no lesson kept, no list is shown", async ({ page, context }) => {
  await open(page, `${line.url}${paths.forum}?lang=ch`);
  await isControlled(page);
  await line.lose();
  await context.setOffline(true);
  await page.goto(line.url + paths.about);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("a newer version takes over, and the page loads anew", async ({ page }) => {
  await open(page, line.url + paths.about);
  await isControlled(page);
  await mark(page);
  const before = line.looks;
  await comeBack(page);
  await expect.poll(() => line.looks).toBeGreaterThan(before);
  await isControlled(page);
  expect(await isMarked(page), "nothing newer, nothing loaded").toBe(true);
  line.renew();
  await comeBack(page);
  await expect.poll(() => isMarked(page)).toBe(false);
  await alive(page);
});

test("a newer version waits for somebody who is writing, and comes when they say so", async ({ page }) => {
  await open(page, `${line.url}${paths.forum}?lang=ch`);
  await isControlled(page);
  await mark(page);
  const field = page.locator("main").locator("input[type=search], input[type=text], textarea").first();
  await field.fill("三角形");
  line.renew();
  await comeBack(page);
  await expect(page.getByText(ch("offline:newer"))).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await expect(field).toHaveValue("三角形");
  await page.getByRole("button", { name: ch("offline:reload") }).click();
  await expect.poll(() => isMarked(page)).toBe(false);
});

test("logging out forgets which lessons were opened", async ({ page, context }) => {
  const lesson = lessonPath(COURSE, FIRST);
  await keepSession(context, await site.signUp({ name: "Mei" }));
  await open(page, line.url + lesson);
  await expect.poll(() => kept(page)).toContain(lesson);
  await page.getByRole("button", { name: en("nav.account", { name: "Mei" }) }).click();
  await page.getByRole("menuitem", { name: en("account.logout") }).click();
  await expect.poll(() => kept(page)).not.toContain(lesson);
});
