import { DAY_MS } from "@dripstone/contract/durations";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { earn } from "../../../achievements/ledger.ts";
import { tidyUp } from "../../../chores.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

/** Every column that refers to a user, whatever table comes in later. */
async function references(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select 'users', 'id'`.execute(t.db);
  return rows;
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const weeks: Record<string, string> = {
  "a@example.com": "2026-03-02",
  "b@example.com": "2026-02-23",
  "d@example.com": "2026-02-16",
};

/** Somebody about whom every table knows something. */
async function somebody(email: string): Promise<SignedUp> {
  const person = await t.signUp({ email, birthMonth: "2015-06-01", name: "Mei" });
  const userId = person.user.id;
  const at = t.clock.now();
  await t.db
    .insertInto("parentRequests")
    .values({ userId, parentEmail: `parent-of-${email}`, askedAt: at })
    .execute();
  await t.call("PUT /auth/parent-email", { token: person.token, body: { parentEmail: `parent-of-${email}` } });
  const parents = await t.mails.next({ to: `parent-of-${email}` });
  await t.call("POST /auth/parent-consent", { body: { token: parents.token, answer: "yes" } });
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  await t.call("POST /auth/avatar", { token: person.token, upload: { bytes } });
  await t.call("POST /auth/forgot-password", { body: { email } });
  await t.mails.next({ to: email });
  await t.call("PUT /auth/email", {
    token: person.token,
    body: { email: `new-${email}`, password: person.password },
  });
  await t.call("POST /auth/login", { body: { email, password: person.password } });
  await t.db
    .insertInto("formerMailboxes")
    .values({ userId, mailboxKey: `former-${email}` })
    .execute();
  await t.db
    .insertInto("familyLinks")
    .values({
      parentId: userId,
      childId: userId,
      email: `asked-by-${email}`,
      emailKey: `asked-by-${email}`,
      askedAt: at,
    })
    .execute();
  const tokenHash = Buffer.alloc(32, email);
  await t.db.insertInto("mailedLinks").values({ userId, tokenHash, purpose: "verify-email", expiresAt: at }).execute();
  await t.db.insertInto("verificationCodes").values({ userId, tokenHash, codeHash: "x", expiresAt: at }).execute();
  const text = { title: "Sum", statement: "1 + 1", hints: [], solution: "2" };
  const problem = {
    slug: email,
    position: 1,
    difficulty: "easy" as const,
    topic: "algebra" as const,
    letters: [],
    rubric: "{}",
    texts: JSON.stringify({ en: text, ch: text }),
    editedBy: userId,
  };
  const { id } = await t.db.insertInto("weeklyProblems").values(problem).returning("id").executeTakeFirstOrThrow();
  const post = { title: "Sum", summary: "1 + 1", body: "2" };
  await t.db
    .insertInto("blogPosts")
    .values({
      texts: JSON.stringify({ en: post, ch: post }),
      author: JSON.stringify({ en: "", ch: "" }),
      minutes: JSON.stringify({ en: 1, ch: 1 }),
      tags: [],
      featured: false,
      createdAt: at,
      createdBy: userId,
      editedBy: userId,
    })
    .execute();
  const week = weeks[email] ?? "";
  await t.db.insertInto("weeklyRounds").values({ week, problemId: id }).execute();
  const attempt = {
    userId,
    week,
    number: 1,
    answer: "42",
    read: "42",
    verdict: "equal" as const,
    counts: true,
    explanation: "because",
    at,
  };
  const { id: attemptId } = await t.db
    .insertInto("weeklyAttempts")
    .values(attempt)
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("weeklyExplanationReviews")
    .values({ attemptId, reviewerId: userId, excellent: true, comment: "said", reviewedAt: at, version: 1 })
    .execute();
  await earn(t.db, userId, {
    deed: "weekly-problem",
    source: week,
    difficulty: "easy",
    points: 10,
    facts: { topic: "algebra", attempts: 1, hints: 0, follows: null },
    earnedAt: at,
  });
  await t.db
    .insertInto("idempotentReplies")
    .values({ userId, endpoint: "POST /x", key: email, requestHash: Buffer.alloc(32), reply: "{}", createdAt: at })
    .execute();
  await t.db.insertInto("weeklyReminders").values({ userId, wantedSince: at }).execute();
  await t.db.insertInto("weeklyReminderLinks").values({ userId, tokenHash }).execute();
  await writeInForum(userId, at);
  await handIn(await teachAndTakeAPlace(userId, at), userId, at);
  await t.db.insertInto("calendarAddresses").values({ userId, secretHash: tokenHash, at }).execute();
  await sitAPaper(userId, at);
  await beginALesson(userId, at);
  await answerAMessage(userId, { email, at });
  await askTheTutor(userId, at);
  await t.db.insertInto("notices").values({ userId, kind: "stone", subject: email, about: "{}", at }).execute();
  await t.db.insertInto("noticeLetters").values({ userId, kind: "stone", wanted: true }).execute();
  await t.db.insertInto("noticeLetterLinks").values({ userId, tokenHash, kind: "stone" }).execute();
  const document = { kind: "stone", id: email, page: email, title: email, body: email, words: "'drops'", at };
  await t.db
    .insertInto("searchDocuments")
    .values({ ...document, ownerId: userId })
    .execute();
  await t.db
    .insertInto("drafts")
    .values({ id: crypto.randomUUID(), userId, kind: "stone", body: "{}", version: 1, savedAt: at })
    .execute();
  await t.db
    .insertInto("auditLog")
    .values({ actorId: userId, actorRole: "teacher", endpoint: "POST /x", subject: email, details: "{}", at })
    .execute();
  return { ...person, user: (await t.call("GET /auth/profile", { token: person.token })).data };
}

/** A post with a reply of the same person's, a vote, a change, a report, and when it was read. */
async function writeInForum(authorId: string, at: Date) {
  const texts = JSON.stringify({ en: "Math", ch: "数学" });
  const category = { name: texts, description: texts, color: "indigo", icon: "math", sortOrder: 1 } as const;
  const { id: categoryId } = await t.db
    .insertInto("forumCategories")
    .values({ slug: `math-${authorId}`, ...category })
    .returning("id")
    .executeTakeFirstOrThrow();
  const written = { authorId, html: "", htmlVersion: 1, lang: "en", state: "visible", createdAt: at } as const;
  const { id: postId } = await t.db
    .insertInto("forumPosts")
    .values({ ...written, categoryId, title: "A riddle", content: "asked", excerpt: "", lastActivityAt: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("forumReplies")
    .values({ ...written, postId, content: "replied in the forum" })
    .execute();
  await t.db.insertInto("forumVotes").values({ postId, voterId: authorId, value: 1, at }).execute();
  await t.db.insertInto("forumEdits").values({ postId, content: "before", editorId: authorId, at }).execute();
  await t.db.insertInto("forumReads").values({ userId: authorId, postId, readAt: at }).execute();
  await t.db.insertInto("forumFlags").values({ postId, userId: authorId, reason: "other", at }).execute();
  const silence = { userId: authorId, moderatorId: authorId, until: at, reason: "too loud", at };
  await t.db.insertInto("forumSilences").values(silence).execute();
}

/** A class that somebody teaches and has a place in. */
async function teachAndTakeAPlace(userId: string, at: Date): Promise<string> {
  const texts = JSON.stringify({ en: "Kites", ch: "风筝" });
  const { id: semesterId } = await t.db
    .insertInto("semesters")
    .values({ name: texts, startsOn: "2026-01-05", endsOn: "2026-05-01" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const program = { slug: `kites-${userId}`, subject: "math", name: texts, summary: texts } as const;
  const { id: programId } = await t.db
    .insertInto("programs")
    .values({ ...program, ageFrom: 9, ageTo: 12, sortOrder: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { id: classId } = await t.db
    .insertInto("classes")
    .values({
      programId,
      semesterId,
      teacherId: userId,
      weekday: 1,
      startsAt: "17:00",
      minutes: 60,
      places: 8,
      priceCents: 0,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const parent = { parentName: "Wen", parentEmail: "wen@example.com", parentPhone: "" };
  await t.db
    .insertInto("classPlaces")
    .values({ ...parent, classId, userId, state: "taken", studentName: "Mei", priceCents: 0, at })
    .execute();
  return classId;
}

/** Homework of somebody who grades it themselves, and has more time for it. */
async function handIn(classId: string, userId: string, at: Date) {
  const week = { classId, week: 1, startsAt: at, endsAt: new Date(at.getTime() + 1), dueAt: at, solutionFrom: at };
  await t.db.insertInto("lessons").values(week).execute();
  const words = { contentType: "markdown", content: "I counted twelve kites", comments: "" } as const;
  const { id: homeworkId } = await t.db
    .insertInto("homework")
    .values({
      ...{ userId, classId, week: 1, version: 1, studentName: "Mei", studentEmail: "mei@example.com", ...words },
      ...{ handedInAt: at, dueAt: at, pointsEarned: 5, graderId: userId, gradedAt: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await remark(homeworkId, userId, at);

  await t.db
    .insertInto("homeworkExtensions")
    .values({ classId, week: 1, userId, dueAt: at, givenBy: userId, givenAt: at })
    .execute();
}

/** A remark on a page of a file of homework, and a phrase for more of them. */
async function remark(homeworkId: string, userId: string, at: Date) {
  const { id: fileId } = await t.db
    .insertInto("storedFiles")
    .values({
      ...{ id: homeworkId, ownerId: userId, purpose: "homework", place: `homework/${homeworkId}` },
      ...{ type: "text/plain", bytes: 6, hash: Buffer.alloc(32), createdAt: at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.deps.files.put(`homework/${homeworkId}/file`, "kites\n");
  await t.db.insertInto("homeworkFiles").values({ homeworkId, position: 1, fileId, name: "kites.txt" }).execute();
  const text = "Count them again";
  await t.db
    .insertInto("homeworkRemarks")
    .values({ homeworkId, fileId, page: 1, x: 0, y: 0, text, authorId: userId, writtenAt: at })
    .execute();
  await t.db.insertInto("homeworkPhrases").values({ teacherId: userId, text, keptAt: at }).execute();
  const view = { list: "users", name: "Waiting", query: "verified=no" };
  await t.db
    .insertInto("savedViews")
    .values({ userId, ...view, savedAt: at })
    .execute();
}

/** A message to the school from somebody's address, which they have answered and closed, as staff do. */
async function answerAMessage(userId: string, { email, at }: { email: string; at: Date }) {
  const words = { name: "Mei", email, mailboxKey: email, message: "Is there a kite class?", language: "en" } as const;
  const { id: messageId } = await t.db
    .insertInto("contactMessages")
    .values({ ...words, sentHash: Buffer.alloc(32, email), at, assignedTo: userId, closedAt: at, closedBy: userId })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("contactAnswers")
    .values({ messageId, authorId: userId, text: "In spring, yes.", at })
    .execute();
}

/** A conversation with the tutor. */
async function askTheTutor(userId: string, at: Date) {
  const session = { userId, id: "chat_1790000000000", name: "Kites", context: "{}", begunAt: at, at };
  await t.db.insertInto("chatSessions").values(session).execute();
  const place = { userId, sessionId: session.id, number: 1, role: "user" } as const;
  const said = { content: "How many kites are there?", parts: "[]", sources: "[]", state: "done", at } as const;
  const { id: messageId } = await t.db
    .insertInto("chatMessages")
    .values({ ...place, ...said })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto("chatCares")
    .values({
      userId,
      conversation: session.id,
      note: "We called",
      caredBy: userId,
      at,
      openedBy: userId,
      openedAt: at,
    })
    .execute();
  await t.db
    .insertInto("chatFlags")
    .values({ userId, messageId, said: said.content, kind: "bullying", at, seenBy: userId, seenAt: at })
    .execute();
  const day = at.toISOString().slice(0, "YYYY-MM-DD".length);
  await t.db
    .insertInto("tutorCalls")
    .values({ userId, messageId, engine: "built-in", mode: "tutoring", at, day, state: "settled", outcome: "answered" })
    .execute();
  await t.db.insertInto("tutorUsedDays").values({ userId, day, messages: 1, tokens: 0 }).execute();
}

/** A sitting of a practice test. */
async function sitAPaper(userId: string, at: Date) {
  const texts = JSON.stringify({ en: "Kites", ch: "风筝" });
  const { id: paperId } = await t.db
    .insertInto("practicePapers")
    .values({ slug: `kites-${userId}`, position: 1, title: texts, questions: 25, source: "{}" })
    .returning("id")
    .executeTakeFirstOrThrow();
  const score = { rightAnswers: 20, wrongAnswers: 5, blankAnswers: 0, points: 20, pointsMax: 25 };
  const over = { endedAt: at, endedBy: "student", ...score } as const;
  await t.db
    .insertInto("sittings")
    .values({ userId, paperId, paper: "kites", number: 1, startedAt: at, endsAt: new Date(at.getTime() + 1), ...over })
    .execute();
}

/** A free lesson that was begun. */
async function beginALesson(userId: string, at: Date) {
  const lesson = { userId, course: "python", lesson: "kites-in-python" } as const;
  await t.db
    .insertInto("lessonWork")
    .values({ ...lesson, touchedAt: at })
    .execute();
  const answer = JSON.stringify({ kind: "answer", answer: "seven kites" } as const);
  await t.db
    .insertInto("exerciseWork")
    .values({ ...lesson, exercise: "count", state: "tried", attempts: 1, hints: 0, answer })
    .execute();
}

const rowsOf = async (table: string, column: string, id: string) =>
  (await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(t.db)).rows;

describe("what is kept of people", () => {
  it("is named by a feature, table by table", async () => {
    const named = t.deps.personalData.flatMap(({ tables }) => tables);
    expect(new Set((await references()).map(({ table }) => camel(table)))).toEqual(new Set(named));
    expect(new Set(named).size).toBe(named.length);
  });

  it("comes as a zip to whoever proves the password, with everything but secrets and other people's", async () => {
    const person = await somebody("a@example.com");
    const other = await somebody("b@example.com");
    for (const { table, column } of await references()) {
      expect(await rowsOf(table, column, person.user.id), table).not.toEqual([]);
    }
    const body = { password: person.password };
    const reply = await t.app.inject({
      method: "POST",
      url: "/api/auth/export",
      headers: { authorization: `Bearer ${person.token}` },
      payload: body,
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["content-type"]).toBe("application/zip");
    expect(reply.headers["content-disposition"]).toBe("attachment; filename=my-data.zip");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers["content-security-policy"]).toContain("sandbox");
    const files = unzipSync(new Uint8Array(reply.rawPayload));
    const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
    const all = JSON.stringify(texts);
    for (const told of [
      "a@example.com",
      "Mei",
      "2015-06-01",
      "parent-of-a@example.com",
      "because",
      "A riddle",
      "replied in the forum",
      "first-drop",
      "seven kites",
      "wen@example.com",
      "new-a@example.com",
      "Is there a kite class?",
      "In spring, yes.",
      "asked-by-a@example.com",
    ]) {
      expect(all).toContain(told);
    }
    expect((await sharp(files["account/picture.webp"]).metadata()).format).toBe("webp");
    expect(all).not.toMatch(/argon2|tokenHash|codeHash|passwordHash/i);
    expect(all).not.toContain("b@example.com");
    expect(all).not.toContain(other.user.id);
    const wrong = await t.call("POST /auth/export", { token: person.token, body: { password: "Wrong5tone!cave" } });
    expect(wrong.error.fields).toEqual({ password: { code: "PASSWORD_WRONG" } });
  });

  it("is deleted everywhere after 14 days, and what the parent said stays, without the child", async () => {
    const person = await somebody("d@example.com");
    t.clock.advance({ minutes: 30 });
    const neighbour = await t.signUp();
    const { deletionDate } = (
      await t.call("POST /auth/deletion", { token: person.token, body: { password: person.password } })
    ).data;
    expect(new Date(deletionDate).getTime() - t.clock.now().getTime()).toBe(14 * DAY_MS);
    expect((await t.call("GET /auth/profile", { token: person.token })).status).toBe(401);
    expect((await t.mails.next({ to: person.user.email })).link.pathname).toBe("/profile");
    t.clock.set(new Date(new Date(deletionDate).getTime() - 1));
    await tidyUp(t.deps);
    expect(await rowsOf("users", "id", person.user.id)).toHaveLength(1);
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    for (const { table, column } of await references()) {
      expect(await rowsOf(table, column, person.user.id), table).toEqual([]);
    }
    const kept = await t.db.selectFrom("parentAnswers").selectAll().where("parentEmail", "like", "%d@%").execute();
    expect(kept).toMatchObject([{ userId: null, answer: "yes" }]);
    expect((await t.app.inject(`/files/avatars/${person.user.avatar}-96.webp`)).statusCode).toBe(404);
    expect(await t.deps.files.exists(`avatars/${person.user.avatar}/96.webp`)).toBe(false);
    expect((await t.mails.next({ to: person.user.email })).token).toBe("");
    expect(await rowsOf("users", "id", neighbour.user.id)).toHaveLength(1);
  });

  it("stays when its owner comes back in time", async () => {
    const { token, user, password } = await t.signUp();
    await t.call("POST /auth/deletion", { token, body: { password } });
    t.clock.advance({ days: 13 });
    const back = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data;
    expect(back.user.deletionDate).not.toBeNull();
    // Asked for once more, the first date counts.
    const again = await t.call("POST /auth/deletion", { token: back.token, body: { password } });
    expect(again.data.deletionDate).toBe(back.user.deletionDate);
    const third = (await t.call("POST /auth/login", { body: { email: user.email, password } })).data;
    expect((await t.call("DELETE /auth/deletion", { token: third.token })).data.deletionDate).toBeNull();
    t.clock.advance({ days: 30 });
    await tidyUp(t.deps);
    expect(await rowsOf("users", "id", user.id)).toHaveLength(1);
  });

  it("is not deleted by somebody who does not know the password", async () => {
    const { token, user } = await t.signUp();
    const reply = await t.call("POST /auth/deletion", { token, body: { password: "Wrong5tone!cave" } });
    expect([reply.status, reply.error.fields]).toEqual([400, { password: { code: "PASSWORD_WRONG" } }]);
    expect((await t.call("GET /auth/profile", { token })).data.deletionDate).toBeNull();
    expect(await t.mails.count({ to: user.email })).toBe(0);
  });

  it("is not kept of an address that nobody has confirmed in 30 days", async () => {
    const { user } = await t.signUp({ verified: false });
    t.clock.advance({ days: 30, milliseconds: -1 });
    await tidyUp(t.deps);
    expect(await rowsOf("users", "id", user.id)).toHaveLength(1);
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect(await rowsOf("users", "id", user.id)).toEqual([]);
    expect(await t.mails.count({ to: user.email })).toBe(0);
  });
});
