import { DAY_MS } from "@dripstone/contract/durations";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { announce } from "../../../changes/announce.ts";
import { tidyUp } from "../../../chores.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilShown } from "../../../testing/until-shown.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { waitingFor } from "../../../testing/waiting-for.ts";
import { classes as feature } from "../feature.ts";
import { fillFreePlaces } from "./fill-free-places.ts";

const t = useTestApp();
const family = {
  studentName: "Mei Lin",
  age: 11,
  parentName: "Wen Lin",
  parentEmail: "wen@example.com",
  parentPhone: "+1 (614) 555-0182",
  note: "",
};
let ids: string[] = [];

beforeAll(async () => {
  for (const seed of feature.seeds ?? []) await seed({ db: t.db, now: t.clock.now(), demo: true });
  ids = (await t.call("GET /classes")).data.classes.map(({ id }) => id);
});

const classOf = async (id: string) => (await t.call("GET /classes")).data.classes.find((it) => it.id === id);
const take = ({ token }: SignedUp, id: string, body: Record<string, unknown> = family) =>
  t.call("POST /classes/{id}/place", { token, params: { id }, body });
const giveUp = ({ token }: SignedUp, id: string) => t.call("DELETE /classes/{id}/place", { token, params: { id } });
const mine = async ({ token }: SignedUp) => (await t.call("GET /classes/mine", { token })).data;
const some = (count: number) => Promise.all(Array.from({ length: count }, () => t.signUp({ rememberMe: true })));
const setPlaces = (id: string, places: number) =>
  t.db.updateTable("classes").set({ places }).where("id", "=", id).execute();

describe("whoever registers for a class", () => {
  it("has a place, one fewer is left, and a letter tells where, when, and how to pay", async () => {
    const [mei] = await some(1);
    const [id = ""] = ids;
    const before = (await classOf(id))?.placesLeft ?? 0;
    expect((await take(mei as SignedUp, id)).data).toEqual({ state: "taken", before: null });
    expect((await classOf(id))?.placesLeft).toBe(before - 1);
    const [place] = await mine(mei as SignedUp);
    expect(place).toMatchObject({ class: id, state: "taken", studentName: "Mei Lin", payment: "due" });
    expect(place?.paymentHtml).toContain("check");
    const letter = await t.mails.next({ to: (mei as SignedUp).user.email });
    expect(letter.text).toContain("Mei Lin has a spot in");
    expect(letter.text).toContain("$480");
  });

  it("registers once, and gives a place up once", async () => {
    const [mei] = (await some(1)) as [SignedUp];
    const id = ids[1] ?? "";
    await take(mei, id);
    expect((await take(mei, id)).error.code).toBe("ALREADY_IN_CLASS");
    expect((await giveUp(mei, id)).status).toBe(200);
    expect((await giveUp(mei, id)).error.code).toBe("NOT_FOUND");
    expect(await mine(mei)).toEqual([]);
    expect((await take(mei, id)).status).toBe(201);
  });

  it.each([
    [{ age: 9 }, "age", { code: "AGE_OUT_OF_RANGE", min: 10, max: 14 }],
    [{ age: 15 }, "age", { code: "AGE_OUT_OF_RANGE", min: 10, max: 14 }],
    [{ age: 11.5 }, "age", { code: "NUMBER_OUT_OF_RANGE", min: 5, max: 19 }],
    [{ age: "eleven" }, "age", { code: "NUMBER_OUT_OF_RANGE", min: 5, max: 19 }],
    [{ parentEmail: "wen" }, "parentEmail", { code: "EMAIL_INVALID" }],
    [{ parentPhone: "ask for Wen" }, "parentPhone", { code: "PHONE_INVALID" }],
    [{ parentPhone: "+1 ()" }, "parentPhone", { code: "PHONE_INVALID" }],
    [{ studentName: " " }, "studentName", { code: "NAME_REQUIRED" }],
    [{ note: "😀".repeat(501) }, "note", { code: "FIELD_TOO_LONG", max: 500 }],
  ])("is told at the field what is wrong: %j", async (wrong, field, issue) => {
    const [mei] = (await some(1)) as [SignedUp];
    const { error } = await take(mei, ids[0] ?? "", { ...family, ...wrong });
    expect(error.fields?.[field]).toEqual(issue);
    expect(await mine(mei)).toEqual([]);
  });

  it("finds no class that is a draft, closed, of a semester that is over, or none at all", async () => {
    const [mei] = (await some(1)) as [SignedUp];
    const id = ids[3] ?? "";
    await t.db.updateTable("classes").set({ state: "closed" }).where("id", "=", id).execute();
    expect((await take(mei, id)).error.code).toBe("CLASS_NOT_OPEN");
    await t.db.updateTable("classes").set({ state: "draft" }).where("id", "=", id).execute();
    expect((await take(mei, id)).error.code).toBe("NOT_FOUND");
    expect((await take(mei, crypto.randomUUID())).error.code).toBe("NOT_FOUND");
  });

  it("finds none that has had its last lesson, though its semester goes on, which is said beforehand", async () => {
    const [mei] = (await some(1)) as [SignedUp];
    const id = ids[4] ?? "";
    const lessons = () => t.db.updateTable("lessons").where("classId", "=", id);
    const before = await t.db.selectFrom("lessons").where("classId", "=", id).select(["week", "canceled"]).execute();
    const yesterday = new Date(t.clock.now().getTime() - DAY_MS);
    const changed = await lessons().set({ canceled: true }).where("startsAt", ">", yesterday).executeTakeFirst();
    expect(changed.numUpdatedRows).toBeGreaterThan(0n);
    const tell = () => untilShown(t, () => announce(t.db, "classes"));
    await tell();
    expect((await take(mei, id)).error.code).toBe("CLASS_NOT_OPEN");
    expect((await classOf(id))?.takesRegistrations).toBe(false);
    for (const { week, canceled } of before) await lessons().set({ canceled }).where("week", "=", week).execute();
    await tell();
    expect((await classOf(id))?.takesRegistrations).toBe(true);
  });
});

