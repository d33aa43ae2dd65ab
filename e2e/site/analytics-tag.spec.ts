import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const [en, ch] = [textsIn("en"), textsIn("ch")];

/** What the tag does, as those of others do: it tells where it is whenever a page is opened. */
const script = `
  const { website } = document.currentScript.dataset;
  const tell = () => fetch(new URL("/seen", "ORIGIN") + "?" + new URLSearchParams({ website, path: location.pathname, list: window.dataLayer.length }));
  window.tellAgain = () => tell().then(() => "told", () => "kept back");
  tell();
`;

/** Another company's server: what was asked of it. */
const asked: string[] = [];
const company = createServer(({ url = "" }, reply) => {
  asked.push(url);
  reply.setHeader("access-control-allow-origin", "*").setHeader("content-type", "text/javascript");
  reply.end(url.startsWith("/gtag/js") ? script.replace("ORIGIN", origin()) : "");
});
const origin = () => `http://127.0.0.1:${(company.address() as AddressInfo).port}`;

const plain = useSite();
const site = useSite({
  async analyticsTag() {
    company.listen(0, "127.0.0.1");
    await once(company, "listening");
    return { address: `${origin()}/gtag/js?id=G-1`, data: { website: "w-1" }, reportsTo: [] };
  },
});

test.beforeEach(() => {
  asked.length = 0;
});
test.afterAll(() => {
  company.closeAllConnections();
  company.close();
});

const bar = (page: Page, t = en) => page.getByRole("region", { name: t("tag:bar.label"), exact: true });
const button = (page: Page, answer: "yes" | "no", t = en) =>
  bar(page, t).getByRole("button", { name: t(`tag:bar.${answer}`), exact: true });
const part = (page: Page) => page.locator("#counting");
/** What decides about the tag has come, and has had its say. */
const decided = (page: Page) => page.waitForResponse(/\/assets\/counting-part-.*\.js$/);
const seen = () => asked.filter((url) => url.startsWith("/seen"));
const tellAgain = (page: Page) => page.evaluate("window.tellAgain()");

test("without the setting, there is nothing of it", async ({ page }) => {
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  const { body, policy } = await page.request.get(plain.url + paths.privacy).then(async (reply) => ({
    body: await reply.text(),
    policy: reply.headers()["content-security-policy"],
  }));
  expect(policy).not.toMatch(/https?:/);
  expect(body).not.toMatch(/"tag"|id="counting"/);
  await open(page, plain.url + paths.privacy);
  await expect(page.getByText(en("legal:privacy.short.1"))).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(loaded.filter((url) => !url.startsWith(plain.url) || url.includes("counting"))).toEqual([]);
});

test("it is loaded after a yes and not before, remembered, and cut off by a no", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, site.url + paths.about);
  const [no, yes] = [await button(page, "no").boundingBox(), await button(page, "yes").boundingBox()];
  expect([no?.width, no?.height]).toEqual([yes?.width, yes?.height]);
  const footer = await page.getByRole("contentinfo").boundingBox();
  const place = await bar(page).boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(Math.floor((footer?.y ?? 0) + (footer?.height ?? 0)));
  expect(asked).toEqual([]);

  await button(page, "yes").focus();
  await page.keyboard.press("Enter");
  await expect(bar(page).getByText(en("tag:bar.thanks"))).toBeFocused();
  await expect.poll(seen).toEqual(["/seen?website=w-1&path=%2Fabout&list=2"]);

  await open(page, site.url + paths.privacy);
  await expect.poll(() => seen().length).toBe(2);
  await expect(bar(page)).toHaveCount(0);
  await expect(part(page)).toContainText("127.0.0.1");
  await expect(page.getByText(en("legal:privacy.short.1"))).toHaveCount(0);
  expect(await tellAgain(page)).toBe("told");
  await part(page)
    .getByRole("button", { name: en("tag:bar.no"), exact: true })
    .click();
  await expect(part(page).getByRole("status")).toHaveText(en("tag:answer.no"));
  expect(await tellAgain(page)).toBe("kept back");
  expect(seen()).toHaveLength(3);

  const comes = decided(page);
  await open(page, site.url + paths.privacy);
  await comes;
  await expect(part(page).getByRole("status")).toHaveText(en("tag:answer.no"));
  expect(asked.filter((url) => url.startsWith("/gtag"))).toHaveLength(2);
});

test("a no is remembered, and nothing is loaded", async ({ page }) => {
  await open(page, `${site.url}${paths.about}?lang=ch`);
  await button(page, "no", ch).click();
  await expect(bar(page, ch).getByText(ch("tag:bar.thanks"))).toBeFocused();
  await open(page, `${site.url}${paths.privacy}?lang=ch`);
  await expect(part(page).getByRole("status")).toHaveText(ch("tag:answer.no"));
  await expect(bar(page, ch)).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const [signal, value] of [
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
] as const) {
  test(`a browser with ${signal} is never asked, not even after an earlier yes`, async ({ page }) => {
    await page.addInitScript(
      ([name, said]) => {
        Object.defineProperty(navigator, name, { value: said });
        localStorage.setItem("countVisits", "yes");
      },
      [signal, value] as const,
    );
    await open(page, site.url + paths.privacy);
    await expect(part(page)).toContainText(en("tag:answer.browser"));
    await expect(bar(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
}

test("whoever is logged in is neither asked nor counted, nor is a visitor where no other company belongs", async ({
  page,
}) => {
  for (const path of [paths.register, paths.search]) {
    const comes = decided(page);
    await open(page, site.url + path);
    await comes;
    await expect(bar(page)).toHaveCount(0);
  }
  await keepSession(page.context(), await site.signUp());
  await page.addInitScript(() => localStorage.setItem("countVisits", "yes"));
  await open(page, site.url + paths.privacy);
  await expect(part(page).getByRole("status")).toHaveText(en("tag:answer.yes"));
  await expect(bar(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});
