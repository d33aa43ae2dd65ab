import { expect, test } from "@playwright/test";
import jsqr from "jsqr";
import sharp from "sharp";
import { open, useSite } from "../site.ts";
import { textsIn } from "../texts.ts";

const site = useSite();
const [en, ch] = [textsIn("en"), textsIn("ch")];

test("sharing opens a popup of 600 x 400, with the page's address", async ({ page, context }) => {
  await context.route(/facebook|twitter|linkedin/, (route) => route.fulfill({ body: "shared" }));
  await open(page, `${site.url}/math`);
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (url, target, features) => {
      document.body.dataset.features = features ?? "";
      return open(url, target, features);
    };
  });
  for (const network of ["Facebook", "Twitter", "LinkedIn"]) {
    await page.getByRole("button", { name: en("footer.share"), exact: true }).click();
    const opened = context.waitForEvent("page");
    await page.getByRole("button", { name: network }).click();
    const popup = await opened;
    await expect(popup).toHaveURL(({ search }) => search.includes(encodeURIComponent(`${site.url}/math`)));
    await popup.close();
    await expect(page.locator("body")).toHaveAttribute("data-features", /width=600,height=400/);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("button", { name: en("footer.share"), exact: true }).click();
  await expect(page.getByRole("link", { name: en("share:email"), exact: true })).toHaveAttribute(
    "href",
    /^mailto:\?subject=/,
  );
});

test("the page's address is copied, and drawn for a phone to scan", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, `${site.url}/math?lang=ch`);
  expect(asked.filter((address) => /share-choices|uqr/.test(address))).toEqual([]);
  await page.getByRole("button", { name: ch("footer.share"), exact: true }).click();
  await page.getByRole("button", { name: ch("share:copy") }).click();
  await expect(page.getByText(ch("share:copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/math?lang=ch`);
  await page.getByRole("button", { name: ch("share:code") }).click();
  const code = page.getByRole("img", { name: ch("share:codeOf", { address: `${site.url}/math?lang=ch` }) });
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${site.url}/math?lang=ch`);
});
