import { readFile } from "node:fs/promises";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { TEST_PASSWORD } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("ch");

test.use(desk);

test("an admin takes a backup, has it tested, and downloads it with the password", async ({ page, context }) => {
  await keepSession(context, await site.signUp({ name: "方主任", role: "admin" }));
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.adminOperation);
  const part = page.getByRole("region", { name: t("operation:backups.title"), exact: true });
  await expect(part.getByText(t("operation:backups.none"))).toBeVisible();
  await part.getByRole("button", { name: t("operation:backups.take") }).click();
  await expect(part.getByText(t("operation:backups.underway.take"))).toBeVisible();
  await site.doOrdered();
  await expect(part.getByText(t("operation:backups.done.take"))).toBeVisible();
  await part.getByRole("button", { name: t("operation:backups.test") }).click();
  await expect(part.getByText(t("operation:backups.underway.test"))).toBeVisible();
  await site.doOrdered();
  await expect(part.getByText(t("operation:backups.done.test"))).toBeVisible();
  await expectAccessible(page, "backups");
  const jobs = page.getByRole("region", { name: t("operation:queues.title"), exact: true }).getByRole("rowheader");
  await expect(jobs.filter({ hasText: t("operation:job.backups/run") })).toHaveCount(1);
  // The name inside stands only beside one in words.
  await expect(jobs.filter({ hasNot: page.locator("code") })).toHaveCount(0);

  await part.getByRole("table").getByRole("button").click();
  const dialog = page.getByRole("dialog");
  const password = dialog.getByLabel(t("accounts:changePassword.current"));
  const send = dialog.getByRole("button", { name: t("operation:backups.download") });
  await password.fill("Wr0ng!password");
  await send.click();
  await expect(dialog.getByText(t("fields:PASSWORD_WRONG"))).toBeVisible();
  await password.fill(TEST_PASSWORD);
  const coming = page.waitForEvent("download");
  await send.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^dripstone-.*\.zip$/);
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe("PK");
  await expect(dialog).toBeHidden();
});
