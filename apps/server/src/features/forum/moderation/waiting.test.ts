import { beforeAll, describe, expect, it } from "vitest";
import { gatherLetters } from "../../../notices/gather-letters.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../testing/forum.ts";
import { tellModerators } from "./tell-moderators.ts";

const t = useTestApp();
let [mei, teacher, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t, { name: "Mei" });
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const sizeFor = async ({ token }: SignedUp) => (await t.call("GET /forum/queue/size", { token })).data.waiting;
const newcomer = () => t.signUp({ rememberMe: true });
const report = ({ token }: SignedUp, id: string) =>
  t.call("POST /forum/posts/{id}/flags", { token, params: { id }, body: { reason: "spam" } });
const decide = async (state: "visible" | "hidden") => {
  const { items } = (await t.call("GET /forum/queue", { token: admin.token, query: { size: "50" } })).data;
  for (const { kind, id, version, state: stands } of items) {
    const body = { state, reason: "Not here, please.", seen: { state: stands, version } };
    const key = kind === "post" ? "PUT /forum/posts/{id}/state" : "PUT /forum/replies/{id}/state";
    expect((await t.call(key, { token: admin.token, params: { id }, body })).status).toBe(200);
  }
};
const told = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices", { token, query: { language } })).data;
const texts = async (person: SignedUp, language = "en") => (await told(person, language)).map(({ text }) => text);
const look = async (minutes = 0) => {
  t.clock.advance({ minutes });
  await tellModerators(t.deps);
  t.clock.advance({ seconds: 1 });
};

describe("how much waits", () => {
  it("counts what is held and what is reported, each once, and is for teachers and admins only", async () => {
    const fine = await writePost(t, mei);
    await writePost(t, await newcomer());
    await writeReply(t, await newcomer(), fine);
    const reported = await writePost(t, mei);
    await report(await newcomer(), reported);
    await report(await newcomer(), reported);
    expect([await sizeFor(teacher), await sizeFor(admin)]).toEqual([3, 3]);
    for (const token of [mei.token, (await newcomer()).token]) {
      expect((await t.call("GET /forum/queue/size", { token })).status).toBe(403);
    }
    expect((await t.call("GET /forum/queue/size")).status).toBe(401);
    await decide("visible");
    expect(await sizeFor(teacher)).toBe(0);
    await report(await newcomer(), reported);
    expect(await sizeFor(teacher)).toBe(1);
    await decide("hidden");
    expect(await sizeFor(teacher)).toBe(0);
  });
});

describe("teachers and admins", () => {
  it("are told by one notice how much waits, which counts on until it is read and goes when nothing waits", async () => {
    for (let number = 0; number < 5; number++) await writePost(t, await newcomer());
    await look();
    expect(await texts(teacher)).toEqual(["Waiting for a teacher in the forum: 5"]);
    expect(await texts(admin, "ch")).toEqual(["论坛里有 5 条内容等老师处理"]);
    expect((await texts(mei)).filter((text) => text.startsWith("Waiting"))).toEqual([]);
    const [first] = await told(teacher);
    expect(first?.link).toBe("/admin/forum");
    await writePost(t, await newcomer());
    await look(10);
    const [counted] = await told(teacher);
    expect(counted).toMatchObject({ id: first?.id, text: "Waiting for a teacher in the forum: 6", read: false });
    await decide("visible");
    await look(10);
    expect([await texts(teacher), await texts(admin)]).toEqual([[], []]);
  });

  it("are told again of what has come since they have read it, once an hour at most, and not of what they know", async () => {
    await writePost(t, await newcomer());
    await look();
    const [first] = await told(teacher);
    await t.call("POST /notices/read", { token: teacher.token, body: { ids: [first?.id] } });
    await look(90);
    expect(await told(teacher)).toEqual([{ ...first, read: true }]);
    await writePost(t, await newcomer());
    await look(10);
    const [again] = await told(teacher);
    expect(again).toMatchObject({ read: false, text: "Waiting for a teacher in the forum: 2" });
    await t.call("POST /notices/read", { token: teacher.token, body: { ids: [again?.id] } });
    await writePost(t, await newcomer());
    await look(29);
    expect((await told(teacher))[0]).toMatchObject({ id: again?.id, read: true });
    await look(31);
    expect((await told(teacher))[0]).toMatchObject({ read: false, text: "Waiting for a teacher in the forum: 3" });
    await decide("visible");
    await look();
  });

  it("get it as a letter if they want to, and nobody else can ask for that, nor keeps it who teaches no more", async () => {
    const asked = { kind: "forum-waiting", wanted: true };
    const want = ({ token }: SignedUp) => t.call("PUT /notices/letters", { token, body: asked });
    const offered = async ({ token }: SignedUp) =>
      (await t.call("GET /notices/letters", { token, query: { language: "en" } })).data.find(
        ({ kind }) => kind === asked.kind,
      );
    expect(await offered(teacher)).toMatchObject({ wanted: false });
    expect(await offered(mei)).toBeUndefined();
    expect((await want(mei)).error).toMatchObject({ fields: { kind: { code: "FIELD_INVALID" } } });
    const former = await t.signUp({ role: "teacher", rememberMe: true });
    for (const person of [teacher, former]) expect((await want(person)).status).toBe(200);
    await writePost(t, await newcomer(), { title: "A very private title" });
    await look();
    await t.db.updateTable("users").set({ role: "student" }).where("id", "=", former.user.id).execute();
    const lettersTo = async ({ user }: SignedUp, minutes = 0) => {
      t.clock.advance({ minutes });
      await gatherLetters(t.deps);
      await t.mails.sendDue();
      return t.mails.letters.filter(({ to }) => to === user.email);
    };
    const [letter, ...more] = await lettersTo(teacher, 10);
    expect(letter?.subject).toBe("Waiting for a teacher in the forum: 1");
    expect(letter?.text).toContain("/admin/forum");
    expect(letter?.text).not.toContain("private");
    expect(more).toEqual([]);
    for (const person of [admin, former]) expect(await lettersTo(person)).toEqual([]);
    await look(60);
    expect(await lettersTo(teacher, 20)).toHaveLength(1);
    const [notice] = await told(teacher);
    await t.call("POST /notices/read", { token: teacher.token, body: { ids: [notice?.id] } });
    await writePost(t, await newcomer());
    await look(60);
    expect(await lettersTo(teacher, 10)).toHaveLength(2);
    await decide("visible");
  });
});
