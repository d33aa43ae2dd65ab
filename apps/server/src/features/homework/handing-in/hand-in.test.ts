import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../../database/transaction.ts";
import { lockUser } from "../../../people/lock-user.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilWaiting } from "../../../testing/until-waiting.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { enroll, openClass } from "../testing/school-class.ts";

const { HOMEWORK_ON_TIME_POINTS, HOMEWORK_VERSIONS_MAX, HOMEWORK_CONTENT_MAX, HOMEWORK_FILES_MAX } = homeworkLimits;
const t = useTestApp();
let [mei, teacher] = [{} as SignedUp, {} as SignedUp];
let room: Awaited<ReturnType<typeof openClass>>;

beforeEach(async () => {
  // Whoever is remembered stays logged in while the clock goes on.
  mei = await t.signUp({ name: "Mei Lin", rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  room = await openClass(t, { teacher, students: [mei] });
});

const work = (more: Record<string, unknown> = {}) => ({
  ...{ studentName: "Mei Lin", studentEmail: "mei@example.com", class: room.id, week: 1 },
  ...{ contentType: "markdown", content: "The answer is **12**.", comments: "", ...more },
});
const handIn = (who: SignedUp, more: Record<string, unknown> = {}, key?: string) =>
  t.call("POST /homework", {
    ...{ token: who.token, body: work(more) },
    ...(key !== undefined && { headers: { "idempotency-key": key } }),
  });
const upload = async (who: SignedUp, words = "12 drops") => {
  const bytes = Buffer.from(words);
  return (await t.call("POST /homework/files", { token: who.token, upload: { bytes, name: "work.txt" } })).data.id;
};
const mine = async (who: SignedUp) => (await t.call("GET /homework/mine", { token: who.token })).data;
const read = (who: SignedUp, id: string) => t.call("GET /homework/{id}", { token: who.token, params: { id } });
const rows = () => t.db.selectFrom("homework").selectAll().where("classId", "=", room.id).orderBy("version").execute();

describe("homework that is handed in", () => {
  it("gets a receipt with number, time, all that came, and points; and so does the mailbox", async () => {
    const [first, second] = [await upload(mei, "one"), await upload(mei, "two two")];
    const files = [
      { id: second, name: "第二页.txt" },
      { id: first, name: "../../one.txt" },
    ];
    const reply = await handIn(mei, { files });
    expect(reply.status).toBe(201);
    expect(reply.data).toEqual({
      ...{ id: expect.any(String), number: expect.any(Number), class: room.id, week: 1, version: 1, late: false },
      ...{ handedInAt: t.clock.now().toISOString(), dueAt: room.dueAt(1).toISOString() },
      ...{ contentType: "markdown", characters: 21, pointsEarned: HOMEWORK_ON_TIME_POINTS, pointsFrom: null },
      files: [
        { id: second, name: "第二页.txt", type: "text/plain", bytes: 7 },
        { id: first, name: "one.txt", type: "text/plain", bytes: 3 },
      ],
    });
    const letter = await t.mails.next({ to: mei.user.email });
    expect(letter.subject).toContain(String(reply.data.number));
    for (const words of ["AMC 8", "第二页.txt · 7 B", "one.txt", "on time", "5 progress points", "all 21 characters"]) {
      expect(letter.text).toContain(words);
    }
  });

  it("is told of to nobody but the account's own mailbox, whatever address is in the form", async () => {
    await handIn(mei, { studentEmail: "somebody-else@example.com" });
    expect((await t.mails.next({ to: mei.user.email })).text).toContain("There were no files with it.");
    expect(await t.mails.count({ to: "somebody-else@example.com" })).toBe(0);
  });

  it("is on time until the very millisecond at which it is due, and late after it", async () => {
    t.clock.set(room.dueAt(1));
    expect((await handIn(mei)).data).toMatchObject({ late: false, pointsEarned: HOMEWORK_ON_TIME_POINTS });
    t.clock.set(room.dueAt(2));
    t.clock.advance({ milliseconds: 1 });
    const { data } = await handIn(mei, { week: 2 });
    expect(data).toMatchObject({ late: true, pointsEarned: 0 });
    expect((await mine(mei)).homework.map(({ week, state }) => [week, state])).toEqual([
      [2, "late"],
      [1, "arrived"],
    ]);
  });

  it("is on time when it arrives so, though it has to wait for another call", async () => {
    t.clock.set(room.dueAt(1));
    const reply = await inTransaction(t.db, async (transaction) => {
      await lockUser(transaction, mei.user.id);
      const waits = handIn(mei, {}, "waits-for-a-lock");
      await untilWaiting(t.db, 1);
      t.clock.advance({ seconds: 1 });
      return { waits };
    });
    expect((await reply.waits).data).toMatchObject({ late: false, handedInAt: room.dueAt(1).toISOString() });
  });

  it("has the time that a teacher has granted its owner, and nobody else", async () => {
    const yu = await t.signUp({ rememberMe: true });
    await enroll(t, room.id, yu);
    const dueAt = new Date(room.dueAt(1).getTime() + 3_600_000);
    await t.db
      .insertInto("homeworkExtensions")
      .values({ classId: room.id, week: 1, userId: mei.user.id, dueAt, givenBy: teacher.user.id, givenAt: new Date(0) })
      .execute();
    t.clock.set(dueAt);
    expect((await handIn(mei)).data).toMatchObject({ late: false, dueAt: dueAt.toISOString() });
    expect((await handIn(yu)).data).toMatchObject({ late: true, dueAt: room.dueAt(1).toISOString() });
    expect((await mine(mei)).classes[0]?.weeks[0]).toMatchObject({ dueAt: dueAt.toISOString(), extended: true });
  });

  it("does not become late when its lesson is moved forward later", async () => {
    const { id } = (await handIn(mei)).data;
    const before = new Date(t.clock.now().getTime() - 1);
    await t.db.updateTable("lessons").set({ dueAt: before }).where("classId", "=", room.id).execute();
    expect((await read(mei, id)).data).toMatchObject({ late: false, state: "arrived" });
  });

  it("earns points once for each class and week, however often it is handed in", async () => {
    await handIn(mei);
    const again = await handIn(mei, { content: "The answer is 13." });
    expect(again.data).toMatchObject({ version: 2, pointsEarned: 0 });
    t.clock.set(room.dueAt(1));
    await handIn(mei, { week: 2 });
    const { data } = await t.call("GET /progress", { token: mei.token });
    expect(data.totalPoints).toBe(2 * HOMEWORK_ON_TIME_POINTS);
    expect(data.badgesAhead.find(({ badge }) => badge === "homework")).toMatchObject({ reached: 2, open: true });
  });

  it("keeps the versions before it as they were, with their files", async () => {
    const id = await upload(mei);
    const first = (await handIn(mei, { files: [{ id, name: "a.txt" }] })).data;
    const second = (await handIn(mei, { content: "No, 13." })).data;
    expect((await mine(mei)).homework.map((it) => it.id)).toEqual([second.id]);
    const { data } = await read(mei, second.id);
    expect(data.versions.map((it) => [it.id, it.version])).toEqual([
      [second.id, 2],
      [first.id, 1],
    ]);
    expect((await read(mei, first.id)).data.files).toHaveLength(1);
    t.clock.set(room.dueAt(1));
    for (let version = 3; version <= HOMEWORK_VERSIONS_MAX; version++) {
      expect((await handIn(mei, { content: `No, ${version}.` })).status).toBe(201);
    }
    expect((await handIn(mei, { content: "No!" })).error.code).toBe("HOMEWORK_VERSIONS_FULL");
  });
});

describe("a hand-in that is sent again", () => {
  it("is one, by its key, when twenty come at once, and each is told the same", async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => handIn(mei, {}, "click-click")));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
    expect(replies[0]?.data.pointsEarned).toBe(HOMEWORK_ON_TIME_POINTS);
  });

  it("is one without a key, too, as long as all of it is the same", async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => handIn(mei)));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await handIn(mei, { comments: "I wasn’t sure." })).data.version).toBe(2);
    expect(await rows()).toHaveLength(2);
  });

  it("is refused with a key that was used for another", async () => {
    await handIn(mei, {}, "one-and-only");
    expect((await handIn(mei, { content: "Other words" }, "one-and-only")).error.code).toBe("IDEMPOTENCY_KEY_REUSED");
  });
});

