import { paths } from "@dripstone/contract/paths";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../looks.ts";
import { keepSession, open, speak, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();

type Texts = ReturnType<typeof textsIn>;

const PHONE = { width: 360, height: 740 };
const opener = (page: Page, t: Texts) => page.getByRole("button", { name: t("notices:quickHelp.open") });
const bubble = (page: Page, t: Texts) => page.getByRole("dialog", { name: t("chat:bubble.title"), exact: true });
const field = (page: Page, t: Texts) => bubble(page, t).getByRole("textbox", { name: t("chat:field.label") });
const messages = (page: Page, t: Texts) => bubble(page, t).getByRole("article");
const replies = (page: Page, t: Texts) =>
  messages(page, t).filter({ has: page.getByRole("heading", { name: t("chat:who.tutor"), exact: true }) });

async function ask(page: Page, t: Texts, text: string): Promise<void> {
  await field(page, t).fill(text);
  await field(page, t).press("Enter");
}

test("a member asks from any page, reads the last four messages, and goes on in the full tutor", async ({ page }) => {
  const t = textsIn("en");
  await keepSession(page.context(), await site.signUp());
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await open(page, site.url + paths.amc8);
  await expect(opener(page, t)).toBeVisible();
  expect(asked.filter((path) => /quick-(chat|window)|chat-|chatbot/.test(path))).toEqual([]);
  await opener(page, t).click();
  await expect(field(page, t)).toBeFocused();
  await expectAccessible(page, "an open bubble");
  await field(page, t).press("Enter");
  await ask(page, t, "   ");
  await expect(messages(page, t)).toHaveCount(0);
  const sent = page.waitForRequest("**/api/chatbot/message");
  await ask(page, t, "how do i solve 3x + 5 = 20?");
  const { message, context } = (await sent).postDataJSON();
  expect(message).toBe("how do i solve 3x + 5 = 20?");
  const { CHAT_QUICK_TOKENS: maxTokens } = tutorLimits;
  expect(context).toEqual({
    ...{ section: "math", subject: "amc", level: "amc8" },
    ...{ mode: "quick-help", quickMode: true, maxTokens },
  });
  await expect(replies(page, t)).toHaveCount(1);
  await expect(field(page, t)).toBeFocused();
  await expect(replies(page, t).locator("time")).toHaveText(t("chat:bubble.now"));
  for (const text of ["gcd of 84 and 36", `7 + 8 ${"and then some more words that nobody needs ".repeat(4)}`]) {
    await ask(page, t, text);
    await expect(field(page, t)).toBeEnabled();
  }
  await expect(messages(page, t)).toHaveCount(4);
  const long = messages(page, t).nth(2);
  await expect(long.getByText("7 + 8")).toHaveText(/^7 \+ 8.{75}…$/);
  await long.getByRole("button", { name: t("chat:bubble.whole"), exact: true }).click();
  await expect(long.getByText("7 + 8")).not.toHaveText(/…/);
  await expect(
    bubble(page, t).getByRole("link", { name: t("chat:bubble.more", { count: 2 }), exact: true }),
  ).toBeVisible();
  await field(page, t).fill("what about 9?");
  await bubble(page, t)
    .getByRole("link", { name: t("chat:bubble.full"), exact: true })
    .click();
  await expect(page.getByText("how do i solve 3x + 5 = 20?").first()).toBeVisible();
  await expect(bubble(page, t)).toBeHidden();
  await expect(opener(page, t)).toBeHidden();
  await expect(page.getByRole("textbox", { name: t("chat:field.label") })).toHaveValue("what about 9?");
  await expect(page.getByLabel(t("chat:context.mode"), { exact: true })).toHaveValue("tutoring");
  await expect(page.getByLabel(t("chat:context.level"), { exact: true })).toHaveValue("amc8");
  const history = page.getByRole("navigation", { name: t("chat:history.title") });
  await expect(history.getByRole("link", { name: "how do i solve 3x + 5 = 20?" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a reply that comes while the bubble is closed is counted, and one that fails says so and keeps what was typed", async ({
  page,
}) => {
  const t = textsIn("ch");
  await page.setViewportSize(PHONE);
  await speak(page.context(), site.url, "ch");
  await keepSession(page.context(), await site.signUp());
  await open(page, site.url + paths.forum);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/chatbot/message", async (route) => {
    await held;
    await route.continue();
  });
  await opener(page, t).click();
  await ask(page, t, "84 和 36 的最大公因数是多少？");
  await expect(bubble(page, t).getByRole("status")).toHaveText(t("chat:thinking"));
  await expect(field(page, t)).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(bubble(page, t)).toBeHidden();
  await expect(opener(page, t)).toBeFocused();
  letGo();
  await expect(page.getByRole("button", { name: t("notices:quickHelp.unread", { count: 1 }) })).toBeVisible();
  await expectAccessible(page, "a closed bubble with a reply");
  await page.setViewportSize(PHONE);
  await opener(page, t).click();
  await expect(replies(page, t)).toHaveCount(1);
  await page.unroute("**/api/chatbot/message");
  await page.route("**/api/chatbot/message", (route) => route.abort());
  await ask(page, t, "为什么？");
  await expect(bubble(page, t).getByText(t("chat:bubble.trouble"))).toBeVisible();
  await expect(field(page, t)).toHaveValue("为什么？");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("notices:quickHelp.open"), exact: true })).toBeVisible();
  await page.reload();
  await opener(page, t).click();
  await expect(replies(page, t)).toHaveCount(1);
  await expect(field(page, t)).toHaveValue("为什么？");
});

