import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

test("an admin sees who answers and what it costs, and says how much may be asked", async ({ page }) => {
  const t = textsIn("en");
  await keepSession(page.context(), await site.signUp({ role: "admin" }));
  await open(page, site.url + paths.adminModels);
  await expect(page.getByText(t("tutor-models:providers.none"))).toBeVisible();
  await expect(page.getByLabel(t("tutor-models:mode.tutoring"), { exact: true })).toHaveValue("");
  const perDay = page.getByLabel(t("tutor-models:caps.messagesPerDay"), { exact: true });
  const save = page.getByRole("button", { name: t("tutor-models:save"), exact: true });
  await perDay.fill("many");
  await save.click();
  await expect(perDay).toHaveAttribute("aria-invalid", "true");
  await perDay.fill("40");
  await page.getByLabel(t("tutor-models:caps.moneyPerMonth"), { exact: true }).fill("12.5");
  await save.click();
  await expect(page.getByText(t("tutor-models:saved"))).toBeVisible();
  await page.reload();
  await expect(perDay).toHaveValue("40");
  await expect(page.getByText(t("tutor-models:use.ofCap", { money: "$0.00", cap: "$12.50" }))).toBeVisible();
  await expectAccessible(page, "the models of the tutor");
});