describe("what is wrong is told at its field, and nothing is handed in", () => {
  it.each([
    ["no name", { studentName: " " }, { studentName: { code: "FIELD_REQUIRED" } }],
    ["a name that is none", { studentName: "‮Mei" }, { studentName: { code: "NAME_INVALID" } }],
    ["no address", { studentEmail: "" }, { studentEmail: { code: "EMAIL_REQUIRED" } }],
    ["an address that is none", { studentEmail: "mei@" }, { studentEmail: { code: "EMAIL_INVALID" } }],
    ["no class", { class: "" }, { class: { code: "FIELD_REQUIRED" } }],
    ["another class", { class: crypto.randomUUID() }, { class: { code: "CLASS_NOT_YOURS" } }],
    ["no week", { week: null }, { week: { code: "FIELD_REQUIRED" } }],
    ["week 0", { week: 0 }, { week: expect.objectContaining({ code: "WEEK_NOT_IN_CLASS" }) }],
    ["week 99", { week: 99 }, { week: expect.objectContaining({ code: "WEEK_NOT_IN_CLASS" }) }],
    ["a week that the class has not", { week: 4 }, { week: { code: "WEEK_NOT_IN_CLASS" } }],
    ["half a week", { week: 1.5 }, { week: { code: "FIELD_REQUIRED" } }],
    ["no words", { content: " \n " }, { content: { code: "FIELD_REQUIRED" } }],
    ["no formula", { contentType: "latex", content: "" }, { content: { code: "FIELD_REQUIRED" } }],
    ["no file", { contentType: "files", content: "" }, { files: { code: "FILES_REQUIRED" } }],
    ["an empty list of files", { files: [] }, { files: expect.objectContaining({ code: "FILES_REQUIRED" }) }],
    ["a kind that there is not", { contentType: "html" }, { contentType: { code: "FIELD_REQUIRED" } }],
    [
      "too many words",
      { content: "😀".repeat(HOMEWORK_CONTENT_MAX + 1) },
      { content: { code: "FIELD_TOO_LONG", max: HOMEWORK_CONTENT_MAX } },
    ],
    [
      "too many files",
      { files: Array.from({ length: HOMEWORK_FILES_MAX + 1 }, () => ({ id: crypto.randomUUID(), name: "a" })) },
      { files: { code: "FILES_TOO_MANY", max: HOMEWORK_FILES_MAX } },
    ],
    [
      "a file that is not there",
      { files: [{ id: crypto.randomUUID(), name: "a" }] },
      { "files.0": { code: "FILE_GONE" } },
    ],
    [
      "several things at once",
      { studentEmail: "mei", contentType: "files", content: "" },
      { studentEmail: { code: "EMAIL_INVALID" }, files: { code: "FILES_REQUIRED" } },
    ],
  ])("%s", async (_, wrong, fields) => {
    const { status, error } = await handIn(mei, wrong);
    expect([status, error.fields]).toEqual([400, fields]);
    expect(await rows()).toEqual([]);
  });

  it("a file of somebody else, beside one of one's own", async () => {
    const yu = await t.signUp();
    await enroll(t, room.id, yu);
    const files = [await upload(mei), await upload(yu)].map((id) => ({ id, name: "work.txt" }));
    expect((await handIn(mei, { files })).error.fields).toEqual({ "files.1": { code: "FILE_GONE" } });
    expect(await rows()).toEqual([]);
  });

  it("who waits for a place, and who has given it up", async () => {
    const yu = await t.signUp();
    await enroll(t, room.id, yu, "waiting");
    expect((await handIn(yu)).error.fields).toEqual({ class: { code: "CLASS_NOT_YOURS" } });
    await t.db.updateTable("classPlaces").set({ state: "given-up" }).where("classId", "=", room.id).execute();
    expect((await handIn(mei)).error.fields).toEqual({ class: { code: "CLASS_NOT_YOURS" } });
    expect((await mine(mei)).classes).toEqual([]);
  });
});

