import { readFile } from "node:fs/promises";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { expect, type Page, test } from "@playwright/test";
import { samplePdf, samplePhoto, sampleWord } from "../../apps/server/src/features/homework/testing/samples.ts";
import { openClass } from "../../apps/server/src/features/homework/testing/school-class.ts";
import { blankPicture } from "../../apps/server/src/testing/blank-picture.ts";
import { desk, expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const t = textsIn("en");
const MEGABYTE = 1024 * 1024;

type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const file = (name: string, buffer: Buffer | string): GivenFile => ({
  ...{ name, mimeType: "application/octet-stream" },
  buffer: Buffer.from(buffer),
});

/** A student in a class of their own, with the form before them. */
async function beginAsStudent(page: Page, name: string) {
  const student = await site.signUp({ name });
  const { id } = await openClass(site, { students: [student] });
  await keepSession(page.context(), student);
  await open(page, `${site.url}/homework`);
  return { student, classId: id };
}

async function choose(page: Page, files: GivenFile[], words = t("homework:files.choose")): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: words }).click();
  await (await chooser).setFiles(files);
}

const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const submit = (page: Page) => page.getByRole("button", { name: t("homework:send"), exact: true });
const remove = (page: Page, name: string) =>
  page.getByRole("button", { name: t("homework:files.removeOf", { name }) }).click();
const handedIn = (classId: string) =>
  site.db.selectFrom("homework").selectAll().where("classId", "=", classId).execute();

test("a student submits a photo, a scan, a PDF, a Word document and a text, gets one receipt for two clicks, and opens what arrived", async ({
  page,
}) => {
  const { student, classId } = await beginAsStudent(page, "Mei Lin");
  await page.getByText(t("homework:type.files"), { exact: true }).click();
  const photo = await samplePhoto({ width: 2000, height: 1500 });
  const names = ["page 1.jpg", "page 2.png", "solution.pdf", "作业.docx", "notes.txt"];
  await choose(page, [
    file("page 1.jpg", photo),
    file("page 2.png", blankPicture(400, 300)),
    file("solution.pdf", samplePdf()),
    file("作业.docx", sampleWord()),
    file("notes.txt", "12 drops"),
  ]);
  for (const name of names) await expect(row(page, name).getByRole("progressbar")).toHaveCount(0);
  await submit(page).dblclick();

  await expect(page.getByRole("heading", { name: "Homework Submitted!" })).toBeFocused();
  await expect(page.getByText("Your homework has been submitted successfully!")).toBeVisible();
  await expect(
    page.getByText(t("homework:receipt.points", { count: homeworkLimits.HOMEWORK_ON_TIME_POINTS })),
  ).toBeVisible();
  const receipt = page.getByRole("region", { name: "Homework Submitted!" });
  await expect(receipt.getByRole("listitem")).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  expect(await handedIn(classId)).toHaveLength(1);
  const letter = await site.nextMail(student.user.email);
  for (const name of names) expect(letter.text).toContain(name);

  await page.getByRole("link", { name: t("homework:receipt.look") }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("homework:whole.downloadOf", { name: "page 1.jpg" }) }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("page 1.jpg");
  const kept = await readFile(await saved.path());
  expect([photo.includes("Secret-Owner"), kept.includes("Secret-Owner")]).toEqual([true, false]);
});

