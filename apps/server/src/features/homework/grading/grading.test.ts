import { DAY_MS } from "@dripstone/contract/durations";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { paths } from "@dripstone/contract/paths";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { inTransaction } from "../../../database/transaction.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { untilWaiting } from "../../../testing/until-waiting.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { samplePdf, samplePhoto } from "../testing/samples.ts";
import { enroll, openClass } from "../testing/school-class.ts";

const { HOMEWORK_ON_TIME_POINTS, HOMEWORK_GRADE_POINTS } = homeworkLimits;
const t = useTestApp();
let [mei, yu, teacher, admin] = [{} as SignedUp, {} as SignedUp, {} as SignedUp, {} as SignedUp];
let room: Awaited<ReturnType<typeof openClass>>;
let [homework, file] = ["", ""];

beforeEach(async () => {
  [mei, yu] = [await t.signUp({ name: "Mei Lin", rememberMe: true }), await t.signUp({ name: "Yu", rememberMe: true })];
  teacher = await t.signUp({ role: "teacher", name: "Ms. Lin", rememberMe: true });
  admin = await t.signUp({ role: "admin", rememberMe: true });
  room = await openClass(t, { teacher, students: [mei, yu] });
  const upload = { bytes: samplePdf(), name: "work.pdf" };
  file = (await t.call("POST /homework/files", { token: mei.token, upload })).data.id;
  homework = await handIn(mei, { files: [{ id: file, name: "work.pdf" }] });
});

async function handIn(who: SignedUp, more: Record<string, unknown> = {}): Promise<string> {
  const body = {
    ...{ studentName: who.user.name, studentEmail: "a@example.com", class: room.id, week: 1 },
    ...{ contentType: "markdown", content: "The answer is **12**.", comments: "", ...more },
  };
  return (await t.call("POST /homework", { token: who.token, body })).data.id;
}
const grade = (more: Record<string, unknown> = {}, { token } = teacher, id = homework) =>
  t.call("PUT /homework/{id}/grade", {
    ...{ token, params: { id } },
    body: { points: 9, of: 10, feedback: "Well *done*", version: 0, ...more },
  });
const giveBack = (version: number, { token } = teacher, id = homework) =>
  t.call("POST /homework/{id}/return", { token, params: { id }, body: { version } });
const takeBack = (version: number, { token } = teacher, id = homework) =>
  t.call("POST /homework/{id}/take-back", { token, params: { id }, body: { version } });
const CHANGED = "Your teacher changed something on your homework for AMC 8, week 1.";
const spot = { page: 1, x: 0.25, y: 0.5 };
const remark = (text: string, more: Record<string, unknown> = {}, { token } = teacher) =>
  t.call("POST /homework/{id}/remarks", {
    ...{ token, params: { id: homework } },
    body: { ...spot, file, text, ...more },
  });
const read = async ({ token }: SignedUp, id = homework) =>
  (await t.call("GET /homework/{id}", { token, params: { id } })).data;
const desk = async (query: Record<string, string> = {}, id = homework, { token } = teacher) =>
  (await t.call("GET /homework/{id}/grading", { token, params: { id }, query })).data;
const queue = async (query: Record<string, string> = {}, { token } = teacher) =>
  (await t.call("GET /homework/queue", { token, query: { class: room.id, ...query } })).data;
const ids = async (query: Record<string, string> = {}) => (await queue(query)).items.map(({ id }) => id);
const points = async ({ token }: SignedUp) => (await t.call("GET /progress", { token })).data.totalPoints;
const notices = async ({ token }: SignedUp) => (await t.call("GET /notices", { token })).data;

it("is in the audit log by whose it is and for which class", async () => {
  await grade();
  const log = await t.call("GET /audit", { token: admin.token, query: { subject: homework } });
  expect(log.data.items).toMatchObject([{ details: { class: room.id, week: 1, before: null, points: 9, of: 10 } }]);
  expect(log.data.names[homework]?.en).toBe(`Mei Lin · ${log.data.names[room.id]?.en}`);
});

