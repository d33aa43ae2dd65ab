import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { paths } from "@dripstone/contract/paths";
import { expect, type Page, test } from "@playwright/test";
import { alive, useSite } from "../site.ts";

const site = useSite();

/** The scripts that a page has asked for. */
function asked(page: Page): string[] {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

test("a page asks for no script before it can be drawn, and comes alive then", async ({ page }) => {
  const scripts = asked(page);
  const sheets = Promise.withResolvers<void>();
  let waiting = 0;
  await page.route("**/*.css", async (route) => {
    waiting += 1;
    await sheets.promise;
    await route.continue();
  });
  await page.goto(site.url + paths.forum, { waitUntil: "commit" });
  await expect.poll(() => waiting, "sheets that are asked for").toBeGreaterThan(0);
  await page.locator("main h1").waitFor({ state: "attached" });
  expect(scripts).toEqual([]);
  sheets.resolve();
  await alive(page);
  expect(scripts.length).toBeGreaterThan(0);
});

test("a page comes alive where nothing is drawn", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestAnimationFrame = () => 0;
  });
  await page.goto(site.url + paths.about, { waitUntil: "commit" });
  await alive(page);
});

test("a page comes alive whose last words arrive after it is looked at", async ({ page }) => {
  const rest = Promise.withResolvers<void>();
  const front = createServer(async (request, response) => {
    const reply = await fetch(site.url + request.url, { headers: { "accept-encoding": "identity" } });
    response.statusCode = reply.status;
    for (const name of ["content-type", "content-security-policy"]) {
      const value = reply.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    const body = Buffer.from(await reply.arrayBuffer());
    const entry = request.url === paths.about ? body.indexOf("import", body.indexOf('id="entry"')) : -1;
    if (entry > 0) {
      // A few letters of its text, as a part of a line's may end anywhere.
      response.write(body.subarray(0, entry + 3));
      await rest.promise;
    }
    response.end(entry > 0 ? body.subarray(entry + 3) : body);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = front.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}${paths.about}`, { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("#entry, script[type=module]"));
    // Somebody who is quick has it begin, if nothing has.
    await page.keyboard.press("Tab");
    rest.resolve();
    await alive(page);
  } finally {
    rest.resolve();
    front.closeAllConnections();
    front.close();
  }
});
