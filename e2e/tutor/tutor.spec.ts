import { readFile } from "node:fs/promises";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectToFit } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

const field = (page: Page, t: ReturnType<typeof textsIn>) => page.getByRole("textbox", { name: t("chat:field.label") });
const replies = (page: Page, t: ReturnType<typeof textsIn>) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: t("chat:who.tutor"), exact: true }) });

/** Says something, and waits for the whole reply. */
async function say(page: Page, t: ReturnType<typeof textsIn>, text: string): Promise<string> {
  const before = await replies(page, t).count();
  await field(page, t).fill(text);
  await field(page, t).press("Enter");
  const reply = replies(page, t).nth(before);
  await expect(reply).toHaveAttribute("aria-busy", "false");
  await expect(reply.getByRole("button", { name: t("chat:helped.helpful"), exact: true })).toBeInViewport();
  return (await reply.textContent()) ?? "";
}

test("a student is asked, gets a hint, finds the answer, and has the conversation again after a reload", async ({
  page,
}) => {
  const t = textsIn("en");
  await page.setViewportSize({ width: 360, height: 740 });
  await keepSession(page.context(), await site.signUp({ name: "Mei Lin" }));
  await open(page, site.url + paths.tutor);
  await expectAccessible(page, "before anything is said");
  await field(page, t).fill("Is 6 right for ?");
  await field(page, t).press("ArrowLeft");
  await page.getByRole("button", { name: t("chat:formula.open"), exact: true }).click();
  const editor = page.getByRole("dialog", { name: t("chat:formula.title") });
  await expect(editor.locator("math-field")).toBeFocused();
  await page.keyboard.type("x/2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("=3");
  await expectAccessible(page, "the math editor");
  await editor.getByRole("button", { name: t("math-editor:keypad.show"), exact: true }).click();
  await expectToFit(page, "the math editor");
  await editor.locator("math-field").press("Enter");
  await expect(editor).toBeHidden();
  await expect(field(page, t)).toHaveValue("Is 6 right for $\\frac{x}{2}=3$?");
  await expect(field(page, t)).toBeFocused();
  expect(await say(page, t, "how do i solve 3x + 5 = 20?")).toContain(t("chat:kind.question"));
  expect(await say(page, t, "i dont get it, give me a hint")).toContain(t("chat:kind.hint"));
  expect(await say(page, t, "x = 4")).not.toContain("x = 5");
  const last = await say(page, t, "x = 5");
  expect(last).toContain(t("chat:kind.answer"));
  await expectToFit(page, "a conversation");
  await expectAccessible(page, "a conversation");
  await page.reload();
  await expect(replies(page, t)).toHaveCount(4);
  await replies(page, t)
    .last()
    .getByRole("button", { name: t("chat:helped.helpful"), exact: true })
    .click();
  await expect(page.getByText(t("chat:helped.thanks"))).toBeVisible();
});

test("a message is edited, and what came after it goes; a conversation gets a name, and is deleted", async ({
  page,
}) => {
  const t = textsIn("en");
  await keepSession(page.context(), await site.signUp());
  await open(page, site.url + paths.tutor);
  await say(page, t, "gcd of 84 and 36");
  await say(page, t, "hint");
  await page
    .getByRole("button", { name: t("chat:edit.start"), exact: true })
    .first()
    .click();
  await expect(field(page, t)).toHaveValue("gcd of 84 and 36");
  await field(page, t).fill("lcm of 4 and 6");
  await field(page, t).press("Enter");
  await expect(replies(page, t)).toHaveCount(1);
  await expect(replies(page, t)).toHaveAttribute("aria-busy", "false");
  const history = page.getByRole("navigation", { name: t("chat:history.title") });
  await history.getByRole("button", { name: t("chat:history.changeOf", { name: "gcd of 84 and 36" }) }).click();
  await page.getByLabel(t("chat:history.name"), { exact: true }).fill("Multiples");
  await page.getByRole("button", { name: t("chat:history.save"), exact: true }).click();
  await history.getByRole("button", { name: t("chat:history.changeOf", { name: "Multiples" }) }).click();
  await page.getByRole("button", { name: t("chat:history.delete"), exact: true }).click();
  await page.getByRole("button", { name: t("chat:history.ask.keep"), exact: true }).click();
  await expect(history.getByText("Multiples")).toBeVisible();
  await history.getByRole("button", { name: t("chat:history.changeOf", { name: "Multiples" }) }).click();
  await page.getByRole("button", { name: t("chat:history.delete"), exact: true }).click();
  const refused: string[] = [];
  page.on("response", (reply) => reply.status() === 404 && refused.push(reply.url()));
  await page.getByRole("button", { name: t("chat:history.ask.confirm"), exact: true }).click();
  await expect(history.getByText(t("chat:history.none"))).toBeVisible();
  await expect(page.getByText(t("chat:hello.title"))).toBeVisible();
  expect(refused).toEqual([]);
});

test("the tutor knows which page one comes from; a long conversation is shown and downloaded whole", async ({
  page,
}) => {
  const t = textsIn("en");
  const member = await site.signUp();
  await keepSession(page.context(), member);
  await open(page, site.url + paths.python);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: t("common:pages.tutor"), exact: true }).click();
  const section = page.getByLabel(t("chat:context.section"), { exact: true });
  await expect(section).toHaveValue("computer-science");
  await section.selectOption("math");
  const sent = page.waitForRequest("**/api/chatbot/message");
  await say(page, t, "is $\\frac{1}{2}$ more than 1/3?");
  const { sessionId, context } = (await sent).postDataJSON();
  expect(context).toMatchObject({ section: "math", subject: "math", mode: "tutoring", quickMode: false });
  await sayMore({ userId: member.user.id, sessionId });
  await page.reload();
  await expect(page.getByText(t("chat:earlier.text", { count: 2 }))).toBeVisible();
  await expect(page.getByText("more 1", { exact: true })).toBeVisible();
  await expect(section).toHaveValue("math");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: t("chat:download.label"), exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^is frac\{1\}\{2\} more than 1 3 \d{4}-\d\d-\d\d\.md$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("is $\\frac{1}{2}$ more than 1/3?");
  expect(text).toContain("more 100");
  await page.getByRole("button", { name: t("chat:earlier.show"), exact: true }).click();
  await expect(page.getByText(t("chat:earlier.text", { count: 2 }))).toBeHidden();
  await expect(page.getByRole("article")).toHaveCount(102);
});

