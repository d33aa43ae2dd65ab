import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
test.use(desk);

test("an admin finds somebody, deactivates several, sees how it went with each, and takes it back", async ({
  page,
  context,
}) => {
  const t = textsIn("en");
  const admin = await site.signUp({ name: "Office", role: "admin" });
  const lin = await site.signUp({ name: "Lin Xiaoyu", email: "lin@example.com" });
  await site.signUp({ name: "Lin Closed", active: false });
  await keepSession(context, admin);
  await open(page, site.url + paths.adminUsers);
  const search = page.getByRole("searchbox", { name: t("users:list.search") });
  await search.fill("lin");
  await search.press("Enter");
  await expect(page.getByText(t("users:list.count", { count: 2 }))).toBeVisible();
  await page.getByLabel(t("common:list.selectAll")).check();
  await page.getByRole("button", { name: t("users:act.deactivate"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("users:act.deactivate") });
  await expect(dialog).toContainText("lin@example.com");
  await expect(dialog).toContainText(t("users:act.leaves", { count: 1 }));
  await expect(dialog.getByRole("listitem").filter({ hasText: "Lin Closed" })).toContainText(
    t("users:act.outcome.unchanged"),
  );
  await dialog.getByRole("button", { name: t("users:act.deactivate") }).click();
  await expect(page.getByText(t("users:act.done.deactivate", { count: 1 }))).toBeVisible();
  await expectAccessible(page, "the list of accounts");
  await page.getByRole("button", { name: t("users:act.undo", { act: t("users:act.activate") }) }).click();
  await expect(page.getByText(t("users:act.done.activate", { count: 1 }))).toBeVisible();

  // Where all who were chosen have left the list by what was done, the way back is there all the same.
  await page.getByLabel(t("users:column.state"), { exact: true }).selectOption("active");
  await expect(page.getByText(t("users:list.count", { count: 1 }))).toBeVisible();
  await page.getByLabel(t("common:list.selectAll")).check();
  await page.getByRole("button", { name: t("users:act.deactivate"), exact: true }).click();
  await dialog.getByRole("button", { name: t("users:act.deactivate") }).click();
  await expect(page.getByText(t("users:list.noneFits"))).toBeVisible();
  await page.getByRole("button", { name: t("users:act.undo", { act: t("users:act.activate") }) }).click();
  await expect(page.getByText(t("users:list.count", { count: 1 }))).toBeVisible();

  // A filter that the list has not leaves nobody to be chosen, rather than everybody.
  await open(page, `${site.url}${paths.adminUsers}?role=admin&state=active`);
  await expect(
    page.getByRole("alert").getByText(t("office:unknownFilter", { count: 1, filter: "role=admin" })),
  ).toBeVisible();
  await expect(page.getByLabel(t("common:list.selectAll"))).toHaveCount(0);
  await page.getByRole("link", { name: t("office:withoutUnknownFilter") }).click();
  await expect(page).toHaveURL(/\?state=active$/);
  await page.getByRole("link", { name: "Lin Xiaoyu" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lin Xiaoyu");
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: t("audit:act.deactivate") })
      .first(),
  ).toBeVisible();
  await page.getByLabel(t("users:person.role")).selectOption("teacher");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("users:person.changeRole") })
    .click();
  await expect(
    page.getByText(t("users:person.roleChanged", { name: "Lin Xiaoyu", to: t("users:role.as.teacher") })),
  ).toBeVisible();
  await expectAccessible(page, "an account");

  // Whose browser is to be logged out, and which, is said before it is done.
  const mei = await site.signUp({ name: "Mei Wang" });
  await open(page, site.url + paths.adminUser(mei.user.id));
  await page
    .getByRole("region", { name: t("users:person.sessions") })
    .getByRole("listitem")
    .getByRole("button")
    .click();
  const ending = page.getByRole("dialog", { name: t("users:person.endTitle", { name: "Mei Wang" }) });
  await expect(ending).toContainText(t("users:person.endMeans", { name: "Mei Wang" }));
  await ending.getByRole("button", { name: t("users:person.end"), exact: true }).click();
  await expect(page.getByText(t("users:person.noSessions"))).toBeVisible();
  const { role } = await site.db
    .selectFrom("users")
    .select("role")
    .where("id", "=", lin.user.id)
    .executeTakeFirstOrThrow();
  expect(role).toBe("teacher");
});

test("an admin in Chinese asks in one person, then a list, and is told of each line before anything is sent", async ({
  page,
  context,
}) => {
  const t = textsIn("ch");
  const admin = await site.signUp({ name: "办公室", role: "admin", preferredLanguage: "ch" });
  await keepSession(context, admin);
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.adminUsers);
  await page.getByRole("button", { name: t("users:invite.title") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(t("users:column.kind")).selectOption("teacher");
  await dialog.getByLabel(t("users:column.name")).fill("顾老师");
  await dialog.getByLabel(t("users:column.email")).fill("gu@");
  await dialog.getByRole("button", { name: t("users:invite.send") }).click();
  await expect(dialog.getByLabel(t("users:column.email"))).toHaveAccessibleDescription(t("fields:EMAIL_INVALID"));
  await dialog.getByLabel(t("users:column.email")).fill("gu@example.com");
  await dialog.getByRole("button", { name: t("users:invite.send") }).click();
  await expect(page.getByText(t("users:invite.done", { name: "顾老师" }))).toBeVisible();
  const letter = await site.nextMail("gu@example.com");
  expect(letter.link).toContain(paths.resetPassword);

  await page.getByRole("button", { name: t("users:import.title") }).click();
  const csv =
    "姓名,邮箱,身份,语言,出生年月\n林文,wen@example.com,家长,中文,\n顾老师,gu@example.com,老师,,\n小小,xiao@example.com,学生,,2017-01\n钱钱,qian@example.com,校长,,\n";
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByLabel(t("users:import.file")).click();
  await (await chooser).setFiles({ name: "名单.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(dialog.getByText(t("users:import.would", { count: 1 }))).toBeVisible();
  const lineOf = (line: number, who: string, why: string) =>
    expect(dialog.getByText(t("users:import.line", { line, who, why }))).toBeVisible();
  await lineOf(3, "顾老师", t("users:import.there"));
  await lineOf(4, "小小", t("fields:CHILD_NEEDS_PARENT"));
  await lineOf(5, "钱钱", t("users:import.kinds"));
  await dialog.getByRole("button", { name: t("users:import.send", { count: 1 }) }).click();
  await expect(dialog.getByText(t("users:import.done", { count: 1 }))).toBeVisible();
  await expect(dialog.getByText(t("users:import.left", { count: 3 }))).toBeVisible();
  expect((await site.nextMail("wen@example.com")).subject).toContain("邀请");
});
