import { expect, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

test("a parent asks a child of 14, who says yes on the profile, is followed, and takes it back", async ({
  page,
  context,
  browser,
}) => {
  const parent = await site.signUp({ name: "Wen", birthMonth: "1984-05-01" });
  const child = await site.signUp({ name: "Lan", birthMonth: "2011-06-01" });
  await speak(context, site.url, "en");
  await keepSession(context, parent);
  await open(page, `${site.url}/children`);
  await page.getByLabel(t("families:asking.email")).fill(child.user.email);
  await page.getByRole("button", { name: t("families:asking.send") }).click();
  const list = page.getByRole("list", { name: t("families:asking.list") });
  await expect(list).toContainText(child.user.email);
  await expect(list).toContainText(t("families:asking.states.asked").trim());
  await expect(page.getByText("Lan", { exact: true })).toHaveCount(0);
  await expectAccessible(page, "a parent's question");
  await expectToFit(page, "a parent's question");

  const theirs = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
  await speak(theirs, site.url, "en");
  await keepSession(theirs, child);
  const profile = await theirs.newPage();
  await open(profile, `${site.url}/profile#family`);
  await expect(profile.getByText(parent.user.email)).toBeVisible();
  await expectAccessible(profile, "a child's parents");
  await expectToFit(profile, "a child's parents");
  await profile.getByRole("button", { name: t("families:requests.yesTo", { name: "Wen" }) }).click();
  await expect(profile.getByText(t("families:requests.said.yes"))).toBeVisible();

  await page.reload();
  await page.getByRole("heading", { level: 2 }).getByRole("link", { name: "Lan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lan");

  await page.goBack();
  await list.getByRole("button", { name: t("families:asking.withdraw.yesOf", { email: child.user.email }) }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("families:asking.disconnect.keep") })
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("heading", { level: 2 }).getByRole("link", { name: "Lan" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lan");

  await profile.getByRole("button", { name: t("families:requests.takeBackFrom", { name: "Wen" }) }).click();
  await expect(profile.getByText(t("families:requests.said.no"))).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("common:notFound.title"));
  await theirs.close();
});
