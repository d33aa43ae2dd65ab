import { expect, type Page, test } from "@playwright/test";
import { open, speak, useSite } from "./site.ts";

const site = useSite();

const words = {
  en: {
    toMath: "Use the math editor",
    keypad: "Math keypad",
    own: "Use my own keyboard",
    back: "Show the math keypad",
    fraction: "Fraction",
    root: "Square root",
    right: "Right",
    remove: "Delete",
    reading: "This is how we read it",
  },
  ch: {
    toMath: "用公式编辑器",
    keypad: "数学键盘",
    own: "改用系统键盘",
    back: "打开数学键盘",
    fraction: "分数",
    root: "平方根",
    right: "右移",
    remove: "删除",
    reading: "我们读到的是",
  },
} as const;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const locale of ["en", "ch"] as const) {
    const { toMath, keypad, own, back, fraction, root, right, remove, reading } = words[locale];

    test(`the keypad writes formulas, covers nothing, and gives way to the system's keyboard (${locale})`, async ({
      page,
      context,
    }) => {
      await speak(context, site.url, locale);
      await open(page, `${site.url}/weekly-problem`);
      await page.getByRole("button", { name: toMath }).tap();
      const pad = page.getByRole("group", { name: keypad });
      await expect(pad).toBeVisible();
      const tap = (name: string) => pad.getByRole("button", { name, exact: true }).tap();

      for (const name of ["5", fraction, "8", right, "+", root, "3"]) await tap(name);
      const editor = page.locator("math-field");
      await expect(editor).toHaveJSProperty("value", "\\frac58+\\sqrt3");
      await expect(page.getByText(reading)).toBeVisible();
      await tap(remove);
      await tap("2");
      await expect(editor).toHaveJSProperty("value", "\\frac58+\\sqrt2");

      expect(await liesOverThePage(page)).toBe(false);
      await expect.poll(() => inputMode(page), "the phone shows no keyboard of its own").toBe("none");
      await page.getByRole("button", { name: own }).tap();
      await expect(pad).toBeHidden();
      await expect.poll(() => inputMode(page)).toBe("text");

      await page.reload();
      await page.locator("html[data-alive]").waitFor();
      await expect(editor, "the choice stays, and so does the answer").toHaveJSProperty("value", "\\frac58+\\sqrt2");
      await expect(pad).toBeHidden();
      await page.getByRole("button", { name: back }).tap();
      await expect(pad).toBeVisible();
    });
  }
});

test("on a desk the keypad waits until it is asked for", async ({ page }) => {
  await open(page, `${site.url}/weekly-problem`);
  await page.getByRole("button", { name: words.en.toMath }).click();
  await expect(page.locator("math-field")).toBeVisible();
  const pad = page.getByRole("group", { name: words.en.keypad });
  await expect(pad).toBeHidden();
  await page.getByRole("button", { name: words.en.back }).click();
  await pad.getByRole("button", { name: "7", exact: true }).click();
  await expect(page.locator("math-field")).toHaveJSProperty("value", "7");
});

/** Whether any keyboard is laid over the page instead of standing in it. */
function liesOverThePage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pad = document.querySelector("fieldset");
    const floats = pad ? ["fixed", "absolute", "sticky"].includes(getComputedStyle(pad).position) : true;
    return floats || document.querySelector(".ML__keyboard") !== null;
  });
}

function inputMode(page: Page): Promise<string | null | undefined> {
  return page
    .locator("math-field")
    .evaluate((field) => field.shadowRoot?.querySelector("[part=keyboard-sink]")?.getAttribute("inputmode"));
}
