import { expect, test } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { site as brand } from "../../site.config.ts";
import { publicRoutes } from "../routes.ts";
import { alive, keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

test.describe("what a search engine is given", () => {
  for (const locale of ["en", "ch"] as const) {
    test(`every public page is rendered on the server with head and content in ${locale}`, async ({ request }) => {
      const titles = new Set<string>();
      for (const route of publicRoutes) {
        const reply = await request.get(`${site.url}${route}${locale === "ch" ? "?lang=ch" : ""}`);
        expect(reply.status(), route).toBe(route === "/404" ? 404 : 200);
        const html = await reply.text();
        expect(html, route).toContain(locale === "ch" ? '<html lang="zh-Hans"' : '<html lang="en"');
        const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? "";
        expect(title, route).toContain(locale === "ch" ? "滴石学堂" : "Dripstone Academy");
        titles.add(title);
        expect(html, route).toMatch(/<meta name="description" content="[^"]{8,}"/);
        const address = site.url + route;
        expect(html, route).toContain(`<link rel="canonical" href="${address}${locale === "ch" ? "?lang=ch" : ""}"`);
        expect(html, route).toContain(`<link rel="alternate" hrefLang="en" href="${address}"`);
        expect(html, route).toContain(`<link rel="alternate" hrefLang="zh-Hans" href="${address}?lang=ch"`);
        expect(html, route).toMatch(/<main[^>]*>[\s\S]*<h1[\s\S]*<\/main>/);
      }
      expect(titles.size, "each page has a title of its own").toBe(publicRoutes.length);
    });
  }

  test("business, courses and forum are described as structured data", async ({ request }) => {
    const describe = async (route: string, type: string) => {
      const html = await (await request.get(site.url + route)).text();
      const all = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
      return all.map(([, json = ""]) => JSON.parse(json)).find((it) => [it["@type"]].flat().includes(type));
    };
    const business = await describe("/", "LocalBusiness");
    expect(business["@type"]).toContain("EducationalOrganization");
    expect(business.openingHoursSpecification).toMatchObject({
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    });
    expect(await describe("/math/amc8", "Course")).toMatchObject({ name: "AMC 8 Math" });
    expect(await describe("/forum", "CollectionPage")).toBeTruthy();
  });

  test("an unknown path leads to /404, which answers 404; /my-progress leads to /progress", async ({ request }) => {
    const unknown = await request.get(`${site.url}/no/such/page`, { maxRedirects: 0 });
    expect(unknown.status()).toBe(302);
    expect(unknown.headers().location).toBe("/404");
    expect((await request.get(`${site.url}/404`)).status()).toBe(404);
    const progress = await request.get(`${site.url}/my-progress`, { maxRedirects: 0 });
    expect(progress.headers().location).toBe("/progress");
  });

  test("the policy lets only our own inline scripts run, and the same page is the same for everybody", async ({
    request,
  }) => {
    const first = await request.get(`${site.url}/math`);
    const policy = first.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toMatch(/^'self'( 'sha256-[^']+')+$/);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await first.text();
    expect(html).not.toContain("nonce=");
    const withToken = await request.get(`${site.url}/math`, { headers: { authorization: "Bearer abc" } });
    expect(await withToken.text()).toBe(html);
    const again = await request.get(`${site.url}/math`, { headers: { "if-none-match": first.headers().etag ?? "" } });
    expect(again.status()).toBe(304);
  });
});

test.describe("navigation", () => {
  test("the language toggle changes texts, title and lang at once, and the server remembers it", async ({ page }) => {
    await open(page, `${site.url}/math`);
    await page.getByRole("button", { name: "中文" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
    await expect(page).toHaveTitle("数学 · 滴石学堂");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
    await open(page, `${site.url}/about`);
    await expect(page).toHaveTitle("关于我们 · 滴石学堂");
    await page.getByRole("button", { name: "English" }).click();
    await expect(page).toHaveTitle("About us · Dripstone Academy");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("a Chinese address chosen in a search engine stays Chinese on the next page", async ({ page }) => {
    await open(page, `${site.url}/math?lang=ch`);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: ch("pages.about") })
      .click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await page.reload();
    await expect(page).toHaveTitle("关于我们 · 滴石学堂");
  });

  test("every navigation starts at the top, and back returns to where one was", async ({ page }) => {
    await open(page, `${site.url}/classes`);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    const before = await page.evaluate(() => window.scrollY);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: en("pages.about"), exact: true })
      .click();
    await expect(page).toHaveURL(`${site.url}/about`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/classes`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  });

  test("an unknown address inside the site leads to /404 without a new page", async ({ page }) => {
    await open(page, site.url);
    await page.evaluate(() => {
      window.history.pushState({}, "", "/nothing/here");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    await expect(page).toHaveURL(`${site.url}/404`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("notFound.title"));
  });

  test("the first tab stops skip to content, navigation and footer", async ({ page }) => {
    await open(page, site.url);
    for (const [name, target] of [
      [en("skip.content"), "content"],
      [en("skip.navigation"), "navigation"],
      [en("skip.footer"), "footer"],
    ] as const) {
      await page.goto(site.url);
      await page.locator("html[data-alive]").waitFor();
      const link = page.getByRole("link", { name });
      await link.focus();
      await expect(link).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.locator(`#${target}`)).toBeFocused();
    }
  });

  test("on a desk the drawer lists the subjects; on a phone a burger opens it", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, site.url);
    const drawer = page.getByRole("complementary").getByRole("navigation", { name: en("nav.sections") });
    await drawer.getByRole("link", { name: en("pages.raspberryPi") }).click();
    await expect(page).toHaveURL(`${site.url}/robot/raspberry-pi`);
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(drawer).toBeHidden();
    await page.getByRole("button", { name: en("nav.open") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: en("pages.python") })
      .click();
    await expect(page).toHaveURL(`${site.url}/compute/python`);
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: en("nav.open") }).click();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  test("the bar stays one line with a member's bell and picture, at every width", async ({ page, context }) => {
    await keepSession(context, await site.signUp({ role: "teacher" }));
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, site.url);
    await expect(page.getByRole("button", { name: en("notices:title") })).toBeVisible();
    for (const width of [1280, 1366, 1279, 768, 360]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = await page.locator("#navigation").boundingBox();
      expect(bar?.height, `${width} px`).toBeLessThanOrEqual(72);
    }
  });

  test("a member's menu has room around its lines: the frame's own sheet comes once, before what a click loads", async ({
    page,
    context,
  }) => {
    const member = await site.signUp();
    await keepSession(context, member);
    await open(page, site.url);
    await page.getByRole("button", { name: en("nav.account", { name: member.user.name }) }).click();
    const line = page.getByRole("menuitem", { name: en("account.profile") });
    await expect(line).toBeVisible();
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(36);
    const sheets = await page
      .locator("link[rel=stylesheet]")
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    expect(sheets.filter((sheet) => sheet === sheets[0])).toHaveLength(1);
  });

  test("sharing opens a popup of 600 x 400, with the page's address", async ({ page, context }) => {
    await context.route(/facebook|twitter|linkedin/, (route) => route.fulfill({ body: "shared" }));
    await open(page, `${site.url}/math`);
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        document.body.dataset.features = features ?? "";
        return open(url, target, features);
      };
    });
    for (const network of ["Facebook", "Twitter", "LinkedIn"]) {
      await page.getByRole("button", { name: en("footer.share"), exact: true }).click();
      const opened = context.waitForEvent("page");
      await page.getByRole("button", { name: network }).click();
      const popup = await opened;
      await expect(popup).toHaveURL(({ search }) => search.includes(encodeURIComponent(`${site.url}/math`)));
      await popup.close();
      await expect(page.locator("body")).toHaveAttribute("data-features", /width=600,height=400/);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: en("footer.share"), exact: true }).click();
    await expect(page.getByRole("link", { name: en("share:email"), exact: true })).toHaveAttribute(
      "href",
      /^mailto:\?subject=/,
    );
  });

  test("the page's address is copied, and drawn for a phone to scan", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await open(page, `${site.url}/math?lang=ch`);
    expect(asked.filter((address) => /share-choices|uqr/.test(address))).toEqual([]);
    await page.getByRole("button", { name: ch("footer.share"), exact: true }).click();
    await page.getByRole("button", { name: ch("share:copy") }).click();
    await expect(page.getByText(ch("share:copied"))).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/math?lang=ch`);
    await page.getByRole("button", { name: ch("share:code") }).click();
    const code = page.getByRole("img", { name: ch("share:codeOf", { address: `${site.url}/math?lang=ch` }) });
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${site.url}/math?lang=ch`);
  });

  test("the footer names this year and leads back to the top", async ({ page }) => {
    await open(page, `${site.url}/math`);
    const year = new Intl.DateTimeFormat("en", { year: "numeric", timeZone: brand.timeZone }).format(new Date());
    await expect(page.getByText(`© ${year} Dripstone Academy`)).toBeVisible();
    await page.getByRole("button", { name: en("footer.top") }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("an old browser that runs none of our scripts is told so, and shows the page; a new one is told nothing", async ({
    page,
    context,
  }) => {
    await open(page, `${site.url}/register`);
    await expect(page.getByText(en("oldBrowser"))).toBeHidden();
    // What a browser does with a condition that it does not know.
    await context.route("**/*.css", async (route) => {
      const sheet = await route.fetch();
      await route.fulfill({
        response: sheet,
        body: (await sheet.text()).replaceAll(":popover-open", ":not-known-here"),
      });
    });
    await context.route("**/*.js", (route) => route.abort());
    for (const [lang, words] of Object.entries({ en: en("oldBrowser"), ch: ch("oldBrowser") })) {
      await page.goto(`${site.url}/register?lang=${lang}`);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });

  test("dark and light are a choice that stays", async ({ page }) => {
    await open(page, site.url);
    await page.getByRole("button", { name: en("nav.dark") }).click();
    await page.reload();
    await alive(page);
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await page.getByRole("button", { name: en("nav.light") }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
  });

  test("no link of any public page is dead", async ({ request }) => {
    test.slow();
    const seen = new Set<string>();
    for (const route of publicRoutes) {
      const html = await (await request.get(site.url + route)).text();
      for (const [, href = ""] of html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)) seen.add(href);
    }
    expect(seen.size).toBeGreaterThan(15);
    for (const href of seen) {
      const reply = await request.get(site.url + href, { maxRedirects: 0 });
      expect(reply.status(), href).toBe(200);
    }
  });
});
