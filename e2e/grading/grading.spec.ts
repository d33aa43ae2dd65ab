import { paths } from "@dripstone/contract/paths";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { samplePhoto, writtenPdf } from "../../apps/server/src/features/homework/testing/samples.ts";
import { openClass } from "../../apps/server/src/features/homework/testing/school-class.ts";
import type { SignedUp } from "../../apps/server/src/testing/sign-up.ts";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { handIn, upload } from "./handed-in.ts";

const site = useSite();

test.use(desk);

const PDF = "application/pdf";

/** A class of two, of whom one has handed in a PDF and a photo, and the other a text, by the API. */
async function handedIn() {
  const teacher = await site.signUp({ role: "teacher", name: "Ms. Lin" });
  const [mei, yu] = [await site.signUp({ name: "Mei Lin" }), await site.signUp({ name: "Yu Chen" })];
  const room = await openClass(site, { teacher, students: [mei, yu, await site.signUp({ name: "Anna" })] });
  const lines = ["Week 1, problem 3", "There are 5 digits, so 5 x 4 x 3 = 60 numbers.", "Half of them are even: 30."];
  const files = [
    await upload(site, mei, writtenPdf(lines), "week-1.pdf", PDF),
    await upload(site, mei, await samplePhoto(), "notebook.jpg", "image/jpeg"),
  ];
  const work = { class: room.id, studentName: "Mei Lin", contentType: "files", files };
  const id = await handIn(site, mei, work);
  const content = "The answer is $\\frac{1}{2}$.";
  await handIn(site, yu, { class: room.id, studentName: "Yu Chen", contentType: "markdown", content });
  return { teacher, mei, room, id };
}

async function pageOf(context: BrowserContext, who: SignedUp) {
  await keepSession(context, who);
  return context.newPage();
}

test("a teacher grades a PDF and a photo by keyboard, with remarks where they belong, and the student sees them", async ({
  browser,
}) => {
  const t = textsIn("en");
  const { teacher, mei, room, id } = await handedIn();
  const context = await browser.newContext(desk);
  const page = await pageOf(context, teacher);
  const refused: string[] = [];
  page.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await open(page, `${site.url}${paths.adminHomework}?class=${room.id}&week=1`);
  await expect(page.getByText(t("grading:missing.title", { count: 1 }))).toBeVisible();
  await expectAccessible(page, "the queue of homework");
  await page.locator("body").press("j");
  await page.keyboard.press("o");
  await expect(page.getByRole("heading", { level: 1, name: "Mei Lin" })).toBeVisible();
  const sheet = page.getByRole("img", { name: t("homework:pages.page", { name: "week-1.pdf", page: 1 }) });
  // Ink stands on the page: it is the file that is shown, and not an empty sheet.
  await expect
    .poll(() =>
      sheet.evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        return data.some((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255);
      }),
    )
    .toBe(true);

  await page.locator("body").press("r");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+ArrowLeft");
  await page.keyboard.press("Enter");
  const words = page.getByRole("textbox", { name: t("grading:remark.new", { page: 1 }) });
  await expect(words).toBeFocused();
  await page.keyboard.type("Two of the digits are even: $2 \\cdot 4 \\cdot 3$");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: /^Remark 1: Two of the digits/ })).toBeVisible();

  const onPhoto = page.getByRole("button", {
    name: t("homework:pages.place", { page: t("homework:pages.photo", { name: "notebook.jpg" }) }),
  });
  await onPhoto.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Nicely drawn!");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Remark 2: Nicely drawn!" })).toBeVisible();

  await page.locator("body").press("p");
  await page.keyboard.type("8");
  await page.getByRole("heading", { level: 1 }).click();
  await page.locator("body").press("c");
  await page.keyboard.type("Good start. Try it once more with $2$ digits.");
  await expectAccessible(page, "a homework that is graded");
  // What was written goes along to the next one and back, and nobody is asked about it.
  await page.getByRole("heading", { level: 1 }).click();
  await page.locator("body").press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Yu Chen" })).toBeVisible();
  await page.locator("body").press("k");
  await expect(page.getByRole("heading", { level: 1, name: "Mei Lin" })).toBeVisible();
  await expect(page.getByLabel(t("grading:points.label"), { exact: true })).toHaveValue("8");
  await page.getByRole("button", { name: t("grading:grade.return") }).press("Enter");
  await expect(page.getByText(t("grading:grade.returned", { name: "Mei Lin" }))).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.locator("body").press("j");
  await expect(page.getByRole("heading", { level: 1, name: "Yu Chen" })).toBeVisible();
  await expect(page.locator("main .katex").first()).toBeVisible();
  expect(refused.filter((text) => /content security policy/i.test(text))).toEqual([]);
  await context.close();

  const home = await browser.newContext(desk);
  const own = await pageOf(home, mei);
  await open(own, site.url + paths.homeworkOf(id));
  await expect(own.getByText(t("homework:grade", { points: 8, of: 10 }))).toBeVisible();
  await expect(own.getByRole("button", { name: "Remark 2: Nicely drawn!" })).toBeVisible();
  await expect(own.getByRole("button", { name: /^Remark 1: Two of the digits/ })).toBeVisible();
  await expect(own.getByRole("list").getByText("Nicely drawn!")).toBeVisible();
  await expectAccessible(own, "a homework with its teacher's remarks");
  await home.close();
});

