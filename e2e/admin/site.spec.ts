import type { ReplyOf } from "@dripstone/contract";
import { languageTags } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import type { SiteSettings } from "@dripstone/contract/site/payloads";
import { expect, type Page, test } from "@playwright/test";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
test.use(desk);

const [t, ch] = [textsIn("en"), textsIn("ch")];
const main = (page: Page) => page.getByRole("main");
const field = (page: Page, what: string, language?: "en" | "ch", text = t) =>
  main(page).getByLabel(
    language ? text("office:labelIn", { what, language: text(`office:language.${language}`) }) : what,
    { exact: true },
  );
const save = (page: Page, text = t) => main(page).getByRole("button", { name: text("office:save"), exact: true });
const banner = (page: Page, text = t) => page.getByRole("complementary", { name: text("common:announcement.label") });

/** The settings by the API, for what a journey is not about. */
async function settings({ token }: SignedUp, change?: (before: SiteSettings) => SiteSettings): Promise<SiteSettings> {
  const send = async (body?: object) => {
    const reply = await fetch(`${site.url}/api/admin/site`, {
      method: body ? "PUT" : "GET",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { data: ReplyOf<"GET /admin/site"> }).data;
  };
  const before = await send();
  // What is null is left out, as forms do.
  return change ? send(JSON.parse(JSON.stringify(change(before), (_, it) => it ?? undefined))) : before;
}

test("an admin announces something on all pages; a reader puts it away, and sees the next one", async ({
  page,
  context,
  browser,
}) => {
  await keepSession(context, await site.signUp({ role: "admin" }));
  await open(page, site.url + paths.admin);
  await page
    .getByRole("navigation", { name: t("admin:screens") })
    .getByRole("link", { name: t("admin:nav.site"), exact: true })
    .click();
  const words = t("site-office:text");
  await field(page, words, "en").fill("No classes on Friday");
  await field(page, t("site-office:link")).fill("javascript:alert(1)");
  await save(page).click();
  await expect(field(page, words, "ch"), "what is missing is told at its field").toHaveAccessibleDescription(
    new RegExp(t("office:lacking.ch")),
  );
  await expect(field(page, t("site-office:link"))).toHaveAccessibleDescription(new RegExp(t("fields:LINK_NEEDED")));
  await field(page, words, "ch").fill("星期五停课");
  const dead = "/blog/there-is-no-such-post";
  await field(page, t("site-office:link")).fill(dead);
  await expect(main(page).getByText(t("site-office:deadLink", { link: dead }))).toBeVisible();
  await field(page, t("site-office:link")).fill(paths.classes);
  await expect(main(page).getByRole("link", { name: "星期五停课" }), "as it will be shown").toBeVisible();
  await expectAccessible(page, paths.adminSite);
  await save(page).click();
  await expect(main(page).getByText(t("office:standing.saved"), { exact: true })).toBeVisible();

  const reader = await browser.newContext();
  const readers = await reader.newPage();
  for (const path of [paths.home, paths.terms, paths.forum]) {
    const html = await (await reader.request.get(site.url + path)).text();
    expect(html, "it comes with the page itself").toContain(">No classes on Friday<");
  }
  await open(readers, site.url + paths.home);
  await expectAccessible(readers, "home with an announcement");
  await expect(banner(readers).getByRole("link", { name: "No classes on Friday" })).toHaveAttribute(
    "href",
    paths.classes,
  );
  await banner(readers)
    .getByRole("button", { name: t("common:announcement.close") })
    .click();
  await expect(banner(readers)).toBeHidden();
  await readers.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const moved = Number(document.documentElement.getAttribute("data-moved") ?? 0);
        document.documentElement.setAttribute(
          "data-moved",
          String(moved + (shift as unknown as { value: number }).value),
        );
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await open(readers, site.url + paths.terms);
  await expect(banner(readers), "on other pages, too, and after a reload").toBeHidden();
  expect(Number((await readers.locator("html").getAttribute("data-moved")) ?? 0)).toBeLessThan(0.02);

  await field(page, words, "en").fill("Classes on Friday after all");
  await save(page).click();
  await expect(main(page).getByText(t("office:standing.saved"), { exact: true })).toBeVisible();
  await readers.reload();
  await expect(banner(readers)).toContainText("Classes on Friday after all");
  await open(readers, `${site.url}${paths.about}?lang=ch`);
  await expect(banner(readers, ch)).toContainText("星期五停课");
  expect(await readers.locator("html").getAttribute("lang")).toBe(languageTags.ch);
  await reader.close();
});

test("what the office writes of gifts and books stands on the page about the school at once", async ({
  page,
  context,
}) => {
  await keepSession(context, await site.signUp({ role: "admin" }));
  const visitor = await context.newPage();
  await open(visitor, site.url + paths.about);
  await expect(main(visitor).getByRole("heading", { name: "Flatland" })).toBeVisible();

  await open(page, `${site.url}${paths.adminSite}?lang=ch`);
  const row = (number: number, what: string, language: "en" | "ch") =>
    main(page).getByLabel(`${number}. ${ch("office:labelIn", { what, language: ch(`office:language.${language}`) })}`, {
      exact: true,
    });
  await main(page)
    .getByLabel(`1. ${ch("site-office:dollars")}`, { exact: true })
    .fill("两百");
  await save(page, ch).click();
  await expect(main(page).getByLabel(`1. ${ch("site-office:dollars")}`, { exact: true })).toBeFocused();
  await main(page)
    .getByLabel(`1. ${ch("site-office:dollars")}`, { exact: true })
    .fill("35");
  await field(page, ch("site-office:appeal"), "en", ch).fill("Water wears stone.\n\nHelp it along.");
  await row(1, ch("site-office:title"), "en").fill("How to Solve It, again");
  await main(page)
    .getByRole("button", { name: ch("office:rows.remove", { number: 4 }) })
    .last()
    .click();
  await main(page)
    .getByRole("button", { name: ch("office:rows.up", { number: 2 }) })
    .last()
    .click();
  await expect(row(2, ch("site-office:title"), "en")).toHaveValue("How to Solve It, again");
  await save(page, ch).click();
  await expect(main(page).getByText(ch("office:standing.saved"), { exact: true })).toBeVisible();

  await open(visitor, `${site.url}${paths.about}?lang=en`);
  const shelf = main(visitor).getByRole("region", { name: t("about:books.title") });
  await expect(shelf.getByRole("heading", { level: 3 }).nth(1)).toHaveText("How to Solve It, again");
  await expect(shelf.getByRole("heading", { name: "Flatland" })).toHaveCount(0);
  await expect(main(visitor).getByText("Help it along.", { exact: true })).toBeVisible();
  await expect(main(visitor).getByRole("button", { name: "$35", exact: true })).toBeVisible();
});

test("of two admins who write at once, neither loses a word", async ({ page, context }) => {
  const [mine, theirs] = [await site.signUp({ role: "admin" }), await site.signUp({ role: "admin" })];
  await keepSession(context, mine);
  await open(page, site.url + paths.adminSite);
  await field(page, t("site-office:zelle")).fill("gifts@dripstone.example");
  await field(page, t("site-office:appeal"), "en").fill("My appeal");
  await settings(theirs, (before) => ({
    ...before,
    donation: { ...before.donation, bank: "Their bank", appeal: { ...before.donation.appeal, en: "Their appeal" } },
  }));
  await save(page).click();
  const met = main(page).getByRole("alert", { name: t("drafts:met.title") });
  await expect(met).toContainText("Their appeal");
  await expect(field(page, t("site-office:bank"))).toHaveValue("Their bank");
  await expect(field(page, t("site-office:appeal"), "en")).toHaveValue("My appeal");
  await save(page).click();
  await expect(main(page).getByText(t("office:standing.saved"), { exact: true })).toBeVisible();
  const { donation } = await settings(mine);
  expect(donation).toMatchObject({ zelle: "gifts@dripstone.example", bank: "Their bank" });
  expect(donation.appeal.en).toBe("My appeal");
});
