import { beforeEach, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { tellParents } from "./tell-parents.ts";

const t = useTestApp();
let number = 0;
let mailbox = "";
let mei = {} as SignedUp;

/** Six on Sunday evening, March 8, 2026: the clocks went forward in the night before. */
const SIX = "2026-03-08T22:00:00.000Z";

beforeEach(async () => {
  number += 1;
  mailbox = `wen-${number}@example.com`;
  t.clock.set("2026-03-04T17:00:00.000Z");
  await t.signUp({ email: mailbox, name: "Wen", birthMonth: "1984-05-01", preferredLanguage: "en" });
  mei = await child("Mei");
});

async function child(name: string) {
  const signedUp = await t.signUp({ name, birthMonth: "2015-06-01" });
  const userId = signedUp.user.id;
  const answeredAt = t.clock.now();
  await t.db.insertInto("parentAnswers").values({ userId, parentEmail: mailbox, answer: "yes", answeredAt }).execute();
  await t.db.updateTable("users").set({ parentSaid: "yes" }).where("id", "=", userId).execute();
  return signedUp;
}

const finishLesson = ({ user }: SignedUp, at: string, source = "amc8/one") =>
  t.db
    .insertInto("achievements")
    .values({
      ...{ userId: user.id, deed: "lesson", source, difficulty: null, points: 5 },
      ...{ facts: JSON.stringify({ score: 80 }), earnedAt: new Date(at) },
    })
    .execute();

const solveWeek = ({ user }: SignedUp, week: string, at: string) =>
  t.db
    .insertInto("achievements")
    .values({
      ...{ userId: user.id, deed: "weekly-problem", source: week, difficulty: "easy", points: 10 },
      ...{ facts: JSON.stringify({ attempts: 1 }), earnedAt: new Date(at) },
    })
    .execute();

async function letters() {
  await tellParents(t.deps);
  await t.mails.sendDue();
  return t.mails.letters.filter(({ to }) => to === mailbox);
}

it("tells of all children at a mailbox in one letter, on Sunday at six by the school's clock, and once", async () => {
  const bo = await child("Bo");
  await child("Quiet");
  await finishLesson(mei, "2026-03-02T05:00:00Z");
  await finishLesson(bo, "2026-03-05T12:00:00Z");
  await finishLesson(bo, "2026-03-06T12:00:00Z", "amc8/two");
  await solveWeek(bo, "2026-03-02", "2026-03-06T13:00:00Z");
  t.clock.set("2026-03-08T21:59:59.000Z");
  expect(await letters()).toEqual([]);
  t.clock.set(SIX);
  await Promise.all([tellParents(t.deps), tellParents(t.deps)]);
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter?.text).toContain("/children?lang=en");
  expect(letter?.text).toContain("Mei earned 5 points and finished 1 lesson.");
  expect(letter?.text).toContain("Bo solved this week’s problem, earned 20 points, and finished 2 lessons.");
  expect(letter?.text).not.toContain("Quiet");
  t.clock.set("2026-03-09T03:59:00.000Z");
  expect(await letters()).toHaveLength(1);
});

it("tells of a child of 13 and older for as long as the child's own yes holds", async () => {
  const lan = await t.signUp({ name: "Lan", birthMonth: "2011-06-01" });
  const { id: parentId } = await t.db
    .selectFrom("users")
    .select("id")
    .where("emailKey", "=", mailbox)
    .executeTakeFirstOrThrow();
  const said = { answer: "yes" as const, answeredAt: t.clock.now(), askedAt: t.clock.now() };
  await t.db
    .insertInto("familyLinks")
    .values({ ...said, parentId, childId: lan.user.id, email: lan.user.email, emailKey: lan.user.email })
    .execute();
  await finishLesson(lan, "2026-03-05T12:00:00Z");
  t.clock.set(SIX);
  const [letter] = await letters();
  expect(letter?.text).toContain("Lan earned 5 points and finished 1 lesson.");
  await finishLesson(lan, "2026-03-12T12:00:00Z", "amc8/two");
  t.clock.set("2026-03-15T22:00:00.000Z");
  await tellParents(t.deps);
  await t.db.updateTable("familyLinks").set({ answer: "no" }).where("parentId", "=", parentId).execute();
  expect(await letters()).toHaveLength(1);
});

it("speaks the parent's language", async () => {
  await t.db.updateTable("users").set({ preferredLanguage: "ch" }).where("emailKey", "=", mailbox).execute();
  await finishLesson(mei, "2026-03-05T12:00:00Z");
  t.clock.set(SIX);
  const [letter] = await letters();
  expect(letter?.text).toContain("Mei：得到 5 积分，学完 1 课。");
});

it("says nothing of a week in which nothing was done, nor once the week is over", async () => {
  await finishLesson(mei, "2026-03-02T04:59:59Z");
  t.clock.set(SIX);
  expect(await letters()).toEqual([]);
  await finishLesson(mei, "2026-03-05T12:00:00Z", "amc8/two");
  t.clock.set("2026-03-09T04:00:00.000Z");
  expect(await letters()).toEqual([]);
});

it("says nothing when the permission is taken back, be it after the letter was ordered", async () => {
  await finishLesson(mei, "2026-03-05T12:00:00Z");
  t.clock.set(SIX);
  await tellParents(t.deps);
  await t.db.updateTable("users").set({ parentSaid: "no" }).where("id", "=", mei.user.id).execute();
  expect(await letters()).toEqual([]);
});

it("stops for good by the link in it, without a login", async () => {
  await finishLesson(mei, "2026-03-05T12:00:00Z");
  t.clock.set(SIX);
  const [letter] = await letters();
  const stop = /\/stop-letters\?token=([\w-]+)/.exec(letter?.text ?? "")?.[1] ?? "";
  expect((await t.call("POST /notices/letters/stop", { query: { token: stop } })).status).toBe(200);
  await finishLesson(mei, "2026-03-11T12:00:00Z", "amc8/two");
  t.clock.set("2026-03-15T22:00:00.000Z");
  expect(await letters()).toHaveLength(1);
});
