import { readFile } from "node:fs/promises";
import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { seedYear } from "../../apps/server/src/features/analytics/seed-year.ts";
import { expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

test("the head looks at a year, compares it with the one before, reads a chart as a table, and takes it home", async ({
  page,
  context,
}) => {
  const t = textsIn("ch");
  await seedYear({ db: site.db, now: site.clock.now(), demo: true });
  await keepSession(context, await site.signUp({ role: "admin" }));
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.adminAnalytics);
  const ranges = page.getByRole("navigation", { name: t("analytics:range.label") });
  await expect(ranges.getByRole("link", { name: t("analytics:range.days.28") })).toHaveAttribute(
    "aria-current",
    "true",
  );
  const visitors = page.getByRole("article", { name: t("analytics:measures.visitors.name"), exact: true });
  await expect(visitors.getByText(/^比之前[多少] .+（[+-]\d+%）$/)).toBeVisible();
  await expect(visitors.getByText(t("analytics:measures.visitors.help"))).toBeVisible();
  await ranges.getByRole("link", { name: t("analytics:range.days.365") }).click();
  await expect(page).toHaveURL(/\?days=365$/);
  await expect(
    page.getByText(/再往前的日子没有全部统计过，所以不作对比。$/),
    "said once, not at every number",
  ).toBeVisible();
  await expect(page.getByText(t("analytics:change.new"))).toHaveCount(0);
  await visitors.getByRole("button", { name: new RegExp(t("chart.table")) }).click();
  await expect(visitors.getByRole("columnheader", { name: t("analytics:steps.month") })).toBeVisible();
  await expect(visitors.getByRole("row")).toHaveCount(14);
  await expectAccessible(page, "a year of numbers");

  const to = page.getByLabel(t("analytics:range.to"), { exact: true });
  await to.fill("2020-01-01");
  await page.getByRole("button", { name: t("analytics:range.show"), exact: true }).click();
  await expect(to, "what is wrong is told at its field").toHaveAccessibleDescription(t("analytics:range.early"));
  await expect(page).toHaveURL(/\?days=365$/);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: t("analytics:csv") }).click();
  const file = await (await coming).path();
  const lines = (await readFile(file, "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain(t("server-analytics:columns.visitors"));
  expect(lines).toHaveLength(366);
});
