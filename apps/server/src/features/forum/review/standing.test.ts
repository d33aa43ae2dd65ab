import { forumLimits } from "@dripstone/contract/forum/limits";
import { beforeAll, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, signUpKnown, writePost } from "../testing/forum.ts";

const t = useTestApp();
let teacher: SignedUp;

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
});

const standingOf = async ({ token }: SignedUp) => (await t.call("GET /forum/standing", { token })).data;
const refusal = async ({ token }: SignedUp) => {
  const { error } = await t.call("POST /forum/posts", { token, body: newPost() });
  return { code: error.code, until: error.until };
};

it("tells who was silenced, before they write, until when and why, and nobody else", async () => {
  const [loud, quiet] = [await signUpKnown(t), await signUpKnown(t)];
  expect(await standingOf(loud)).toBeNull();
  const silence = (days: number) =>
    t.call("PUT /forum/people/{id}/silence", {
      token: teacher.token,
      params: { id: loud.user.id },
      body: { days, reason: "A day to cool down." },
    });
  await silence(1);
  const told = await standingOf(loud);
  expect(told).toMatchObject({ code: "SILENCED", reason: "A day to cool down." });
  expect(await refusal(loud)).toEqual({ code: "SILENCED", until: told?.until });
  expect(await standingOf(quiet)).toBeNull();
  const id = await writePost(t, quiet);
  const { data: mine } = await t.call("GET /forum/posts/{id}/mine", { token: loud.token, params: { id } });
  expect(mine).toMatchObject({ silencedUntil: told?.until, silencedFor: "A day to cool down." });
  await silence(0);
  expect(await standingOf(loud)).toBeNull();
});

it("tells a new account that has written all it may in a day, as long as that is so", async () => {
  const newcomer = await t.signUp({ rememberMe: true });
  for (let number = 1; number <= forumLimits.NEW_ACCOUNT_POSTS_PER_DAY; number++) {
    expect(await standingOf(newcomer)).toBeNull();
    await writePost(t, newcomer);
  }
  const told = await standingOf(newcomer);
  expect(told).toMatchObject({ code: "NEW_ACCOUNT_POSTS", reason: null });
  expect(await refusal(newcomer)).toEqual({ code: "NEW_ACCOUNT_POSTS", until: told?.until });
  t.clock.advance({ hours: 24 });
  expect(await standingOf(newcomer)).toBeNull();
  expect(await standingOf(teacher)).toBeNull();
});

it("keeps nothing that a child writes before a parent has said yes, not even a draft", async () => {
  const child = await t.signUp({ birthMonth: "2018-03-01" });
  const save = () =>
    t.call("PUT /drafts/{id}", {
      token: child.token,
      params: { id: "0199aaaa-0000-7000-8000-000000000001" },
      body: { kind: "forum-post", body: { title: "Where I live" }, version: 0 },
    });
  expect((await save()).error.code).toBe("PARENT_CONSENT_NEEDED");
  expect(await t.db.selectFrom("drafts").where("userId", "=", child.user.id).selectAll().execute()).toEqual([]);
  await t.db.updateTable("users").set({ parentSaid: "yes" }).where("id", "=", child.user.id).execute();
  expect((await save()).status).toBe(200);
});
