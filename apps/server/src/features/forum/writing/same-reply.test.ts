import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost } from "../testing/forum.ts";

const t = useTestApp();
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];
const content = "Thank you so much, that helped!";

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t), await signUpKnown(t)];
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

const reply = ({ token }: SignedUp, id: string, more: object = {}, headers: Record<string, string> = {}) =>
  t.call("POST /forum/posts/{id}/replies", { token, params: { id }, body: { content, ...more }, headers });
const repliesTo = async (id: string) => (await t.call("GET /forum/posts/{id}/replies", { params: { id } })).data.items;
const decide = (id: string, state: string, seen: object) =>
  t.call("PUT /forum/replies/{id}/state", {
    token: teacher.token,
    params: { id },
    body: { state, reason: "Once is enough.", seen: { version: 1, ...seen } },
  });

it("is one reply when the same words of one author come twice within minutes, one after another or at once", async () => {
  const id = await writePost(t, yu);
  const first = (await reply(mei, id)).data;
  t.clock.advance({ minutes: 4 });
  const again = await reply(mei, id, {}, { "idempotency-key": crypto.randomUUID() });
  expect([again.status, again.data]).toEqual([201, first]);
  expect(await repliesTo(id)).toHaveLength(1);
  const other = await writePost(t, yu);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, tab) =>
      reply(mei, other, {}, tab % 2 ? { "idempotency-key": crypto.randomUUID() } : {}),
    ),
  );
  expect(new Set(all.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1);
  const [only, ...more] = await repliesTo(other);
  expect([only?.id, more]).toEqual([all[0]?.data.id, []]);
  expect((await t.call("GET /forum/posts/{id}", { params: { id: other } })).data.replies).toBe(1);
});

it("is another reply from somebody else, to something else, in another thread, in other words, and later", async () => {
  const [id, other] = [await writePost(t, yu), await writePost(t, yu)];
  const quoted = (await reply(yu, id)).data.id;
  const ids = [quoted, (await reply(mei, id)).data.id, (await reply(mei, id, { quoted })).data.id];
  ids.push((await reply(mei, other)).data.id, (await reply(mei, id, { content: `${content} :)` })).data.id);
  t.clock.advance({ minutes: 10 });
  ids.push((await reply(mei, id)).data.id);
  expect(new Set(ids).size).toBe(6);
});

it("is another one when the first was hidden, deleted, or edited meanwhile, and both can be shown", async () => {
  const id = await writePost(t, yu);
  const hidden = (await reply(mei, id)).data.id;
  expect((await decide(hidden, "hidden", { state: "visible" })).status).toBe(200);
  const second = (await reply(mei, id)).data.id;
  expect(second).not.toBe(hidden);
  expect((await decide(hidden, "visible", { state: "hidden" })).status).toBe(200);
  const edit = (which: string, words: string, version: number) =>
    t.call("PUT /forum/replies/{id}", {
      token: mei.token,
      params: { id: which },
      body: { content: words, version },
    });
  expect((await edit(hidden, `${content} A lot.`, 1)).status).toBe(200);
  expect((await edit(second, `${content} A lot.`, 1)).status).toBe(200);
  const third = (await reply(mei, id)).data.id;
  for (const which of [second, third]) {
    expect((await t.call("DELETE /forum/replies/{id}", { token: mei.token, params: { id: which } })).status).toBe(200);
  }
  expect((await reply(mei, id)).status).toBe(201);
});
