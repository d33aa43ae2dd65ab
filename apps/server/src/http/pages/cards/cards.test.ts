import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { cardPath, cardSize } from "@dripstone/contract/cards";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
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

it("is drawn with our own fonts on every machine, whether it has others or none, Chinese as well", async () => {
  const draw = `
    const { drawCard } = await import(${JSON.stringify(new URL("draw-card.ts", import.meta.url).href)});
    for (const title of ["数学", "英文", "Maths", "Words"])
      console.log((await drawCard({ locale: "ch", path: "/", title })).toString("base64"));`;
  const folder = await mkdtemp(join(tmpdir(), "no-fonts-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, "fonts.conf"), "<fontconfig></fontconfig>");
  const env = { ...process.env, FONTCONFIG_FILE: join(folder, "fonts.conf") };
  const run = promisify(execFile)(process.execPath, ["--input-type=module", "-e", draw], { env, maxBuffer: 2 ** 22 });
  const [maths, words, ...rest] = await Promise.all((await run).stdout.trim().split("\n").map(inkOf));
  if (!maths || !words) throw new Error("Nothing was drawn");
  expect(new Set([maths, words, ...rest].map((ink) => ink.toString("base64"))).size).toBe(4);
  const { drawCard } = await import("./draw-card.ts");
  const here = await inkOf((await drawCard({ locale: "ch", path: "/", title: "数学" })).toString("base64"));
  // How letters are smoothed is a machine's own matter, which they are is not.
  expect(differenceOf(here, maths)).toBeLessThan(0.3 * differenceOf(words, maths));
});

/** The picture, as coarse as keeps its letters apart. */
const inkOf = (png: string) => sharp(Buffer.from(png, "base64")).resize({ width: 300 }).grayscale().raw().toBuffer();

const differenceOf = (one: Buffer, other: Buffer) =>
  one.reduce((sum, ink, at) => sum + Math.abs(ink - (other[at] ?? 0)), 0);
