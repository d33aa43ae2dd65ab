import { expect, test } from "@playwright/test";
import { openClass } from "../../apps/server/src/features/homework/testing/school-class.ts";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("ch");

test.use(desk);

test("a parent finds a child, sees what was returned and what comes next, and nothing once the permission is taken back", async ({
  page,
  context,
}) => {
  const parent = await site.signUp({ email: "wen@example.com", birthMonth: "1984-05-01", preferredLanguage: "ch" });
  const child = await site.signUp({ name: "小满", birthMonth: "2015-06-01" });
  const userId = child.user.id;
  const room = await openClass(site, { students: [child] });
  await speak(context, site.url, "ch");
  await keepSession(context, parent);
  await open(page, `${site.url}/children`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("families:none.title"));

  const now = site.clock.now();
  const said = { parentEmail: "wen@example.com", answer: "yes" as const, answeredAt: now };
  await site.db
    .insertInto("parentAnswers")
    .values({ userId, ...said })
    .execute();
  await site.db.updateTable("users").set({ parentSaid: "yes" }).where("id", "=", userId).execute();
  await site.db
    .insertInto("homework")
    .values({
      ...{ userId, classId: room.id, week: 1, version: 1, studentName: "小满", studentEmail: "a@example.com" },
      ...{
        contentType: "markdown",
        content: "7",
        comments: "",
        handedInAt: now,
        dueAt: room.dueAt(1),
        pointsEarned: 0,
      },
      ...{ points: 9, pointsMax: 10, feedback: "写得**清楚**", gradedAt: now, returnedAt: now },
    })
    .execute();
  await page.reload();
  await page.getByRole("main").getByRole("link", { name: "小满" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("小满");
  await expect(page.getByText(t("homework:grade", { points: 9, of: 10 }))).toBeVisible();
  await page.getByText(t("families:homework.feedback")).click();
  await expect(page.getByText("清楚")).toBeVisible();
  await expectAccessible(page, "a child's page");
  await expectToFit(page, "a child's page");

  await site.db.updateTable("users").set({ parentSaid: "no" }).where("id", "=", userId).execute();
  await page.reload();
  await expect(page.getByText("小满")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("common:notFound.title"));
});
