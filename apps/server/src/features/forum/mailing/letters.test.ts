import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { smtpDelivery } from "../../../mail/delivery.ts";
import { type SmtpServer, smtpServer } from "../../../mail/testing/smtp-server.ts";
import { gatherLetters } from "../../../notices/gather-letters.ts";
import { type TestApp, testApp } from "../../../testing/app.ts";
import type { SignedUp, SignUpOptions } from "../../../testing/sign-up.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

let server: SmtpServer;
let t: TestApp;
let teacher: SignedUp;

beforeAll(async () => {
  server = await smtpServer();
  t = await testApp({ deliver: smtpDelivery(server.url()) });
  await addCategory(t, { slug: "math" });
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});
afterAll(async () => {
  await t.close();
  await server.close();
});

const kinds = ["forum-reply", "forum-mention", "forum-accepted", "forum-moderation"] as const;
const want = ({ token }: SignedUp, kind: string, wanted = true) =>
  t.call("PUT /notices/letters", { token, body: { kind, wanted } });
/** Somebody who has asked for letters of these kinds. */
async function reader(options: SignUpOptions = {}, asked: readonly string[] = ["forum-reply"]): Promise<SignedUp> {
  const person = await signUpKnown(t, options);
  for (const kind of asked) expect((await want(person, kind)).status).toBe(200);
  return person;
}
/** What has reached somebody, after so many minutes and all that is due then. */
async function lettersTo({ user }: SignedUp, { after = 0 } = {}) {
  t.clock.advance({ minutes: after });
  await gatherLetters(t.deps);
  await t.mails.sendDue();
  return server.received
    .filter(({ to }) => to.includes(user.email))
    .map(({ headers, parts }) => ({
      subject: headers.get("subject"),
      unsubscribe: headers.get("list-unsubscribe") ?? "",
      text: parts.get("text/plain") ?? "",
      html: parts.get("text/html") ?? "",
    }));
}
const linksOf = (text: string) => (text.match(/https:\/\/\S+/g) ?? []).map((it) => new URL(it));
const answered = (id: string, more = {}) => writeReply(t, teacher, id, more);
const hide = (key: "PUT /forum/posts/{id}/state" | "PUT /forum/replies/{id}/state", id: string) =>
  t.call(key, {
    token: teacher.token,
    params: { id },
    body: { state: "hidden", reason: "A secret reason", seen: { state: "visible", version: 1 } },
  });

