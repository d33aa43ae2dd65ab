import { contactLimits } from "@dripstone/contract/contact/limits";
import { mailLimits } from "@dripstone/contract/mail/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { site } from "../../../../../../site.config.ts";
import type { Letter } from "../../../mail/mail.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { tellWaiting } from "./tell-waiting.ts";

const t = useTestApp();
let [admin, other, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];
let written = 0;

beforeAll(async () => {
  admin = await t.signUp({ name: "Ms. Park", role: "admin", rememberMe: true });
  other = await t.signUp({ name: "Mr. Diaz", role: "admin", rememberMe: true });
  teacher = await t.signUp({ name: "Elena Rivera", role: "teacher", rememberMe: true });
});

beforeEach(async () => {
  t.clock.advance({ hours: 26 });
  await t.db.deleteFrom("contactMessages").execute();
  await sent();
});

async function sent(): Promise<Letter[]> {
  await t.mails.sendDue();
  return t.mails.letters.splice(0);
}

/** Writes to the school, and tells the message's id. */
async function write(changes: object = {}): Promise<string> {
  written += 1;
  const email = `writer-${written}@example.com`;
  const id = `message-of-writer-${written}`;
  const body = {
    id,
    name: `Writer ${written}`,
    email,
    message: "When is class?",
    language: "en",
    seconds: 9,
    ...changes,
  };
  expect((await t.call("POST /contact", { body })).status).toBe(201);
  return (
    await t.db.selectFrom("contactMessages").select("id").orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()
  ).id;
}

const list = async (who: SignedUp, state: string) =>
  (await t.call("GET /contact/messages", { token: who.token, query: { state } })).data.items.map(({ id }) => id);
const read = (who: SignedUp, id: string) => t.call("GET /contact/messages/{id}", { token: who.token, params: { id } });
const answer = (who: SignedUp, id: string, body: object = {}, headers = {}) =>
  t.call("POST /contact/messages/{id}/answers", {
    token: who.token,
    params: { id },
    body: { version: 1, text: "On Saturdays at ten.", close: true, ...body },
    headers,
  });
const settle = (who: SignedUp, id: string, body: object) =>
  t.call("PUT /contact/messages/{id}/state", { token: who.token, params: { id }, body: { version: 1, ...body } });
const assign = (who: SignedUp, id: string, body: object) =>
  t.call("PUT /contact/messages/{id}/assignee", { token: who.token, params: { id }, body: { version: 1, ...body } });
const codeOf = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code];

describe("the inbox", () => {
  it("shows admins all messages by their state, who waits longest first, and counts them", async () => {
    const first = await write();
    t.clock.advance({ minutes: 1 });
    const second = await write();
    const held = await write({ topic: "x" });
    const done = await write();
    await settle(admin, done, { state: "closed" });
    expect(await list(admin, "open")).toEqual([first, second]);
    expect(await list(admin, "held")).toEqual([held]);
    expect(await list(admin, "closed")).toEqual([done]);
    expect(await list(admin, "mine")).toEqual([]);
    await assign(admin, second, { assignee: admin.user.id });
    expect(await list(admin, "mine")).toEqual([second]);
    const waiting = await t.call("GET /contact/waiting", { token: admin.token });
    expect(waiting.data).toEqual({ open: 2, mine: 1, held: 1 });
  });

  it("shows a teacher what was given to them and nothing else, be it to read, answer, close, give away, or delete", async () => {
    const id = await write();
    expect(await list(teacher, "open")).toEqual([]);
    expect(codeOf(await read(teacher, id))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await answer(teacher, id))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await settle(teacher, id, { state: "closed" }))).toEqual([404, "NOT_FOUND"]);
    expect(codeOf(await assign(teacher, id, { assignee: teacher.user.id }))).toEqual([403, "NOT_ALLOWED"]);
    await assign(admin, id, { assignee: teacher.user.id });
    expect(await list(teacher, "open")).toEqual([id]);
    expect((await read(teacher, id)).data).toMatchObject({ message: "When is class?", colleagues: [] });
    expect((await answer(teacher, id, { version: 2 })).status).toBe(201);
    await assign(admin, id, { version: 3, assignee: null });
    expect(codeOf(await read(teacher, id))).toEqual([404, "NOT_FOUND"]);
    const gone = await t.call("DELETE /contact/messages/{id}", { token: teacher.token, params: { id } });
    expect(codeOf(gone)).toEqual([403, "NOT_ALLOWED"]);
  });

  it("is offered to colleagues who can read it, not to one who was asked in and has not come", async () => {
    const { user } = await t.signUp({ name: "Not yet", role: "teacher", verified: false });
    const id = await write();
    const { colleagues } = (await read(admin, id)).data;
    expect(colleagues.map((of) => of.id)).toContain(teacher.user.id);
    expect(colleagues.map((of) => of.id)).not.toContain(user.id);
    expect((await assign(admin, id, { assignee: user.id })).error.fields).toEqual({
      assignee: { code: "FIELD_INVALID" },
    });
  });

  it("tells a promised gift with its message", async () => {
    const pledge = { amountCents: 2500, every: "month", way: "check" };
    const body = {
      id: "a-pledge-of-somebody",
      name: "Ann",
      email: "ann@example.com",
      language: "en",
      seconds: 9,
      ...pledge,
    };
    await t.call("POST /contact/pledges", { body });
    const { items } = (await t.call("GET /contact/messages", { token: admin.token })).data;
    expect(items).toMatchObject([{ name: "Ann", pledge }]);
    expect((await read(admin, items[0]?.id ?? "")).data).toMatchObject({ message: "", pledge });
  });
});

