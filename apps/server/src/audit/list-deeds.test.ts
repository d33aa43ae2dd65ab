import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { addCategory, writePost, writeReply } from "../features/forum/testing/forum.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let admin: SignedUp;
let teacher: SignedUp;
let mei: SignedUp;

beforeAll(async () => {
  t.clock.set("2026-03-04T17:00:00.000Z");
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
  teacher = await t.signUp({ name: "Sun Teacher", role: "teacher", rememberMe: true });
  mei = await t.signUp({ name: "Mei Lin" });
  await t.call("PUT /users/{id}/role", {
    token: admin.token,
    params: { id: mei.user.id },
    body: { role: "teacher" },
  });
  t.clock.set("2026-03-06T03:30:00.000Z");
  await keep(teacher, "PUT /forum/posts/{id}/pinned", "a-post", { pinned: true });
  t.clock.set("2026-03-06T17:00:00.000Z");
  await keep(admin, "PUT /class-places/{id}/payment", "a-place", { before: "due", payment: "paid" });
});

/** A deed as it stands in the log, of rows that need much to be called. */
const keep = ({ user }: SignedUp, endpoint: string, subject: string, details: object) =>
  t.db
    .insertInto("auditLog")
    .values({
      actorId: user.id,
      actorRole: user.role as "teacher" | "admin",
      endpoint,
      subject,
      details: JSON.stringify(details),
      at: t.clock.now(),
    })
    .execute();

const log = (query: Record<string, string> = {}, { token }: SignedUp = admin) => t.call("GET /audit", { token, query });
const subjects = async (query: Record<string, string>) => (await log(query)).data.items.map(({ subject }) => subject);

describe("the audit log", () => {
  it("tells who did what with whom, what was before and after, and when, the newest first", async () => {
    const { items, total, actors } = (await log()).data;
    expect(total).toBe(3);
    expect(items.map(({ subject }) => subject)).toEqual(["a-place", "a-post", mei.user.id]);
    expect(items[2]).toMatchObject({
      actor: { id: admin.user.id, name: "Office" },
      role: "admin",
      endpoint: "PUT /users/{id}/role",
      summary: "Make somebody a student, a teacher or an admin; counts from their next call on",
      person: { id: mei.user.id, name: "Mei Lin" },
      details: { from: "student", to: "teacher" },
      at: "2026-03-04T17:00:00.000Z",
    });
    expect(items[0]).toMatchObject({ person: null, details: { before: "due", payment: "paid" } });
    expect(actors.map(({ name }) => name)).toEqual(["Office", "Sun Teacher"]);
  });

  it("is narrowed by who, what about, with which thing, and the days of the school's calendar", async () => {
    expect(await subjects({ actor: teacher.user.id })).toEqual(["a-post"]);
    expect(await subjects({ role: "teacher" })).toEqual(["a-post"]);
    expect(await subjects({ area: "classes" })).toEqual(["a-place"]);
    expect(await subjects({ area: "people" })).toEqual([mei.user.id]);
    expect(await subjects({ area: "site" })).toEqual([]);
    expect(await subjects({ subject: mei.user.id })).toEqual([mei.user.id]);
    // Half past ten in the evening of the 5th, where the school is.
    expect(await subjects({ from: "2026-03-05", to: "2026-03-05" })).toEqual(["a-post"]);
    expect(await subjects({ from: "2026-03-06" })).toEqual(["a-place"]);
    expect(await subjects({ to: "2026-03-04" })).toEqual([mei.user.id]);
  });

  it("finds by names, things and what stands beside a deed, and takes nothing for a pattern", async () => {
    expect(await subjects({ q: "mei lin" })).toEqual([mei.user.id]);
    expect(await subjects({ q: "ＰＡＩＤ" })).toEqual(["a-place"]);
    expect(await subjects({ q: "sun pinned" })).toEqual(["a-post"]);
    expect(await subjects({ q: "a_p%" })).toEqual([]);
    expect(await subjects({ q: "' or true --" })).toEqual([]);
  });

  it("leads from page to page in both orders", async () => {
    for (let number = 0; number < 60; number++) await keep(teacher, "PUT /homework/{id}/grade", "pages", {});
    for (const sort of ["newest", "oldest"]) {
      const query = { sort, subject: "pages" };
      const first = (await log(query)).data;
      const second = (await log({ ...query, after: first.next ?? "" })).data;
      expect([first.items.length, second.items.length, second.next]).toEqual([50, 10, null]);
      expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(60);
    }
  });

  it("says what those are called of which a deed has the id only, and nothing of what is gone", async () => {
    const gone = "0192f0a0-0000-7000-8000-000000000000";
    const steps = { changed: "by", by: `${teacher.user.id} → ${mei.user.id}` };
    await keep(admin, "PUT /classes/{id}", gone, steps);
    await keep(admin, "PUT /contact/messages/{id}/assignee", gone, { assignee: admin.user.id });
    const both = (name: string) => ({ en: name, ch: name });
    expect((await log({ subject: gone })).data.names).toEqual({
      [teacher.user.id]: both("Sun Teacher"),
      [mei.user.id]: both("Mei Lin"),
      [admin.user.id]: both("Office"),
    });
    expect((await log({ subject: "nothing" })).data.names).toEqual({});
  });

  it("says what is written in the forum, to the school and for oneself by its title, its sender or its beginning", async () => {
    await addCategory(t, { slug: "math" });
    const post = await writePost(t, teacher);
    const reply = await writeReply(t, teacher, post);
    const { id: phrase } = (
      await t.call("POST /homework/phrases", {
        token: teacher.token,
        body: { text: "Show your work.\n\nThen check it twice, please, before you send." },
      })
    ).data;
    const { id: message } = await t.db
      .insertInto("contactMessages")
      .values({
        ...{ sentHash: Buffer.alloc(32), name: "Wei Chen", email: "wei@example.com", mailboxKey: "wei@example.com" },
        ...{ message: "When does the class begin?", language: "en", at: t.clock.now() },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const subject of [post, reply, message]) await keep(admin, "PUT /forum/posts/{id}/locked", subject, {});
    const { names } = (await log()).data;
    expect([post, reply, message, phrase].map((id) => names[id]?.ch)).toEqual([
      "How many squares?",
      "How many squares?",
      "Wei Chen · When does the class begin?",
      "Show your work. Then check it twice, pl…",
    ]);
    const { items } = (await log({ subject: phrase })).data;
    expect(items).toHaveLength(1);
  });

  it("is for admins only", async () => {
    expect((await log({}, teacher)).error.code).toBe("NOT_ALLOWED");
    expect((await t.call("GET /audit")).status).toBe(401);
  });

  it("can be neither changed nor emptied, not even by who reaches the database, and outlives accounts", async () => {
    const never = /the audit log is never changed/;
    await expect(t.db.updateTable("auditLog").set({ subject: "nothing" }).execute()).rejects.toThrow(never);
    await expect(t.db.updateTable("auditLog").set({ actorId: null }).execute()).rejects.toThrow(never);
    await expect(t.db.deleteFrom("auditLog").execute()).rejects.toThrow(never);
    await expect(sql`truncate audit_log`.execute(t.db)).rejects.toThrow(never);
    await t.db.deleteFrom("users").where("id", "in", [mei.user.id, teacher.user.id]).execute();
    const { items } = (await log({ q: "teacher" })).data;
    expect(items).toMatchObject([{ subject: mei.user.id, person: null, actor: { name: "Office" } }]);
    expect((await log({ subject: "a-post" })).data.items).toMatchObject([{ actor: null, role: "teacher" }]);
  });
});
