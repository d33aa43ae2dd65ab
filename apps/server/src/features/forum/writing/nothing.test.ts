import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

const t = useTestApp();
let mei: SignedUp;
let post: string;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t);
  post = await writePost(t, mei);
});

const reply = (content: string) =>
  t.call("POST /forum/posts/{id}/replies", { token: mei.token, params: { id: post }, body: { content } });

it.each([
  ["only a link without a word", "[](/forum?category=math-help)", "SAYS_NOTHING"],
  ["only an empty table", "| | |\n|---|---|\n| | |\n| | |", "SAYS_NOTHING"],
  ["only what somebody else said", "> Count the squares of each size first.", "SAYS_NOTHING"],
  ["quotes in quotes", "> One of us said this here\n>\n> > and somebody else that.", "SAYS_NOTHING"],
  ["only numbers of spaces", "&nbsp; &#160; &nbsp; &#xA0; &nbsp; &nbsp; &nbsp;", "SAYS_NOTHING"],
  ["only rules and empty marks", "---\n\n***\n\n- - -\n\n-\n\n-\n\n-\n\n-\n\n-", "SAYS_NOTHING"],
  ["only signs of no width", "\u200B".repeat(30), "FIELD_REQUIRED"],
  ["two letters among signs of no width", `ab${"\u200B\u2060".repeat(15)}`, "FIELD_TOO_SHORT"],
])("refuses at the field a text that is %s, new or edited", async (_, content, code) => {
  expect((await reply(content)).error.fields).toMatchObject({ content: { code } });
  const written = await t.call("POST /forum/posts", { token: mei.token, body: newPost({ content }) });
  expect(written.error.fields).toMatchObject({ content: { code } });
  const id = await writeReply(t, mei, post);
  const body = { content, version: 1 };
  const edited = await t.call("PUT /forum/replies/{id}", { token: mei.token, params: { id }, body });
  expect(edited.error.fields).toMatchObject({ content: { code } });
});

it.each([
  ["a formula", "$$\\frac{1}{2} + \\frac{1}{3}$$"],
  ["code", "```\nprint(1 + 1)\n```"],
  ["a spoiler", "||the answer is a secret||"],
  ["a word below a quote", "> Count the squares of each size first.\n\nYes!"],
  ["emoji that are several signs in one", "👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦"],
  ["Chinese", "先数每一种大小的正方形。"],
  ["ten question marks", "??????????"],
])("takes %s", async (_, content) => {
  const { status, data } = await reply(content);
  expect(status).toBe(201);
  const { items } = (await t.call("GET /forum/posts/{id}/replies", { params: { id: post }, query: { size: "50" } }))
    .data;
  expect(items.some(({ id }) => id === data.id)).toBe(true);
});

it("takes a picture alone, and keeps what holds an emoji together", async () => {
  const { data } = await reply("👩‍👩‍👧 \u200Band a \u202Efamily");
  const source = await t.call("GET /forum/replies/{id}/source", { token: mei.token, params: { id: data.id } });
  expect(source.data.content).toBe("👩‍👩‍👧 and a family");
  const picture = "![a board](/files/pictures/0199aaaa-0000-7000-8000-000000000001.webp)";
  expect((await reply(picture)).status).toBe(201);
});