test("in Chinese, a teacher sees what waits, who is missing, and the whole class in its gradebook", async ({
  browser,
}) => {
  const t = textsIn("ch");
  const { teacher, room } = await handedIn();
  await site.db
    .updateTable("lessons")
    .set({ dueAt: site.clock.now() })
    .where("classId", "=", room.id)
    .where("week", "=", 1)
    .execute();
  const context = await browser.newContext(desk);
  await speak(context, site.url, "ch");
  const page = await pageOf(context, teacher);
  await open(page, site.url + paths.admin);
  await expect(page.getByText(t("admin:start.homework", { count: 2 }))).toBeVisible();
  await expectAccessible(page, "the teacher's start");
  await page.getByRole("link", { name: t("grading:start.missing", { week: 1, count: 1, of: 3 }) }).press("Enter");
  await page.getByText(t("grading:missing.title", { count: 1 })).click();
  await page.getByRole("button", { name: t("grading:more.open") }).click();
  await page.getByLabel(t("grading:more.until")).fill("2099-01-01T16:30");
  await page.getByLabel(t("grading:more.reason")).fill("生病");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("grading:more.give") })
    .click();
  await expect(page.getByText(t("grading:more.done", { name: "Anna" }))).toBeVisible();
  await page.getByRole("link", { name: t("grading:gradebook.open") }).press("Enter");
  await expect(page.getByRole("rowheader", { name: "Anna" })).toBeVisible();
  await expectAccessible(page, "the gradebook");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: t("grading:gradebook.download") }).click();
  expect((await saved).suggestedFilename()).toMatch(/( gradebook|成绩册) \d{4}-\d\d-\d\d\.csv$/);
  await context.close();
});

test("what a teacher was writing survives a reload and a lost browser, and is gone once it is returned", async ({
  browser,
}) => {
  const t = textsIn("en");
  const { teacher, id } = await handedIn();
  const points = (page: Page) => page.getByLabel(t("grading:points.label"), { exact: true });
  const comment = (page: Page) => page.getByRole("textbox", { name: t("grading:grade.comment") });
  const words = (page: Page) => page.getByRole("textbox", { name: t("grading:remark.new", { page: 1 }) });
  const drafts = () => site.db.selectFrom("drafts").select("body").where("userId", "=", teacher.user.id).execute();

  const lost = await browser.newContext(desk);
  const page = await pageOf(lost, teacher);
  await open(page, site.url + paths.adminHomeworkOf(id));
  await points(page).fill("7");
  // The browser asks whether the page may go, and what was written is there again at once.
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(points(page)).toHaveValue("7");
  await comment(page).fill("Count the even digits once more.");
  await page
    .getByRole("button", {
      name: t("homework:pages.place", { page: t("homework:pages.photo", { name: "notebook.jpg" }) }),
    })
    .press("Enter");
  await words(page).fill("Which digit is this?");
  await expect
    .poll(async () => (await drafts()).map(({ body }) => `${body.feedback ?? body.text}`).sort())
    .toEqual(["Count the even digits once more.", "Which digit is this?"]);
  // Nobody is asked: it goes as a computer that is switched off.
  await lost.close();

  const next = await browser.newContext(desk);
  const again = await pageOf(next, teacher);
  await open(again, site.url + paths.adminHomeworkOf(id));
  await expect(points(again)).toHaveValue("7");
  await expect(comment(again)).toHaveValue("Count the even digits once more.");
  await expect(words(again)).toHaveValue("Which digit is this?");
  await words(again).press("Control+Enter");
  await expect(again.getByRole("button", { name: "Remark 1: Which digit is this?" })).toBeVisible();
  await again.getByRole("button", { name: t("grading:grade.return") }).press("Enter");
  await expect(again.getByText(t("grading:grade.returned", { name: "Mei Lin" }))).toBeVisible();
  await expect.poll(drafts).toEqual([]);
  await again.reload();
  await expect(comment(again)).toHaveValue("Count the even digits once more.");
  await expect(words(again)).toHaveCount(0);
  await next.close();
});
