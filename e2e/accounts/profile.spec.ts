import { languageTags } from "@dripstone/contract/locale";
import { expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { alive, useSite } from "../site.ts";
import { openProfile, TEN_YEARS_OLD } from "./profile-screens.ts";
import { profileWords } from "./profile-words.ts";

const others = { en: "ch", ch: "en" } as const;
const languageNames = { en: "English", ch: "中文" } as const;
const site = useSite();

test.describe("the profile in English", () => {
  const words = profileWords.en;

  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ main } = await openProfile(site, page, "en"));
  });

  test("keeps names, school and grade, and speaks the preferred language at once", async ({ page }) => {
    const name = main.getByLabel(words.name, { exact: true });
    const save = main.getByRole("button", { name: words.save, exact: true });
    await save.click();
    await expect(main.getByText(words.nothingToSave)).toBeVisible();
    await name.fill(" ");
    await save.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(new RegExp(words.nameRequired));

    await name.fill("4dmin");
    await expect(name).toHaveAccessibleDescription(new RegExp(words.nameReserved));
    await name.fill("Lin 林");
    await main.getByLabel(words.firstName, { exact: true }).fill("Mei");
    await main.getByLabel(words.lastName, { exact: true }).fill("Lin");
    await main.getByLabel(words.school, { exact: true }).fill("Riverside");
    await main.getByLabel(words.grade, { exact: true }).selectOption(words.grade7);
    await page.route("**/api/auth/profile", (route) => route.abort());
    await save.click();
    await expect(main.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/profile");
    await answerSaving(page, 500, { code: "UNHEARD_OF", message: "", requestId: "1" });
    await save.click();
    await expect(main.getByRole("alert")).toHaveText(words.notSaved);
    await page.unroute("**/api/auth/profile");
    await answerSaving(page, 502, "<h1>Bad gateway</h1>");
    await save.click();
    await expect(main.getByRole("alert")).toHaveText(words.noConnection);
    await page.unroute("**/api/auth/profile");
    await save.click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByRole("button", { name: "Lin 林" }), "the account corner follows").toBeVisible();

    const other = others.en;
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await main.getByRole("radio", { name: languageNames[other] }).check();
    await save.click();
    expect((await sent).postDataJSON(), "only what has changed is sent").toEqual({ preferredLanguage: other });
    const otherWords = profileWords[other];
    await expect(page.getByText(otherWords.saved)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", languageTags[other]);
    await page.reload();
    await alive(page);
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(otherWords.title);
    await expect(main.getByLabel(otherWords.name, { exact: true })).toHaveValue("Lin 林");
    await expect(main.getByLabel(otherWords.school, { exact: true })).toHaveValue("Riverside");
    await expect(main.getByLabel(otherWords.grade, { exact: true })).toHaveValue("7");
  });

  test("takes a picture of one's own, and tells why another is refused", async ({ page }) => {
    const file = main.locator("input[type=file]");
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#2cab88" } })
      .jpeg()
      .toBuffer();
    const refused = main.getByRole("alert");
    await file.setInputFiles({
      name: "big.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.alloc(11 * 1024 * 1024, photo),
    });
    await expect(refused).toHaveText(words.pictureTooLarge);
    await file.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
    await expect(refused, "the server looks at the bytes").toHaveText(words.pictureTypeUnknown);

    const chooser = page.waitForEvent("filechooser");
    await main.getByRole("button", { name: words.chooseFile }).click();
    await (await chooser).setFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(refused).toBeHidden();
    await expect(main.getByRole("radio", { name: words.ownPicture })).toBeChecked();
    const inBanner = page.getByRole("banner").locator('img[src^="/files/avatars/own-"]');
    await expect.poll(() => inBanner.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);

    await main
      .locator("label")
      .filter({ has: page.getByRole("radio") })
      .nth(2)
      .click();
    await expect(main.getByRole("radio", { name: words.ownPicture }), "the own one goes").toBeHidden();
  });
});

test.describe("the profile in Chinese", () => {
  const words = profileWords.ch;

  let main: Locator;

  test.beforeEach(async ({ page }) => {
    ({ main } = await openProfile(site, page, "ch"));
  });

  test("takes a picture of the gallery by mouse and by keyboard, and saves only where the keys come to rest", async ({
    page,
  }) => {
    await page.clock.install();
    const sent: unknown[] = [];
    page.on("request", (request) => request.method() === "PUT" && sent.push(request.postDataJSON()));
    const gallery = main.getByRole("group", { name: words.gallery });
    const pictures = gallery.getByRole("radio");
    await expect(pictures.first()).toBeChecked();
    await gallery.locator("label").nth(3).click();
    await expect(pictures.nth(3)).toBeChecked();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByRole("banner").locator('img[src="/avatars/owl.svg"]')).toBeVisible();
    // However slowly this machine types, the keys follow each other at once.
    await page.clock.pauseAt(Date.now() + 60_000);
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
    await expect(pictures.nth(6)).toBeChecked();
    await page.clock.resume();
    await expect(page.getByRole("banner").locator('img[src="/avatars/turtle.svg"]')).toBeVisible();
    expect(sent).toEqual([{ avatar: "owl" }, { avatar: "turtle" }]);
    await page.reload();
    await alive(page);
    await expect(pictures.nth(6)).toBeChecked();
  });
});

test("the profile lets a child wait in peace, and writes to the parent once more", async ({ page }) => {
  const words = profileWords.ch;
  const { person, main } = await openProfile(site, page, "ch", { birthMonth: TEN_YEARS_OLD });
  await expect(main.getByRole("heading", { name: words.waitingForParent })).toBeVisible();
  await expect(main.getByText(words.pictureWaits)).toBeVisible();
  await expect(main.getByRole("button", { name: words.chooseFile })).toBeHidden();
  const parent = `parent-of-${person.user.email}`;
  await main.getByLabel(words.parentEmail).fill(parent);
  await main.getByRole("button", { name: words.mailParent }).click();
  await expect(main.getByText(words.parentMailed(parent))).toBeVisible();
  expect((await site.nextMail(parent)).link).toContain("/parent-consent");
});

async function answerSaving(page: Page, status: number, body: object | string): Promise<void> {
  await page.route("**/api/auth/profile", (route) =>
    route.fulfill(typeof body === "string" ? { status, body, contentType: "text/html" } : { status, json: body }),
  );
}