describe("a letter about replies", () => {
  it("comes to who asked for it when nobody has read it for ten minutes, once, and leads to the place", async () => {
    const [mei, yu] = [await reader({ name: "Mei" }), await signUpKnown(t)];
    const [id, other] = [await writePost(t, mei), await writePost(t, yu)];
    const reply = await answered(id);
    await answered(other);
    expect(await lettersTo(mei, { after: 9 })).toEqual([]);
    const [letter] = await lettersTo(mei, { after: 1 });
    expect(letter?.subject).toBe("A new reply in “How many squares?”");
    expect(letter?.text).toContain("Hello Mei,");
    expect(letter?.text).toContain("> Ms. Rivera in “How many squares?”");
    const [way, stop] = linksOf(letter?.text ?? "");
    expect([way?.pathname, way?.searchParams.get("reply"), way?.hash]).toEqual([
      `/forum/posts/${id}`,
      reply,
      `#reply-${reply}`,
    ]);
    expect(stop?.pathname).toBe("/stop-letters");
    expect(await lettersTo(mei, { after: 24 * 60 })).toHaveLength(1);
    expect(await lettersTo(yu)).toEqual([]);
  });

  it("tells of a reply that mentions its reader, too, once", async () => {
    const mei = await reader({ name: "Mei" }, ["forum-reply", "forum-mention"]);
    await answered(await writePost(t, mei), { content: "Think of the big ones, too, @Mei." });
    const letters = await lettersTo(mei, { after: 10 });
    expect(letters.map(({ subject }) => subject)).toEqual(["A new reply in “How many squares?”"]);
    expect(letters[0]?.text).toContain("> Ms. Rivera in “How many squares?”");
  });

  it("is written in the account's language, and to the parent where the mailbox is theirs", async () => {
    const mei = await reader({ name: "小雨", preferredLanguage: "ch" });
    const own = await reader({ name: "小云", preferredLanguage: "ch" });
    await t.db.updateTable("users").set({ mailbox: "parent" }).where("id", "=", mei.user.id).execute();
    for (const one of [mei, own]) await answered(await writePost(t, one, { title: "有多少个正方形？" }));
    const [letter] = await lettersTo(mei, { after: 10 });
    expect(letter?.subject).toBe("有人在“有多少个正方形？”里回复了小雨");
    expect(letter?.text).toContain("您好！");
    expect(letter?.text).toContain("> Ms. Rivera 在“有多少个正方形？”里");
    expect((await lettersTo(own))[0]?.text).toContain("小云，你好！");
  });

  it("is one of fifty replies, and the next comes an hour later at the earliest", async () => {
    const mei = await reader();
    const id = await writePost(t, mei);
    const others = await Promise.all(
      Array.from({ length: 13 }, (_, number) => signUpKnown(t, { name: `Reader ${number}` })),
    );
    for (let number = 0; number < 50; number++) await writeReply(t, others[number % 13] as SignedUp, id);
    const [letter] = await lettersTo(mei, { after: 10 });
    const lines = (letter?.text ?? "").split("\n").filter((line) => line.startsWith("> "));
    expect(lines).toHaveLength(11);
    expect(lines.at(-1)).toBe("> … and 3 more");
    for (let minute = 10; minute < 60; minute += 10) {
      await answered(id);
      expect(await lettersTo(mei, { after: 10 })).toHaveLength(1);
    }
    expect(await lettersTo(mei, { after: 10 })).toHaveLength(2);
    expect(await lettersTo(mei, { after: 24 * 60 })).toHaveLength(2);
  });

  it("is not written of what was read on the site, before it is ordered or before it goes out", async () => {
    const mei = await reader();
    const id = await writePost(t, mei);
    const { token } = mei;
    const readAll = async () => {
      const ids = (await t.call("GET /notices", { token })).data.map((notice) => notice.id);
      await t.call("POST /notices/read", { token, body: { ids } });
    };
    await answered(id);
    await readAll();
    expect(await lettersTo(mei, { after: 10 })).toEqual([]);
    await answered(id);
    t.clock.advance({ minutes: 10 });
    await gatherLetters(t.deps);
    await readAll();
    expect(await lettersTo(mei)).toEqual([]);
  });

  it("says nothing of what waits, is hidden or deleted by the time it goes out, and names a thread as it is now", async () => {
    const mei = await reader();
    const [id, kept] = [await writePost(t, mei), await writePost(t, mei, { title: "An old title" })];
    const newcomer = await t.signUp({ name: "Ada" });
    await writeReply(t, newcomer, id);
    const yu = await signUpKnown(t, { name: "Yu" });
    const [hidden, gone] = [await writeReply(t, yu, id), await writeReply(t, yu, id)];
    await answered(kept);
    t.clock.advance({ minutes: 10 });
    await gatherLetters(t.deps);
    await hide("PUT /forum/replies/{id}/state", hidden);
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: gone } });
    const change = { title: "A better title", content: "Said in other words than before.", version: 1 };
    await t.call("PUT /forum/posts/{id}", { token: mei.token, params: { id: kept }, body: change });
    const [letter] = await lettersTo(mei);
    expect(letter?.subject).toBe("A new reply in “A better title”");
    for (const word of ["Ada", "Yu", "squares", "old title"]) expect(letter?.html).not.toContain(word);

    t.clock.advance({ hours: 2 });
    await answered(id);
    t.clock.advance({ minutes: 10 });
    await gatherLetters(t.deps);
    await hide("PUT /forum/posts/{id}/state", id);
    expect(await lettersTo(mei)).toHaveLength(1);
  });

  it("is stopped by its link, one POST of a mail program, and stays so, while others go on", async () => {
    const mei = await reader({ name: "Mei" }, kinds);
    const id = await writePost(t, mei);
    await answered(id);
    const [letter] = await lettersTo(mei, { after: 10 });
    const way = new URL(letter?.unsubscribe.replace(/[<>]/g, "") ?? "");
    const url = way.pathname + way.search;
    expect(
      (
        await t.app.inject({
          method: "POST",
          url,
          payload: "List-Unsubscribe=One-Click",
          headers: { "content-type": "application/x-www-form-urlencoded" },
        })
      ).statusCode,
    ).toBe(200);
    for (let day = 0; day < 3; day++) {
      await answered(id);
      expect(await lettersTo(mei, { after: 24 * 60 - 60 })).toHaveLength(1);
    }
    const other = await writePost(t, await signUpKnown(t));
    const reply = await writeReply(t, mei, other);
    await answered(other, { quoted: reply });
    await t.call("PUT /forum/posts/{id}/accepted", { token: teacher.token, params: { id: other }, body: { reply } });
    const subjects = (await lettersTo(mei, { after: 10 })).map(({ subject }) => subject);
    expect(subjects.slice(1)).toEqual(["Your reply is the answer to “How many squares?”"]);
  });

  it("is stopped even when it is ordered already", async () => {
    const mei = await reader();
    await answered(await writePost(t, mei));
    t.clock.advance({ minutes: 10 });
    await gatherLetters(t.deps);
    await want(mei, "forum-reply", false);
    expect(await lettersTo(mei)).toEqual([]);
  });

  it("begins with what comes after it was asked for", async () => {
    const mei = await signUpKnown(t);
    const id = await writePost(t, mei);
    await answered(id);
    t.clock.advance({ minutes: 20 });
    await want(mei, "forum-reply");
    expect(await lettersTo(mei, { after: 10 })).toEqual([]);
    await answered(id);
    expect(await lettersTo(mei, { after: 10 })).toHaveLength(1);
  });

  it("comes once from two processes that look at the same moment, ten times each", async () => {
    const people = [await reader(), await reader(), await reader()];
    for (const person of people) await answered(await writePost(t, person));
    t.clock.advance({ minutes: 10 });
    await Promise.all(Array.from({ length: 20 }, () => gatherLetters(t.deps)));
    for (const person of people) expect(await lettersTo(person)).toHaveLength(1);
  });
});

