import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { keepSession, open, openAnswered, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { writePost } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");

test.use(desk);

test("a teacher works through the queue by keys, takes a decision back, and what was approved appears in the forum", async ({
  page,
  context,
}) => {
  const newcomer = await site.signUp({ name: "Ada" });
  const post = { content: "How many of them are there? I count $64$.", category: "math-help" };
  for (const title of ["The first riddle", "The second riddle"])
    await writePost(site, newcomer.token, { title, ...post });
  await keepSession(context, await site.signUp({ role: "teacher" }));
  await openAnswered(page, site.url + paths.adminForum, "/forum/queue?**");
  const reading = (title: string) => page.getByRole("region", { name: t("moderation:reading", { title }) });
  await expect(reading("The first riddle").locator("article .katex").first()).toBeVisible();
  await expectAccessible(page, "the forum's queue");

  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: t("office:keys.title") });
  await expect(shortcuts.getByText(t("office:keys.deed.approve"), { exact: true })).toBeVisible();
  await expectAccessible(page, "the shortcuts");
  await page.keyboard.press("j");
  const areOn = shortcuts.getByRole("checkbox", { name: t("office:keys.switch") });
  await areOn.uncheck();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await expect(reading("The first riddle"), "no key reaches through a dialog").toBeVisible();
  await page.reload();
  await expect(page.getByText(t("office:keys.off"))).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await expect(reading("The first riddle"), "keys that are switched off do nothing").toBeVisible();
  await expect(shortcuts).toBeHidden();
  await page.getByRole("button", { name: t("office:keys.title") }).click();
  await areOn.check();
  await page.keyboard.press("Escape");
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press("j");
  await expect(reading("The second riddle")).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("a");
  await expect(page.getByText(t("moderation:done.visible", { title: "The first riddle" }))).toBeVisible();
  await expect(reading("The second riddle")).toBeVisible();
  await page.keyboard.press("u");
  await expect(reading("The first riddle")).toBeVisible();
  await page.keyboard.press("a");
  await expect(reading("The second riddle")).toBeVisible();

  await page.keyboard.press("s");
  const why = page.getByRole("textbox", { name: t("moderation:why") });
  await expect(why).toBeFocused();
  await page.keyboard.type("Please wait a little.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(t("moderation:silence.done", { name: "Ada" }))).toBeVisible();
  await expect(why).toBeHidden();
  await page.keyboard.press("u");
  await expect(page.getByText(t("moderation:silence.ended", { name: "Ada" }))).toBeVisible();
  await expect(reading("The second riddle"), "only what was done last is taken back").toBeVisible();

  await page.keyboard.press("h");
  await expect(why).toBeFocused();
  await page.keyboard.type("Please ask about just one.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(t("moderation:empty"))).toBeVisible();

  await open(page, `${site.url}/forum`);
  await expect(page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText([
    "The first riddle",
  ]);
});
