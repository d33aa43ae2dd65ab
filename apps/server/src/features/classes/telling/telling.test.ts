import { beforeAll, beforeEach, expect, it } from "vitest";
import { gatherLetters } from "../../../notices/gather-letters.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { given, officeOf } from "../office/testing/office.ts";

const t = useTestApp();
let [admin, sun, mei, left] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];
const office = officeOf(t, () => admin);
let added: Awaited<ReturnType<typeof office.addClass>>;

beforeAll(async () => {
  admin = await t.signUp({ role: "admin", rememberMe: true });
  sun = await t.signUp({ role: "teacher", rememberMe: true });
});

/** A class of three weeks on Tuesdays in which Mei is, and from which another has gone. */
beforeEach(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  mei = await t.signUp({ rememberMe: true });
  left = await t.signUp({ rememberMe: true });
  const [program, semester] = [await office.addProgram(), await office.addSemester()];
  added = await office.addClass({ program: program.id, semester: semester.id, teacher: sun.user.id });
  for (const one of [mei, left]) {
    await t.call("POST /classes/{id}/place", {
      token: one.token,
      params: { id: added.id },
      body: {
        ...{ studentName: "Mei Lin", age: 11, parentName: "Wen Lin", parentEmail: "wen@example.com" },
        ...{ parentPhone: "", note: "" },
      },
    });
    await t.mails.next({ to: one.user.email });
  }
  await t.call("DELETE /classes/{id}/place", { token: left.token, params: { id: added.id } });
});

async function put(week: number, more: object) {
  const desk = await t.call("GET /classes/{id}/desk", { token: sun.token, params: { id: added.id } });
  const lesson = desk.data.lessons.find((it) => it.week === week);
  const { week: _, title: __, past: ___, ...row } = { ...lesson };
  const params = { id: added.id, week: String(week) };
  const reply = await t.call("PUT /classes/{id}/lessons/{week}", {
    ...{ token: sun.token, params },
    body: given({ ...row, ...more }),
  });
  expect(reply.status).toBe(200);
}

const told = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices", { token, query: { language } })).data.map(({ text }) => text);

/** The letter that goes out when nobody has read the bell for some time. */
async function letterTo({ user }: SignedUp) {
  const before = await t.mails.count({ to: user.email });
  t.clock.advance({ minutes: 11 });
  await gatherLetters(t.deps);
  const after = await t.mails.count({ to: user.email });
  return after > before ? t.mails.next({ to: user.email }) : null;
}

it("tells who is in the class, in both languages, that a lesson is moved, and tells nobody else", async () => {
  await put(1, { startsAt: "2026-03-12T17:00" });
  expect(await told(mei)).toEqual([expect.stringContaining("The week 1 lesson is now on Thursday, March 12")]);
  expect(await told(mei, "ch")).toEqual([expect.stringContaining("第 1 周的课改到3月12日星期四")]);
  for (const one of [left, sun, admin]) expect(await told(one)).toEqual([]);
  const letter = await letterTo(mei);
  expect(letter?.text).toContain("The week 1 lesson is now on Thursday, March 12");
  expect(await letterTo(left)).toBeNull();
});

it("tells the newest of several changes, once, in one letter", async () => {
  await put(1, { startsAt: "2026-03-12T17:00" });
  t.clock.advance({ minutes: 3 });
  await put(1, { startsAt: "2026-03-13T17:00" });
  await put(2, { canceled: true });
  expect(await told(mei)).toHaveLength(2);
  const letter = await letterTo(mei);
  expect(letter?.text).toContain("Friday, March 13");
  expect(letter?.text).toContain("The week 2 lesson on Tuesday, March 17");
  expect(letter?.text).not.toContain("Thursday");
  expect(await letterTo(mei)).toBeNull();
  // What is new after a letter is in another one.
  t.clock.advance({ hours: 1 });
  await put(2, { canceled: false });
  expect((await letterTo(mei))?.text).toContain("takes place after all");
});

it("tells nothing of what is written about a lesson, of a past one, or of one that is past by then", async () => {
  await put(1, { homework: { en: "Read.", ch: "读。" } });
  expect(await told(mei)).toEqual([]);
  await put(1, { startsAt: "2026-03-04T12:05" });
  t.clock.set("2026-03-04T17:10:00.000Z");
  expect(await letterTo(mei)).toBeNull();
  const before = await told(mei);
  await put(1, { canceled: true });
  expect(await told(mei)).toEqual(before);
});

it("tells of a class that is planned anew in one sentence, and nothing of what stays where it was", async () => {
  const { data: moved } = await office.changeClass(added, { weekday: 4 });
  expect(await told(mei)).toEqual([expect.stringMatching(/3 lessons have changed.*Thursday, March 12/)]);
  expect((await letterTo(mei))?.text).toContain("3 lessons have changed");
  const before = await told(mei);
  await office.changeClass(moved, { priceCents: 100_00 });
  expect(await told(mei)).toEqual(before);
});

it("says of a lesson that takes place after all only that, whatever was told of it before, be it read or not", async () => {
  await put(2, { canceled: true });
  await put(2, { canceled: false });
  expect(await told(mei)).toEqual([expect.stringContaining("The week 2 lesson takes place after all")]);
  await put(2, { startsAt: "2026-03-18T17:00" });
  await put(2, { canceled: true, startsAt: "2026-03-18T17:00" });
  const { data } = await t.call("GET /notices", { token: mei.token });
  await t.call("POST /notices/read", { token: mei.token, body: { ids: data.map(({ id }) => id) } });
  await put(2, { canceled: false, startsAt: "2026-03-17T16:30" });
  expect(await told(mei)).toEqual([expect.stringMatching(/week 2 lesson takes place after all, on Tuesday, March 17/)]);
});

it("says of a class that is planned anew nothing that was told before of one of its lessons", async () => {
  await put(1, { startsAt: "2026-03-10T15:00" });
  expect(await told(mei)).toEqual([expect.stringContaining("The week 1 lesson is now on")]);
  await put(1, { startsAt: "2026-03-10T16:30" });
  await office.changeClass(added, { weekday: 4 });
  expect(await told(mei)).toEqual([expect.stringMatching(/3 lessons have changed.*Thursday, March 12/)]);
});

it("names the right next lesson where one of many that have changed is canceled afterwards", async () => {
  await office.changeClass(added, { weekday: 4 });
  await put(1, { canceled: true });
  expect((await told(mei)).toSorted()).toEqual([
    expect.stringMatching(/3 lessons have changed.*Thursday, March 19/),
    expect.stringMatching(/The week 1 lesson on Thursday, March 12.* is canceled/),
  ]);
  const { data } = await t.call("GET /notices", { token: mei.token });
  await t.call("POST /notices/read", { token: mei.token, body: { ids: data.map(({ id }) => id) } });
  await put(1, { canceled: false });
  expect(await told(mei)).toEqual([expect.stringContaining("takes place after all, on Thursday, March 12")]);
});

it("writes no letter to who has read it, or wants none", async () => {
  const wants = { kind: "class-lessons", wanted: false };
  await t.call("PUT /notices/letters", { token: mei.token, body: wants });
  await put(1, { startsAt: "2026-03-12T17:00" });
  expect(await letterTo(mei)).toBeNull();
  await t.call("PUT /notices/letters", { token: mei.token, body: { ...wants, wanted: true } });
  await put(2, { canceled: true });
  const { data } = await t.call("GET /notices", { token: mei.token });
  await t.call("POST /notices/read", { token: mei.token, body: { ids: data.map(({ id }) => id) } });
  expect(await letterTo(mei)).toBeNull();
});