describe("a hand-in is read", () => {
  it("by its owner, the class's teacher and admins, and is not there for anybody else", async () => {
    const { id } = (await handIn(mei, { comments: "I wasn’t sure." })).data;
    const admin = await t.signUp({ role: "admin" });
    for (const [reader, isOwn] of [
      [mei, true],
      [teacher, false],
      [admin, false],
    ] as const) {
      expect((await read(reader, id)).data).toMatchObject({
        ...{ isOwn, comments: "I wasn’t sure.", contentHtml: "<p>The answer is <strong>12</strong>.</p>" },
      });
    }
    const classmate = await t.signUp();
    await enroll(t, room.id, classmate);
    const none = (await read(mei, crypto.randomUUID())).error;
    for (const other of [classmate, await t.signUp(), await t.signUp({ role: "teacher" })]) {
      expect((await read(other, id)).error).toEqual({ ...none, requestId: expect.any(String) });
    }
  });

  it("without what the teacher has not yet returned; then with it, and it is noted that it was seen", async () => {
    const { id } = (await handIn(mei)).data;
    const seen = () => t.call("POST /homework/{id}/seen", { token: mei.token, params: { id } });
    const now = t.clock.now();
    const grading = { points: 9, pointsMax: 10, feedback: "Well *done*", gradedAt: now, graderId: teacher.user.id };
    await t.db.updateTable("homework").set(grading).where("id", "=", id).execute();
    expect((await read(mei, id)).data).toMatchObject({ state: "graded", grade: null, feedbackHtml: null });
    expect((await read(teacher, id)).data).toMatchObject({ grade: { points: 9, of: 10 } });
    expect((await seen()).error.code).toBe("NOT_FOUND");
    await t.db.updateTable("homework").set({ returnedAt: now }).where("id", "=", id).execute();
    const returned = { state: "returned", grade: { points: 9, of: 10 }, seen: false };
    expect((await mine(mei)).homework[0]).toMatchObject(returned);
    expect((await read(mei, id)).data.feedbackHtml).toContain("<em>done</em>");
    expect((await t.call("POST /homework/{id}/seen", { token: teacher.token, params: { id } })).status).toBe(404);
    expect((await seen()).status).toBe(200);
    expect((await mine(mei)).homework[0]).toMatchObject({ seen: true });
  });

  it("as formulas, where it is LaTeX, and never with a picture of elsewhere", async () => {
    const latex = (await handIn(mei, { contentType: "latex", content: "x^2 = 9\nx = \\pm 3" })).data;
    expect((await read(mei, latex.id)).data.contentHtml.match(/katex-display/g)).toHaveLength(2);
    const pictured = (await handIn(mei, { content: "![tracker](/files/pictures/x.webp)<img src=x>" })).data;
    expect((await read(mei, pictured.id)).data.contentHtml).not.toContain("<img");
  });
});

it("tells of what was begun and not handed in, with its class and week", async () => {
  const id = crypto.randomUUID();
  const body = { kind: "homework", version: 0, body: { class: room.id, week: "2", content: "x", files: "[]" } };
  await t.call("PUT /drafts/{id}", { token: mei.token, params: { id }, body });
  expect((await mine(mei)).drafts).toEqual([{ id, class: room.id, week: 2, savedAt: t.clock.now().toISOString() }]);
});
