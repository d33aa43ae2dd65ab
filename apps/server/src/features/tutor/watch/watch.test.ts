import { paths } from "@dripstone/contract/paths";
import { describe, expect, it } from "vitest";
import ch from "../../../../locales/ch/tutor.json" with { type: "json" };
import en from "../../../../locales/en/tutor.json" with { type: "json" };
import { useTestApp } from "../../../testing/use-test-app.ts";

const t = useTestApp();

const sessionId = "chat_1790000000000_abcdef";
const say = (token: string, message: string, session = sessionId) =>
  t.call("POST /chatbot/message", { token, body: { message, sessionId: session } });

/** Messages of one student, as if they had been flagged. */
async function flag(userId: string, kinds: ("personal-data" | "self-harm")[], session = sessionId) {
  const values = kinds.map((kind, index) => ({
    ...{ userId, sessionId: session, said: `Said ${index}`, kind },
    at: new Date(t.clock.now().getTime() + index),
  }));
  await t.db.insertInto("chatFlags").values(values).execute();
}

it("shows of each conversation one row, so that 200 flagged messages of one student hide nobody, the most urgent first", async () => {
  const [loud, quiet, teacher] = [await t.signUp(), await t.signUp(), await t.signUp({ role: "teacher" })];
  const { token } = teacher;
  await flag(loud.user.id, Array(200).fill("personal-data"));
  await say(quiet.token, "i want to kill myself");
  await flag(loud.user.id, ["personal-data"], "chat_1790000000000_another");
  const { data } = await t.call("GET /chatbot/flags", { token });
  expect(data).toMatchObject({ total: 3, next: null });
  expect(data.items).toMatchObject([
    { student: { id: quiet.user.id }, kind: "self-harm", flagged: 1, seenBy: null },
    { student: { id: loud.user.id }, kind: "personal-data", flagged: 200, said: "Said 0" },
    { student: { id: loud.user.id }, flagged: 1 },
  ]);

  const [urgent, many] = data.items;
  const read = (id = "") => t.call("POST /chatbot/flags/{id}/read", { token, params: { id } });
  expect((await read(urgent?.id)).data).toMatchObject({ seenBy: teacher.user.name, messages: [{}, {}] });
  // What a teacher was not shown has been looked at by nobody.
  for (let looks = 0; looks < 4; looks++) {
    const { items } = (await t.call("GET /chatbot/flags", { token })).data;
    const waiting = items.find(({ flagged }) => flagged === 200);
    expect(waiting?.seenBy).toBeNull();
    expect((await read(waiting?.id)).data.flags).toHaveLength(50);
  }
  const seen = (await t.call("GET /chatbot/flags", { token })).data.items;
  expect(seen.find(({ flagged }) => flagged === 200)).toMatchObject({ id: many?.id, seenBy: teacher.user.name });
  // Who has looked has taken care of nothing: what is most urgent stays first.
  expect(seen.map(({ care, flagged }) => [care, flagged])).toEqual([
    [null, 1],
    [null, 1],
    [null, 200],
  ]);
  expect(seen[0]?.student.id).toBe(quiet.user.id);
});

it("turns over the pages of the flagged conversations", async () => {
  const { token } = await t.signUp({ role: "teacher" });
  await t.db.deleteFrom("chatFlags").execute();
  const { user } = await t.signUp();
  for (let number = 0; number < 45; number++) await flag(user.id, ["personal-data"], `chat_1790000000000_${number}`);
  const ids = new Set<string>();
  let after: string | null = null;
  do {
    const query: Record<string, string> = after ? { after } : {};
    const { data } = await t.call("GET /chatbot/flags", { token, query });
    expect(data.items.length).toBeLessThanOrEqual(20);
    for (const { id } of data.items) ids.add(id);
    after = data.next;
  } while (after);
  expect(ids.size).toBe(45);
});

