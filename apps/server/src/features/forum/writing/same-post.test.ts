import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, signUpKnown } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  await addCategory(t, { slug: "robotics" });
  [mei, yu] = [await signUpKnown(t), await signUpKnown(t)];
});

const post = ({ token }: SignedUp, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  t.call("POST /forum/posts", { token, body: newPost(more), headers });
const titled = async (title: string) =>
  (await t.call("GET /forum/posts", { query: { language: "en", size: "50" } })).data.items.filter(
    (item) => item.title === title,
  );

it("is one post when the same title and words of one author come twice within minutes, one after another or at once", async () => {
  const first = await post(mei, { title: "Asked one after another" });
  t.clock.advance({ minutes: 9 });
  const again = await post(mei, { title: "Asked one after another" }, { "idempotency-key": crypto.randomUUID() });
  expect([again.status, again.data]).toEqual([201, first.data]);
  const all = await Promise.all(
    Array.from({ length: 12 }, (_, tab) =>
      post(mei, { title: "Asked at once" }, tab % 2 ? { "idempotency-key": crypto.randomUUID() } : {}),
    ),
  );
  expect(new Set(all.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
  expect([await titled("Asked one after another"), await titled("Asked at once")].map(({ length }) => length)).toEqual([
    1, 1,
  ]);
});

it("is one when it was meant for another category, too", async () => {
  const first = await post(mei, { title: "Where does it belong?" });
  expect((await post(mei, { title: "Where does it belong?", category: "robotics" })).data).toEqual(first.data);
});

it("is another post from somebody else, under another title, in other words, and later", async () => {
  const title = "Is it the same?";
  const ids = [(await post(mei, { title })).data.id, (await post(yu, { title })).data.id];
  ids.push((await post(mei, { title: `${title}?` })).data.id);
  ids.push((await post(mei, { title, content: "How many triangles are there on it, and not squares?" })).data.id);
  t.clock.advance({ minutes: 10 });
  ids.push((await post(mei, { title })).data.id);
  expect(new Set(ids).size).toBe(5);
});

it("is another one when the first was deleted meanwhile", async () => {
  const title = "Deleted, and asked again";
  const first = (await post(mei, { title })).data.id;
  expect((await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id: first } })).status).toBe(200);
  const second = await post(mei, { title });
  expect(second.status).toBe(201);
  expect(second.data.id).not.toBe(first);
});
