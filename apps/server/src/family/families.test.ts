import { DAY_MS } from "@dripstone/contract/durations";
import { beforeEach, describe, expect, it } from "vitest";
import { enroll, openClass } from "../features/homework/testing/school-class.ts";
import { childsRegistration } from "../testing/registration.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let number = 0;
let mailbox = "";
let mama = {} as SignedUp;
let mei = {} as SignedUp;

beforeEach(async () => {
  number += 1;
  t.clock.set("2026-03-04T17:00:00.000Z");
  mailbox = `wen-${number}@example.com`;
  mama = await t.signUp({ email: mailbox, birthMonth: "1984-05-01" });
  mei = await child("Mei");
});

/** A child for whom something was said from a mailbox. */
async function child(name: string, { from = mailbox, birthMonth = "2015-06-01" } = {}) {
  const signedUp = await t.signUp({ name, birthMonth });
  await say(signedUp, "yes", from);
  return signedUp;
}

async function say({ user: { id } }: SignedUp, answer: "yes" | "no", parentEmail = mailbox) {
  t.clock.advance({ seconds: 1 });
  await t.db
    .insertInto("parentAnswers")
    .values({ userId: id, parentEmail, answer, answeredAt: t.clock.now() })
    .execute();
  await t.db.updateTable("users").set({ parentSaid: answer }).where("id", "=", id).execute();
}

const list = async ({ token }: SignedUp) => (await t.call("GET /children", { token })).data.map(({ name }) => name);

/** How every row about a child answers somebody. */
async function looked({ token }: SignedUp, { user: { id } }: SignedUp) {
  const call = { token, params: { id } };
  return [
    (await t.call("GET /children/{id}", call)).status,
    (await t.call("GET /children/{id}/progress", call)).status,
    (await t.call("GET /children/{id}/homework", call)).status,
    (await t.call("GET /children/{id}/writings", call)).status,
  ];
}

const all = [200, 200, 200, 200];
const nothing = [404, 404, 404, 404];

