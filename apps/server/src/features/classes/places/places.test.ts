import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { classes as feature } from "../feature.ts";

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
const some = (count: number) => Promise.all(Array.from({ length: count }, () => t.signUp()));
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
    expect(letter.text).toContain("Mei Lin has a place in");
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
    [{ parentEmail: "wen" }, "parentEmail", { code: "EMAIL_INVALID" }],
    [{ parentPhone: "ask for Wen" }, "parentPhone", { code: "FIELD_INVALID" }],
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
    expect((await t.mails.next({ to: second.user.email })).text).toContain("has a place");
    await giveUp(second, id);
    expect((await mine(third))[0]).toMatchObject({ state: "taken" });
  });
});
