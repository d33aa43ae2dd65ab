import type { ReplyOf } from "@dripstone/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { testApp } from "../../../testing/app.ts";
import type { SignedUp, SignUpOptions } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { answer, plant } from "../testing/problems.ts";

const t = useTestApp();
let teacher: SignedUp;
beforeAll(async () => {
  await plant(t, "one", "two", "three", "four");
  teacher = await t.signUp({ role: "teacher", name: "Ms. Lin", rememberMe: true });
});

type Listed = ReplyOf<"GET /weekly-problem-explanations">;
type Explanation = Listed["items"][number];
const list = async (query: Record<string, string> = {}, { token }: SignedUp = teacher): Promise<Listed> =>
  (await t.call("GET /weekly-problem-explanations", { token, query })).data;
const review = (
  { id, review: seen }: Pick<Explanation, "id" | "review">,
  said: { excellent?: boolean; comment?: string; version?: number },
  { token }: SignedUp = teacher,
) =>
  t.call("PUT /weekly-problem-explanations/{id}", {
    token,
    params: { id },
    body: { excellent: false, comment: "", version: seen?.version ?? 0, ...said },
  });
/** A student who has explained something, and the explanation as a teacher finds it. */
async function explained(text = "Halves of $\\frac{1}{2}$", options: SignUpOptions = {}) {
  const student = await t.signUp({ ...options, rememberMe: true });
  await answer(t, student.token, "7", { explanation: text });
  return { student, explanation: await newestOf(student) };
}
async function newestOf({ user }: SignedUp): Promise<Explanation> {
  const found = (await list({ sort: "newest", size: "50" })).items.find(({ student }) => student.name === user.name);
  if (!found) throw new Error(`nothing of ${user.name}`);
  return found;
}
const work = async ({ token }: SignedUp) => (await t.call("GET /weekly-problem/work", { token })).data;
const noticesOf = async ({ token }: SignedUp) => (await t.call("GET /notices", { token })).data;
const deedsOf = ({ user }: SignedUp) =>
  t.db
    .selectFrom("achievements")
    .select(["deed", "source", "points"])
    .where("userId", "=", user.id)
    .where("deed", "=", "explanation-excellent")
    .execute();

