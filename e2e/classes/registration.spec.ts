import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible, expectToFit, expectWellSet } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { giveUp, openSemester, register } from "./classes-site.ts";

const site = useSite();
const t = textsIn("en");
test.use(desk);

const field = (page: Page, name: string) =>
  page.getByRole("main").getByLabel(t(`class-places:register.${name}`), { exact: true });

test("a visitor finds a class, logs in on its page, and registers; what was typed outlives a reload", async ({
  page,
}) => {
  test.slow();
  const id = await openSemester(site);
  await site.db
    .updateTable("lessons")
    .set({ homework: JSON.stringify({ en: "1. How many digits has $2^{20}$?", ch: "$2^{20}$ 有几位？" }) })
    .where("classId", "=", id)
    .where("week", "=", 1)
    .execute();
  const { user, password } = await site.signUp({ name: "Mei Lin" });
  await open(page, site.url + paths.classes);
  const main = page.getByRole("main");
  await expectAccessible(page, "the classes of two semesters");
  await main.getByRole("link", { name: "AMC 8", exact: true }).first().click();
  await expect(page).toHaveURL(site.url + paths.classDetail(id));
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(/AMC 8/);
  await expect(main.getByText("$480").first()).toBeVisible();
  await expectAccessible(page, "a class, for a visitor");

  await main.getByRole("button", { name: t("common:nav.login") }).click();
  const login = page.getByRole("dialog");
  await login.getByLabel(t("accounts:fields.email"), { exact: true }).fill(user.email);
  await login.getByLabel(t("accounts:fields.password"), { exact: true }).fill(password);
  await login.getByRole("button", { name: t("accounts:login.send"), exact: true }).click();
  // Somebody grown up, who may be registering a child.
  await expect(field(page, "student")).toHaveValue("");
  await field(page, "student").fill("Mei Lin");

  await field(page, "age").fill("9");
  await field(page, "parent").fill("Wen Lin");
  await field(page, "email").fill("wen");
  await field(page, "phone").fill("ask Wen");
  await main.getByRole("button", { name: t("class-places:register.send"), exact: true }).click();
  await expect(field(page, "age")).toBeFocused();
  await expect(main.getByText(t("fields:AGE_OUT_OF_RANGE", { min: 10, max: 14 }))).toBeVisible();
  await expect(main.getByText(t("fields:EMAIL_INVALID"))).toBeVisible();
  await expect(main.getByText(t("fields:PHONE_INVALID"))).toBeVisible();
  await expectAccessible(page, "a registration with errors");

  await page.reload();
  await expect(field(page, "parent")).toHaveValue("Wen Lin");
  await field(page, "age").fill("１１");
  await field(page, "email").fill("wen@example.com");
  await field(page, "phone").fill("(614) 555-0182");
  await main.getByRole("button", { name: t("class-places:register.send"), exact: true }).click();
  const heading = main.getByRole("heading", { name: t("class-places:standing.taken", { student: "Mei Lin" }) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(main.getByText(t("class-places:standing.payment.due", { price: "$480" }))).toBeVisible();
  await main.locator("summary", { hasText: /^Homework/ }).click();
  await expect(main.getByText("How many digits has")).toBeVisible();
  await expectAccessible(page, "a class, for who is in it");
  const letter = await site.nextMail(user.email);
  expect(letter.text).toContain("Mei Lin has a spot in AMC 8");

  await page.getByRole("button", { name: t("common:nav.account", { name: user.name }) }).click();
  await page.getByRole("menuitem", { name: t("common:account.classes") }).click();
  // Another class of the semester has the same name: it is told apart by its time.
  await expect(main.getByRole("heading", { name: /^AMC 8 \(.+\)$/ })).toBeVisible();
  await expectAccessible(page, "my classes");

  await main.getByRole("link", { name: /^Lessons and materials/ }).click();
  await main.getByRole("link", { name: t("class-places:lessons.handIn", { week: 1 }) }).click();
  await expect(page).toHaveURL(site.url + paths.homework);
  await expect(main.getByRole("heading", { level: 1, name: t("homework:title") })).toBeVisible();
});

test("a family waits in line in Chinese, moves up when a spot is given up, and gives it up after a question", async ({
  page,
  context,
}) => {
  const ch = textsIn("ch");
  const id = await openSemester(site);
  await site.db.deleteFrom("classPlaces").where("classId", "=", id).execute();
  const [first, second] = [await site.signUp(), await site.signUp({ name: "林小美", preferredLanguage: "ch" })];
  await register(site, first.token, id, { studentName: "Ann", age: 12 });
  await register(site, second.token, id, { studentName: "林小美", age: 11 });
  await speak(context, site.url, "ch");
  await keepSession(context, second);
  await open(page, site.url + paths.classDetail(id));
  const main = page.getByRole("main");
  await expect(main.getByText(ch("class-places:standing.before", { count: 0 }))).toBeVisible();
  await expectToFit(page, "a place in line");
  await expectWellSet(page, "a class in Chinese");
  await giveUp(site, first.token, id);
  await page.reload();
  await expect(main.getByText(ch("class-places:standing.payment.due", { price: "$480" }))).toBeVisible();
  await main.getByRole("button", { name: ch("class-places:standing.giveUp"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: ch("class-places:giveUp.keep") })).toBeFocused();
  await expectToFit(page, "the question before a spot is given up");
  await dialog.getByRole("button", { name: ch("class-places:giveUp.taken.confirm"), exact: true }).click();
  await expect(page.getByText(ch("class-places:giveUp.taken.done"))).toBeVisible();
  await expect(main.getByRole("button", { name: ch("class-places:register.send"), exact: true })).toBeVisible();
});
