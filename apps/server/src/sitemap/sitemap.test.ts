import { type Locale, locales } from "@dripstone/contract/locale";
import { pages, paths } from "@dripstone/contract/paths";
import { beforeAll, describe, expect, it } from "vitest";
import { addCategory, setPost, signUpKnown, writePost } from "../features/forum/testing/forum.ts";
import { seed } from "../seed/seed.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import type { SitemapEntry, SitemapPart } from "./part.ts";

const SITE = "https://dripstone.test";

type App = ReturnType<typeof useTestApp>;

const ask = (t: App, path: string, headers = {}) => t.app.inject({ method: "GET", url: path, headers });

async function read(t: App, path: string): Promise<string> {
  const reply = await ask(t, path);
  expect([reply.statusCode, reply.headers["content-type"]], path).toEqual([200, "application/xml; charset=utf-8"]);
  return reply.body;
}

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);

/** Every address that the sitemap names, with what is said of it. */
async function everyPage(t: App): Promise<Map<string, string>> {
  const told = new Map<string, string>();
  for (const file of locsOf(await read(t, "/sitemap.xml"))) {
    for (const [whole] of (await read(t, file.replace(SITE, ""))).matchAll(/<url>.*?<\/url>/g)) {
      const [address = ""] = locsOf(whole);
      expect(told.has(address), `${address} twice`).toBe(false);
      told.set(address, whole);
    }
  }
  return told;
}

const addressOf = (path: string, locale: Locale) => `${SITE}${path}${locale === "ch" ? "?lang=ch" : ""}`;

describe("the sitemap", () => {
  const t = useTestApp();

  beforeAll(async () => {
    await seed(t.db, { now: t.clock.now(), demo: true });
  });

  it("names the pages of all features, each in both languages with the other's address", async () => {
    const told = await everyPage(t);
    const paper = paths.practiceTest("amc8-first");
    const { classes } = (await t.call("GET /classes", { query: { language: "en" } })).data;
    const { items } = (await t.call("GET /weekly-problem/archive", { query: { language: "en" } })).data;
    const pages = [
      ...[paths.home, paths.classes, paths.math, paths.amc8, paths.raspberryPi, paths.forum, paper],
      ...[paths.classDetail(classes[0]?.id ?? ""), paths.archivedProblem(items[0]?.week ?? "")],
    ];
    for (const path of pages) {
      for (const locale of locales) {
        const said = told.get(addressOf(path, locale));
        expect(said, path).toContain(`hreflang="en" href="${addressOf(path, "en")}"`);
        expect(said, path).toContain(`hreflang="zh-Hans" href="${addressOf(path, "ch")}"`);
        expect(said, path).toContain(`hreflang="x-default" href="${addressOf(path, "en")}"`);
      }
    }
    expect([...told.keys()].filter((address) => /\/math\/amc8\/[\w-]+$/.test(address)).length).toBeGreaterThan(0);
  });

  it("says when a class was revised, when a closed problem was shown with its solution, and nothing where it is not known", async () => {
    const told = await everyPage(t);
    const { classes } = (await t.call("GET /classes", { query: { language: "en" } })).data;
    const id = classes[0]?.id ?? "";
    const { revisedAt } = await t.db
      .selectFrom("classes")
      .where("id", "=", id)
      .select("revisedAt")
      .executeTakeFirstOrThrow();
    const lastmod = (path: string) => /<lastmod>([^<]+)</.exec(told.get(addressOf(path, "ch")) ?? "")?.[1];
    expect(Date.parse(lastmod(paths.classDetail(id)) ?? "")).toBeGreaterThanOrEqual(revisedAt.getTime());
    const { items } = (await t.call("GET /weekly-problem/archive", { query: { language: "en" } })).data;
    const [newest] = items;
    const ended = Date.parse(lastmod(paths.archivedProblem(newest?.week ?? "")) ?? "");
    expect(ended).toBeGreaterThan(Date.parse(newest?.week ?? ""));
    expect(ended).toBeLessThanOrEqual(t.clock.now().getTime());
    expect(lastmod(paths.amc8)).toBeUndefined();
  });

  it("names no page that is somebody's own, is for the office, or tells what is not out", async () => {
    const addresses = [...(await everyPage(t)).keys()];
    const closed = ["/admin", "/profile", "/progress", "/homework", "/classes/mine", "/forum/new", "/sittings", "/404"];
    for (const part of closed) expect(addresses.filter((address) => address.includes(part))).toEqual([]);
    for (const address of addresses) expect(matchesPage(new URL(address).pathname), address).toBe(true);
    const { week } = (await t.call("GET /weekly-problem", { query: { language: "en" } })).data ?? {};
    expect(week).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(addresses.filter((address) => address.includes(String(week)))).toEqual([]);
  });

  it("follows a post that is written, hidden and shown again, with the time of its last change", async () => {
    await addCategory(t, { slug: "sitemap" });
    const mei = await signUpKnown(t);
    const id = await writePost(t, mei, { category: "sitemap" });
    const address = addressOf(paths.forumPost(id), "en");
    expect((await everyPage(t)).get(address)).toContain(`<lastmod>${t.clock.now().toISOString()}</lastmod>`);
    expect((await everyPage(t)).get(`${SITE}/forum?category=sitemap&amp;lang=ch`)).toBeTruthy();
    for (const state of ["held", "hidden", "deleted"] as const) {
      await setPost(t, id, { state });
      expect((await everyPage(t)).has(address), state).toBe(false);
    }
    await setPost(t, id, { state: "visible" });
    expect((await everyPage(t)).has(address)).toBe(true);
  });

  it("is sent once to whoever has it, and has no other files", async () => {
    const { etag } = (await ask(t, "/sitemap.xml")).headers;
    expect((await ask(t, "/sitemap.xml", { "if-none-match": etag })).statusCode).toBe(304);
    for (const file of [
      "forum-2.xml",
      "forum-0.xml",
      "forum.xml",
      "none-1.xml",
      "forum-1.html",
      "forum-99999999.xml",
    ]) {
      expect((await ask(t, `/sitemaps/${file}`)).statusCode, file).toBe(404);
    }
  });
});

describe("a large part", () => {
  const entries: SitemapEntry[] = Array.from({ length: 30_000 }, (_, nth) => ({ path: paths.forumPost(String(nth)) }));
  let reads = 0;
  const large: SitemapPart = {
    name: "large",
    tags: [],
    read: async () => {
      reads += 1;
      return { entries };
    },
  };
  const t = useTestApp({ sitemap: [large] });

  it("is told in files of a size that is taken everywhere, the first of it first, and read once", async () => {
    const files = locsOf(await read(t, "/sitemap.xml"));
    const named = [];
    for (const file of files) {
      const xml = await read(t, file.replace(SITE, ""));
      const addresses = locsOf(xml);
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(xml)).toBeLessThan(50 * 1024 * 1024);
      named.push(...addresses);
    }
    expect(named).toHaveLength(50_000);
    expect(named[0]).toBe(addressOf(paths.forumPost("0"), "en"));
    expect(reads).toBe(1);
  });
});

const patterns = Object.values(pages).map((page) => new RegExp(`^${page.replace(/:\w+/g, "[^/]+")}$`));
const matchesPage = (path: string) => patterns.some((pattern) => pattern.test(path));
