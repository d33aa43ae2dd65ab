import { draftLimits } from "@dripstone/contract/drafts/limits";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp({ draftKinds: new Set(["stone", "drop"]) });

const { DRAFT_DAYS, DRAFT_MAX_KB, DRAFTS_MAX, DRAFT_TEXTS_MAX } = draftLimits;
const title = { title: "Drops 滴水 🪨" };

type Saving = { kind?: unknown; body?: unknown; version?: unknown };
const put = ({ token }: SignedUp, id: string, { kind = "stone", body = title, version = 0 }: Saving = {}) =>
  t.call("PUT /drafts/{id}", { token, params: { id }, body: { kind, body, version } });
const outcome = (reply: Awaited<ReturnType<typeof put>>) =>
  reply.status === 200 ? reply.data.version : `${reply.status} ${reply.error.code}`;
const list = async ({ token }: SignedUp, kind = "stone") =>
  (await t.call("GET /drafts", { token, query: { kind } })).data;
const remove = async ({ token }: SignedUp, id: string) =>
  (await t.call("DELETE /drafts/{id}", { token, params: { id } })).status;
const newId = () => crypto.randomUUID();

describe("a draft", () => {
  it("is there again wherever its owner is, the last saved first, until it is given up", async () => {
    const mei = await t.signUp({ rememberMe: true });
    const [one, two] = [newId(), newId()];
    expect(outcome(await put(mei, one))).toBe(1);
    t.clock.advance({ seconds: 1 });
    const body = { title: "", content: "  **中文。**后文\n", thread: "" };
    expect(outcome(await put(mei, two, { body }))).toBe(1);
    const savedAt = t.clock.now().toISOString();
    expect(await list(mei)).toEqual([
      { id: two, body, version: 1, savedAt },
      { id: one, body: title, version: 1, savedAt: expect.any(String) },
    ]);
    t.clock.advance({ seconds: 1 });
    expect(outcome(await put(mei, one, { body: { title: "Wear" }, version: 1 }))).toBe(2);
    expect((await list(mei)).map(({ id }) => id)).toEqual([one, two]);
    expect(await list(mei, "drop")).toEqual([]);
    expect([await remove(mei, one), await remove(mei, one)]).toEqual([200, 404]);
    expect((await list(mei)).map(({ id }) => id)).toEqual([two]);
  });

  it("is nobody else's: not to be read, changed, taken over or removed, whichever way", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    const id = newId();
    await put(mei, id);
    for (const version of [0, 1, 2]) expect(outcome(await put(yu, id, { version }))).toBe("404 NOT_FOUND");
    for (const version of [0, 1]) expect(outcome(await put(mei, id, { kind: "drop", version }))).toBe("404 NOT_FOUND");
    expect(await remove(yu, id)).toBe(404);
    expect(await list(yu)).toEqual([]);
    expect(await list(mei)).toMatchObject([{ id, body: title, version: 1 }]);
    expect(outcome(await put(mei, "x"))).toBe("404 NOT_FOUND");
  });

  it("is one person's, when two begin one under the same id at once", async () => {
    const [mei, yu] = [await t.signUp(), await t.signUp()];
    const id = newId();
    const outcomes = (await Promise.all([put(mei, id), put(yu, id, { body: { title: "Yu" } })])).map(outcome);
    expect(outcomes.toSorted()).toEqual([1, "404 NOT_FOUND"]);
  });

  it("is not overwritten by a device that has not seen the last change; of 20 at once one comes through", async () => {
    const mei = await t.signUp();
    const id = newId();
    await put(mei, id);
    const change = (text: string, version: number) => put(mei, id, { body: { title: text }, version });
    expect(outcome(await change("phone", 1))).toBe(2);
    expect(outcome(await change("desk", 1))).toBe("409 DRAFT_CHANGED_MEANWHILE");
    expect(outcome(await change("desk", 0))).toBe("409 DRAFT_CHANGED_MEANWHILE");
    expect(outcome(await change("desk", 3))).toBe("409 DRAFT_CHANGED_MEANWHILE");
    const outcomes = (await Promise.all(Array.from({ length: 20 }, (_, it) => change(`${it}`, 2)))).map(outcome);
    expect(outcomes.filter((it) => it === 3)).toHaveLength(1);
    const winner = outcomes.indexOf(3);
    expect(await list(mei)).toMatchObject([{ body: { title: `${winner}` }, version: 3 }]);
  });

  it("counts as saved when the reply to the first try was lost", async () => {
    const mei = await t.signUp();
    const id = newId();
    expect([outcome(await put(mei, id)), outcome(await put(mei, id))]).toEqual([1, 1]);
    const body = { content: "b", title: "a" };
    expect(outcome(await put(mei, id, { body, version: 1 }))).toBe(2);
    expect(outcome(await put(mei, id, { body: { title: "a", content: "b" }, version: 1 }))).toBe(2);
  });

  it("that was sent from another device does not come back by itself", async () => {
    const mei = await t.signUp();
    const id = newId();
    await put(mei, id);
    await remove(mei, id);
    expect(outcome(await put(mei, id, { version: 1 }))).toBe("404 NOT_FOUND");
    expect(await list(mei)).toEqual([]);
  });
});

