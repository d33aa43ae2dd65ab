import { MINUTE_MS } from "@dripstone/contract/durations";
import { beforeAll, expect, it } from "vitest";
import { announce } from "../../../changes/announce.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { plantPost } from "../testing/posts.ts";

const t = useTestApp();
const ago = (minutes: number) => new Date(t.clock.now().getTime() - minutes * MINUTE_MS);
const get = (file: string, headers = {}) => t.app.inject({ url: `/feeds/blog/${file}`, headers });

beforeAll(async () => {
  await plantPost(t, { slug: "older", at: ago(20), title: "x ]]> <script> & &lt;" });
  await plantPost(t, { slug: "newer", at: ago(10) });
});

it("is RSS in each language, with addresses that lead there from anywhere", async () => {
  const { headers, body } = await get("ch.xml");
  expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
  expect(body).toContain("<title>博客 · 滴石学堂</title>");
  expect(body).toContain(`<link>${t.deps.siteUrl}/blog/newer?lang=ch</link>`);
  expect(body).toContain(`<pubDate>${ago(10).toUTCString()}</pubDate>`);
  expect(body).toContain("<dc:creator>一位老师</dc:creator>");
  expect(body.indexOf("/blog/newer")).toBeLessThan(body.indexOf("/blog/older"));
  expect(body).not.toMatch(/(?:href|link>)="?\//);
});

it("is Atom in each language, and writes what people wrote as text", async () => {
  const { headers, body } = await get("en.atom");
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(body).toContain("<title>x ]]&gt; &lt;script&gt; &amp; &amp;lt;</title>");
  expect(body).toContain(`<id>${t.deps.siteUrl}/blog/newer</id>`);
  expect(body).toContain(`<updated>${ago(10).toISOString()}</updated>`);
  expect(body.match(/<entry>/g)).toHaveLength(2);
  expect(body).not.toContain("<script>");
});

it("shows a change at once, and is sent once to whoever has it", async () => {
  const { etag } = (await get("en.xml")).headers;
  expect((await get("en.xml", { "if-none-match": etag })).statusCode).toBe(304);
  await untilShown(t, async () => {
    await t.db.updateTable("blogPosts").set({ publishAt: null }).where("slug", "=", "newer").execute();
    await announce(t.db, "blog");
  });
  expect((await get("en.xml")).body).not.toContain("newer");
});

it.each(["fr.xml", "en.rss", "en", "en.xml.atom", "..%2fen.xml"])(
  "is not there under another name: %s",
  async (file) => {
    expect((await get(file)).statusCode).toBe(404);
  },
);
