import { paths } from "@dripstone/contract/paths";
import { expect, test } from "@playwright/test";
import { site as brand } from "../../site.config.ts";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";
import { writePost, writeReply } from "./forum-site.ts";

const site = useSite();
const t = textsIn("en");

test("a visitor narrows the posts down by address, without scripts, too, and meets the login when writing one", async ({
  page,
  browser,
}) => {
  const teacher = await site.signUp({ role: "teacher", name: "Elena Rivera" });
  const math = { title: "How many squares?", content: "How many squares are on a chess board?", category: "math-help" };
  const code = { title: "My loop never ends", content: "It prints ten forever and ever.", category: "programming" };
  const squares = await writePost(site, teacher.token, math);
  await writeReply(site, teacher.token, squares, "Count those of each size.");
  await writePost(site, teacher.token, code);

  await open(page, `${site.url}/forum`);
  const main = page.getByRole("main");
  const titles = main.getByRole("listitem").getByRole("heading", { level: 2 });
  await expect(titles).toHaveText([code.title, math.title]);
  await expect(main.getByText(t("common:people.teacher"), { exact: true })).toHaveCount(2);

  await main
    .getByRole("link", { name: /^Math help/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${site.url}/forum?category=math-help`);
  await expect(titles).toHaveText([math.title]);
  await main.getByRole("combobox", { name: t("forum-list:list.answered.label") }).selectOption("yes");
  await expect(page).toHaveURL(`${site.url}/forum?answered=yes&category=math-help`);
  await expect(main.getByText(t("forum-list:list.none.filtered"))).toBeVisible();
  await expect(main.getByRole("link", { name: t("forum-list:list.none.all") })).toHaveCSS("color", "rgb(18, 102, 80)");

  await main.getByRole("link", { name: t("forum-list:list.new") }).click();
  await expect(page.getByRole("dialog")).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto(`${site.url}/forum?sort=unanswered`);
  await expect(quiet.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText([
    code.title,
    math.title,
  ]);
  await quiet.goto(`${site.url}/forum?lang=ch`);
  const { elena } = brand.teachers;
  await expect(quiet.getByRole("main").getByText(elena.ch)).toHaveCount(2);
  await expect(quiet.getByText(elena.en)).toHaveCount(0);
  await quiet.goto(`${site.url}/forum?sort=unanswered`);
  await quiet.getByRole("main").getByRole("link", { name: math.title }).click();
  await expect(quiet.getByRole("heading", { level: 1 })).toHaveText(math.title);
  await expect(quiet.getByRole("main").getByRole("button")).toHaveCount(0);
  await quiet.goto(site.url + paths.newPost);
  const note = quiet.getByRole("main").locator("noscript p");
  await expect(note).toBeVisible();
  await expect(note).toContainText(t("common:scriptNeeded"));
  await expect(quiet.getByRole("main").getByRole("status")).toHaveCount(0);
  await plain.close();
});