describe("who grades", () => {
  it("is the class's teacher and admins; to every other teacher it is not there, and no student may", async () => {
    const other = await t.signUp({ role: "teacher" });
    const { data: set } = await remark("Look here");
    const body = { points: 1, of: 2, feedback: "", version: 0 };
    const params = { id: homework, remark: set.id };
    const change = { ...spot, text: "No", version: 1 };
    const { page: _, ...moved } = change;
    const calls = (token: string) => [
      t.call("GET /homework/{id}/grading", { token, params }),
      t.call("PUT /homework/{id}/grade", { token, params, body }),
      t.call("POST /homework/{id}/return", { token, params, body: { version: 0 } }),
      t.call("POST /homework/{id}/take-back", { token, params, body: { version: 0 } }),
      t.call("POST /homework/{id}/remarks", { token, params, body: { ...spot, file, text: "No" } }),
      t.call("PUT /homework/{id}/remarks/{remark}", { token, params, body: moved }),
      t.call("DELETE /homework/{id}/remarks/{remark}", { token, params }),
      t.call("GET /classes/{id}/gradebook", { token, params: { id: room.id } }),
      t.call("GET /classes/{id}/gradebook/csv", { token, params: { id: room.id } }),
      extend({ token }),
    ];
    for (const who of [mei, yu]) {
      for (const reply of await Promise.all(calls(who.token))) expect(reply.status).toBe(403);
    }
    for (const reply of await Promise.all(calls(other.token))) expect(reply.error.code).toBe("NOT_FOUND");
    expect((await queue({}, other)).items).toEqual([]);
    expect((await queue({ week: "1" }, other)).missing).toBeNull();
    expect((await queue({}, admin)).items.map(({ id }) => id)).toEqual([homework]);
    expect((await grade({}, admin)).data).toMatchObject({ version: 1, points: 9 });
  });

  it("is never whose homework it is, to whom nothing is told before it is returned", async () => {
    await t.db.updateTable("users").set({ role: "admin" }).where("id", "=", mei.user.id).execute();
    const others = await handIn(yu);
    await grade();
    expect((await t.call("GET /homework/{id}/grading", { token: mei.token, params: { id: homework } })).status).toBe(
      403,
    );
    expect((await queue({}, mei)).items.map(({ id }) => id)).toEqual([others]);
    const own = (await queue({}, mei)).classes.find(({ id }) => id === room.id);
    expect(own?.weeks[0]?.waiting).toBe(1);
    const atWork = (await t.call("GET /homework/waiting", { token: mei.token })).data;
    expect(atWork.find(({ id }) => id === room.id)).toMatchObject({ waiting: 1, graded: 0 });
    const book = await t.call("GET /classes/{id}/gradebook", { token: mei.token, params: { id: room.id } });
    expect(book.data.students[0]?.cells[0]).toMatchObject({ state: "graded", grade: null });
    expect((await grade({}, mei)).status).toBe(403);
    expect((await extend(mei, {}, { user: mei.user.id })).status).toBe(403);
  });
});