/** As many messages as a page shows, which were said at another time. */
async function sayMore(session: { userId: string; sessionId: string }): Promise<void> {
  const messages = Array.from({ length: 100 }, (_, nth) => ({
    ...{
      ...session,
      number: nth + 3,
      role: "user" as const,
      state: "done" as const,
      at: site.clock.now(),
      sources: "[]",
    },
    content: `more ${nth + 1}`,
    parts: JSON.stringify([{ kind: "text", title: null, html: `<p>more ${nth + 1}</p>` }]),
  }));
  await site.db.insertInto("chatMessages").values(messages).execute();
}

test("what an input method is composing is not sent, and neither is nothing", async ({ page }) => {
  const t = textsIn("ch");
  await speak(page.context(), site.url, "ch");
  await keepSession(page.context(), await site.signUp());
  await open(page, site.url + paths.tutor);
  const send = page.getByRole("button", { name: t("chat:send"), exact: true });
  await expect(send).toBeDisabled();
  await field(page, t).fill("zuida");
  await field(page, t).dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await field(page, t).fill("   ");
  await field(page, t).press("Enter");
  await expect(send).toBeDisabled();
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("a child in need is answered with help lines, and a teacher is told and reads it, and reads what has not helped", async ({
  page,
  browser,
}) => {
  const t = textsIn("ch");
  const teacher = await site.signUp({ name: "Ms. Stone", role: "teacher" });
  await speak(page.context(), site.url, "ch");
  await keepSession(page.context(), await site.signUp({ name: "小雨" }));
  await open(page, site.url + paths.tutor);
  expect(await say(page, t, "我不想活了")).toContain("12356");
  const desk = await browser.newContext();
  const teachers = await desk.newPage();
  await speak(desk, site.url, "ch");
  await keepSession(desk, teacher);
  await open(teachers, site.url + paths.adminTutor);
  const flag = teachers.getByRole("button", { name: "小雨" });
  await expect(flag).toBeVisible();
  const transcripts = teachers.getByRole("region", { name: t("tutor-flags:transcript") });
  await teachers.keyboard.press("j");
  await expect(transcripts, "each look is noted, so none comes by itself").toHaveCount(0);
  await teachers.keyboard.press("o");
  await expect(
    teachers.getByRole("region", { name: t("tutor-flags:transcript") }).getByText("我不想活了"),
  ).toBeVisible();
  await expect(teachers.getByText(t("tutor-flags:seen", { name: "Ms. Stone" })).first()).toBeVisible();
  await expectAccessible(teachers, "a flagged conversation");
  await expect(teachers.getByText(t("tutor-flags:care.waits")), "a look takes care of nothing").toBeVisible();
  await teachers.getByLabel(t("tutor-flags:care.note")).fill("已经打电话给家长。");
  await teachers.getByRole("button", { name: t("tutor-flags:care.submit"), exact: true }).click();
  await expect(teachers.getByRole("button", { name: t("tutor-flags:care.reopen"), exact: true })).toBeVisible();
  await expect(teachers.getByText(t("tutor-flags:caredFor", { name: "Ms. Stone" })).first()).toBeVisible();

  await say(page, t, "84 和 36 的最大公因数是多少？");
  const unhelpful = replies(page, t).last();
  await unhelpful.getByRole("button", { name: t("chat:helped.not-helpful"), exact: true }).click();
  await unhelpful.getByLabel(t("chat:helped.comment")).fill("没看懂");
  await unhelpful.getByRole("button", { name: t("chat:helped.send"), exact: true }).click();
  await expect(unhelpful.getByLabel(t("chat:helped.comment"))).toBeHidden();
  const ways = teachers.getByRole("navigation", { name: t("admin:screens") });
  await ways.getByRole("link", { name: t("admin:nav.tutorReplies"), exact: true }).click();
  await expect(teachers.getByText(t("tutor-flags:rated.comment", { comment: "没看懂" }))).toBeVisible();
  await teachers.getByRole("button", { name: "小雨" }).click();
  const around = teachers.getByRole("region", { name: t("tutor-flags:transcript") });
  await expect(around.getByText("最大公因数是多少").first()).toBeVisible();
  await expectAccessible(teachers, "a reply that has not helped");
  await desk.close();
});