test("each file that cannot be taken says why, one that did not arrive is tried again by itself, and what was right stays", async ({
  page,
}) => {
  const { classId } = await beginAsStudent(page, "Xiaoyu");
  await page.getByRole("textbox", { name: t("homework:content") }).fill("See my files.");
  const bad = [
    ["empty.txt", "", "errors:FILE_EMPTY"],
    ["large.txt", Buffer.alloc(10 * MEGABYTE + 1, "x"), "errors:HOMEWORK_FILE_TOO_LARGE"],
    ["no.pdf", "I am a PDF", "refusals:HOMEWORK_FILE_MISNAMED"],
    ["half.pdf", samplePdf().subarray(0, 200), "refusals:HOMEWORK_FILE_DAMAGED"],
    ["drawing.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "refusals:HOMEWORK_FILE_TYPE_UNKNOWN"],
    [
      "bomb.docx",
      sampleWord({ "word/a.bin": Buffer.alloc(150 * MEGABYTE) }),
      "refusals:HOMEWORK_FILE_UNPACKS_TOO_LARGE",
    ],
    ["huge.png", blankPicture(16_000, 12_500), "refusals:HOMEWORK_PICTURE_TOO_MANY_PIXELS"],
  ] as const;
  await choose(
    page,
    bad.map(([name, bytes]) => file(name, Buffer.from(bytes))),
  );
  for (const [name, , code] of bad) {
    await expect(row(page, name).getByRole("alert")).toHaveText(t(code));
    await expect(row(page, name).getByRole("button", { name: t("homework:files.retryOf", { name }) })).toHaveCount(0);
  }
  await submit(page).click();
  await expect(page.getByText(t("homework:files.failed"))).toBeVisible();
  for (const [name] of bad) await remove(page, name);

  await page.route("**/api/homework/files", (route) => route.abort(), { times: 1 });
  await choose(page, [file("work.txt", "12 drops")]);
  await expect(row(page, "work.txt").getByRole("alert")).toHaveText(t("errors:NETWORK_ERROR"));
  await page.getByRole("button", { name: t("homework:files.retryOf", { name: "work.txt" }) }).click();
  await expect(row(page, "work.txt").getByRole("alert")).toHaveCount(0);
  await expect(row(page, "work.txt").getByRole("progressbar")).toHaveCount(0);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Homework Submitted!" })).toBeVisible();
  expect(await handedIn(classId)).toMatchObject([{ content: "See my files." }]);
});

test("what was begun is there on another device, with its files, and is submitted from there", async ({
  page,
  browser,
}) => {
  const ch = textsIn("ch");
  await speak(page.context(), site.url, "ch");
  const { student, classId } = await beginAsStudent(page, "陈语");
  await page.getByText(ch("homework:type.latex"), { exact: true }).click();
  await page.getByRole("textbox", { name: ch("homework:content") }).fill("x^2 = 9\nx = \\pm 3");
  await expect(page.getByRole("region", { name: ch("editor:preview.title") }).locator(".katex-display")).toHaveCount(2);
  await choose(page, [file("过程.txt", "滴水石穿")], ch("homework:files.choose"));
  await expect(row(page, "过程.txt").getByRole("progressbar")).toHaveCount(0);
  await expect(page.getByText(ch("drafts:state.saved")).first()).toBeVisible();

  const elsewhere = await browser.newContext({ locale: "zh-CN" });
  await speak(elsewhere, site.url, "ch");
  await keepSession(elsewhere, student);
  const there = await elsewhere.newPage();
  await open(there, `${site.url}/homework`);
  await expect(there.getByRole("textbox", { name: ch("homework:content") })).toHaveValue("x^2 = 9\nx = \\pm 3");
  await expect(row(there, "过程.txt")).toBeVisible();
  await there.getByRole("button", { name: ch("homework:send"), exact: true }).click();
  await expect(there.getByRole("heading", { name: ch("homework:receipt.title") })).toBeVisible();
  expect(await handedIn(classId)).toMatchObject([{ contentType: "latex" }]);
  await elsewhere.close();
});

test.describe("axe finds nothing", () => {
  test.use(desk);

  test("in the form with all that can be wrong, in its receipt, and in homework that came back", async ({ page }) => {
    test.slow();
    const { classId } = await beginAsStudent(page, "Kai");
    await page.getByRole("textbox", { name: t("homework:name") }).fill("");
    await choose(page, [file("no.pdf", "I am a PDF"), file("work.txt", "12 drops")]);
    await expect(row(page, "no.pdf").getByRole("alert")).toBeVisible();
    await submit(page).click();
    await expect(page.getByRole("textbox", { name: t("homework:name") })).toBeFocused();
    await expectAccessible(page, "the form");
    await remove(page, "no.pdf");
    await page.getByRole("textbox", { name: t("homework:name") }).fill("Kai");
    await page.getByRole("textbox", { name: t("homework:content") }).fill("It’s $12$.");
    const week = page.getByRole("combobox", { name: t("homework:weekNumber") });
    // Neither begun nor set; the one before it is set ahead of its lesson.
    await expect(week.getByRole("option", { name: "Week 3" })).toBeDisabled();
    await week.selectOption("2");
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Homework Submitted!" })).toBeVisible();
    await expect(page.getByText("You’re ahead of the class!")).toBeVisible();
    await expectAccessible(page, "the receipt");
    const now = new Date();
    const grading = { points: 9, pointsMax: 10, feedback: "Well done: $12$ it is.", gradedAt: now, returnedAt: now };
    await site.db.updateTable("homework").set(grading).where("classId", "=", classId).execute();
    await page.getByRole("link", { name: t("homework:receipt.look") }).click();
    await expect(page.getByText(t("homework:grade", { points: 9, of: 10 }))).toBeVisible();
    await expectAccessible(page, "homework that came back");
    await page.getByRole("link", { name: t("homework:whole.toAll") }).click();
    await expect(page.getByText(t("homework:state.returned"), { exact: true })).toBeVisible();
    await expectToFit(page, "the list");
  });
});