test("visitors have no bubble, and it is out of the way of fields, keyboards, and what is to be pressed", async ({
  page,
  browser,
}) => {
  const t = textsIn("en");
  const visitor = await browser.newPage();
  await open(visitor, site.url + paths.home);
  await expect(opener(visitor, t)).toHaveCount(0);
  await visitor.close();
  await page.setViewportSize(PHONE);
  await keepSession(page.context(), await site.signUp());
  for (const path of [
    paths.weeklyProblem,
    paths.newPost,
    paths.profile,
    paths.practiceTest("amc8-first"),
    paths.home,
  ]) {
    await open(page, site.url + path);
    await expect(opener(page, t)).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
    await expect.soft(opener(page, t), path).toHaveAttribute("data-aside", "false");
    const covered = await page.evaluate(() => {
      const [button] = document.querySelectorAll("[data-quick-help] button");
      const place = button?.getBoundingClientRect();
      if (!place) return "there is none";
      return [...document.querySelectorAll("footer :is(a, button, p)")]
        .filter((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect();
          return left < place.right && right > place.left && top < place.bottom && bottom > place.top;
        })
        .map((part) => part.textContent);
    });
    expect.soft(covered, path).toEqual([]);
  }
  await open(page, site.url + paths.newPost);
  const title = page.getByRole("main").getByRole("textbox").first();
  await title.focus();
  await expect(opener(page, t)).toBeHidden();
  await title.blur();
  await expect(opener(page, t)).toBeVisible();
  await standUnder(page);
  await expect(opener(page, t)).toHaveAttribute("data-aside", "true");
  await opener(page, t).focus();
  await page.keyboard.press("Enter");
  const opened = bubble(page, t);
  await expect(opened).toBeVisible();
  const before = await opened.boundingBox();
  expect(before?.height).toBeLessThanOrEqual(PHONE.height * 0.75);
  await raiseKeyboard(page, 300);
  await expect
    .poll(async () => {
      const box = await opened.boundingBox();
      return box && box.y + box.height <= PHONE.height - 300 && box.y >= 0;
    })
    .toBe(true);
});

/** A button of the page's form where the bubble is. */
function standUnder(page: Page): Promise<void> {
  return page.evaluate(() => {
    const button = document.createElement("button");
    button.textContent = "Send";
    button.style.cssText = "position: fixed; right: 20px; bottom: 20px; height: 40px";
    document.querySelector("main")?.append(button);
    window.dispatchEvent(new Event("scroll"));
  });
}

/** As on a phone whose browser lays the keyboard over the page. */
function raiseKeyboard(page: Page, height: number): Promise<void> {
  return page.evaluate((covered) => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    Object.defineProperty(visualViewport, "height", { value: window.innerHeight - covered });
    visualViewport.dispatchEvent(new Event("resize"));
  }, height);
}
