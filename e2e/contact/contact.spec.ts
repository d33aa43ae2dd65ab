import { contactLimits } from "@dripstone/contract/contact/limits";
import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { site as brand } from "../../site.config.ts";
import { expectAccessible } from "../looks.ts";
import { open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

const phone = { width: 360, height: 640 };

/** The form as somebody fills it in, who takes longer than a program. */
function messageForm(page: Page, locale: Locale) {
  const t = textsIn(locale);
  const form = page.getByRole("form", { name: t("contact:message.label") });
  return {
    t,
    name: form.getByLabel(t("contact:message.name")),
    email: form.getByLabel(t("contact:message.email")),
    message: form.getByLabel(t("contact:message.message")),
    send: form.getByRole("button", { name: t("contact:message.send") }),
    alert: form.getByRole("alert"),
    arrived: page.getByRole("heading", { name: t("contact:message.arrived.title") }),
    again: page.getByRole("button", { name: t("contact:message.arrived.again") }),
  };
}

/** The clock of the browser goes on by itself: whoever writes takes a while. */
async function takeTime(page: Page): Promise<void> {
  await page.clock.fastForward(contactLimits.CONTACT_SECONDS_MIN * 1000);
}

test("a mother on a phone writes to the school while no mail gets through, and nothing of it is lost", async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  await page.clock.install();
  await speak(context, site.url, "ch");
  await open(page, `${site.url}${paths.about}#contact`);
  const form = messageForm(page, "ch");
  const { t } = form;
  await form.send.click();
  await expect(form.name).toBeFocused();
  await expect(form.name).toHaveAccessibleDescription(new RegExp(t("fields:NAME_REQUIRED")));
  await expectAccessible(page, "the form with what is wrong with it");
  await page.setViewportSize(phone);
  await form.name.fill("李静");
  await form.email.fill("lijing@");
  await form.message.fill("请问 AMC 8 课程班什么时候上课？");
  await form.send.click();
  await expect(form.email).toBeFocused();
  await form.email.fill("lijing@example.com");

  await page.reload();
  await expect(form.message).toHaveValue("请问 AMC 8 课程班什么时候上课？");
  await expect(form.email).toHaveValue("lijing@example.com");
  await page.route("**/api/contact", (route) => route.abort());
  await takeTime(page);
  await form.send.click();
  await expect(form.alert).toContainText(t("contact:message.otherwise", { email: brand.email }));
  await expect(form.message).toHaveValue("请问 AMC 8 课程班什么时候上课？");
  await page.unroute("**/api/contact");

  site.mailServer.goDown();
  await form.send.click();
  await expect(form.arrived).toBeFocused();
  await expect(form.arrived).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await expectAccessible(page, "the message has arrived");
  await site.mailServer.comeBack();
  const toOffice = await site.nextMail(brand.email);
  expect(toOffice.text).toContain("Reply-To: lijing@example.com");
  expect(toOffice.text).toContain("> 请问 AMC 8 课程班什么时候上课？");
  expect((await site.nextMail("lijing@example.com")).subject).toBe(
    t("server-contact:contact-received.subject", { school: brand.name.ch }),
  );

  await form.again.click();
  await expect(form.message).toHaveValue("");
  await expect(form.name).toHaveValue("李静");
  expect(await site.db.selectFrom("contactMessages").select(["name", "heldFor"]).execute()).toEqual([
    { name: "李静", heldFor: null },
  ]);
});

test("a message is one though its reply was lost and it was sent again after a reload", async ({ page }) => {
  await page.clock.install();
  await open(page, `${site.url}${paths.about}#contact`);
  const form = messageForm(page, "en");
  await form.name.fill("Ann Miller");
  await form.email.fill("ann@example.com");
  await form.message.fill("Is my daughter ready for the AMC 8?");
  await takeTime(page);
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.send.click();
  await expect(form.alert).toBeVisible();
  await page.unroute("**/api/contact");
  await page.reload();
  await takeTime(page);
  await form.send.click();
  await expect(form.arrived).toBeVisible();
  const kept = await site.db.selectFrom("contactMessages").select("heldFor").where("name", "=", "Ann Miller").execute();
  expect(kept).toEqual([{ heldFor: null }]);
  await site.nextMail("ann@example.com");
});

test("what judges a message comes when somebody comes near its form, and from nobody else's server", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.setViewportSize({ width: 800, height: 600 });
  await open(page, site.url + paths.about);
  const judging = () => asked.filter((address) => address.includes("message-issues"));
  expect(judging()).toEqual([]);
  const form = messageForm(page, "en");
  await form.send.scrollIntoViewIfNeeded();
  await expect.poll(() => judging().length).toBe(1);
  expect(asked.filter((address) => !address.startsWith(site.url) && !address.startsWith("data:"))).toEqual([]);
});