describe("an answer", () => {
  it("goes to the sender in the words of who answers, and is kept with the message and in the audit log", async () => {
    const id = await write({ message: "When is class?\n\nAnd where?", language: "ch" });
    await sent();
    expect((await answer(admin, id, { text: "On Saturdays.\n\nAt the school." })).status).toBe(201);
    const [letter, ...more] = await sent();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ to: `writer-${written}@example.com`, locale: "ch" });
    expect(letter?.replyTo).toBeUndefined();
    expect(letter?.text).toContain("\nOn Saturdays.\n\nAt the school.\n");
    expect(letter?.text).toContain("> When is class?\n>\n> And where?");
    expect((await read(admin, id)).data).toMatchObject({
      version: 2,
      closedBy: "Ms. Park",
      answers: [{ text: "On Saturdays.\n\nAt the school.", by: "Ms. Park" }],
    });
    const deed = await t.db.selectFrom("auditLog").where("subject", "=", id).select(["endpoint", "actorId"]).execute();
    expect(deed).toEqual([{ endpoint: "POST /contact/messages/{id}/answers", actorId: admin.user.id }]);
  });

  it("adds no header and no markup by what is in it", async () => {
    const id = await write({ name: "Ann" });
    await sent();
    await answer(admin, id, { text: "Hello\r\nBcc: everybody@example.com\n<script>alert(1)</script>" });
    const [letter] = await sent();
    expect(letter?.html).not.toContain("<script>");
    expect(letter?.to).toBe(`writer-${written}@example.com`);
  });

  it("of two colleagues at once is the first one's: the second is told, and nothing of theirs goes out", async () => {
    const id = await write();
    await sent();
    const replies = await Promise.all([answer(admin, id, { text: "Ten." }), answer(other, id, { text: "Noon." })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const second = replies.find(({ status }) => status === 409);
    expect(second?.error.code).toBe("CONTACT_CHANGED_MEANWHILE");
    expect(await sent()).toHaveLength(1);
    expect((await read(admin, id)).data.answers).toHaveLength(1);
    // Who has seen the other's answer may add to it.
    expect((await answer(other, id, { version: 2, text: "Noon, too." })).status).toBe(201);
    expect(await sent()).toHaveLength(1);
  });

  it("is one, however often it is sent with one key", async () => {
    const id = await write();
    await sent();
    const key = { "idempotency-key": "an-answer-that-is-sent-again" };
    const replies = await Promise.all(Array.from({ length: 5 }, () => answer(admin, id, {}, key)));
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await sent()).toHaveLength(1);
    expect((await read(admin, id)).data.answers).toHaveLength(1);
  });

  it("is refused when it says nothing or too much, and when the mailbox was written to too often: then it is not kept", async () => {
    const id = await write();
    await sent();
    const fieldOf = async (text: string) => (await answer(admin, id, { text })).error.fields?.text?.code;
    expect(await fieldOf(" \n ")).toBe("FIELD_REQUIRED");
    expect(await fieldOf("长".repeat(contactLimits.CONTACT_ANSWER_MAX + 1))).toBe("FIELD_TOO_LONG");
    const { MAILS_PER_WINDOW: most } = mailLimits;
    for (let version = 1; version <= most; version++) {
      expect((await answer(admin, id, { version, close: false })).status).toBe(201);
    }
    expect(codeOf(await answer(admin, id, { version: most + 1 }))).toEqual([429, "CONTACT_ANSWERED_OFTEN"]);
    expect((await read(admin, id)).data).toMatchObject({ version: most + 1, closedAt: null });
    expect((await read(admin, id)).data.answers).toHaveLength(most);
  });
});

