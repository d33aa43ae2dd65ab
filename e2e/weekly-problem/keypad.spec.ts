import { expect, type Page, test } from "@playwright/test";
import { alive, open, speak, useSite } from "../site.ts";
import { weeklyWords } from "./words.ts";

const site = useSite();

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the keypad writes formulas, covers nothing, and gives way to the system's keyboard", async ({
    page,
    context,
  }) => {
    const { toMath, read, keypad } = weeklyWords.ch;
    await speak(context, site.url, "ch");
    await open(page, `${site.url}/weekly-problem`);
    await page.getByRole("button", { name: toMath }).tap();
    const pad = page.getByRole("group", { name: keypad.label });
    await expect(pad).toBeVisible();
    const tap = (name: string) => pad.getByRole("button", { name, exact: true }).tap();

    for (const name of ["5", keypad.fraction, "8", keypad.right, "+", keypad.root, "3"]) await tap(name);
    const editor = page.locator("math-field");
    await expect(editor).toHaveJSProperty("value", "\\frac58+\\sqrt3");
    await expect(page.getByText(read)).toBeVisible();
    await tap(keypad.remove);
    await tap("2");
    await expect(editor).toHaveJSProperty("value", "\\frac58+\\sqrt2");

    expect(await liesOverThePage(page)).toBe(false);
    await expect.poll(() => inputMode(page), "the phone shows no keyboard of its own").toBe("none");
    await page.getByRole("button", { name: keypad.own }).tap();
    await expect(pad).toBeHidden();
    await expect.poll(() => inputMode(page)).toBe("text");

    await page.reload();
    await alive(page);
    await expect(editor, "the choice stays, and so does the answer").toHaveJSProperty("value", "\\frac58+\\sqrt2");
    await expect(pad).toBeHidden();
    await page.getByRole("button", { name: keypad.show }).tap();
    await expect(pad).toBeVisible();
  });
});

test("on a desk the keypad waits until it is asked for", async ({ page }) => {
  const { toMath, keypad } = weeklyWords.en;
  await open(page, `${site.url}/weekly-problem`);
  await page.getByRole("button", { name: toMath }).click();
  await expect(page.locator("math-field")).toBeVisible();
  const pad = page.getByRole("group", { name: keypad.label });
  await expect(pad).toBeHidden();
  await page.getByRole("button", { name: keypad.show }).click();
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