describe("a registration that is sent again", () => {
  it("by a double click or after a lost reply is one registration, and one letter", async () => {
    const [mei] = (await some(1)) as [SignedUp];
    const id = ids[1] ?? "";
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () => t.call("POST /classes/{id}/place", { token: mei.token, params: { id }, body: family, headers });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    expect(await mine(mei)).toHaveLength(1);
    await t.mails.next({ to: mei.user.email });
    expect(await t.mails.count({ to: mei.user.email })).toBe(1);
  });

  it("keeps the price of the day on which it came", async () => {
    const [mei] = (await some(1)) as [SignedUp];
    const id = ids[1] ?? "";
    const before = (await classOf(id))?.priceCents;
    await take(mei, id);
    await t.db.updateTable("classes").set({ priceCents: 99_900 }).where("id", "=", id).execute();
    expect((await mine(mei))[0]?.priceCents).toBe(before);
  });
});

describe("what is for those who are in a class", () => {
  const words = (text: string) => JSON.stringify({ en: text, ch: text });
  const lessons = ({ token }: SignedUp, id: string) =>
    t.call("GET /classes/{id}/lessons/mine", { token, params: { id }, query: { language: "en" } });

  it("is theirs alone: the lessons with materials and homework, and a solution once it is out", async () => {
    const [mei, waiting, stranger] = (await some(3)) as [SignedUp, SignedUp, SignedUp];
    const id = ids[6] ?? "";
    await setPlaces(id, 1);
    for (const one of [mei, waiting]) await take(one, id, { ...family, age: 12 });
    const out = t.clock.now();
    await t.db
      .updateTable("lessons")
      .set({ materials: words("**Notes**"), homework: words("Problem 1"), solution: words("It is 42") })
      .set({ solutionFrom: out })
      .where("classId", "=", id)
      .where("week", "=", 1)
      .execute();
    const [first] = (await lessons(mei, id)).data;
    expect(first).toMatchObject({ week: 1, solutionHtml: expect.stringContaining("42") });
    expect(first?.materialsHtml).toContain("<strong>Notes</strong>");
    const longer = { classId: id, week: 1, userId: mei.user.id, givenAt: out, dueAt: new Date(out.getTime() + 1) };
    await t.db.insertInto("homeworkExtensions").values(longer).execute();
    expect((await lessons(mei, id)).data[0]?.solutionHtml, "for who has more time").toBeNull();
    await t.db.deleteFrom("homeworkExtensions").where("userId", "=", mei.user.id).execute();
    await t.db
      .updateTable("lessons")
      .set({ solutionFrom: new Date(out.getTime() + 1) })
      .where("classId", "=", id)
      .execute();
    expect(JSON.stringify((await lessons(mei, id)).data)).not.toContain("It is 42");
    for (const one of [waiting, stranger]) expect((await lessons(one, id)).error.code).toBe("NOT_FOUND");
    await giveUp(mei, id);
    expect((await lessons(mei, id)).error.code).toBe("NOT_FOUND");
    expect((await lessons(waiting, id)).status).toBe(200);
  });
});

