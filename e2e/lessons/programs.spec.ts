import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { desk, expectAccessible } from "../looks.ts";
import { open, speak, useSite } from "../site.ts";
import { type Texts, textsIn } from "../texts.ts";

/** An interpreter of several megabytes has to start. */
const STARTS_MS = 60_000;
const COMPILES_MS = 300_000;
const STOPS_MS = 1_000;

const site = useSite();
test.use(desk);

function cellIn(page: Page, t: Texts, title: string) {
  const cell = page.getByRole("region", { name: t("programs:cell.name", { title }), exact: true });
  const button = (key: string) => cell.getByRole("button", { name: t(`programs:${key}`), exact: true });
  return {
    cell,
    button,
    output: cell.getByRole("log"),
    /** Puts a program in the place of the one that stands there. */
    async write(program: string) {
      const edit = button("cell.edit");
      if (await edit.isVisible()) await edit.click();
      await cell.getByRole("textbox", { name: t("programs:cell.code", { title }) }).click();
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.insertText(program);
    },
  };
}

test("a loop without an end is stopped at once, says where it was, and the next program runs", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.python);
  const { cell, button, output, write } = cellIn(page, t, "drip.py");
  await button("cell.run").click();
  await expect(output.getByText("14")).toBeVisible({ timeout: STARTS_MS });
  await write("drops = 0\nwhile True:\n    drops = drops + 1");
  await button("cell.run").click();
  await button("cell.stop").click({ timeout: STARTS_MS });
  await expect(cell.getByText(/^You stopped the program. It was at line [23].$/)).toBeVisible({ timeout: STOPS_MS });
  await write("try:\n    while True:\n        print('drip')\nexcept BaseException:\n    pass");
  await button("cell.run").click();
  await expect(cell.getByText(t("programs:end.flooded"))).toBeVisible({ timeout: STARTS_MS });
  await write("print(6 * 7)");
  await button("cell.run").click();
  await expect(output.getByText("42")).toBeVisible({ timeout: STARTS_MS });
  // What was changed is still there, and goes when it is reset.
  await page.reload();
  await expect(cell.getByText("print(6 * 7)")).toBeVisible();
  await button("cell.edit").click();
  await button("cell.reset.button").click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: t("programs:cell.reset.confirm") })
    .click();
  await expect(cell.getByText("years = years + 1")).toBeVisible();
});

test("a program asks, is answered, and its turtle draws", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.python);
  const { cell, button, output } = cellIn(page, t, "drops.py");
  await button("cell.run").click();
  const field = cell.getByLabel(t("programs:input.label"));
  await expect(field).toBeFocused({ timeout: STARTS_MS });
  await field.fill("3");
  await field.press("Enter");
  await expect(output).toContainText("How many rings? 3");
  await expect(output).toContainText("The last ring is 80 steps wide.");
  await expect(cell.getByRole("img", { name: /^A turtle’s drawing\. Lines: 4\d\. / })).toBeVisible();
  await expectAccessible(page, "a program that has drawn");
});

test("a mistyped name is explained in Chinese, and its line is marked", async ({ page, context }) => {
  const t = textsIn("ch");
  await speak(context, site.url, "ch");
  await open(page, site.url + paths.python);
  const { cell, button, write } = cellIn(page, t, "drip.py");
  await write("drops = 3\nprnt(drops)");
  await button("cell.run").click();
  const told = cell.getByRole("alert");
  await expect(told).toContainText(t("programs:end.line", { line: 2 }), { timeout: STARTS_MS });
  await expect(told).toContainText(t("programs:explain.python.nameNear", { name: "prnt", near: "print" }));
  await expect(cell.locator("[class*=marked]")).toHaveText("prnt(drops)");
  await told.getByText(t("programs:end.words")).click();
  await expect(told).toContainText("NameError: name 'prnt' is not defined");
  await expectAccessible(page, "a mistake that is explained");
});

test("where pages cannot be isolated, what a program reads is written down before", async ({ page }) => {
  const t = textsIn("en");
  await page.route(site.url + paths.python, async (route) => {
    const response = await route.fetch();
    const { "cross-origin-embedder-policy": _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await open(page, site.url + paths.python);
  const { cell, button, output } = cellIn(page, t, "drops.py");
  await button("cell.edit").click();
  await cell.getByLabel(t("programs:input.before.label")).fill("2");
  await button("cell.run").click();
  await expect(output).toContainText("The last ring is 40 steps wide.", { timeout: STARTS_MS });
});

test("where a policy forbids WebAssembly, or no worker comes, that is said before anything is loaded", async ({
  page,
}) => {
  const t = textsIn("en");
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".wasm")) loaded.push(request.url());
  });
  await open(page, site.url + paths.python);
  const { cell, button } = cellIn(page, t, "drip.py");
  await page.route("**/python.worker*", async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "default-src 'self'; script-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await button("cell.run").click();
  await expect(cell.getByRole("alert")).toHaveText(t("programs:unavailable.no-web-assembly"));
  await page.unrouteAll();
  await page.route("**/python.worker*", (route) => route.abort());
  await button("cell.run").click();
  await expect(cell.getByRole("alert")).toHaveText(t("programs:unavailable.no-worker"));
  expect(loaded).toEqual([]);
});

