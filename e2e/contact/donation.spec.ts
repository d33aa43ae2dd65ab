import { contactLimits } from "@dripstone/contract/contact/limits";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { donation } from "../../office.config.ts";
import { site as brand } from "../../site.config.ts";
import { expectAccessible } from "../looks.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test("a father promises a gift, and hears by mail how to give it", async ({ page }) => {
  await page.clock.install();
  await open(page, `${site.url}${paths.about}#support`);
  const form = page.getByRole("form", { name: t("contact:pledge.label") });
  const amount = form.getByLabel(t("contact:pledge.amount"));
  const send = form.getByRole("button", { name: t("contact:pledge.send") });
  await amount.fill("a lot");
  await send.click();
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/from \$1 to \$10,000/);
  await expectAccessible(page, "a pledge with what is wrong with it");
  const suggested = donation.amounts[1]?.dollars ?? 0;
  await form.getByRole("button", { name: `$${suggested}` }).click();
  await expect(amount).toHaveValue(String(suggested));
  await amount.fill("１，２５０");
  await form.getByLabel(t("contact:pledge.rhythm")).selectOption(t("contact:pledge.every.month"));
  await form.getByLabel(t("contact:message.name")).fill("Tom Miller");
  await form.getByLabel(t("contact:message.email")).fill("tom@example.com");
  await page.clock.fastForward(contactLimits.CONTACT_SECONDS_MIN * 1000);
  await send.click();
  await expect(page.getByRole("heading", { name: t("contact:pledge.arrived.title") })).toBeFocused();
  expect((await site.nextMail(brand.email)).subject).toBe("Tom Miller wants to give $1,250");
  const thanks = await site.nextMail("tom@example.com");
  expect(thanks.text).toContain("$1,250 every month");
  expect(thanks.text).toContain(brand.address.street);
});
