import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { cardPath, cardSize } from "@dripstone/contract/cards";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { escapeHtml } from "../../../escape-html.ts";
import { type TestApp, testApp } from "../../../testing/app.ts";
import type { Web } from "../web.ts";

const titles: Record<string, string> = {
  "/": "Dripstone Academy",
  "/math/amc8/counting": "Counting without counting",
  "/forum/posts/1": `<script>alert("1")</script> & 'two' </span>`,
  "/forum/posts/2": "😀😀😀 مرحبا",
  "/profile": "Profile",
};

const web: Web = {
  async render(request) {
    const { pathname } = new URL(request.url);
    const title = titles[pathname];
    const robots = pathname === "/profile" ? '<meta name="robots" content="noindex"/>' : "";
    if (title === undefined) return new Response("none", { status: 404 });
    return new Response(`<head>${robots}<meta property="og:title" content="${escapeHtml(title)}"/></head>`);
  },
  declaredQuery: () => "",
};

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ web });
});
afterAll(() => site.close());

const ask = (url: string) => site.app.inject({ url });
const addressOf = (path: string, locale: "en" | "ch" = "en") => cardPath(locale, path, titles[path] ?? "");

it.each(["/", "/math/amc8/counting", "/forum/posts/1", "/forum/posts/2"])(
  "draws a picture of %s, to be kept and shown anywhere",
  async (path) => {
    const { statusCode, headers, rawPayload } = await ask(addressOf(path));
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/png"]);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(await sharp(rawPayload).metadata()).toMatchObject(cardSize);
    expect(rawPayload.length).toBeLessThan(100_000);
  },
);

it("has another address when the title is another, to which the old one leads", async () => {
  const old = addressOf("/math/amc8/counting");
  titles["/math/amc8/counting"] = "Counting it all";
  const now = addressOf("/math/amc8/counting");
  expect(now).not.toBe(old);
  // No page is kept longer than an hour, whatever it shows.
  site.clock.advance({ hours: 1 });
  const { statusCode, headers } = await ask(old);
  expect([statusCode, headers.location]).toEqual([302, now]);
  expect((await ask(now)).statusCode).toBe(200);
});

it("draws nothing of pages that are not there or not to be found, and no words but a page's own", async () => {
  for (const url of [
    cardPath("en", "/nothing", "Anything"),
    cardPath("en", "/profile", "Profile"),
    "/cards/fr/12345678/about.png",
    "/cards/en/1234/forum/posts/1.png",
    "/cards/en/12345678/forum/posts/1.jpg",
    "/cards/en/12345678/about%0a.png",
    "/cards/en/",
  ]) {
    expect((await ask(url)).statusCode, url).toBe(404);
  }
  const foreign = await ask(cardPath("en", "/forum/posts/1", "Buy this"));
  expect([foreign.statusCode, foreign.headers.location]).toEqual([302, addressOf("/forum/posts/1")]);
});

it("is drawn with our own fonts on a machine that has none, Chinese as well", async () => {
  const draw = `
    const { drawCard } = await import(${JSON.stringify(new URL("draw-card.ts", import.meta.url).href)});
    const { createHash } = await import("node:crypto");
    for (const title of ["数学", "英文", "Maths", "Words"])
      console.log(createHash("sha256").update(await drawCard({ locale: "ch", path: "/", title })).digest("hex"));`;
  const env = { ...process.env, FONTCONFIG_FILE: "/nowhere/fonts.conf" };
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", draw], { env });
  const without = stdout.trim().split("\n");
  expect(new Set(without).size).toBe(4);
  const { drawCard } = await import("./draw-card.ts");
  const here = await drawCard({ locale: "ch", path: "/", title: "数学" });
  expect(createHash("sha256").update(here).digest("hex")).toBe(without[0]);
});
