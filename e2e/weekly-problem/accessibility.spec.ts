import { expect, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { planWeek, weeklyScreen } from "./screens.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();
test.beforeAll(() => planWeek(site));
test.use(desk);

for (const [what, locale, look] of [
  ["axe finds nothing", "ch", expectAccessible],
  ["nothing is wider than a screen", "en", expectToFit],
] as const) {
  const words = weeklyWords[locale];

  test(`${what} while a problem is answered, solved, and on the progress page, in ${locale}`, async ({
    page,
    context,
  }) => {
    await speak(context, site.url, locale);
    await keepSession(context, await site.signUp({ preferredLanguage: locale }));
    await open(page, `${site.url}/weekly-problem`);
    const screen = weeklyScreen(page, words);
    await screen.handIn("5/(9");
    await expect(screen.main.getByText(words.free)).toBeVisible();
    await look(page, "an answer that cannot be read");
    await screen.handIn("5/9");
    await expect(screen.heading(words.close)).toBeVisible();
    await screen.main.getByText(words.explain).click();
    await look(page, "a wrong answer");
    await screen.main.getByRole("button", { name: words.toMath }).click();
    await expect(screen.main.locator("math-field")).toBeVisible();
    await look(page, "the math editor");
    await screen.main.getByRole("button", { name: words.toText }).click();
    await screen.handIn("5/8");
    await expect(screen.heading(words.solved)).toBeFocused();
    await look(page, "a solved problem");
    await screen.main.getByRole("link", { name: words.toProgress }).click();
    await expect(page.getByRole("rowheader", { name: words.title })).toBeVisible();
    await look(page, "progress");
  });
}
