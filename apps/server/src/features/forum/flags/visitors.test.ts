import { forumLimits } from "@dripstone/contract/forum/limits";
import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, setPost, setReply, signUpKnown, writePost, writeReply } from "../testing/forum.ts";
import { forgetEmails } from "./forget-emails.ts";

const t = useTestApp();
let [mei, teacher] = [] as unknown as [SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  mei = await signUpKnown(t, { name: "Mei" });
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

const said = { reason: "contact", note: "It names our school.", email: "Parent@Mail.example" };
const reportPost = (id: string, body: object = said, address?: string) =>
  t.call("POST /forum/posts/{id}/reports", { params: { id }, body, ...(address && { address }) });
const reportReply = (id: string, body: object = said) =>
  t.call("POST /forum/replies/{id}/reports", { params: { id }, body });
const waitingOf = async (id: string) =>
  (await t.call("GET /forum/queue", { token: teacher.token, query: { size: "50" } })).data.items.find(
    (item) => item.id === id,
  );
const flagsOf = async (id: string) => (await waitingOf(id))?.flags ?? [];
const kept = () => t.db.selectFrom("forumFlags").select(["postId", "replyId", "email"]).execute();

describe("a visitor", () => {
  it("reports a post and a reply without an account, and may leave an address for an answer", async () => {
    const id = await writePost(t, mei);
    const reply = await writeReply(t, mei, id);
    expect((await reportPost(id)).data).toEqual({});
    expect((await reportReply(reply, { reason: "unkind" })).data).toEqual({});
    expect(await flagsOf(id)).toMatchObject([{ reason: "contact", note: said.note, by: null, email: said.email }]);
    expect(await flagsOf(reply)).toMatchObject([{ reason: "unkind", note: "", by: null, email: null }]);
    expect((await t.call("GET /forum/posts/{id}", { params: { id } })).status).toBe(200);
    const body = { state: "visible", seen: { state: "visible", version: 1, flags: 1 } };
    const decided = await t.call("PUT /forum/posts/{id}/state", { token: teacher.token, params: { id }, body });
    expect(decided.status).toBe(200);
    expect(await flagsOf(id)).toEqual([]);
  });

  it("learns nothing by it: what is held, hidden, deleted, or not there is answered the same, and nothing is kept", async () => {
    const before = await kept();
    const ids: string[] = ["0199aaaa-0000-7000-8000-000000000000"];
    for (const state of ["held", "hidden", "deleted"] as const) {
      const id = await writePost(t, mei);
      const below = await writeReply(t, mei, id);
      const other = await writeReply(t, mei, await writePost(t, mei), { content: `Another reply, ${state} by now.` });
      await setPost(t, id, { state });
      await setReply(t, other, { state });
      ids.push(id, other, ...(state === "deleted" ? [] : [below]));
    }
    for (const id of ids) {
      for (const { status, text } of [await reportPost(id), await reportReply(id)]) {
        expect([status, text]).toEqual([200, '{"data":{}}']);
      }
    }
    expect(await kept()).toEqual(before);
  });

  it("is told at the field what is wrong with a report", async () => {
    const id = await writePost(t, mei);
    const codes = async (body: object) => {
      const { fields = {} } = (await reportPost(id, body)).error;
      return Object.fromEntries(Object.entries(fields).map(([name, { code }]) => [name, code]));
    };
    expect(await codes({ note: "" })).toEqual({ reason: "FIELD_REQUIRED" });
    expect(await codes({ reason: "spam", email: "nobody" })).toEqual({ email: "EMAIL_INVALID" });
    const note = "长".repeat(forumLimits.FLAG_NOTE_MAX + 1);
    expect(await codes({ reason: "spam", note })).toEqual({ note: "FIELD_TOO_LONG" });
    expect(await flagsOf(id)).toEqual([]);
  });

  it("does not fill the queue: three reports of one thing wait at most, of a hundred at once, and ten an hour come in", async () => {
    const id = await writePost(t, mei);
    await Promise.all(Array.from({ length: 100 }, () => reportPost(id)));
    expect(await flagsOf(id)).toHaveLength(forumLimits.VISITORS_FLAGS_MAX);
    const other = await writePost(t, mei);
    const replies = [];
    for (let number = 0; number < 11; number++) replies.push((await reportPost(other, said, "203.0.113.9")).status);
    expect(replies).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it("has their address forgotten a month after the report was settled, and not before", async () => {
    const id = await writePost(t, mei);
    await reportPost(id);
    const emailOf = async () => (await kept()).find(({ postId }) => postId === id)?.email;
    t.clock.advance({ hours: 24 * 40 });
    await forgetEmails(t.deps);
    expect(await emailOf()).toBe(said.email);
    const body = { state: "visible", seen: { state: "visible", version: 1 } };
    const { token } = await t.signUp({ role: "teacher" });
    expect((await t.call("PUT /forum/posts/{id}/state", { token, params: { id }, body })).status).toBe(200);
    t.clock.advance({ hours: 24 * 29 });
    await forgetEmails(t.deps);
    expect(await emailOf()).toBe(said.email);
    t.clock.advance({ hours: 24 });
    await forgetEmails(t.deps);
    expect(await emailOf()).toBeNull();
  });
});