describe("what a teacher reads", () => {
  it("is what the student wrote, with its formulas, name and picture, and nothing else of the student", async () => {
    const { explanation, student } = await explained("See $x^2$ ![x](/api/x) <script>alert(1)</script>", {
      name: "Mei Reads",
    });
    expect(explanation).toMatchObject({
      ...{ week: "2026-03-02", title: "Title of one", answer: "7", read: "7", verdict: "different", solved: false },
      student: { name: "Mei Reads", avatar: "student-robot" },
      review: null,
    });
    expect(explanation.explanationHtml).toContain("katex");
    expect(explanation.explanationHtml).not.toMatch(/<script|<img/);
    expect(Object.keys(explanation.student).toSorted()).toEqual(["avatar", "name"]);
    expect(JSON.stringify(explanation)).not.toContain(student.user.email);
    expect(JSON.stringify(explanation)).not.toContain(student.user.id);
    await answer(t, student.token, "3/4");
    expect((await newestOf(student)).solved).toBe(true);
    const ch = await list({ language: "ch", sort: "newest", size: "50" });
    expect(ch.items.find(({ id }) => id === explanation.id)?.title).toBe("one的标题");
  });

  it("is for teachers and admins alone", async () => {
    const { student, explanation } = await explained();
    for (const token of [undefined, student.token]) {
      const told = token === undefined ? {} : { token };
      const body = { excellent: true, comment: "", version: 0 };
      const refused = [
        await t.call("GET /weekly-problem-explanations", told),
        await t.call("PUT /weekly-problem-explanations/{id}", { ...told, params: { id: explanation.id }, body }),
      ];
      for (const { status } of refused) expect(status).toBe(token === undefined ? 401 : 403);
    }
    const admin = await t.signUp({ role: "admin" });
    expect((await review(explanation, { comment: "Good" }, admin)).status).toBe(200);
  });

  it("leaves out answers without a word, the same words again, and what teachers and closed accounts wrote", async () => {
    const { student } = await explained("the same");
    await answer(t, student.token, "9", { explanation: "the same" });
    await answer(t, student.token, "11", { explanation: "another thought" });
    await answer(t, student.token, "13");
    const own = async () =>
      (await list({ sort: "oldest", size: "50" })).items.filter(({ student: by }) => by.name === student.user.name);
    expect((await own()).map(({ answer: given }) => given)).toEqual(["7", "11"]);
    const [first] = await own();
    await answer(t, teacher.token, "7", { explanation: "of a teacher" });
    expect(JSON.stringify(await list({ size: "50" }))).not.toContain("of a teacher");
    for (const closed of [{ active: false }, { active: true, deletionDueAt: t.clock.now() }]) {
      await t.db.updateTable("users").set(closed).where("id", "=", student.user.id).execute();
      expect(await own()).toEqual([]);
      expect((await review(first as Explanation, {})).status).toBe(404);
    }
    await t.db.deleteFrom("users").where("id", "=", student.user.id).execute();
    const left = await t.db.selectFrom("weeklyAttempts").select("id").where("explanation", "=", "the same").execute();
    expect(left).toEqual([]);
  });

  it("comes unread and oldest first, page by page, by state and by week", async () => {
    t.clock.advance({ days: 7 });
    const written = [];
    for (let number = 0; number < 25; number++) {
      t.clock.advance({ seconds: 1 });
      written.push((await explained(`number ${number}`)).explanation.id);
    }
    const week = "2026-03-09";
    const [third = "", fourth = ""] = [written[2], written[3]];
    await review({ id: third, review: null }, {});
    await review({ id: fourth, review: null }, { excellent: true });
    const pages: Listed[] = [await list({ week })];
    pages.push(await list({ week, after: pages[0]?.next ?? "" }));
    const waiting = written.filter((id) => id !== third && id !== fourth);
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual([...waiting, third, fourth]);
    expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
      [20, 25],
      [5, 25],
    ]);
    const last = await list({ week, before: "end", size: "20" });
    expect(last.items.at(-1)?.id).toBe(fourth);
    const ids = async (query: Record<string, string>) => (await list({ week, ...query })).items.map(({ id }) => id);
    expect(await ids({ state: "read" })).toEqual([third, fourth]);
    expect(await ids({ state: "excellent" })).toEqual([fourth]);
    expect(await ids({ state: "unread", size: "50" })).toEqual(waiting);
    expect(await ids({ sort: "newest", size: "50" })).toEqual(written.toReversed());
    expect((await list({ week: "2026-01-05" })).items).toEqual([]);
    const [newest] = pages[0]?.weeks ?? [];
    expect(newest).toEqual({ week, title: "Title of two", unread: 23 });
    expect(
      (await t.call("GET /weekly-problem-explanations", { token: teacher.token, query: { week: "x" } })).status,
    ).toBe(400);
  });
});

