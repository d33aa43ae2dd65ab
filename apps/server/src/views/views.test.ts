import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import type { Web } from "../http/pages/web.ts";
import { type TestApp, testApp } from "../testing/app.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const web: Web = {
  render: async (request) =>
    new Response("<p>Hello</p>", { status: request.url.endsWith("/forum/posts/missing") ? 404 : 200 }),
  declaredQuery: () => "",
};

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ web });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.deps.views.flush();
  await t.db.deleteFrom("analyticsDays").execute();
  await t.db.deleteFrom("pageVisitors").execute();
});

type Opening = { url?: string; agent?: string | undefined; address?: string; headers?: Record<string, string> };

const opens = ({ url = "/about", agent = FIREFOX, address = "192.0.2.7", headers = {} }: Opening = {}) =>
  t.app.inject({ url, remoteAddress: address, headers: { "user-agent": agent, ...headers } });
const comesTo = (path: string, headers: Record<string, string> = {}, language = "en") =>
  t.call("POST /analytics/views", {
    body: { path, language },
    address: "192.0.2.7",
    headers: { "user-agent": FIREFOX, ...headers },
  });

async function counted() {
  await t.deps.views.flush();
  const rows = await t.db.selectFrom("analyticsDays").select(["measure", "dimension", "count"]).execute();
  return Object.fromEntries(
    rows.map(({ measure, dimension, count }) => [[measure, dimension].join(" ").trim(), count]),
  );
}
const visitors = async () => {
  await t.deps.views.flush();
  return (await t.db.selectFrom("pageVisitors").selectAll().execute()).length;
};

describe("a page that somebody opens", () => {
  it("counts once, by its pattern and its language, also when the browser has it already", async () => {
    const { headers } = await opens({ url: "/forum/posts/7?lang=ch" });
    await opens({ url: "/forum/posts/8", headers: { cookie: "lang=ch", "if-none-match": String(headers.etag) } });
    await opens();
    expect(await counted()).toEqual({
      views: 3,
      "page-views /forum/posts/:id": 2,
      "page-views /about": 1,
      "language-views ch": 2,
      "language-views en": 1,
    });
  });

  it("counts when it is come to within the site, too", async () => {
    await opens();
    expect((await comesTo("/classes/mine", {}, "ch")).status).toBe(200);
    expect(await counted()).toMatchObject({ views: 2, "page-views /classes/mine": 1, "language-views ch": 1 });
    expect(await visitors()).toBe(1);
  });

  it.each([
    ["Do Not Track", { headers: { dnt: "1" } }],
    ["Global Privacy Control", { headers: { "sec-gpc": "1" } }],
    ["a search engine", { agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
    ["a program", { agent: "curl/8.9.1" }],
    ["nobody's name", { agent: "" }],
    ["a browser ahead of its reader", { headers: { "sec-purpose": "prefetch;prerender" } }],
  ] as [string, Opening][])("does not count for %s", async (_, opening) => {
    expect((await opens(opening)).statusCode).toBe(200);
    await comesTo("/about", {
      "user-agent": FIREFOX,
      ...(opening.headers ?? {}),
      ...(opening.agent !== undefined && { "user-agent": opening.agent }),
    });
    expect(await counted()).toEqual({});
    expect(await visitors()).toBe(0);
  });

  it("does not count in the back office, nor where nothing is, nor for its head alone", async () => {
    await opens({ url: "/admin/users" });
    await opens({ url: "/forum/posts/missing" });
    await opens({ url: "/About" });
    await t.app.inject({ method: "HEAD", url: "/about", headers: { "user-agent": FIREFOX } });
    expect(await counted()).toEqual({});
    for (const path of ["/admin", "/nowhere", "/forum/posts/1/2", "about", `/${"a".repeat(400)}`]) {
      expect((await comesTo(path)).error.fields, path).toMatchObject({ path: { code: "FIELD_INVALID" } });
    }
    expect((await comesTo("/about", {}, "fr")).status).toBe(400);
    expect(await counted()).toEqual({});
  });
});

describe("a visitor", () => {
  it("counts once a day, by network and browser", async () => {
    for (const address of ["192.0.2.7", "192.0.2.7", "192.0.2.8"]) await opens({ address });
    expect(await visitors()).toBe(2);
    await opens({ address: "192.0.2.7", url: "/classes" });
    await opens({ address: "192.0.2.7", agent: CHROME });
    expect(await visitors()).toBe(3);
  });

  it("is the same for all addresses that a household has", async () => {
    await opens({ address: "2001:db8:1:2::1" });
    await opens({ address: "2001:db8:1:2:aaaa::2" });
    expect(await visitors()).toBe(1);
  });

  it("is nobody's address: when the day is over, hashes and their secret are gone, and the number stays", async () => {
    await opens({ url: "/register" });
    await opens({ address: "192.0.2.9" });
    await opens({ url: "/about" });
    expect(await visitors()).toBe(2);
    const [hash] = await t.db.selectFrom("pageVisitors").select("visitor").execute();
    expect(hash?.visitor.toString("latin1")).not.toContain("192.0.2");
    const day = "2026-03-04";
    const [secret] = await t.db.selectFrom("pageVisitorSecrets").selectAll().execute();
    expect(secret?.day).toBe(day);
    await tidyUp(t.deps);
    expect(await visitors()).toBe(2);
    t.clock.advance({ days: 1 });
    await tidyUp(t.deps);
    expect(await visitors()).toBe(0);
    expect(await t.db.selectFrom("pageVisitorSecrets").selectAll().execute()).toEqual([]);
    const kept = await t.db.selectFrom("analyticsDays").where("day", "=", day).selectAll().execute();
    expect(kept).toContainEqual({ day, measure: "visitors", dimension: "", count: 2 });
    expect(kept).toContainEqual({ day, measure: "register-visitors", dimension: "", count: 1 });
    await opens();
    await t.deps.views.flush();
    const [next] = await t.db.selectFrom("pageVisitorSecrets").selectAll().execute();
    expect(next?.secret).not.toEqual(secret?.secret);
    expect((await t.db.selectFrom("pageVisitors").select("visitor").execute())[0]?.visitor).not.toEqual(hash?.visitor);
  });

  it("leaves nothing behind of a day that ended before it was written down, but its views", async () => {
    await opens();
    t.clock.advance({ days: 1 });
    expect(await visitors()).toBe(0);
    expect(await counted()).toMatchObject({ views: 1 });
  });
});

describe("a flood", () => {
  it("is views, but no more visitors than people could be at once", async () => {
    const note = (name: number) =>
      t.deps.views.note(
        { headers: { "user-agent": `${FIREFOX} ${name}` }, ip: "192.0.2.7", method: "GET" },
        { path: "/about", language: "en" },
      );
    for (let name = 0; name < 2_500; name += 1) note(name);
    expect(await visitors()).toBe(2_000);
    expect(await counted()).toMatchObject({ views: 2_500 });
  });

  it("of calls is refused", async () => {
    const statuses = new Set<number>();
    for (let call = 0; call <= 600; call += 1) statuses.add((await comesTo("/about")).status);
    expect(statuses).toEqual(new Set([200, 429]));
  });
});
