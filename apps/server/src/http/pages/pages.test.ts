import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { announce, noteChanges } from "../../changes/announce.ts";
import { keepProblems } from "../../features/weekly-problem/seed-problems.ts";
import { problemNamed } from "../../features/weekly-problem/testing/problems.ts";
import { openProduct, type Product } from "../../product.ts";
import { type TestApp, testApp } from "../../testing/app.ts";
import type { Web } from "./web.ts";

/** A web whose pages show how often they were rendered, and the title of the week's problem. */
function countingWeb() {
  const rendered: string[] = [];
  const web: Web = {
    async render(request, { locale, fetchApi }) {
      const { pathname, search } = new URL(request.url);
      rendered.push(`${locale} ${pathname}${search}`);
      if (pathname === "/moved")
        return new Response(null, { status: 302, headers: { location: "/404?from=%2Fmoved" } });
      if (pathname === "/moved-with-all")
        return new Response(null, { status: 302, headers: { location: `/here${search}` } });
      if (pathname === "/broken") throw new Error("broken");
      const reply = pathname === "/weekly-problem" ? await fetchApi(`http://in.process/api${pathname}`) : undefined;
      const title = reply && ((await reply.json()) as { data?: { title: string } }).data?.title;
      return new Response(`<p>${title ?? pathname}</p>`, { status: pathname === "/missing" ? 404 : 200 });
    },
    declaredQuery: (path, query) => (path === "/list" && query.has("page") ? `?page=${query.get("page")}` : ""),
  };
  return { web, rendered };
}

let site: TestApp;
const { web, rendered } = countingWeb();
const get = async (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers, remoteAddress: "192.0.2.7" });

beforeAll(async () => {
  site = await testApp({ web });
});
afterAll(() => site.close());
beforeEach(() => {
  rendered.length = 0;
});

describe("a page", () => {
  it("is rendered once, whatever else stands in its address", async () => {
    for (const query of ["", "?x=1", "?fbclid=2", "?utm_source=a&utm_campaign=b", "?lang=en", "?page=2", "?lang"]) {
      expect((await get(`/about${query}`)).statusCode, query).toBe(200);
    }
    expect(rendered).toEqual(["en /about"]);
  });

  it("is rendered for each language and for what its route declares, with nothing else in its address", async () => {
    await get("/list?x=1&page=2");
    await get("/list?page=2&lang=ch");
    await get("/list?page=2&y=3", { cookie: "lang=ch" });
    await get("/list?page=3");
    expect(rendered).toEqual(["en /list?page=2", "ch /list?page=2", "en /list?page=3"]);
  });

  it.each([
    ["/%77eekly-problem", "/weekly-problem"],
    ["//weekly-problem", "/weekly-problem"],
    ["/Weekly-Problem/", "/weekly-problem"],
    ["/a%2fb?x=1", "/a%2Fb?x=1"],
  ])("has one address: %s leads to %s", async (url, target) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, target]);
    expect(rendered).toEqual([]);
  });

  it.each([
    ["/contact", "/about#contact"],
    ["/Contact/?lang=ch", "/about?lang=ch#contact"],
    ["/faq", "/classes#questions"],
    ["/login?lang=ch", "/profile?lang=ch"],
  ])("leads from what people type to where it stands: %s to %s", async (url, target) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, target]);
    expect(rendered).toEqual([]);
  });

  it.each(["/%e4%b8", "/%", "/about%0A", "/%00", "/a%7Fb", "/about%E2%80%A8", "/about.data"])(
    "of %s, which no page of ours has, is the one that says so",
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([302, "/404"]);
      expect(rendered).toEqual([]);
    },
  );

  it.each([
    ["/moved", "/404?from=%2Fmoved"],
    ["/moved?lang=ch", "/404?from=%2Fmoved&lang=ch"],
    ["/moved?lang=fr", "/404?from=%2Fmoved"],
    ["/moved-with-all?lang=ch", "/here?lang=ch"],
    ["/%e4%b8?lang=ch", "/404?lang=ch"],
  ])("leads on in the language that was asked for: %s to %s", async (url, target) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, target]);
  });

  it.each(["/api", "/api/", "/api/nothing", "/api/weekly-problem/no/such", "/api/auth/login?x=1"])(
    "is none below /api: %s, where nothing is, says so in JSON",
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers["content-type"]]).toEqual([404, "application/json; charset=utf-8"]);
      expect(JSON.parse(body)).toMatchObject({ code: "NOT_FOUND", requestId: expect.any(String) });
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect((await site.app.inject({ method: "HEAD", url })).statusCode).toBe(404);
      expect(rendered).toEqual([]);
    },
  );

  it("takes nothing of a visitor's limits, however often it is rendered", async () => {
    const calls = Array.from({ length: 300 }, (_, index) => get(`/weekly-problem?page=${index}`));
    expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  it("is none when its rendering breaks, and is tried again", async () => {
    expect((await get("/broken")).statusCode).toBe(500);
    expect((await get("/broken")).statusCode).toBe(500);
    expect(rendered).toHaveLength(2);
  });

  it("that is asked for too often at once says so in the reader's language, and when to come again", async () => {
    const calls = Array.from({ length: 60 }, (_, index) => get(`/list?page=many-${index}`, { cookie: "lang=ch" }));
    const busy = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 503);
    expect(busy.length).toBeGreaterThan(30);
    const [page] = busy;
    expect(page?.headers).toMatchObject({ "retry-after": "2", "cache-control": "no-store" });
    expect(page?.body).toContain("请稍等片刻");
    expect((await get("/list?page=many-again")).statusCode).toBe(200);
  });
});

