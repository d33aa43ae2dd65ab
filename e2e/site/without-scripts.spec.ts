import type { ClassHome } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { openSemester } from "../classes/classes-site.ts";
import { useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const texts = { en: textsIn("en"), ch: textsIn("ch") };
const languages = ["en", "ch"] as const;

test.use({ javaScriptEnabled: false });

test("pages can be read, and say what cannot be done", async ({ page }) => {
  for (const language of languages) {
    await page.goto(`${site.url}${paths.register}?lang=${language}`);
    const note = page.locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText(texts[language]("noScript"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the home page shows this week's problem, the classes with their prices, and the newest posts, set as on their own pages", async ({
  page,
}) => {
  await openSemester(site);
  for (const language of languages) {
    const asked = `language=${language}`;
    const problem = await ask(`/weekly-problem?${asked}`);
    const home: ClassHome = await ask(`/classes?${asked}`);
    const posts = await ask(`/blog/posts?${asked}`);
    await page.goto(`${site.url}${paths.home}?lang=${language}`);
    await expect(page.getByRole("heading", { name: problem.title, level: 3 })).toBeVisible();
    const next = home.classes.filter((row) => row.semester === home.nextSemester);
    const shown = next.filter((row, index) => next.findIndex(({ program }) => program === row.program) === index);
    expect(shown.length).toBeGreaterThan(3);
    for (const { name, id } of shown.slice(0, 4)) {
      const link = page
        .getByRole("main")
        .getByRole("link", { name, exact: true })
        .and(page.locator(`[href$="${id}"]`));
      await expect(link).toBeVisible();
    }
    for (const { id } of home.classes.filter((row) => !shown.slice(0, 4).includes(row)))
      await expect(page.getByRole("main").locator(`[href$="${id}"]`)).toHaveCount(0);
    expect(await page.getByRole("main").textContent()).toContain("$480");
    for (const { title } of posts.items.slice(0, 3))
      await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
    const formula = page.locator("[data-sheets] .katex-html").first();
    await expect(formula).toHaveCSS("font-family", /KaTeX/);
    await expect(page.locator(".mantine-Skeleton-root:visible")).toHaveCount(0);
  }
});

test("of what readers without scripts see, nothing goes along as data, and no sheet is asked for by others", async ({
  browser,
}) => {
  await openSemester(site);
  const { classes, nextSemester }: ClassHome = await ask("/classes?language=en");
  const id = classes.find(({ semester }) => semester === nextSemester)?.id as string;
  const page = await browser.newPage({ javaScriptEnabled: true });
  const html = await (await page.request.get(site.url)).text();
  const [, state = ""] = /<script type="application\/json" id="state">(.*?)<\/script>/.exec(html) ?? [];
  expect(state.length).toBeGreaterThan(0);
  expect(html).toContain(id);
  expect(state).not.toContain(id);
  await page.close();
});

/** What the API tells everybody. */
async function ask(path: string) {
  const reply = await fetch(`${site.url}/api${path}`);
  expect(reply.status, path).toBe(200);
  return (await reply.json()).data;
}