test("an interpreter that is kept from coming is asked for once more when one tries again", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.python);
  const { cell, button, output } = cellIn(page, t, "drip.py");
  await page.route("**/pyodide.asm.wasm", (route) => route.fulfill({ status: 403 }));
  await button("cell.run").click();
  await expect(cell.getByRole("alert")).toContainText(t("programs:unavailable.offline"));
  await page.unrouteAll();
  await button("unavailable.retry").click();
  await expect(output.getByText("14")).toBeVisible({ timeout: STARTS_MS });
});

test("a program that cannot be run offline says so, stays, and runs when the line is back", async ({
  page,
  context,
}) => {
  const t = textsIn("en");
  await open(page, site.url + paths.python);
  const { cell, button, output } = cellIn(page, t, "drip.py");
  await button("cell.edit").click();
  await expect(cell.getByRole("textbox")).toBeVisible();
  await context.setOffline(true);
  await button("cell.run").click();
  await expect(cell.getByRole("alert")).toContainText(t("programs:unavailable.offline"), { timeout: STARTS_MS });
  await expect(cell.getByRole("textbox")).toContainText("years = years + 1");
  await context.setOffline(false);
  await button("unavailable.retry").click();
  await expect(output.getByText("14")).toBeVisible({ timeout: STARTS_MS });
});

test("an LED blinks, a button is pressed by the keyboard, and a wrong pin is explained", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.raspberryPi);
  const lamp = (cell: ReturnType<typeof cellIn>["cell"], state: "on" | "off") =>
    cell.getByRole("img", { name: t(`programs:board.ledIs.${state}`, { pin: 17 }) });
  const blink = cellIn(page, t, "blink.py");
  await blink.button("cell.run").click();
  await expect(lamp(blink.cell, "on")).toBeVisible({ timeout: STARTS_MS });
  await expect(lamp(blink.cell, "off")).toBeVisible();
  const touch = cellIn(page, t, "touch.py");
  await touch.button("cell.run").click();
  await expect(touch.output).toContainText("Press the button!", { timeout: STARTS_MS });
  await touch.cell.getByRole("button", { name: t("programs:board.buttonOn", { pin: 2 }) }).focus();
  await page.keyboard.press("Space", { delay: 50 });
  await expect(lamp(touch.cell, "on")).toBeVisible();
  await page.keyboard.press("Space", { delay: 50 });
  await expect(lamp(touch.cell, "off")).toBeVisible();
  await touch.button("cell.stop").click();
  await expect(touch.cell.getByText(t("programs:end.stopped"))).toBeVisible({ timeout: STOPS_MS });
  await touch.write("from gpiozero import Button\nbell = Button(22)");
  await touch.button("cell.run").click();
  const values = { pin: 22, wanted: t("programs:board.button"), there: t("programs:board.buzzer") };
  await expect(touch.cell.getByRole("alert")).toContainText(t("programs:explain.board", values), {
    timeout: STARTS_MS,
  });
  await expectAccessible(page, "a board");
});

test("a robot drives over its field, and turns before the wall", async ({ page }) => {
  const t = textsIn("en");
  await open(page, site.url + paths.raspberryPi);
  const { cell, button } = cellIn(page, t, "drive.py");
  await button("cell.run").click();
  await expect(cell.getByRole("img", { name: /at \(1\d\d, 22\) cm, facing 0°/ })).toBeVisible({ timeout: STARTS_MS });
  await expect(cell.getByRole("img", { name: /^The robot on its field, .* facing (?!0°)/ })).toBeVisible();
});

test("a C++ program without its semicolon is explained, then compiles, asks and prints", async ({ page }) => {
  test.setTimeout(COMPILES_MS);
  const t = textsIn("en");
  await open(page, site.url + paths.cpp);
  const { cell, button, output, write } = cellIn(page, t, "sieve.cpp");
  await expect(cell.getByText(t("programs:cell.compiler"))).toBeVisible();
  const lines = ["#include <iostream>", "int main() {", "  int drops = 0", "  std::cin >> drops;"];
  const program = [...lines, '  std::cout << 6 * drops << " drops\\n";', "}"].join("\n");
  await write(program);
  await button("cell.run").click();
  const told = cell.getByRole("alert");
  await expect(told).toContainText(t("programs:explain.cpp.semicolon"), { timeout: COMPILES_MS });
  await expect(told).toContainText(t("programs:end.line", { line: 3 }));
  await expectAccessible(page, "a compiler's complaint that is explained");
  await write(program.replace("drops = 0", "drops = 0;"));
  await button("cell.run").click();
  const field = cell.getByLabel(t("programs:input.label"));
  await expect(field).toBeFocused({ timeout: COMPILES_MS });
  await field.fill("7");
  await field.press("Enter");
  await expect(output).toContainText("42 drops");
  await write("int main() {\n  volatile int drops = 0;\n  while (true) drops = drops + 1;\n}");
  await button("cell.run").click();
  await expect(cell.getByText(/^Running/)).toBeVisible({ timeout: COMPILES_MS });
  await button("cell.stop").click();
  await expect(cell.getByText(t("programs:end.stopped"))).toBeVisible({ timeout: STOPS_MS });
});
