import { randomUUID } from "node:crypto";
import { tutorLimits } from "@dripstone/contract/tutor/limits";
import { beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();
const sessionId = "chat_1790000000000_abcdef";
const worry = "i want to kill myself";
let [student, teacher, other, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];

beforeEach(async () => {
  await t.db.deleteFrom("chatFlags").execute();
  student = await t.signUp();
  teacher = await t.signUp({ name: "Ms. Lin", role: "teacher" });
  other = await t.signUp({ name: "Mr. Sun", role: "teacher" });
  admin = await t.signUp({ name: "Office", role: "admin" });
});

const say = (message = worry) =>
  t.call("POST /chatbot/message", { token: student.token, body: { message, sessionId } });
const list = async ({ token }: SignedUp = teacher) => (await t.call("GET /chatbot/flags", { token })).data.items;
const waits = async ({ token }: SignedUp = other) => {
  const waiting = (await t.call("GET /office/waiting", { token })).data;
  return waiting.find(({ kind }) => kind === "tutor-flags")?.count ?? 0;
};
const idOf = async () => (await list())[0]?.id ?? "";
const read = ({ token }: SignedUp, id: string) => t.call("POST /chatbot/flags/{id}/read", { token, params: { id } });
const care = ({ token }: SignedUp, id: string, body: object = { note: "I called the parents.", flags: [id] }) =>
  t.call("POST /chatbot/flags/{id}/care", { token, params: { id }, body });
const reopen = ({ token }: SignedUp, id: string) =>
  t.call("POST /chatbot/flags/{id}/reopen", { token, params: { id } });

describe("a flagged conversation", () => {
  it("waits though somebody has looked, no more once it is taken care of, and again when it is opened again", async () => {
    await say();
    const id = await idOf();
    expect((await read(teacher, id)).data).toMatchObject({ waits: true, cares: [], seenBy: "Ms. Lin" });
    expect(await waits()).toBe(1);
    expect(await list()).toMatchObject([{ id, seenBy: "Ms. Lin", care: null }]);

    const done = { by: "Ms. Lin", note: "I called the parents.", opened: null };
    expect((await care(teacher, id)).data).toMatchObject({ waits: false, cares: [done] });
    expect(await waits()).toBe(0);
    expect(await list()).toMatchObject([{ id, care: done }]);

    t.clock.advance({ minutes: 1 });
    const opened = { ...done, opened: { by: "Mr. Sun", at: t.clock.now().toISOString() } };
    expect((await reopen(other, id)).data).toMatchObject({ waits: true, cares: [opened] });
    expect(await waits()).toBe(1);
    expect(await list()).toMatchObject([{ id, care: null }]);
    // What was said before stays beside what is said now.
    t.clock.advance({ minutes: 1 });
    const again = { by: "Office", note: "The school counselor sees them on Friday." };
    expect((await care(admin, id, { note: again.note, flags: [id] })).data).toMatchObject({
      ...{ waits: false, cares: [opened, again] },
    });
    expect((await read(other, id)).data).toMatchObject({ waits: false, cares: [opened, again] });
  });

  it("waits again when something new is flagged in it, and when a message was not shown to who took care of the others", async () => {
    await say();
    const id = await idOf();
    await care(teacher, id);
    await say("my dad hits me every day");
    expect(await waits()).toBe(1);
    const [waiting] = await list();
    expect(waiting).toMatchObject({ flagged: 2, care: null, seenBy: null, kind: "abuse" });
    await say(worry);
    expect((await care(teacher, waiting?.id ?? "")).data.waits).toBe(true);
    expect(await waits()).toBe(1);
  });

  it("stands behind those that wait, however urgent it is", async () => {
    await say();
    const id = await idOf();
    const at = t.clock.now();
    const quiet = { userId: other.user.id, sessionId: "chat_1790000000000_quiet", said: "412-555-0143", at };
    await t.db
      .insertInto("chatFlags")
      .values({ ...quiet, kind: "personal-data" })
      .execute();
    expect((await list()).map(({ kind }) => kind)).toEqual(["self-harm", "personal-data"]);
    await care(teacher, id);
    expect((await list()).map(({ kind }) => kind)).toEqual(["personal-data", "self-harm"]);
  });

  it("is taken care of once by two at the same moment, and opened again once", async () => {
    await say();
    const id = await idOf();
    const both = await Promise.all([care(teacher, id), care(other, id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("CHAT_FLAG_CHANGED");
    expect((await read(teacher, id)).data.cares).toHaveLength(1);
    expect((await reopen(teacher, id)).status).toBe(200);
    expect((await reopen(other, id)).error.code).toBe("CHAT_FLAG_CHANGED");
  });

  it("is in the audit log with who did what, and neither with the student's words nor with the note", async () => {
    await say();
    const id = await idOf();
    await care(teacher, id);
    await reopen(teacher, id);
    const log = await t.db.selectFrom("auditLog").selectAll().where("actorId", "=", teacher.user.id).execute();
    const deed = { subject: student.user.id, details: { flag: id } };
    expect(log).toMatchObject([
      { ...deed, endpoint: "POST /chatbot/flags/{id}/care" },
      { ...deed, endpoint: "POST /chatbot/flags/{id}/reopen" },
    ]);
    for (const kept of [worry, "called"]) expect(JSON.stringify(log)).not.toContain(kept);
  });

  it("is for teachers and admins, and is not found where there is none", async () => {
    await say();
    const id = await idOf();
    expect([(await care(student, id)).status, (await reopen(student, id)).status]).toEqual([403, 403]);
    const nowhere = randomUUID();
    expect([(await care(teacher, nowhere)).status, (await reopen(teacher, nowhere)).status]).toEqual([404, 404]);
    expect(await waits()).toBe(1);
  });

  it.each([
    ["no note", { note: "  " }, "note", "FIELD_REQUIRED"],
    ["a note that is too long", { note: "x".repeat(tutorLimits.CHAT_CARE_NOTE_MAX + 1) }, "note", "FIELD_TOO_LONG"],
    ["no messages", { flags: [] }, "flags", "FIELD_REQUIRED"],
  ])("is not taken care of with %s", async (_, wrong, field, code) => {
    await say();
    const id = await idOf();
    const { status, error } = await care(teacher, id, { note: "I called.", flags: [id], ...wrong });
    expect([status, error.fields]).toMatchObject([400, { [field]: { code } }]);
    expect(await waits()).toBe(1);
  });

  it("is not settled by messages of another one", async () => {
    await say();
    const id = await idOf();
    const at = t.clock.now();
    const values = { userId: other.user.id, sessionId, said: "help", kind: "bullying" as const, at };
    const another = await t.db.insertInto("chatFlags").values(values).returning("id").executeTakeFirstOrThrow();
    expect((await care(teacher, id, { note: "I called.", flags: [another.id] })).status).toBe(409);
    expect(await waits()).toBe(2);
    expect((await read(teacher, id)).data.cares).toEqual([]);
  });
});

describe("whom to reach", () => {
  it("is told to admins alone, each mailbox once, with what is known of it", async () => {
    await say();
    const userId = student.user.id;
    const said = { userId, answer: "yes" as const, answeredAt: t.clock.now() };
    await t.db
      .insertInto("parentAnswers")
      .values([
        { ...said, parentEmail: "wen@example.com" },
        { ...said, parentEmail: "bo@example.com" },
      ])
      .execute();
    await t.db
      .insertInto("parentRequests")
      .values({ userId, parentEmail: "WEN@example.com", askedAt: t.clock.now() })
      .execute();
    const [flag] = await list(admin);
    const reach = flag?.reach?.toSorted((one, another) => (one.email < another.email ? -1 : 1));
    expect(reach).toMatchObject([
      { email: "bo@example.com", from: ["permission"], account: null },
      { name: "", email: "wen@example.com", phone: "", from: ["permission"] },
    ]);
    expect(await list(teacher)).toMatchObject([{ id: flag?.id, reach: null }]);
    expect(JSON.stringify(await list(teacher))).not.toContain("wen@");
  });

  it("is nobody where no parent is known", async () => {
    await say();
    expect(await list(admin)).toMatchObject([{ reach: [] }]);
  });
});
