import { contactLimits } from "@dripstone/contract/contact/limits";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { alive, openWithoutScripts, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

for (const [path, field] of [
  [paths.search, "input[type=search]"],
  [paths.forum, "input[type=search]"],
  [paths.weeklyProblem, "input[name=answer]"],
] as const) {
  test(`what is typed at ${path} before the scripts are there stays, with the cursor in it, when the page is drawn anew`, async ({
    page,
  }) => {
    const letGo = await openWithoutScripts(page, site.url + path);
    const typed = page.getByRole("main").locator(field).first();
    await typed.pressSequentially("12");
    await typed.press("ArrowLeft");
    letGo();
    await alive(page);
    await page.keyboard.type("0");
    await expect(typed).toHaveValue("102");
    await page.getByRole("button", { name: en("nav.language"), exact: true }).click();
    await expect(page.getByRole("button", { name: ch("nav.language"), exact: true })).toBeVisible();
    await expect(typed).toHaveValue("102");
  });
}

test("an email typed before the scripts are there is sent when they are", async ({ page }) => {
  const letGo = await openWithoutScripts(page, site.url + paths.forgotPassword);
  await page.getByRole("main").getByLabel(en("accounts:fields.email")).pressSequentially("mei@example.com");
  letGo();
  await alive(page);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/auth/forgot-password")) sent.push(request.postDataJSON());
  });
  // The form may be alive a moment later than its page.
  await expect(async () => {
    if (sent.length === 0) await page.keyboard.press("Enter");
    expect(sent).toMatchObject([{ email: "mei@example.com" }]);
  }).toPass();
  await expect(page).toHaveURL(site.url + paths.forgotPassword);
});

test("Enter pressed before the scripts are there sends a form once, with all that was typed, when they are", async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, site.url + paths.weeklyProblem);
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/weekly-problem/")) sent.push(request.postDataJSON());
  });
  const answer = page.getByRole("main").locator("input[name=answer]");
  await answer.pressSequentially("12");
  await answer.press("Enter");
  await answer.press("Enter");
  expect(sent).toEqual([]);
  letGo();
  await alive(page);
  await expect(
    page.getByRole("main").getByRole("alert").or(page.getByRole("main").getByRole("status")).first(),
  ).toBeVisible();
  await expect.poll(() => sent).toMatchObject([{ answer: "12" }]);
  await expect(page).toHaveURL(site.url + paths.weeklyProblem);
});

test("Enter pressed before the scripts are there, in a form that cannot be sent yet, loses nothing and loads no page anew", async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, site.url + paths.forgotPassword);
  const email = page.getByRole("main").getByLabel(en("accounts:fields.email"));
  await email.pressSequentially("mei@example.com");
  await email.press("Enter");
  letGo();
  await alive(page);
  await expect(email).toHaveValue("mei@example.com");
  await expect(page).toHaveURL(site.url + paths.forgotPassword);
});

test("a search sent by Enter before the scripts are there is made", async ({ page }) => {
  const letGo = await openWithoutScripts(page, site.url + paths.search);
  const search = page.getByRole("main").locator("input[type=search]").first();
  await search.pressSequentially("stone");
  await search.press("Enter");
  await expect(page).toHaveURL(/[?&]q=stone\b/);
  letGo();
  await alive(page);
  await expect(page.getByRole("main").locator("input[type=search]").first()).toHaveValue("stone");
});

test("a box ticked before the scripts are there stays ticked when the page is drawn anew, and can be cleared", async ({
  page,
}) => {
  const letGo = await openWithoutScripts(page, `${site.url}/language/chinese/a-poem-by-moonlight`);
  const box = page.getByRole("main").locator("input[type=checkbox]").first();
  const before = await box.isChecked();
  await box.click();
  letGo();
  await alive(page);
  await page.getByRole("button", { name: en("nav.language"), exact: true }).click();
  await expect(page.getByRole("button", { name: ch("nav.language"), exact: true })).toBeVisible();
  await expect(box).toBeChecked({ checked: !before });
  await box.click();
  await expect(box).toBeChecked({ checked: before });
});

test("a month chosen before the scripts are there counts", async ({ page }) => {
  const letGo = await openWithoutScripts(page, site.url + paths.register);
  const month = page.getByLabel(en("accounts:age.birthMonth"));
  await month.selectOption("7");
  letGo();
  await alive(page);
  await page.getByLabel(en("accounts:age.birthYear")).selectOption("1980");
  await expect(month).toHaveValue("7");
  await page.getByRole("button", { name: en("accounts:age.next") }).click();
  await expect(page.getByText("July 1980")).toBeVisible();
});

test("a message written before the scripts are there is kept, and arrives as a person's", async ({ page }) => {
  await page.clock.install();
  const letGo = await openWithoutScripts(page, site.url + paths.about);
  const form = page.getByRole("form", { name: en("contact:message.label") });
  const message = form.getByLabel(en("contact:message.message"));
  await form.getByLabel(en("contact:message.name")).fill("Mei Chen");
  await form.getByLabel(en("contact:message.email")).fill("mei@example.com");
  await message.fill("When does the class meet?\nIs there a place left?");
  await page.clock.fastForward(contactLimits.CONTACT_SECONDS_MIN * 1000);
  letGo();
  await alive(page);
  await page.reload();
  await expect(message).toHaveValue("When does the class meet?\nIs there a place left?");
  await form.getByRole("button", { name: en("contact:message.send") }).click();
  await expect(page.getByRole("heading", { name: en("contact:message.arrived.title") })).toBeVisible();
  expect(await site.db.selectFrom("contactMessages").select(["name", "email", "heldFor"]).execute()).toEqual([
    { name: "Mei Chen", email: "mei@example.com", heldFor: null },
  ]);
});