describe("the bounds of drafts", () => {
  it("are so many of a kind, also when they come at once, and of another kind as many", async () => {
    const mei = await t.signUp();
    const replies = await Promise.all(Array.from({ length: DRAFTS_MAX + 5 }, () => put(mei, newId())));
    const counts = Object.groupBy(replies.map(outcome), String);
    expect([counts["1"]?.length, counts["409 DRAFTS_FULL"]?.length]).toEqual([DRAFTS_MAX, 5]);
    expect(outcome(await put(mei, newId(), { kind: "drop" }))).toBe(1);
    const [{ id = "" } = {}] = await list(mei);
    expect(outcome(await put(mei, id, { body: { title: "changed" }, version: 1 }))).toBe(2);
    await remove(mei, id);
    expect(outcome(await put(mei, newId()))).toBe(1);
  });

  it("are so many bytes in all, of whatever script", async () => {
    const mei = await t.signUp();
    const body = (size: number) => ({ title: "a".repeat(5), content: "水".repeat((size - 18) / 3) });
    expect(outcome(await put(mei, newId(), { body: body(DRAFT_MAX_KB * 1024) }))).toBe(1);
    const over = await put(mei, newId(), { body: { ...body(DRAFT_MAX_KB * 1024), title: "a".repeat(7) } });
    expect([over.status, over.error.fields]).toEqual([
      400,
      { body: { code: "FIELD_TOO_LONG", max: DRAFT_MAX_KB * 1024 } },
    ]);
  });

  it.each<[string, Saving, string]>([
    ["of an unknown kind", { kind: "river" }, "kind"],
    ["of no kind", { kind: null }, "kind"],
    ["without texts", { body: null }, "body"],
    ["of a list", { body: ["a"] }, "body"],
    ["with what is no text", { body: { title: 1 } }, "body.title"],
    ["with a text in a text", { body: { title: { en: "a" } } }, "body.title"],
    ["with a name that is none", { body: { "a b": "a" } }, "body.a b"],
    ["with a long name", { body: { ["a".repeat(31)]: "a" } }, `body.${"a".repeat(31)}`],
    ["with what cannot be stored", { body: { title: "a\0" } }, "body.title"],
    ["with half an emoji", { body: { title: "\ud83e" } }, "body.title"],
    ["of half a version", { version: 1.5 }, "version"],
    ["of a version before the first", { version: -1 }, "version"],
    [
      "of more texts than any form",
      { body: Object.fromEntries(Array.from({ length: DRAFT_TEXTS_MAX + 1 }, (_, it) => [`t${it}`, ""])) },
      "body",
    ],
  ])("are told at their field: %s", async (_, saving, field) => {
    const mei = await t.signUp();
    const reply = await put(mei, newId(), saving);
    expect([reply.status, Object.keys(reply.error.fields ?? {})]).toEqual([400, [field]]);
    expect(await list(mei)).toEqual([]);
  });
});

it("is forgotten when nobody has changed it for 90 days, to the millisecond", async () => {
  const mei = await t.signUp();
  const [old, changed] = [newId(), newId()];
  for (const id of [old, changed]) await put(mei, id);
  t.clock.advance({ days: 1 });
  const again = await t.db.selectFrom("drafts").select("id").where("userId", "=", mei.user.id).execute();
  expect(again).toHaveLength(2);
  await t.db.updateTable("drafts").set({ savedAt: t.clock.now() }).where("id", "=", changed).execute();
  const ids = async () =>
    (await t.db.selectFrom("drafts").select("id").where("userId", "=", mei.user.id).execute()).map(({ id }) => id);
  t.clock.advance({ days: DRAFT_DAYS - 1, milliseconds: -1 });
  await tidyUp(t.deps);
  expect(await ids()).toHaveLength(2);
  t.clock.advance({ milliseconds: 1 });
  await tidyUp(t.deps);
  expect(await ids()).toEqual([changed]);
});

it("keeps the pictures that stand in it, and no longer than it is kept itself", async () => {
  const mei = await t.signUp({ rememberMe: true });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const { address } = (await t.call("POST /pictures", { token: mei.token, upload: { bytes } })).data;
  const id = newId();
  await put(mei, id, { body: { content: `水 "![a](${address})"` } });
  t.clock.advance({ days: 3 });
  await tidyUp(t.deps);
  expect((await t.app.inject(address)).statusCode).toBe(200);
  await remove(mei, id);
  await tidyUp(t.deps);
  expect((await t.app.inject(address)).statusCode).toBe(404);
});