describe("a teacher's word", () => {
  it("is seen where the student wrote, in the open week and in the archive, and told by one notice", async () => {
    const { student, explanation } = await explained();
    const week = explanation.week;
    const reply = await review(explanation, { comment: "Try $\\frac{3}{4}$ **again**" });
    expect(reply.data.review).toMatchObject({ excellent: false, version: 1, reviewer: { name: "Ms. Lin" } });
    const [attempt] = (await work(student))?.attempts ?? [];
    expect(attempt?.explanationHtml).toContain("katex");
    expect(attempt?.review).toMatchObject({ excellent: false });
    expect(attempt?.review?.commentHtml).toContain("<strong>again</strong>");
    expect(await noticesOf(student)).toMatchObject([
      { text: "A teacher answered your explanation of “Title of two.”", link: "/weekly-problem", read: false },
    ]);
    t.clock.advance({ days: 7 });
    await t.call("GET /weekly-problem");
    expect(await noticesOf(student)).toMatchObject([{ link: `/weekly-problem/archive/${week}` }]);
    const past = await t.call("GET /weekly-problem/archive/{week}/mine", { params: { week }, token: student.token });
    expect(past.data.attempts[0]?.review).toEqual(attempt?.review);
  });

  it("leads to the archive as soon as the week is closed early, from the notice and from the letter", async () => {
    const site = await testApp();
    try {
      await plant(site, "early");
      const reader = await site.signUp({ role: "teacher" });
      const student = await site.signUp();
      await answer(site, student.token, "7", { explanation: "Halves" });
      const [found] = (await site.call("GET /weekly-problem-explanations", { token: reader.token })).data.items;
      const week = found?.week ?? "";
      await site.call("POST /weekly-problem-plan/{week}/close", { token: reader.token, params: { week } });
      await site.call("PUT /weekly-problem-explanations/{id}", {
        ...{ token: reader.token, params: { id: found?.id ?? "" } },
        body: { excellent: true, comment: "", version: 0 },
      });
      const [notice] = (await site.call("GET /notices", { token: student.token })).data;
      expect(notice?.link).toBe(`/weekly-problem/archive/${week}`);
      const letter = await site.mails.next({ to: student.user.email });
      expect(letter.link.pathname).toBe(`/weekly-problem/archive/${week}`);
    } finally {
      await site.close();
    }
  });

  it("makes an excellent explanation a deed of the week, once, and takes it back with the mark", async () => {
    const { student, explanation } = await explained("first thought");
    await answer(t, student.token, "9", { explanation: "second thought" });
    const second = await newestOf(student);
    const deed = [{ deed: "explanation-excellent", source: explanation.week, points: 0 }];
    expect((await review(explanation, { excellent: true })).status).toBe(200);
    expect((await review(second, { excellent: true })).status).toBe(200);
    expect(await deedsOf(student)).toEqual(deed);
    expect((await noticesOf(student)).map(({ text }) => text)).toEqual([
      "A teacher called your explanation of “Title of three” excellent!",
      "A teacher called your explanation of “Title of three” excellent!",
    ]);
    expect((await review(explanation, { version: 1 })).status).toBe(200);
    expect(await deedsOf(student)).toEqual(deed);
    expect((await review(second, { version: 1, comment: "Good" })).status).toBe(200);
    expect(await deedsOf(student)).toEqual([]);
    expect((await noticesOf(student)).map(({ text }) => text)).toEqual([
      "A teacher answered your explanation of “Title of three.”",
    ]);
  });

  it("goes out by mail when it is excellent, once, in the account's language, to the parent where the mailbox is theirs", async () => {
    const { student, explanation } = await explained("思路", { name: "小雨", preferredLanguage: "ch" });
    await t.db.updateTable("users").set({ mailbox: "parent" }).where("id", "=", student.user.id).execute();
    await review(explanation, { excellent: true });
    await review(explanation, { excellent: true, comment: "好", version: 1 });
    const letter = await t.mails.next({ to: student.user.email });
    expect(letter.subject).toBe("小雨写的《three的标题》的思路被评为优秀");
    expect(letter.text).toContain("您好！");
    expect(letter.link.pathname).toBe("/weekly-problem");
    expect(await t.mails.count({ to: student.user.email })).toBe(1);
    const other = await explained("thought better of");
    await review(other.explanation, { excellent: true });
    await review(other.explanation, { excellent: false, version: 1 });
    expect(await t.mails.count({ to: other.student.user.email })).toBe(0);
    const answered = await explained("answered");
    await review(answered.explanation, { comment: "Good" });
    expect(await t.mails.count({ to: answered.student.user.email })).toBe(0);
  });

  it("goes out to nobody who has asked for no such letters, by a link in one of them", async () => {
    const { student, explanation } = await explained("one");
    await review(explanation, { excellent: true });
    const letter = await t.mails.next({ to: student.user.email });
    expect(letter.text).toMatch(/To get no more emails like this one, without logging in: \S+\/stop-letters\?token=/);
    expect(letter.html).toContain("/stop-letters?token=");
    const address = new URL(letter.unsubscribe ?? "");
    expect((await t.app.inject({ method: "POST", url: address.pathname + address.search })).statusCode).toBe(200);
    await answer(t, student.token, "8", { explanation: "two" });
    const { id } = await t.db
      .selectFrom("weeklyAttempts")
      .where("userId", "=", student.user.id)
      .where("number", "=", 2)
      .select("id")
      .executeTakeFirstOrThrow();
    await review({ id, review: null }, { excellent: true });
    expect(await noticesOf(student)).toHaveLength(2);
    expect(await t.mails.count({ to: student.user.email })).toBe(1);
  });

  it("does not tell a student the same again, and nothing of what was only read", async () => {
    const { student, explanation } = await explained();
    await review(explanation, {});
    expect(await noticesOf(student)).toEqual([]);
    await review(explanation, { comment: "Good", version: 1 });
    const [told] = await noticesOf(student);
    await t.call("POST /notices/read", { token: student.token, body: { ids: [told?.id] } });
    await review(explanation, { comment: "Good", version: 2 });
    expect(await noticesOf(student)).toMatchObject([{ read: true }]);
    await review(explanation, { comment: "Better", version: 3 });
    expect(await noticesOf(student)).toMatchObject([{ read: false }]);
  });

  it("overwrites no other teacher's: of 20 at once one is kept, and the others are told", async () => {
    const { student, explanation } = await explained();
    const other = await t.signUp({ role: "teacher" });
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, number) =>
        review(explanation, { comment: `${number}`, excellent: true }, number % 2 ? teacher : other),
      ),
    );
    const outcomes = replies.map(({ status }) => status).toSorted();
    expect(outcomes).toEqual([200, ...Array(19).fill(409)]);
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe("EDITED_MEANWHILE");
    const kept = replies.find(({ status }) => status === 200)?.data.review;
    expect((await newestOf(student)).review).toEqual(kept);
    expect(kept?.version).toBe(1);
    expect(await deedsOf(student)).toHaveLength(1);
    expect(await noticesOf(student)).toHaveLength(1);
    const log = await t.db.selectFrom("auditLog").selectAll().where("subject", "=", explanation.id).execute();
    expect(log).toHaveLength(1);
    const { token } = await t.signUp({ role: "admin", rememberMe: true });
    const { names } = (await t.call("GET /audit", { token, query: { subject: explanation.id } })).data;
    expect(names[explanation.id]?.ch).toMatch(new RegExp(`^${student.user.name} · \\S`));
    expect(log[0]?.details).toEqual({ week: explanation.week, excellent: true, commented: true });
    expect((await review(explanation, { version: 5 })).error.code).toBe("EDITED_MEANWHILE");
  });

  it("stays when its teacher's account goes, without the name", async () => {
    const { student, explanation } = await explained();
    const other = await t.signUp({ role: "teacher" });
    await review(explanation, { comment: "Good" }, other);
    await t.db.deleteFrom("users").where("id", "=", other.user.id).execute();
    expect((await newestOf(student)).review).toMatchObject({ comment: "Good", reviewer: null });
  });

  it.each([
    ["too long a comment", { comment: "x".repeat(2001) }, "comment"],
    ["no version", { version: undefined }, "version"],
    ["a version below none", { version: -1 }, "version"],
    ["no verdict", { excellent: undefined }, "excellent"],
    ["a reviewer of one's own", { reviewerId: "x" }, "reviewerId"],
  ])("is refused with %s, at its field", async (_, said, field) => {
    const { explanation } = await explained();
    const { status, error } = await review(explanation, said as never);
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
  });
});