describe("the page of a class", () => {
  const detail = (id: string) => t.call("GET /classes/{id}", { params: { id }, query: { language: "en" } });

  it("tells everybody what it is, when, for how much, and how it is paid for, but not where it meets online", async () => {
    const id = ids[1] ?? "";
    await t.db.updateTable("classes").set({ meetingUrl: "https://meet.example/secret" }).where("id", "=", id).execute();
    const { data } = await detail(id);
    expect(data.class).toMatchObject({ id, takesRegistrations: true });
    expect(data.program.weeks.length).toBeGreaterThanOrEqual(data.class.lessons.length);
    expect(data.paymentHtml).toContain("check");
    expect(JSON.stringify(data)).not.toMatch(/secret|wen@/);
  });

  it("is not there for a draft, for no class, and for what is no id", async () => {
    const id = ids[3] ?? "";
    await t.db.updateTable("classes").set({ state: "draft" }).where("id", "=", id).execute();
    await untilShown(t, () => announce(t.db, "classes"));
    for (const none of [id, crypto.randomUUID(), "7"]) expect((await detail(none)).error.code).toBe("NOT_FOUND");
  });
});

describe("the last place", () => {
  it("that fifty want at once is taken once, and the others wait in the order in which they came", async () => {
    const id = ids[4] ?? "";
    await setPlaces(id, 1);
    const all = await some(50);
    const replies = await Promise.all(all.map((one) => take(one, id, { ...family, age: 12 })));
    const states = replies.map(({ data }) => data);
    expect(states.filter(({ state }) => state === "taken")).toHaveLength(1);
    expect(states.flatMap(({ before }) => (before === null ? [] : [before])).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 49 }, (_, index) => index),
    );
    expect((await classOf(id))?.placesLeft).toBe(0);
  }, 60_000);

  it("goes to whoever has waited longest when it is given up, who is told by mail", async () => {
    const id = ids[5] ?? "";
    await setPlaces(id, 1);
    const [first, second, third] = (await some(3)) as [SignedUp, SignedUp, SignedUp];
    for (const one of [first, second, third]) await take(one, id);
    expect((await mine(third))[0]).toMatchObject({ state: "waiting", before: 1, meetingUrl: null, paymentHtml: null });
    await t.mails.next({ to: second.user.email });
    await giveUp(first, id);
    expect((await mine(second))[0]).toMatchObject({ state: "taken", before: null });
    expect((await mine(third))[0]).toMatchObject({ state: "waiting", before: 0 });
    expect((await t.mails.next({ to: second.user.email })).text).toContain("it’s Mei Lin’s now");
    await giveUp(second, id);
    expect((await mine(third))[0]).toMatchObject({ state: "taken" });
  });

  it("goes to the next in line when its account is deleted, and stays with its owner when another's is", async () => {
    const id = ids[2] ?? "";
    await setPlaces(id, 1);
    const [first, second, third] = (await some(3)) as [SignedUp, SignedUp, SignedUp];
    await t.db.deleteFrom("classPlaces").where("classId", "=", id).execute();
    for (const one of [first, second, third]) await take(one, id, { ...family, age: 14 });
    await t.call("POST /auth/deletion", { token: first.token, body: { password: first.password } });
    await tidyUp(t.deps);
    expect((await mine(second))[0]).toMatchObject({ state: "waiting", before: 0 });
    t.clock.advance({ days: 14 });
    await tidyUp(t.deps);
    expect((await mine(second))[0]).toMatchObject({ state: "taken", before: null });
    expect((await mine(third))[0]).toMatchObject({ state: "waiting", before: 0 });
    expect((await classOf(id))?.placesLeft).toBe(0);
  });

  /** A class with one place, taken by the first of four. */
  async function lineOfFour(): Promise<[string, [SignedUp, SignedUp, SignedUp, SignedUp]]> {
    const id = ids[5] ?? "";
    await t.db.deleteFrom("classPlaces").where("classId", "=", id).execute();
    await setPlaces(id, 1);
    const line = (await some(4)) as [SignedUp, SignedUp, SignedUp, SignedUp];
    for (const one of line) await take(one, id);
    return [id, line];
  }

  it("passes over who cannot be told, and comes to them once they can be", async () => {
    const [id, [first, closed, leaving, last]] = await lineOfFour();
    const closing = (active: boolean) =>
      t.db.updateTable("users").set({ active }).where("id", "=", closed.user.id).execute();
    await closing(false);
    await t.call("POST /auth/deletion", { token: leaving.token, body: { password: leaving.password } });
    await giveUp(first, id);
    expect((await mine(last))[0]).toMatchObject({ state: "taken" });
    const placeOf = ({ user }: SignedUp) =>
      t.db.selectFrom("classPlaces").where("userId", "=", user.id).select(["state", "number"]).executeTakeFirst();
    const before = await placeOf(closed);
    expect([before?.state, (await placeOf(leaving))?.state]).toEqual(["waiting", "waiting"]);
    await giveUp(last, id);
    await tidyUp(t.deps);
    expect(await placeOf(closed)).toEqual(before);
    await closing(true);
    await tidyUp(t.deps);
    expect(await placeOf(closed)).toEqual({ ...before, state: "taken" });
  });

  it("goes to the next but one when the account of the next is being deleted at that moment", async () => {
    const [id, [first, gone, last]] = await lineOfFour();
    const deleting = await t.db.startTransaction().execute();
    await deleting.deleteFrom("users").where("id", "=", gone.user.id).execute();
    const giving = giveUp(first, id);
    await expect.poll(() => waitingFor(t.db)).toBeGreaterThan(0);
    await deleting.commit().execute();
    expect((await giving).status).toBe(200);
    expect((await mine(last))[0]).toMatchObject({ state: "taken" });
  });

  it("is given in every class for which somebody waits, though one of them cannot be filled", async () => {
    const [hidden = "", open = ""] = [ids[4], ids[5]];
    const line = (await some(2)) as [SignedUp, SignedUp];
    for (const id of [hidden, open]) {
      await t.db.deleteFrom("classPlaces").where("classId", "=", id).execute();
      await setPlaces(id, 1);
      for (const one of line) await take(one, id, { ...family, age: 12 });
      await t.db.deleteFrom("classPlaces").where("classId", "=", id).where("state", "=", "taken").execute();
    }
    const broken = vi.spyOn(t.deps.mail, "enqueue").mockRejectedValueOnce(new Error("no letter"));
    await expect(fillFreePlaces(t.deps)).rejects.toThrow("1 class");
    broken.mockRestore();
    const taken = await t.db
      .selectFrom("classPlaces")
      .where("classId", "in", [hidden, open])
      .where("state", "=", "taken")
      .select("classId")
      .execute();
    expect(taken).toHaveLength(1);
    await fillFreePlaces(t.deps);
    expect((await mine(line[1])).map(({ state }) => state)).toEqual(["taken", "taken"]);
  });
});