describe("what a page shows", () => {
  let other: Product;
  const theirs = countingWeb();
  const shownBy = async ({ app }: Pick<Product, "app">) => (await app.inject("/weekly-problem")).body;
  const write = async (title: string) => {
    const { text } = problemNamed("one");
    await keepProblems(site.db, [
      problemNamed("one", { text: { en: { ...text.en, title }, ch: { ...text.ch, title } } }),
    ]);
  };

  beforeAll(async () => {
    const { db, databaseUrl } = site;
    const { clock } = site.deps;
    const rest = { siteUrl: "https://dripstone.test", filesFolder: site.folder, deliver: async () => {} };
    other = await openProduct({ db, databaseUrl, clock, ...rest, web: theirs.web, background: false });
  });
  afterAll(() => other.close());

  it("is what any process has changed, at the next request to any other", async () => {
    for (let time = 1; time <= 20; time++) {
      const { changes } = await noteChanges(() => write(`Title ${time}`));
      await site.deps.changes.areDropped(changes);
      expect(await shownBy(other)).toContain(`Title ${time}<`);
      expect(await shownBy(site)).toContain(`Title ${time}<`);
    }
    theirs.rendered.length = 0;
    for (let time = 0; time < 10; time++) await shownBy(other);
    expect(theirs.rendered, "and is kept until then").toEqual([]);
  });

  it("stays what it was when the change is taken back", async () => {
    await shownBy(other);
    theirs.rendered.length = 0;
    const takenBack = site.db.transaction().execute(async (transaction) => {
      await announce(transaction, "weekly-problem");
      throw new Error("taken back");
    });
    await expect(takenBack).rejects.toThrow("taken back");
    await shownBy(other);
    expect(theirs.rendered).toEqual([]);
  });

  it("changes with the week, to the millisecond", async () => {
    await keepProblems(site.db, [problemNamed("one"), problemNamed("two")]);
    const { endsAt = "" } = (await site.call("GET /weekly-problem")).data ?? {};
    site.clock.set(new Date(Date.parse(endsAt) - 1));
    const before = await shownBy(site);
    site.clock.advance({ milliseconds: 1 });
    const after = await shownBy(site);
    expect(after).not.toBe(before);
    expect(after).toContain("Title of");
  });

  it("is kept by no browser without asking", async () => {
    expect((await get("/weekly-problem")).headers["cache-control"]).toBe("no-cache");
    expect((await site.call("GET /weekly-problem")).headers["cache-control"]).toBe("no-cache");
    const ofALink = await site.call("GET /auth/parent-consent", { query: { token: "A".repeat(43) } });
    expect(ofALink.headers["cache-control"], "but what a mailed link shows is nobody's to keep").toBe("no-store");
  });
});