describe("what a teacher keeps of a grade", () => {
  it("is theirs until it is returned; then the student sees it, is told once by bell and mail, and it is noted when they look", async () => {
    expect((await grade()).data).toMatchObject({ version: 1, points: 9, of: 10, returnedAt: null });
    await remark("Half of $12$?");
    expect(await read(mei)).toMatchObject({ state: "graded", grade: null, feedbackHtml: null, remarks: [] });
    expect(await notices(mei)).toEqual([]);
    const reply = await giveBack(1);
    expect(reply.data).toMatchObject({ version: 2, returnedAt: t.clock.now().toISOString(), seenAt: null });
    const seen = await read(mei);
    expect(seen).toMatchObject({ state: "returned", grade: { points: 9, of: 10 }, seen: false });
    expect(seen.remarks).toEqual([
      { id: expect.any(String), file, ...spot, text: "Half of $12$?", html: expect.any(String), version: 1 },
    ]);
    expect(seen.remarks[0]?.html).toContain("katex");
    expect((await giveBack(1)).error.code).toBe("EDITED_MEANWHILE");
    expect((await notices(mei)).map(({ text }) => text)).toEqual(["Your homework for AMC 8, week 1, is back."]);
    await t.mails.next({ to: mei.user.email });
    const letter = await t.mails.next({ to: mei.user.email });
    expect(letter.subject).toContain("Your homework is back");
    expect(letter.text).toContain("It got 9 out of 10 points.");
    expect(letter.text).toContain(paths.homeworkOf(homework));
    expect((await notices(mei))[0]?.link).toContain(paths.homeworkOf(homework));
    await t.call("POST /homework/{id}/seen", { token: mei.token, params: { id: homework } });
    expect(await desk()).toMatchObject({ seenAt: t.clock.now().toISOString() });
  });

  it("tells the second of two who change it at once, and does a repeated call once", async () => {
    const replies = await Promise.all([grade({ points: 1 }), grade({ points: 2 }, admin)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const headers = { "idempotency-key": "grading-twice" };
    const again = () =>
      t.call("POST /homework/{id}/return", {
        ...{ token: teacher.token, params: { id: homework }, body: { version: 1 }, headers },
      });
    const [first, second] = [await again(), await again()];
    expect(second.data).toEqual(first.data);
    expect(await notices(mei)).toMatchObject([{ read: false }]);
  });

  it.each([
    ["more points than there are", { points: 11 }, "points"],
    ["points below nothing", { points: -1 }, "points"],
    ["half a point", { points: 0.5 }, "points"],
    ["points out of nothing", { points: 0, of: 0 }, "of"],
    ["points without a maximum", { of: null }, "of"],
    ["a maximum without points", { points: null }, "points"],
    ["a comment that is too long", { feedback: "x".repeat(homeworkLimits.HOMEWORK_FEEDBACK_MAX + 1) }, "feedback"],
  ])("is refused with %s", async (_, wrong, field) => {
    const { status, error } = await grade(wrong);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect(await desk()).toMatchObject({ version: 0, points: null });
  });

  it("needs something said to be returned, and a remark alone is something", async () => {
    expect((await giveBack(0)).error.code).toBe("HOMEWORK_NOTHING_SAID");
    await remark("Here");
    expect((await giveBack(0)).data).toMatchObject({ points: null, version: 1 });
    expect(await read(mei)).toMatchObject({ state: "returned", grade: null });
  });

  it("waits again when all of it is taken away, which is refused of what is returned", async () => {
    const nothing = { points: null, of: null, feedback: "" };
    await grade();
    expect((await grade({ ...nothing, version: 1 })).data).toMatchObject({ version: 2, gradedAt: null, grader: null });
    expect(await ids({ state: "waiting" })).toEqual([homework]);
    const { data: set } = await remark("Here");
    expect((await grade({ ...nothing, version: 2 })).data.gradedAt).not.toBeNull();
    await giveBack(3);
    const drop = () =>
      t.call("DELETE /homework/{id}/remarks/{remark}", {
        ...{ token: teacher.token, params: { id: homework, remark: set.id } },
      });
    expect((await drop()).error.code).toBe("HOMEWORK_NOTHING_SAID");
    await grade({ version: 4 });
    expect((await drop()).status).toBe(200);
    expect((await grade({ ...nothing, version: 5 })).error.code).toBe("HOMEWORK_NOTHING_SAID");
    expect(await read(mei)).toMatchObject({ state: "returned", grade: { points: 9, of: 10 } });
  });

  it("is kept by both of two who grade each other's homework at the same moment", async () => {
    await t.db.updateTable("users").set({ role: "admin" }).where("id", "in", [mei.user.id, yu.user.id]).execute();
    const other = await handIn(yu);
    const headers = { "idempotency-key": "crosswise" };
    const body = { points: 9, of: 10, feedback: "", version: 0 };
    const gradeBy = ({ token }: SignedUp, id: string) =>
      t.call("PUT /homework/{id}/grade", { token, params: { id }, body, headers });
    const replies = await inTransaction(t.db, async (transaction) => {
      // Each has locked itself by the time at which it asks for the other.
      await sql`lock table idempotent_replies in access exclusive mode`.execute(transaction);
      const waits = [gradeBy(mei, other), gradeBy(yu, homework)];
      await untilWaiting(t.db, 2);
      return { waits };
    });
    expect((await Promise.all(replies.waits)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("may be changed after it was returned, which is new to the student, or taken back, which hides it", async () => {
    await grade();
    await giveBack(1);
    await t.call("POST /homework/{id}/seen", { token: mei.token, params: { id: homework } });
    expect((await grade({ points: 10, version: 2 })).data).toMatchObject({ version: 3, seenAt: null });
    expect(await read(mei)).toMatchObject({ grade: { points: 10, of: 10 }, seen: false });
    expect((await notices(mei)).map(({ text }) => text)).toEqual([CHANGED]);
    // The very same once more is nothing new.
    expect((await grade({ points: 10, version: 3 })).data).toMatchObject({ version: 3 });
    expect((await takeBack(3)).data).toMatchObject({ version: 4, returnedAt: null });
    expect(await read(mei)).toMatchObject({ state: "graded", grade: null, feedbackHtml: null, remarks: [] });
    expect(await notices(mei)).toEqual([]);
    expect((await takeBack(4)).error.code).toBe("HOMEWORK_NOT_RETURNED");
  });
});

describe("the ledger", () => {
  it("has a grade's points once it is returned, once, as they stand now, and not when it is taken back", async () => {
    const onTime = HOMEWORK_ON_TIME_POINTS;
    await grade();
    expect(await points(mei)).toBe(onTime);
    await Promise.all([giveBack(1), giveBack(1), giveBack(1, admin)]);
    expect(await points(mei)).toBe(onTime + 9);
    await grade({ points: 100, of: 200, version: 2 });
    expect(await points(mei)).toBe(onTime + HOMEWORK_GRADE_POINTS / 2);
    await grade({ points: null, of: null, version: 3 });
    expect(await points(mei)).toBe(onTime);
    await grade({ points: 10, version: 4 });
    await takeBack(5);
    expect(await points(mei)).toBe(onTime);
    await giveBack(6);
    expect(await points(mei)).toBe(onTime + HOMEWORK_GRADE_POINTS);
  });

  it("has those of the newest version that is returned, and a newer one waits while the older stays readable", async () => {
    await grade({ points: 4 });
    await giveBack(1);
    const second = await handIn(mei, { content: "No, 13." });
    expect(await ids({ state: "waiting" })).toEqual([second]);
    expect(await ids({ state: "returned" })).toEqual([]);
    expect(await points(mei)).toBe(HOMEWORK_ON_TIME_POINTS + 4);
    await grade({ points: 8 }, teacher, second);
    await giveBack(1, teacher, second);
    expect(await points(mei)).toBe(HOMEWORK_ON_TIME_POINTS + 8);
    expect(await read(mei, homework)).toMatchObject({ version: 1, grade: { points: 4, of: 10 } });
    await takeBack(2, teacher, second);
    expect(await points(mei)).toBe(HOMEWORK_ON_TIME_POINTS + 4);
  });
});

describe("remarks", () => {
  it("are refused where there is no page: behind a photo, and in what has none", async () => {
    const keep = async (bytes: Buffer, name: string) =>
      (await t.call("POST /homework/files", { token: mei.token, upload: { bytes, name } })).data.id;
    const [photo, text] = [await keep(await samplePhoto(), "a.jpg"), await keep(Buffer.from("12"), "a.txt")];
    homework = await handIn(mei, {
      files: [
        { id: photo, name: "a.jpg" },
        { id: text, name: "a.txt" },
      ],
    });
    for (const wrong of [
      { file: photo, page: 2 },
      { file: text, page: 1 },
    ]) {
      expect((await remark("Here", wrong)).error.fields?.page?.code).toBe("PAGE_NOT_THERE");
    }
    expect((await remark("Here", { file: photo, page: 1 })).status).toBe(201);
    expect((await read(teacher)).remarks).toHaveLength(1);
  });

  it("are changed by the version that was seen, moved and removed", async () => {
    const { data } = await remark("One");
    const params = { id: homework, remark: data.id };
    const change = (text: string, version: number) =>
      t.call("PUT /homework/{id}/remarks/{remark}", {
        ...{ token: teacher.token, params, body: { text, x: 1, y: 0, version } },
      });
    expect((await change("Two", 1)).data).toMatchObject({ text: "Two", x: 1, y: 0, page: 1, version: 2 });
    expect((await change("Three", 1)).error.code).toBe("EDITED_MEANWHILE");
    expect((await read(teacher)).remarks.map(({ text }) => text)).toEqual(["Two"]);
    const remove = () => t.call("DELETE /homework/{id}/remarks/{remark}", { token: teacher.token, params });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await read(teacher)).remarks).toEqual([]);
  });

  it("stand on a page of a file of this hand-in and nowhere else, in words and formulas that run nothing", async () => {
    expect((await remark("x", { file: crypto.randomUUID() })).status).toBe(404);
    for (const wrong of [{ x: 1.01 }, { y: -0.1 }, { page: 0 }, { page: 1.5 }, { text: " " }]) {
      expect((await remark("x", wrong)).status).toBe(400);
    }
    const { data } = await remark("<script>alert(1)</script> ![x](https://elsewhere.test/x.png)");
    expect(data.html).not.toMatch(/<script|<img/);
    const second = await handIn(yu);
    const params = { id: second, remark: data.id };
    const { page: _, ...moved } = { ...spot, text: "No", version: 1 };
    const calls = [
      await t.call("PUT /homework/{id}/remarks/{remark}", { token: teacher.token, params, body: moved }),
      await t.call("DELETE /homework/{id}/remarks/{remark}", { token: teacher.token, params }),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404]);
  });

  it("are told of when they come after the homework was returned", async () => {
    await grade();
    await giveBack(1);
    await t.call("POST /homework/{id}/seen", { token: mei.token, params: { id: homework } });
    await remark("One more thing");
    expect(await read(mei)).toMatchObject({ seen: false, remarks: [{ text: "One more thing" }] });
    expect((await notices(mei)).map(({ text }) => text)).toEqual([CHANGED]);
  });
});

describe("phrases", () => {
  it("are a teacher's own, kept once, changed and removed", async () => {
    const { token } = teacher;
    const keep = (text: string) => t.call("POST /homework/phrases", { token, body: { text } });
    const { data: kept } = await keep("Show **how** you got there.");
    expect((await keep(" Show **how** you got there. ")).data).toEqual(kept);
    const params = { id: kept.id };
    const change = (who: SignedUp) =>
      t.call("PUT /homework/phrases/{id}", { token: who.token, params, body: { text: "Show your work." } });
    expect((await change(admin)).status).toBe(404);
    expect((await change(teacher)).data).toEqual({ id: kept.id, text: "Show your work." });
    expect((await t.call("GET /homework/phrases", { token: admin.token })).data).toEqual([]);
    const remove = (who: SignedUp) => t.call("DELETE /homework/phrases/{id}", { token: who.token, params });
    expect([(await remove(admin)).status, (await remove(teacher)).status]).toEqual([404, 200]);
    expect((await t.call("GET /homework/phrases", { token })).data).toEqual([]);
  });
});

describe("the queue", () => {
  it("has what waits, by class, week, state and lateness, and who has not handed in", async () => {
    expect(await queue({ week: "1" })).toMatchObject({
      total: 1,
      items: [{ id: homework, studentName: "Mei Lin", student: { name: "Mei Lin" }, state: "arrived", files: 1 }],
      missing: [{ user: yu.user.id, studentName: "Yu", extendedTo: null }],
    });
    t.clock.set(room.dueAt(1));
    t.clock.advance({ milliseconds: 1 });
    const late = await handIn(yu);
    const next = await handIn(mei, { week: 2 });
    expect(await ids()).toEqual([homework, late, next]);
    expect(await ids({ sort: "newest" })).toEqual([next, late, homework]);
    expect(await ids({ late: "yes" })).toEqual([late]);
    expect(await ids({ week: "2" })).toEqual([next]);
    expect((await queue({ week: "1" })).missing).toEqual([]);
    const [own] = (await queue()).classes;
    expect(own?.weeks.map(({ waiting }) => waiting)).toEqual([2, 1, 0]);
    await grade();
    expect(await ids({ state: "graded" })).toEqual([homework]);
    await giveBack(1);
    expect([await ids({ state: "graded" }), await ids({ state: "returned" })]).toEqual([[], [homework]]);
    expect(await ids({ state: "waiting" })).toEqual([late, next]);
  });

  it("leads from one to the next as it is filtered, also from one that is in it no more", async () => {
    const [second, third] = [await handIn(yu), await handIn(mei, { week: 2 })];
    const view = { class: room.id, state: "waiting" };
    expect(await desk(view, second)).toMatchObject({ previous: homework, next: third, total: 3 });
    await grade({}, teacher, second);
    expect(await desk(view, second)).toMatchObject({ previous: homework, next: third, total: 2 });
    expect(await desk({ ...view, sort: "newest" }, second)).toMatchObject({ previous: third, next: homework });
    expect(await desk(view, homework)).toMatchObject({ previous: null, next: third });
  });

  it("tells the start page what waits in each class, and who has not handed in what was due last", async () => {
    const atWork = async (who: SignedUp) =>
      (await t.call("GET /homework/waiting", { token: who.token })).data.filter(({ id }) => id === room.id);
    expect(await atWork(teacher)).toEqual([{ id: room.id, name: "AMC 8", waiting: 1, graded: 0, due: null }]);
    t.clock.set(room.dueAt(1));
    expect(await atWork(teacher)).toMatchObject([
      { waiting: 1, due: { week: 1, students: 2, missing: [{ studentName: "Yu" }] } },
    ]);
    expect(await atWork(admin)).toHaveLength(1);
    expect(await atWork(await t.signUp({ role: "teacher" }))).toEqual([]);
    await grade();
    expect(await atWork(teacher)).toMatchObject([{ waiting: 0, graded: 1 }]);
    await giveBack(1);
    await handIn(yu);
    await grade({}, teacher, (await ids({ state: "waiting" }))[0]);
    await giveBack(1, teacher, (await ids({ state: "graded" }))[0]);
    expect(await atWork(teacher)).toEqual([]);
  });
});

describe("a semester that is over", () => {
  const end = (days: number) => {
    const endsOn = new Date(t.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
    const ofRoom = t.db.selectFrom("classes").where("id", "=", room.id).select("semesterId");
    return t.db.updateTable("semesters").set({ endsOn, startsOn: "2020-01-01" }).where("id", "in", ofRoom).execute();
  };
  const atWork = async () =>
    (await t.call("GET /homework/waiting", { token: teacher.token })).data.filter(({ id }) => id === room.id);
  const all = async () => (await t.call("GET /homework/queue", { token: teacher.token })).data;

  it("lets go of who has not handed in after two weeks, and at once of nothing that waits", async () => {
    t.clock.set(room.dueAt(2));
    t.clock.advance({ days: 14, seconds: -1 });
    expect(await atWork()).toMatchObject([{ waiting: 1, due: { week: 2, missing: [{}, {}] } }]);
    t.clock.advance({ seconds: 2 });
    expect(await atWork()).toMatchObject([{ waiting: 1, due: null }]);
    await grade();
    expect(await atWork()).toMatchObject([{ waiting: 0, graded: 1, due: null }]);
    await giveBack(1);
    expect(await atWork()).toEqual([]);
  });

  it("is in the queue with what waits alone, and whole where its class is asked for", async () => {
    const waiting = await handIn(yu);
    await grade();
    await giveBack(1);
    await end(30);
    expect((await all()).items.map(({ id }) => id)).toEqual([homework, waiting]);
    await end(31);
    expect((await all()).items.map(({ id }) => id)).toEqual([waiting]);
    expect(await all()).toMatchObject({ total: 1, classes: [{ id: room.id }] });
    await grade({}, teacher, waiting);
    await giveBack(1, teacher, waiting);
    expect(await all()).toMatchObject({ total: 0, items: [], classes: [] });
    expect(await queue()).toMatchObject({ total: 2, classes: [{ id: room.id }] });
  });
});

describe("more time", () => {
  it("is given to one student by the school's clock, who is told; what came meanwhile is late no more and earns its points", async () => {
    t.clock.set(room.dueAt(1));
    t.clock.advance({ hours: 1 });
    const late = await handIn(yu);
    expect(await read(yu, late)).toMatchObject({ late: true });
    expect(await points(yu)).toBe(0);
    expect((await extend(teacher)).data).toEqual({ dueAt: "2026-07-01T20:30:00.000Z" });
    expect(await read(yu, late)).toMatchObject({ late: false, dueAt: "2026-07-01T20:30:00.000Z" });
    expect(await ids({ late: "yes" })).toEqual([]);
    expect(await points(yu)).toBe(HOMEWORK_ON_TIME_POINTS);
    expect((await notices(yu)).map(({ text }) => text)[0]).toContain("July 1, 2026");
    expect(await desk({}, late)).toMatchObject({ extension: { dueAt: "2026-07-01T16:30", reason: "Was ill" } });
    const params = { id: room.id, week: "1", user: yu.user.id };
    const path = "DELETE /classes/{id}/lessons/{week}/extensions/{user}";
    expect((await t.call(path, { token: teacher.token, params })).status).toBe(200);
    expect(await read(yu, late)).toMatchObject({ late: true });
    expect(await points(yu)).toBe(0);
    const told = (await notices(yu)).map(({ text }) => text);
    expect(told[0]).toMatch(/extra time .* week 1, .*: it’s due/);
    expect(told.join()).not.toContain("July 1, 2026");
    expect((await t.call(path, { token: teacher.token, params })).status).toBe(404);
    // Of one week the newest counts.
    await extend(teacher);
    expect((await notices(yu)).map(({ text }) => text).filter((text) => text.includes("week 1"))).toEqual([
      expect.stringContaining("July 1, 2026"),
    ]);
  });

  it("is more than the others have, for a week of the class and a student who is in it", async () => {
    expect((await extend(teacher, { dueAt: "2026-01-01T10:00" })).error.fields).toEqual({
      dueAt: { code: "NO_MORE_TIME" },
    });
    expect((await extend(teacher, {}, { week: "9" })).status).toBe(404);
    const stranger = await t.signUp();
    expect((await extend(teacher, {}, { user: stranger.user.id })).status).toBe(404);
    await enroll(t, room.id, stranger, "waiting");
    expect((await extend(teacher, {}, { user: stranger.user.id })).status).toBe(404);
  });
});

describe("the gradebook", () => {
  it("has a row for each student and a cell for each week", async () => {
    await grade();
    t.clock.set(room.dueAt(1));
    t.clock.advance({ milliseconds: 1 });
    const { data } = await t.call("GET /classes/{id}/gradebook", { token: teacher.token, params: { id: room.id } });
    expect(data.weeks.map(({ week }) => week)).toEqual([1, 2, 3]);
    expect(data.students).toMatchObject([
      {
        studentName: "Mei Lin",
        cells: [{ homework, state: "graded", grade: { points: 9, of: 10 } }, { state: "open" }, { state: "open" }],
        total: { points: 9, of: 10 },
      },
      { studentName: "Yu", cells: [{ homework: null, state: "missing" }, { state: "open" }, { state: "open" }] },
    ]);
  });

  it("misses nothing of a week for which nothing is set, until somebody hands something in", async () => {
    t.clock.set(room.dueAt(2));
    t.clock.advance({ milliseconds: 1 });
    await t.db.updateTable("lessons").set({ homework: null }).where("classId", "=", room.id).execute();
    const secondWeek = async () => {
      const { data } = await t.call("GET /classes/{id}/gradebook", { token: teacher.token, params: { id: room.id } });
      return [data.students.map(({ cells }) => cells[1]?.state), (await queue({ week: "2" })).missing?.length ?? null];
    };
    expect(await secondWeek()).toEqual([["none", "none"], null]);
    await handIn(yu, { week: 2 });
    expect(await secondWeek()).toEqual([["missing", "late"], 1]);
  });

  it("opens in a spreadsheet, with Chinese, without formulas, and without points that are read as days", async () => {
    const name = '=HYPERLINK("https://evil.test")';
    await t.db.updateTable("classPlaces").set({ studentName: name }).where("userId", "=", yu.user.id).execute();
    await grade();
    const { text, headers } = await t.call("GET /classes/{id}/gradebook/csv", {
      ...{ token: teacher.token, params: { id: room.id }, query: { language: "ch" } },
    });
    expect(decodeURIComponent(String(headers["content-disposition"]))).toMatch(
      /filename\*=UTF-8''AMC 8（中文）成绩册 \d{4}-\d\d-\d\d\.csv$/,
    );
    expect(text.charCodeAt(0)).toBe(0xfeff);
    const deeds = t.db.selectFrom("auditLog").select(["actorId", "details"]).where("subject", "=", room.id);
    const taken = deeds.where("endpoint", "=", "GET /classes/{id}/gradebook/csv").execute();
    expect(await taken).toEqual([{ actorId: teacher.user.id, details: { lines: 2 } }]);
    const [head = "", first = "", second = ""] = text.slice(1).split("\r\n");
    expect(head).toMatch(/^课程班,学生,第 1 周,第 1 周得分,第 1 周满分,/);
    expect(first).toMatch(/^AMC 8（中文）,Mei Lin,已批改,9,10,未到截止时间,,,/);
    expect(second).toContain(`"'=HYPERLINK(""https://evil.test"")"`);
  });
});

function extend(
  { token }: Pick<SignedUp, "token">,
  more: Record<string, unknown> = {},
  params: Record<string, string> = {},
) {
  return t.call("PUT /classes/{id}/lessons/{week}/extensions/{user}", {
    ...{ token, params: { id: room.id, week: "1", user: yu.user.id, ...params } },
    body: { dueAt: "2026-07-01T16:30", reason: "Was ill", ...more },
  });
}
