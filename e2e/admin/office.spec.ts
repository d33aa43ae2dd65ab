import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { writePost } from "../forum/forum-site.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

test("an admin goes from what waits to the queue, decides, and finds the deed in the audit log", async ({
  page,
  context,
}) => {
  const newcomer = await site.signUp({ name: "Ada" });
  const title = "How many squares?";
  await writePost(site, newcomer.token, {
    title,
    content: "How many of them are there? I count $64$.",
    category: "math-help",
  });
  await keepSession(context, await site.signUp({ name: "Mr. Office", role: "admin" }));
  await open(page, site.url + paths.admin);
  await expect(page.getByRole("heading", { name: t("admin:start.title") })).toBeVisible();
  const health = page.getByRole("region", { name: t("admin:health.title") });
  await expect(health.getByRole("listitem").filter({ hasText: t("admin:health.part.mail") })).toContainText(
    t("admin:health.noneSent"),
  );
  await expect(health.getByRole("listitem").filter({ hasText: t("admin:health.part.database") })).toContainText(
    t("admin:health.fine"),
  );
  await expectAccessible(page, "an admin's start page");
  await page.getByRole("link", { name: t("admin:start.forum", { count: 1 }) }).click();
  await expect(page.getByRole("region", { name: t("moderation:reading", { title }) })).toBeVisible();
  await page.keyboard.press("a");
  await page.getByRole("link", { name: t("admin:nav.audit") }).click();
  const log = page.getByRole("region", { name: t("audit:title") });
  const row = log.getByRole("row", { name: t("audit:way.PUT /forum/posts/{id}/state.approved") });
  await expect(row).toContainText("Mr. Office");
  await expect(row).toContainText(t("audit:value.held"));
  await expect(row).toContainText(t("audit:value.visible"));
  await expectAccessible(page, "the audit log");
  await page
    .getByRole("navigation", { name: t("admin:screens") })
    .getByRole("link", { name: t("admin:nav.overview") })
    .click();
  await health.getByRole("link", { name: t("admin:health.details") }).click();
  await expect(page.getByText(t("operation:health.fine"))).toBeVisible();
  await expect(page.getByText(t("operation:mailed.none"))).toBeVisible();
  await expectAccessible(page, "how the product is doing");
});
