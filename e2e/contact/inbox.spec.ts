import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

test("two colleagues answer a message at once: one answer goes out, and the other one's words stay in the form", async ({
  page,
  context,
  request,
}) => {
  const admin = await site.signUp({ role: "admin", name: "Grace Park" });
  const other = await site.signUp({ role: "admin", name: "Luis Diaz" });
  const body = {
    id: "a-message-of-a-journey",
    name: "Ann Miller",
    email: "ann@example.com",
    language: "en",
    seconds: 30,
  };
  await request.post(`${site.url}/api/contact`, { data: { ...body, message: "When does the class meet?" } });
  await keepSession(context, admin);
  await open(page, site.url + paths.adminContact);
  await expectAccessible(page, "the inbox");
  await page.getByRole("link", { name: "Ann Miller" }).click();
  const form = page.getByRole("form", { name: t("contact-inbox:answer.label") });
  const text = form.getByLabel(t("contact-inbox:answer.text"));
  await text.fill("On Saturdays at ten.");
  await expectAccessible(page, "a message");
  const { id } = await site.db.selectFrom("contactMessages").select("id").executeTakeFirstOrThrow();
  const headers = { Authorization: `Bearer ${other.token}` };
  const quicker = await request.post(`${site.url}/api/contact/messages/${id}/answers`, {
    headers,
    data: { version: 1, text: "At ten, on Saturdays.", close: false },
  });
  expect(quicker.status()).toBe(201);
  await form.getByRole("button", { name: t("contact-inbox:answer.send") }).click();
  await expect(form.getByRole("alert")).toContainText(t("refusals:CONTACT_CHANGED_MEANWHILE"));
  await expect(page.getByText("At ten, on Saturdays.")).toBeVisible();
  await expect(text).toHaveValue("On Saturdays at ten.");
  await text.fill("");
  await form.getByRole("button", { name: t("contact-inbox:answer.send") }).click();
  await expect(text).toHaveAccessibleDescription(new RegExp(t("fields:FIELD_REQUIRED")));
  await text.fill("And on Sundays at four.");
  await form.getByRole("button", { name: t("contact-inbox:answer.send") }).click();
  await expect(text).toHaveValue("");
  await expect(text, "what has gone out is not missing").not.toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("And on Sundays at four.")).toBeVisible();
  await site.nextMail("ann@example.com");
  expect((await site.nextMail("ann@example.com")).text).toContain("At ten, on Saturdays.");
  expect((await site.nextMail("ann@example.com")).text).toContain("And on Sundays at four.");
});