describe("whose child somebody is", () => {
  it("follows from the permission that a parent gives by mail, and ends when it is taken back there", async () => {
    const papa = `papa-${number}@example.com`;
    await t.call("POST /auth/register", { body: childsRegistration(papa, { mailbox: "parent" }) });
    const letter = await t.mails.next({ to: papa });
    // The child's account has this very address, so the parent's has a note behind a plus.
    const parent = await t.signUp({ email: papa.replace("@", "+me@"), birthMonth: "1984-05-01" });
    expect(await list(parent)).toEqual([]);
    const answer = (said: "yes" | "no") =>
      t.call("POST /auth/parent-consent", { body: { token: letter.token, answer: said } });
    await answer("yes");
    expect(await list(parent)).toEqual(["Xiao Yu"]);
    t.clock.advance({ seconds: 1 });
    await answer("no");
    expect(await list(parent)).toEqual([]);
    t.clock.advance({ seconds: 1 });
    await answer("yes");
    expect(await list(parent)).toEqual(["Xiao Yu"]);
  });

  it("is the newest answer's: of two at one mailbox the parent sees both, and only the one that is left after a no", async () => {
    const bo = await child("Bo");
    expect(await list(mama)).toEqual(["Mei", "Bo"]);
    expect(await looked(mama, bo)).toEqual(all);
    await say(mei, "no");
    expect(await list(mama)).toEqual(["Bo"]);
    expect(await looked(mama, mei)).toEqual(nothing);
    await say(mei, "yes", "another@example.com");
    expect(await list(mama)).toEqual(["Bo"]);
    expect(await looked(mama, mei)).toEqual(nothing);
  });

  it("is nobody else's: not other parents', students', brothers' and sisters', teachers', or the office's", async () => {
    const bo = await child("Bo");
    const others = [
      await t.signUp({ birthMonth: "1984-05-01" }),
      await t.signUp({ email: `x${mailbox}`, birthMonth: "1984-05-01" }),
      await t.signUp(),
      bo,
      mei,
      await t.signUp({ role: "teacher" }),
      await t.signUp({ role: "admin" }),
    ];
    for (const other of others) {
      expect(await list(other)).toEqual([]);
      expect(await looked(other, mei)).toEqual(nothing);
    }
    expect(await looked(mama, { ...mei, user: mama.user })).toEqual(nothing);
  });

  it("is not told to who is not grown up, or whose address is a child's account at that mailbox", async () => {
    await t.db.updateTable("users").set({ birthMonth: "2010-05-01" }).where("id", "=", mama.user.id).execute();
    expect([await list(mama), await looked(mama, mei)]).toEqual([[], nothing]);
    await t.db
      .updateTable("users")
      .set({ birthMonth: null, mailbox: "parent" })
      .where("id", "=", mama.user.id)
      .execute();
    expect([await list(mama), await looked(mama, mei)]).toEqual([[], nothing]);
  });

  it.each([
    ["is deactivated", { active: false }],
    ["has grown up", { birthMonth: "2008-02-01" }],
  ])("ends at the next request when the child %s", async (_, change) => {
    expect(await looked(mama, mei)).toEqual(all);
    await t.db.updateTable("users").set(change).where("id", "=", mei.user.id).execute();
    expect([await list(mama), await looked(mama, mei)]).toEqual([[], nothing]);
  });

  it("ends with the account of the child, and the parent's mailbox of before shows nothing any more", async () => {
    const elsewhere = `moved-${number}@example.com`;
    await t.db
      .updateTable("users")
      .set({ email: elsewhere, emailKey: elsewhere })
      .where("id", "=", mama.user.id)
      .execute();
    expect([await list(mama), await looked(mama, mei)]).toEqual([[], nothing]);
    await t.db.updateTable("users").set({ email: mailbox, emailKey: mailbox }).where("id", "=", mama.user.id).execute();
    expect(await looked(mama, mei)).toEqual(all);
    await t.db.deleteFrom("users").where("id", "=", mei.user.id).execute();
    expect([await list(mama), await looked(mama, mei)]).toEqual([[], nothing]);
  });
});