describe("a letter of the forum", () => {
  it("goes to nobody who has not asked, and to no child without a permission, nor to who is unverified or leaves", async () => {
    const asked = async (values: object) => {
      const person = await reader({}, kinds);
      const id = await writePost(t, person);
      await t.db.updateTable("users").set(values).where("id", "=", person.user.id).execute();
      await answered(id);
      return person;
    };
    const young = { birthMonth: "2018-03-01" };
    const none = [
      await asked({ ...young, parentSaid: null }),
      await asked({ ...young, parentSaid: "no" }),
      await asked({ emailVerifiedAt: null }),
      await asked({ active: false }),
      await asked({ deletionDueAt: t.clock.now() }),
    ];
    const child = await asked({ ...young, parentSaid: "yes" });
    const silent = await signUpKnown(t);
    await answered(await writePost(t, silent));
    const letters = (await t.call("GET /notices/letters", { token: silent.token })).data;
    expect(letters.filter(({ kind }) => kind.startsWith("forum-")).map(({ wanted }) => wanted)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(await lettersTo(child, { after: 10 })).toHaveLength(1);
    for (const person of [...none, silent]) expect(await lettersTo(person)).toEqual([]);
  });

  it("about decisions tells that there are some, once of several, and none of the words that were hidden for a reason", async () => {
    const mei = await reader({ name: "Mei" }, ["forum-moderation"]);
    const [id, other] = [await writePost(t, mei, { title: "Where I live" }), await writePost(t, mei)];
    await hide("PUT /forum/posts/{id}/state", id);
    await t.call("PUT /forum/posts/{id}/category", {
      token: teacher.token,
      params: { id: other },
      body: { category: "math" },
    });
    const body = { days: 1, reason: "A secret reason" };
    await t.call("PUT /forum/people/{id}/silence", { token: teacher.token, params: { id: mei.user.id }, body });
    const letters = await lettersTo(mei, { after: 10 });
    expect(letters.map(({ subject }) => subject)).toEqual(["A note from a teacher about the forum"]);
    for (const word of ["Where I live", "secret", "squares"]) expect(letters[0]?.html).not.toContain(word);
    expect(await lettersTo(mei, { after: 24 * 60 })).toHaveLength(1);
  });

  it("leaves room for letters that are needed more, and goes out later", async () => {
    const mei = await reader({ name: "Mei" }, kinds);
    const to = mei.user.email;
    for (let number = 0; number < 3; number++) {
      await t.call("POST /auth/forgot-password", { body: { email: to } });
      await t.mails.sendDue();
    }
    await answered(await writePost(t, mei));
    const forum = async (after: number) =>
      (await lettersTo(mei, { after })).filter(({ subject }) => subject?.includes("squares"));
    expect(await forum(10)).toEqual([]);
    expect(await forum(30)).toHaveLength(1);
  });
});
