import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { openSemester } from "../classes/classes-site.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const languages = ["en", "ch"] as const;
const asked = /\/api\/(weekly-problem|classes|blog\/posts)\?/;

test.beforeAll(() => openSemester(site));

const words = (page: Page) => page.locator("[data-sheets]");

/** What the home page tells of: in one line each, the problem, a class, and a post. */
async function told(language: (typeof languages)[number]) {
  const of = async (path: string) => (await (await fetch(`${site.url}/api${path}language=${language}`)).json()).data;
  const [problem, home, posts] = await Promise.all([of("/weekly-problem?"), of("/classes?"), of("/blog/posts?")]);
  const next = home.semesters.find(({ id }: { id: string }) => id === home.nextSemester);
  return [problem.title, next.name, posts.items[0].title] as string[];
}

for (const language of languages) {
  test(`what the server has written in ${language} is there without scrolling, and stays when nothing live comes`, async ({
    page,
  }) => {
    const t = textsIn(language);
    await page.route(asked, (route) => route.abort());
    await open(page, `${site.url}${paths.home}?lang=${language}`);
    const main = page.getByRole("main");
    for (const name of await told(language)) await expect(main.getByRole("heading", { name }).first()).toBeVisible();
    await expect(page.locator(".mantine-Skeleton-root")).toHaveCount(0);
    await expect(words(page)).toHaveCount(3);
    for (const part of await words(page).all()) await part.scrollIntoViewIfNeeded();
    // Only an answer cannot be given: nothing else is missed.
    await words(page).first().scrollIntoViewIfNeeded();
    await expect(page.getByRole("alert")).toContainText(t("weekly-problem:failed.title"));
    await expect(page.getByRole("button", { name: t("weekly-problem:failed.retry") })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(1);
    await expect(words(page)).toHaveCount(3);
    for (const name of await told(language)) await expect(main.getByRole("heading", { name }).first()).toBeVisible();
    await page.unroute(asked);
    await page.getByRole("button", { name: t("weekly-problem:failed.retry") }).click();
    await expect(page.getByLabel(t("weekly-problem:answer.label"))).toBeVisible();
    await expect(words(page)).toHaveCount(2);
  });
}

test("what comes live takes the place of what was written, once, and so does another language", async ({ page }) => {
  const [en, ch] = [textsIn("en"), textsIn("ch")];
  await open(page, site.url + paths.home);
  const [title = ""] = await told("en");
  await words(page).first().scrollIntoViewIfNeeded();
  await expect(page.getByLabel(en("weekly-problem:answer.label"))).toBeVisible();
  await expect(page.getByRole("heading", { name: title })).toHaveCount(1);
  await expect(words(page)).toHaveCount(2);
  await page.getByRole("button", { name: en("nav.language"), exact: true }).click();
  await expect(page.getByLabel(ch("weekly-problem:answer.label"))).toBeVisible();
  await expect(words(page)).toHaveCount(0);
});
