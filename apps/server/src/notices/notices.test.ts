import { noticeLimits } from "@dripstone/contract/notices/limits";
import { paths } from "@dripstone/contract/paths";
import { expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import { inTransaction } from "../database/transaction.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";
import { gatherNotices, type NoticeKind } from "./kinds.ts";
import { tell, untell } from "./tell.ts";

type Stone = { title: { en: string; ch: string }; who: string };

const stone: NoticeKind<Stone> = {
  name: "stone",
  texts: { en: "{{who}} laid a stone: {{title}}", ch: "{{who}} 放了一块石头：{{title}}" },
  link: (_, { now }) => (now < new Date("2026-03-09T00:00:00Z") ? paths.weeklyProblem : paths.progress),
};
const t = useTestApp({ noticeKinds: gatherNotices([stone]) });

const title = { en: "<b>Round</b>", ch: "圆石" };
const telling = ({ user }: SignedUp, subject = "one", about: Stone = { title, who: "Mei" }) =>
  inTransaction(t.db, (db) => tell({ ...t.deps, db }, stone, { userId: user.id, subject, about }));
const read = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices", { token, query: { language } })).data;
const seen = async ({ token }: SignedUp, ids: string[]) =>
  (await t.call("POST /notices/read", { token, body: { ids } })).status;
const idOf = (notices: Awaited<ReturnType<typeof read>>) => notices[0]?.id ?? "";

it("tells in the reader's language what happened, when, and where it leads at that time", async () => {
  const mei = await t.signUp({ rememberMe: true });
  expect(await read(mei)).toEqual([]);
  await telling(mei);
  const at = t.clock.now().toISOString();
  const notice = { id: expect.any(String), link: "/weekly-problem", at, read: false };
  expect(await read(mei)).toEqual([{ ...notice, text: "Mei laid a stone: <b>Round</b>" }]);
  expect(await read(mei, "ch")).toEqual([{ ...notice, text: "Mei 放了一块石头：圆石" }]);
  t.clock.advance({ days: 7 });
  expect(await read(mei)).toMatchObject([{ link: "/progress", at }]);
});

it("is unread until its own reader has read it, whoever else says so", async () => {
  const [mei, yu] = [await t.signUp(), await t.signUp()];
  await telling(mei);
  const id = idOf(await read(mei));
  expect(await seen(yu, [id])).toBe(200);
  expect(await read(mei)).toMatchObject([{ read: false }]);
  expect(await seen(mei, [id])).toBe(200);
  expect(await seen(mei, [id])).toBe(200);
  expect(await read(mei)).toMatchObject([{ read: true }]);
  expect(await read(yu)).toEqual([]);
});

it("is told once of one thing, and unread again when that changes, even to who reads the older one just then", async () => {
  const mei = await t.signUp();
  await telling(mei);
  const before = idOf(await read(mei));
  await telling(mei, "one", { title, who: "Yu" });
  await seen(mei, [before]);
  expect(await read(mei)).toMatchObject([{ text: "Yu laid a stone: <b>Round</b>", read: false }]);
  await telling(mei, "two");
  expect(await read(mei)).toHaveLength(2);
  await untell(t.db, stone, { userId: mei.user.id, subject: "one" });
  expect(await read(mei)).toMatchObject([{ text: "Mei laid a stone: <b>Round</b>" }]);
});

it("is nothing when the verb fails, and one when 20 tell it at once", async () => {
  const mei = await t.signUp();
  const failing = inTransaction(t.db, async (db) => {
    await tell({ ...t.deps, db }, stone, { userId: mei.user.id, subject: "one", about: { title, who: "Mei" } });
    throw new Error("a full disk");
  });
  await expect(failing).rejects.toThrow("a full disk");
  expect(await read(mei)).toEqual([]);
  await Promise.all(Array.from({ length: 20 }, () => telling(mei)));
  expect(await read(mei)).toHaveLength(1);
});

it("keeps the newest of each person, newest first, and nobody else's fewer", async () => {
  const [mei, yu] = [await t.signUp(), await t.signUp()];
  await telling(yu);
  for (let number = 0; number <= noticeLimits.NOTICES_KEPT; number++) {
    t.clock.advance({ seconds: 1 });
    await telling(mei, `${number}`, { title, who: `${number}` });
  }
  const kept = (await read(mei)).map(({ text }) => Number.parseInt(text, 10));
  expect(kept).toEqual(Array.from({ length: noticeLimits.NOTICES_KEPT }, (_, index) => 50 - index));
  expect(await read(yu)).toHaveLength(1);
});

it("is forgotten some time after it was read, to the millisecond, and never before", async () => {
  const mei = await t.signUp({ rememberMe: true });
  const count = () =>
    t.db
      .selectFrom("notices")
      .select("id")
      .where("userId", "=", mei.user.id)
      .execute()
      .then(({ length }) => length);
  await telling(mei, "read");
  await seen(mei, [idOf(await read(mei))]);
  await telling(mei, "unread");
  t.clock.advance({ days: noticeLimits.NOTICE_READ_DAYS, milliseconds: -1 });
  await tidyUp(t.deps);
  expect(await count()).toBe(2);
  t.clock.advance({ milliseconds: 1 });
  await tidyUp(t.deps);
  expect(await count()).toBe(1);
});

it("of a kind that is gone is not shown, and of two features with one kind none starts", async () => {
  const mei = await t.signUp();
  const gone = { userId: mei.user.id, kind: "gone", subject: "one", about: "{}", at: t.clock.now() };
  await t.db.insertInto("notices").values(gone).execute();
  expect(await read(mei)).toEqual([]);
  expect(() => gatherNotices([stone, stone])).toThrow("Two features claim one kind of notice");
});

it("says which ids are none, and takes no more than there can be", async () => {
  const mei = await t.signUp();
  for (const ids of [[], ["x"], Array(51).fill(mei.user.id), undefined, [null]]) {
    const reply = await t.call("POST /notices/read", { token: mei.token, body: { ids } });
    expect([reply.status, Object.keys(reply.error.fields ?? {})[0]?.split(".")[0]]).toEqual([400, "ids"]);
  }
});
