import { renderMarkdown } from "@dripstone/markdown";
import { withSpoilerWord } from "@dripstone/markdown/spoiler-word";
import { expect, type Page, test } from "@playwright/test";
import { attacks } from "../../packages/markdown/src/testing/attacks.ts";

const forum = { mentions: ["Mei"], images: "/files/pictures/" };

/** A page of a site that has no content security policy, and what else the page asked for, ran or opened. */
async function openPage(page: Page, html: string, allowed = /(?!)/): Promise<string[]> {
  const seen: string[] = [];
  const address = "http://school.example/forum";
  await page.context().route("**/*", (route) => {
    const asked = route.request().url();
    if (asked === address)
      return route.fulfill({
        contentType: "text/html",
        body: `<!DOCTYPE html><meta charset="utf-8"><main>${html}</main>`,
      });
    if (!allowed.test(asked)) seen.push(asked);
    return route.abort();
  });
  page.on("dialog", (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", () => seen.push("popup"));
  page.on("framenavigated", (frame) => {
    if (frame.url() !== address) seen.push(`went to ${frame.url()}`);
  });
  await page.goto(address);
  return seen;
}

/** Opens, focuses and touches all that there is, so that handlers and lazy pictures would run and load. */
async function useEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll("details")) details.open = true;
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>("main *")) {
      element.focus();
      for (const name of ["mouseover", "pointerdown", "pointerenter", "toggle", "input"])
        element.dispatchEvent(new Event(name));
      if (element instanceof HTMLInputElement) element.click();
    }
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))));
}

/** A text asks for pictures only: of the site, or of the one folder where that is said. */
const renderings = {
  "a lesson": { render: (text: string) => renderMarkdown(text), allowed: /^http:\/\/school\.example\/(?!\/)/ },
  "a post": {
    render: (text: string) => renderMarkdown(`> - **${text}**\n\n:::spoiler\n||${text}||\n\n${text}\n:::`, forum),
    allowed: /^http:\/\/school\.example\/files\/pictures\/[\w-]+\.\w+$/,
  },
};

for (const [what, { render, allowed }] of Object.entries(renderings)) {
  test(`nothing that ${what} holds runs, loads or leads away, even without a content security policy`, async ({
    page,
  }) => {
    const seen = await openPage(page, attacks.map((text) => `<section>${render(text)}</section>`).join("\n"), allowed);
    await useEverything(page);
    expect(await page.locator("section").count()).toBe(attacks.length);
    expect(seen).toEqual([]);
    const links = await page.locator("a").evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
    expect(new Set(links)).toEqual(new Set(["http:", "https:", "mailto:"]));
    const strangers = "script, style, iframe, object, embed, form, button, base, meta, template";
    expect(await page.locator(`main :is(${strangers})`).count()).toBe(0);
  });
}

test("notices an attack that does get through, so that the test above can fail", async ({ page }) => {
  const seen = await openPage(page, "<img src=x onerror=alert(1)><img src=//evil.example/a.png>");
  await useEverything(page);
  expect(seen).toContain("dialog 1");
  expect(seen).toContain("http://evil.example/a.png");
});

test("opens spoilers by keyboard, and says to a screen reader what they are", async ({ page }) => {
  const html = renderMarkdown("It is ||**12** drops||.\n\n:::spoiler[why]\n3 · 4\n:::");
  // As the web's styles do, which are looked at where posts are shown.
  const style = "<style>.spoiler:not(:has(:checked)) > label + span { display: none }</style>";
  await openPage(page, style + withSpoilerWord(html, "Spoiler"));
  const lever = page.getByRole("switch", { name: "Spoiler", checked: false });
  await expect(page.getByText("12")).toBeHidden();
  await lever.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("12")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByText("3 · 4")).toBeHidden();
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 · 4")).toBeVisible();
  await expect(page.getByRole("group")).toMatchAriaSnapshot(`
    - group:
      - text: Spoiler · why
      - paragraph: 3 · 4
  `);
});
