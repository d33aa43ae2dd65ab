import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, REPLY, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

/** What a feature keeps back, as far as the forum knows of it. */
const t = useTestApp({
  givesAway: async (_, { text, under = "" }) => text.includes("forty-one") && /frog/.test(`${under} ${text}`),
});
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

const post = async ({ token }: SignedUp, body: Record<string, unknown> = {}) =>
  (await t.call("POST /forum/posts", { token, body: newPost(body) })).data;
const reply = async ({ token }: SignedUp, id: string, content: string) =>
  (await t.call("POST /forum/posts/{id}/replies", { token, params: { id }, body: { content } })).data;
const isRead = async (id: string) => (await t.call("GET /forum/posts/{id}", { params: { id } })).status === 200;

describe("what tells how to reach somebody", () => {
  it.each([
    { title: "Add me on Discord" },
    { content: "Who wants to solve these together? My email is mei at gmail dot com." },
    { content: "有人一起做题吗？加我薇信：mei2013，我们可以一起讨论。" },
    { content: "Who wants to solve these together? ||６５０-２５３-０１９９||" },
  ])("waits for a moderator, and its author is told so: %j", async (body) => {
    const written = await post(mei, body);
    expect(written).toMatchObject({ state: "held", heldFor: "contact" });
    expect(await isRead(written.id)).toBe(false);
    const own = await t.call("GET /forum/posts/{id}/mine", { token: mei.token, params: { id: written.id } });
    expect(own.status).toBe(200);
  });

  it("waits in a reply, and where it is put in by a change", async () => {
    const id = await writePost(t, mei);
    expect(await reply(yu, id, "Good question! Text me at 650-253-0199.")).toMatchObject({
      state: "held",
      heldFor: "contact",
    });
    const replyId = await writeReply(t, yu, id);
    const change = { content: `${REPLY} My snap is yu_2013.`, version: 1 };
    const edited = await t.call("PUT /forum/replies/{id}", { token: yu.token, params: { id: replyId }, body: change });
    expect(edited.data).toMatchObject({ state: "held", heldFor: "contact" });
    const { data: replies } = await t.call("GET /forum/posts/{id}/replies", { params: { id } });
    expect(replies.items).toEqual([]);
    const body = { ...newPost(), category: undefined, title: "Where do you live?", version: 1 };
    const changed = await t.call("PUT /forum/posts/{id}", { token: mei.token, params: { id }, body });
    expect(changed.data).toMatchObject({ state: "held", heldFor: "contact" });
    expect(await isRead(id)).toBe(false);
  });

  it.each([
    "What school do you go to? I like your way of counting the squares.",
    "你在哪个学校上学？我也喜欢数学，想认识你。",
    "I go to Lincoln Middle School, and we count squares there, too.",
  ])("waits as personal where a stranger asks, or a child tells, where it is to be found: %s", async (content) => {
    const written = await post(mei, { content });
    expect(written).toMatchObject({ state: "held", heldFor: "personal" });
    expect(await isRead(written.id)).toBe(false);
  });

  it("is the reason that is given of a newcomer, too", async () => {
    const newcomer = await t.signUp({ rememberMe: true });
    expect(await post(newcomer, { title: "My insta is mei" })).toMatchObject({ state: "held", heldFor: "contact" });
    expect(await post(newcomer)).toMatchObject({ state: "held", heldFor: "first-posts" });
  });

  it("does not wait when a teacher says it, nor when it is a link to the site itself", async () => {
    const content = "Write to the office: office@school.example, or call 650-253-0199.";
    expect(await post(teacher, { content })).toMatchObject({ state: "visible" });
    const own = `Have a look at ${t.deps.siteUrl}/weekly-problem, and tell me what you think.`;
    expect(await post(mei, { content: own })).toMatchObject({ state: "visible" });
  });
});

describe("the open week's answer", () => {
  it("waits for a moderator in a post and in a thread about the problem, and passes elsewhere", async () => {
    const about = await post(mei, {
      title: "The frog that rests",
      content: "Does anybody have a hint for this problem?",
    });
    expect(about).toMatchObject({ state: "visible" });
    expect(await reply(yu, about.id, "I am sure it is forty-one.")).toMatchObject({ state: "held", heldFor: "answer" });
    expect(await reply(yu, about.id, "I am sure it is fifty.")).toMatchObject({ state: "visible" });
    const id = await writeReply(t, yu, about.id);
    const body = { content: "Now I have it: forty-one.", version: 1 };
    const edited = await t.call("PUT /forum/replies/{id}", { token: yu.token, params: { id }, body });
    expect(edited.data).toMatchObject({ state: "held", heldFor: "answer" });
    const content = "I have solved the one with the frog, it is forty-one ways.";
    expect(await post(mei, { content })).toMatchObject({ state: "held", heldFor: "answer" });
    const other = await writePost(t, mei);
    expect(await reply(yu, other, "I am sure it is forty-one.")).toMatchObject({ state: "visible" });
    expect(await post(teacher, { content })).toMatchObject({ state: "visible" });
  });
});