describe("what a parent sees", () => {
  const see = (key: "GET /children/{id}") => t.call(key, { token: mama.token, params: { id: mei.user.id } });

  it("is the week so far, by the school's clock, and the classes with what comes next", async () => {
    const room = await openClass(t, { students: [mei] });
    const waits = await openClass(t, {});
    await enroll(t, waits.id, mei, "waiting");
    const earned = (deed: string, source: string, points: number, earnedAt: string) => ({
      ...{ userId: mei.user.id, deed, source, points, earnedAt: new Date(earnedAt) },
      ...{ difficulty: null, facts: JSON.stringify({ score: 80 }) },
    });
    await t.db
      .insertInto("achievements")
      // The school's Monday began at five in the morning of Greenwich.
      .values([
        earned("lesson", "amc8/one", 5, "2026-03-02T04:59:00Z"),
        earned("lesson", "amc8/two", 7, "2026-03-02T05:00:00Z"),
        earned("test", "paper", 20, "2026-03-03T12:00:00Z"),
      ] as never)
      .execute();
    const { data } = await see("GET /children/{id}");
    expect(data.week).toEqual({ solved: false, points: 27, lessons: 1, homework: 0 });
    const startsAt = room.dueAt(1).toISOString();
    expect(data.classes).toEqual([{ id: room.id, name: "AMC 8", nextLesson: { week: 2, title: "Week 2", startsAt } }]);
    const progress = await t.call("GET /children/{id}/progress", { token: mama.token, params: { id: mei.user.id } });
    const own = await t.call("GET /progress", { token: mei.token });
    expect(progress.data).toEqual(own.data);
    expect(progress.data.totalPoints).toBe(32);
  });

  it("is a grade and the teacher's words once they are returned, and not before", async () => {
    const room = await openClass(t, { students: [mei] });
    const { id } = (
      await t.call("POST /homework", {
        token: mei.token,
        body: {
          ...{ studentName: "Mei", studentEmail: "mei@example.com", class: room.id, week: 1 },
          ...{ contentType: "markdown", content: "It is **7**.", comments: "" },
        },
      })
    ).data;
    await t.db
      .updateTable("homework")
      .set({ points: 8, pointsMax: 10, feedback: "Well **done**", gradedAt: t.clock.now() })
      .where("id", "=", id)
      .execute();
    const read = async () =>
      (await t.call("GET /children/{id}/homework", { token: mama.token, params: { id: mei.user.id } })).data;
    expect(await read()).toMatchObject([{ id, state: "graded", grade: null, feedbackHtml: null }]);
    expect((await see("GET /children/{id}")).data.week.homework).toBe(1);
    await t.db.updateTable("homework").set({ returnedAt: t.clock.now() }).where("id", "=", id).execute();
    const [returned] = await read();
    expect(returned).toMatchObject({ state: "returned", grade: { points: 8, of: 10 } });
    expect(returned?.feedbackHtml).toContain("<strong>done</strong>");
    // Her looking at it is not the child's.
    expect(returned?.seen).toBe(false);
    expect((await t.call("GET /homework/{id}", { token: mama.token, params: { id } })).status).toBe(404);
  });

  it("is what everybody reads of the child in the forum, and nothing that is held, hidden, or deleted", async () => {
    const words = JSON.stringify({ en: "Problems", ch: "题目" });
    const { id: categoryId } = await t.db
      .insertInto("forumCategories")
      .values({
        slug: `problems-${number}`,
        name: words,
        description: words,
        color: "teal",
        icon: "star",
        sortOrder: 1,
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    const post = (title: string, state: string) => ({
      ...{ categoryId, authorId: mei.user.id, title, content: title, html: title, htmlVersion: 1, excerpt: title },
      ...{ lang: "en" as const, state, createdAt: t.clock.now(), lastActivityAt: t.clock.now() },
    });
    const rows = await t.db
      .insertInto("forumPosts")
      .values(["visible", "held", "hidden", "deleted"].map((state) => post(`A ${state} post`, state)) as never)
      .returning(["id", "state"])
      .execute();
    const idOf = (state: string) => rows.find((row) => row.state === state)?.id ?? "";
    const reply = (postId: string, content: string, state: string, at: number) => ({
      ...{ postId, authorId: mei.user.id, content, html: content, htmlVersion: 1, lang: "en" as const, state },
      createdAt: new Date(t.clock.now().getTime() + at),
    });
    await t.db
      .insertInto("forumReplies")
      .values([
        reply(idOf("visible"), "A visible reply", "visible", 1000),
        reply(idOf("visible"), "A held reply", "held", 2000),
        reply(idOf("hidden"), "A reply to what is hidden", "visible", 3000),
      ] as never)
      .execute();
    const { data } = await t.call("GET /children/{id}/writings", {
      token: mama.token,
      params: { id: mei.user.id },
    });
    expect(data.map(({ excerpt, reply: isReply }) => [excerpt, isReply])).toEqual([
      ["A visible reply", true],
      ["A visible post", false],
    ]);
  });

  it("is how often the child talks with the tutor, and no word of it", async () => {
    const said = (id: string, at: Date) => ({
      ...{ userId: mei.user.id, id, name: "Something secret", context: JSON.stringify({}), begunAt: at, at },
    });
    const old = new Date(t.clock.now().getTime() - 31 * DAY_MS);
    await t.db
      .insertInto("chatSessions")
      .values([said("one", t.clock.now()), said("two", old)] as never)
      .execute();
    const { data } = await see("GET /children/{id}");
    expect(data.tutor).toEqual({ days: 30, chats: 1, lastAt: t.clock.now().toISOString() });
    expect(JSON.stringify(data)).not.toContain("secret");
  });
});
