import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, setPost, signUpKnown, writePost } from "../testing/forum.ts";

const t = useTestApp();
let [mei, teacher] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  await addCategory(t, { slug: "code" });
  mei = await signUpKnown(t, { name: "Mei" });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

const get = (path: string, headers = {}) => t.app.inject({ method: "GET", url: path, headers });

type Element = { name: string; attributes: string; text: string; children: Element[] };

const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** Reads a document as strictly as XML asks; whatever is not well formed fails the test. */
function read(xml: string): Element {
  expect(xml).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]+$/u);
  const root: Element = { name: "", attributes: "", text: "", children: [] };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>/, "");
  const token = /<(\/?)([a-zA-Z:]+)((?: [a-zA-Z:]+="[^"<&]*")*)(\/?)>|([^<>&]|&(?:amp|lt|gt|quot);)/gsu;
  let at = 0;
  for (const [whole, ends, name = "", attributes = "", isEmpty, text] of body.matchAll(token)) {
    expect(body.slice(at, at + whole.length)).toBe(whole);
    at += whole.length;
    const inside = open.at(-1) ?? root;
    if (text !== undefined) inside.text += signs[text] ?? text;
    else if (ends) expect(open.pop()?.name).toBe(name);
    else {
      const element = { name, attributes, text: "", children: [] };
      inside.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  expect([at, open.length]).toEqual([body.length, 1]);
  return root.children[0] as Element;
}

const of = (element: Element | undefined, name: string) => element?.children.find((child) => child.name === name)?.text;

async function feed(path: string) {
  const reply = await get(path);
  expect([reply.statusCode, reply.headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const [channel] = read(reply.body).children;
  const items = channel?.children.filter(({ name }) => name === "item") ?? [];
  return { channel, items, titles: items.map((item) => of(item, "title")) };
}

it("lists the newest posts, those of all categories or of one, in the words of a language", async () => {
  const first = await writePost(t, mei, { title: "A first riddle" });
  t.clock.advance({ minutes: 1 });
  const second = await writePost(t, mei, { title: "My loop", category: "code" });
  const all = await feed("/feeds/forum/en.xml");
  expect(all.titles.slice(0, 2)).toEqual(["My loop", "A first riddle"]);
  expect(of(all.channel, "title")).toBe("Forum · Dripstone Academy");
  const self = all.channel?.children.find(({ name }) => name === "atom:link")?.attributes;
  expect(self).toContain(`href="${t.deps.siteUrl}/feeds/forum/en.xml" rel="self"`);
  const code = await feed("/feeds/forum/code/ch.xml");
  expect(code.titles).toEqual(["My loop"]);
  expect([of(code.channel, "title"), of(code.channel, "language")]).toEqual(["中文的code · 滴石学堂", "zh-Hans"]);
  expect(of(code.items[0], "link")).toBe(`${t.deps.siteUrl}/forum/posts/${second}?lang=ch`);
  expect(of(code.items[0], "pubDate")).toBe(t.clock.now().toUTCString());
  expect(of(all.items[1], "guid")).toBe(`${t.deps.siteUrl}/forum/posts/${first}`);
});

it("shows what people wrote as text, whatever it is", async () => {
  const title = 'x ]]> <script>alert("1")</script> & &lt;';
  const content = "A bell \u0007 and \uFFFF, ]]>, <b>bold</b> & more, 题目 🧮, ||the answer is 42||.";
  await writePost(t, mei, { title, content });
  const { items } = await feed("/feeds/forum/math/en.xml");
  expect(of(items[0], "title")).toBe(title);
  expect(of(items[0], "description")).toContain("题目 🧮");
  expect(of(items[0], "description")).not.toContain("42");
  // What a reader takes for HTML shows the words as they were typed, and holds no element.
  expect(of(items[0], "description")).toContain("&lt;b&gt;bold&lt;/b&gt; &amp; more");
  expect(of(items[0], "description")).not.toContain("<");
});

it("shows nothing that waits or is hidden, and a change at once", async () => {
  const held = await writePost(t, await t.signUp(), { title: "A held riddle" });
  expect((await feed("/feeds/forum/en.xml")).titles).not.toContain("A held riddle");
  const seen = { state: "held", version: 1 } as const;
  const { token } = teacher;
  await t.call("PUT /forum/posts/{id}/state", { token, params: { id: held }, body: { state: "visible", seen } });
  expect((await feed("/feeds/forum/en.xml")).titles).toContain("A held riddle");
  for (const state of ["hidden", "deleted"] as const) {
    await setPost(t, held, { state });
    expect((await feed("/feeds/forum/en.xml")).titles).not.toContain("A held riddle");
  }
});

it("is sent once to whoever has it, and is not there for a category or a language that is not", async () => {
  const { etag } = (await get("/feeds/forum/en.xml")).headers;
  expect((await get("/feeds/forum/en.xml", { "if-none-match": etag })).statusCode).toBe(304);
  for (const path of ["/feeds/forum/fr.xml", "/feeds/forum/none/en.xml", "/feeds/forum/math/en.html"]) {
    expect((await get(path)).statusCode, path).toBe(404);
  }
});