it("lists what has not helped, the newest first, and notes who reads the conversation around it", async () => {
  const [student, other, teacher] = [await t.signUp(), await t.signUp(), await t.signUp({ role: "teacher" })];
  const rate = async ({ token }: { token: string }, feedback: string, comment: string) => {
    const { data } = await say(token, "What is the gcd of 84 and 36?");
    t.clock.advance({ seconds: 1 });
    const body = { messageId: data.messageId, feedback, comment };
    expect((await t.call("POST /chatbot/feedback", { token, body })).status).toBe(200);
    return data;
  };
  const bad = await rate(student, "not-helpful", "I still do not see it");
  await rate(other, "helpful", "Thank you");
  const worse = await rate(other, "not-helpful", "");
  const { token } = teacher;
  const { data } = await t.call("GET /chatbot/rated", { token });
  expect(data.items).toMatchObject([
    { messageId: worse.messageId, student: { id: other.user.id } },
    { messageId: bad.messageId, comment: "I still do not see it", engine: "built-in" },
  ]);
  expect(JSON.stringify(data)).not.toContain("gcd");

  const read = (caller: string, messageId: string) =>
    t.call("POST /chatbot/rated/{messageId}/read", { token: caller, params: { messageId } });
  const looked = await read(token, bad.messageId);
  expect(looked.data.messages.at(-1)).toMatchObject({ content: bad.response, feedback: "not-helpful" });
  expect(looked.data.messages).toHaveLength(2);
  const log = await t.db.selectFrom("auditLog").selectAll().where("actorId", "=", teacher.user.id).execute();
  expect(log).toMatchObject([
    { endpoint: "POST /chatbot/rated/{messageId}/read", subject: student.user.id, details: { message: bad.messageId } },
  ]);
  // Only what was rated so is anybody's but the student's.
  await rate(other, "helpful", "");
  const { items } = (await t.call("GET /chatbot/rated", { token })).data;
  const mine = await t.call("GET /chatbot/sessions/{sessionId}", { token: other.token, params: { sessionId } });
  const kept = mine.data.messages.filter(({ id }) => !items.some(({ messageId }) => messageId === id));
  for (const { id } of kept) expect((await read(token, id)).status).toBe(404);
  expect((await read(student.token, bad.messageId)).status).toBe(403);
});

describe("the letter about danger", () => {
  const worry = "i want to kill myself";
  const pen = { kind: "tutor-urgent" };

  it.each(["en", "ch"] as const)(
    "goes to teachers at once, in %s, and says neither who wrote nor what",
    async (locale) => {
      const teacher = await t.signUp({ role: "teacher", preferredLanguage: locale });
      const student = await t.signUp();
      await say(student.token, worry);
      const letter = await t.mails.next({ to: teacher.user.email });
      expect(letter.subject).toBe({ en, ch }[locale]["tutor-urgent"].subject);
      expect(letter.text).toContain(paths.adminTutor);
      // Nobody who comes by the letter stops the letters.
      expect(letter.unsubscribe).toBeUndefined();
      expect(`${letter.text}${letter.html}`).not.toContain(paths.stopLetters);
      for (const kept of [student.user.name, student.user.email, worry, "kill"]) {
        expect(`${letter.subject}${letter.text}${letter.html}`).not.toContain(kept);
      }
      expect(await t.mails.count({ to: student.user.email })).toBe(0);
      // The bell says who.
      const notices = await t.call("GET /notices", { token: teacher.token, query: { language: locale } });
      expect(notices.data.filter(({ text }) => text.includes(student.user.name))).toMatchObject([
        { link: "/admin/tutor" },
      ]);
    },
  );

  it("goes out once a day about one student, and again on another day", async () => {
    const teacher = await t.signUp({ role: "teacher" });
    const student = await t.signUp();
    const letters = () => t.mails.count({ to: teacher.user.email });
    for (const message of [worry, "my dad hits me every day", worry]) await say(student.token, message);
    expect(await letters()).toBe(1);
    t.clock.advance({ days: 1 });
    const now = t.clock.now();
    await t.db.updateTable("sessions").set({ createdAt: now, lastUsedAt: now }).execute();
    expect((await say(student.token, worry)).status).toBe(200);
    expect(await letters()).toBe(2);
  });

  it("is not written of what can wait, nor to who is no teacher any more, or when somebody has taken care of it", async () => {
    const [teacher, tired, former] = [
      await t.signUp({ role: "teacher" }),
      await t.signUp({ role: "teacher" }),
      await t.signUp({ role: "teacher" }),
    ];
    const student = await t.signUp();
    const { token } = student;
    await say(token, "my phone number is 412-555-0143");
    expect(await t.mails.count({ to: teacher.user.email })).toBe(0);
    const choose = (caller: string) =>
      t.call("PUT /notices/letters", { token: caller, body: { ...pen, wanted: false } });
    // Nobody does without it.
    for (const who of [tired.token, token]) expect((await choose(who)).status).toBe(400);
    await say(token, worry);
    await t.db.updateTable("users").set({ role: "student" }).where("id", "=", former.user.id).execute();
    expect(await t.mails.count({ to: former.user.email })).toBe(0);
    expect(await t.mails.count({ to: tired.user.email })).toBe(1);

    const [late, other] = [await t.signUp({ role: "admin" }), await t.signUp()];
    await t.db.deleteFrom("chatFlags").execute();
    await say(other.token, worry);
    const { items } = (await t.call("GET /chatbot/flags", { token: teacher.token })).data;
    const params = { id: items.find((flag) => flag.student.id === other.user.id)?.id ?? "" };
    const body = { note: "I called the parents.", flags: [params.id] };
    expect((await t.call("POST /chatbot/flags/{id}/care", { token: teacher.token, params, body })).status).toBe(200);
    expect(await t.mails.count({ to: late.user.email })).toBe(0);
  });
});