describe("a message", () => {
  it("is closed and opened again; of two who do so at once the second is told", async () => {
    const id = await write();
    const replies = await Promise.all([settle(admin, id, { state: "closed" }), settle(other, id, { state: "closed" })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await list(admin, "closed")).toEqual([id]);
    expect((await settle(other, id, { version: 2, state: "open" })).status).toBe(200);
    expect((await read(admin, id)).data).toMatchObject({ closedAt: null, closedBy: null });
  });

  it("that was held back is handed over once somebody says that it is no program's", async () => {
    const id = await write({ seconds: 0 });
    expect(await sent()).toEqual([]);
    expect((await settle(admin, id, { state: "open" })).status).toBe(200);
    expect((await sent()).map(({ to }) => to).sort()).toEqual([site.email, `writer-${written}@example.com`].sort());
    expect(await list(admin, "open")).toEqual([id]);
    expect(await list(admin, "held")).toEqual([]);
    const details = async () =>
      (await t.call("GET /audit", { token: admin.token, query: { subject: id } })).data.items[0]?.details;
    expect(await details()).toEqual({ state: "open", released: true });
    await settle(admin, id, { version: 2, state: "closed" });
    expect((await settle(admin, id, { version: 3, state: "open" })).status).toBe(200);
    expect(await details()).toEqual({ state: "open" });
  });

  it("is given to a colleague, who is told, and to nobody else; its number goes with it", async () => {
    const id = await write({ name: "Ann Müller" });
    const student = await t.signUp();
    const away = await t.signUp({ role: "teacher", active: false });
    for (const assignee of [student.user.id, away.user.id]) {
      expect((await assign(admin, id, { assignee })).error.fields).toEqual({ assignee: { code: "FIELD_INVALID" } });
    }
    expect((await assign(admin, id, { assignee: teacher.user.id })).status).toBe(200);
    const told = async () => (await t.call("GET /notices", { token: teacher.token })).data.map(({ text }) => text);
    expect(JSON.stringify(await told())).toContain("Ann Müller");
    expect(codeOf(await assign(other, id, { assignee: other.user.id }))).toEqual([409, "CONTACT_CHANGED_MEANWHILE"]);
    await assign(other, id, { version: 2, assignee: other.user.id });
    expect(JSON.stringify(await told())).not.toContain("Ann Müller");
  });

  it.each([
    ["is closed", (id: string) => settle(admin, id, { version: 2, state: "closed" })],
    ["is closed with an answer", (id: string) => answer(admin, id, { version: 2, close: true })],
    ["is deleted", (id: string) => t.call("DELETE /contact/messages/{id}", { token: admin.token, params: { id } })],
  ])("asks nobody to answer any more once it %s", async (_, end) => {
    const id = await write({ name: "Ben Okafor" });
    await assign(admin, id, { assignee: teacher.user.id });
    const told = async () => JSON.stringify((await t.call("GET /notices", { token: teacher.token })).data);
    expect(await told()).toContain(id);
    expect((await end(id)).status).toBeLessThan(300);
    expect(await told()).not.toContain(id);
  });

  it("is deleted with its answers, and no letter about it goes out any more", async () => {
    const id = await write();
    await answer(admin, id);
    const gone = () => t.call("DELETE /contact/messages/{id}", { token: admin.token, params: { id } });
    expect((await gone()).status).toBe(200);
    expect(codeOf(await gone())).toEqual([404, "NOT_FOUND"]);
    expect(await sent()).toEqual([]);
    expect(await t.db.selectFrom("contactAnswers").select("id").execute()).toEqual([]);
  });
});

describe("the office", () => {
  it("is told once a day how many messages were held back, and not again of the same ones", async () => {
    await write({ topic: "x" });
    await write({ seconds: 0 });
    await write();
    await sent();
    await tellWaiting(t.deps);
    const [letter, ...more] = await sent();
    expect(more).toEqual([]);
    expect(letter?.to).toBe(site.email);
    expect(letter?.text).toContain("2 messages");
    await tellWaiting(t.deps);
    expect(await sent()).toEqual([]);
  });
});
