import { expect, test } from "@playwright/test";
import { fillAccount, logIn, openedLogin, sayBirth, sendRegistration } from "./account-screens.ts";
import { accountWords } from "./account-words.ts";
import { expectAccessible, views } from "./axe.ts";
import { familyWords } from "./family-words.ts";
import { open, speak, useSite } from "./site.ts";

const site = useSite();

for (const { locale, colorScheme, width } of views) {
  const words = accountWords[locale];

  test.describe(`${locale}, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 780 }, reducedMotion: "reduce" });

    test("axe finds nothing in what account forms say after an error", async ({ page, context }) => {
      test.slow();
      await speak(context, site.url, locale);
      await open(page, `${site.url}/register`);
      await page.getByRole("main").getByRole("button", { name: words.next, exact: true }).click();
      await expectAccessible(page, "the question for the age, unanswered");
      // As a child: the form is longest then.
      await sayBirth(page, words, { year: new Date().getFullYear() - 10 });
      await page.getByRole("main").getByLabel(words.password, { exact: true }).fill("Password123!");
      await expect(page.getByRole("meter")).toBeVisible();
      await page.getByRole("main").getByRole("button", { name: words.register, exact: true }).click();
      await expectAccessible(page, "a registration with errors");
      await fillAccount(page, words, `axe-${locale}-${width}@example.com`);
      await page.getByLabel(familyWords[locale].parentEmail).fill(`parent-${locale}-${width}@example.com`);
      await sendRegistration(page, words);
      await page.getByLabel(words.code).fill("000000");
      await page.getByRole("button", { name: words.confirm, exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "a wrong code");

      await open(page, `${site.url}/profile`);
      const login = await openedLogin(page, words);
      await expectAccessible(page, "the login dialog");
      await login.cancel.click();
      const { user, password } = await site.signUp({ verified: false });
      await logIn(page, words, user.email, password);
      await expect(login.alert).toBeVisible();
      await expectAccessible(page, "the login dialog with an error");

      await open(page, `${site.url}/verify-email?token=${"A".repeat(43)}&email=mei@example.com`);
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "a link that does not work");

      await open(page, `${site.url}/reset-password?token=${"A".repeat(43)}&email=mei@example.com`);
      await expect(page.getByRole("alert")).toBeVisible();
      await expectAccessible(page, "a dead link for a new password");

      const request = { name: "Mei 梅", email: "mei@example.com", joinDate: new Date().toISOString() };
      const unanswered = { ...request, answer: null, answeredAt: null, deletionDate: null };
      await page.route("**/api/auth/parent-consent*", (route) => route.fulfill({ json: { data: unanswered } }));
      await open(page, `${site.url}/parent-consent?token=${"A".repeat(43)}`);
      await page.getByRole("button", { name: familyWords[locale].no, exact: true }).click();
      await expectAccessible(page, "a parent who is asked once more");
      await page.getByRole("button", { name: familyWords[locale].back, exact: true }).click();
      await expectAccessible(page, "what a parent is asked");
    });
  });
}
