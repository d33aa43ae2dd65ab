import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { addCategory, newPost, REPLY, signUpKnown, writePost, writeReply } from "../testing/forum.ts";

/** What a feature keeps back, as far as the forum knows of it. */
const t = useTestApp({
  async givenAway(_, { text, under = "" }) {
    const from = /frog/.test(`${under} ${text}`) ? text.indexOf("forty-one") : -1;
    return from === -1 ? [] : [{ from, to: from + "forty-one".length }];
  },
});
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

// Whoever has much waiting waits with everything else: moderators have looked before each test.
beforeEach(async () => {
  for (const table of ["forumPosts", "forumReplies"] as const)
    await t.db.updateTable(table).set({ state: "hidden" }).where("state", "=", "held").execute();
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
    { content: "0086-159-3571-2468 打给我，一起聊这道题吧，我晚上都在。" },
    { content: "Who wants to talk about it? Ring me: two hundred thirteen, five fifty-five, oh one sixty-nine." },
    { content: "| 2 | 1 | 2 |\n|---|---|---|\n| 5 | 5 | 5 |\n| 0 | 1 | 6 |\n| 8 | call | me |" },
    { content: "有人一起做题吗？加丘丘 lxy2016，我们可以一起讨论这道题。" },
    { content: "Who wants to solve these together? I am mia (a in a circle) gmail (point) com." },
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

  it("waits when it is cut in two: between a title and its text, and between one's replies in a thread within an hour", async () => {
    const content = "ord as bob2014, and there we can count all of the squares together.";
    expect(await post(mei, { title: "I am on disc", content })).toMatchObject({ state: "held", heldFor: "contact" });
    const [ann, bo] = [await signUpKnown(t, { name: "Ann" }), await signUpKnown(t, { name: "Bo" })];
    const id = await writePost(t, ann);
    expect(await reply(bo, id, "Nice, I would count 614 55")).toMatchObject({ state: "visible" });
    expect(await reply(yu, id, "50182 squares are too many, I think.")).toMatchObject({ state: "visible" });
    expect(await reply(bo, id, "My name is there on tele")).toMatchObject({ state: "visible" });
    const other = await writePost(t, ann);
    expect(await reply(bo, other, "gram is a small weight, a gram.")).toMatchObject({ state: "visible" });
    expect(await reply(bo, id, "gram, so look for me there.")).toMatchObject({ state: "held", heldFor: "contact" });
    expect(await reply(ann, id, "And what is wrong with my 64?")).toMatchObject({ state: "visible" });
    const third = await writePost(t, ann);
    expect(await reply(bo, third, "So I would count 6")).toMatchObject({ state: "visible" });
    expect(await reply(bo, third, "1 4 5 5 5 0")).toMatchObject({ state: "visible" });
    expect(await reply(bo, third, "1 8 2 is it")).toMatchObject({ state: "held", heldFor: "contact" });
  });

  it.each([
    ["一三七二四六 ，，，，", "八一三五九 ，，，，，"],
    ["我的微 ………………", "信：lxy2015 ……"],
    ["my dis- ………", "-cord is mqz_2013 ok"],
  ])("waits in the second of two replies that signs fill up: %s %s", async (first, second) => {
    const cut = await signUpKnown(t);
    const id = await writePost(t, mei);
    expect(await reply(cut, id, first)).toMatchObject({ state: "visible" });
    t.clock.advance({ seconds: 1 });
    expect(await reply(cut, id, second)).toMatchObject({ state: "held", heldFor: "contact" });
  });

  it("lets everything else of an author wait when much of a day's waits because of it, until a moderator has looked", async () => {
    const eve = await signUpKnown(t, { name: "Eve" });
    const id = await writePost(t, mei);
    const tried = [];
    for (const word of ["discord", "diskord", "d i s c o r d"])
      tried.push(await reply(eve, id, `add me: ${word} eve2014`));
    expect(tried.map(({ heldFor }) => heldFor)).toEqual(["contact", "contact", "contact"]);
    const innocent = "I count sixty-four small ones, and then some.";
    const change = { content: innocent, version: 1 };
    const changed = { token: eve.token, params: { id: tried[2]?.id ?? "" }, body: change };
    expect((await t.call("PUT /forum/replies/{id}", changed)).data).toMatchObject({ heldFor: "changed" });
    expect(await reply(eve, id, `${innocent} So many!`)).toMatchObject({ state: "held", heldFor: "others-wait" });
    expect(await post(eve)).toMatchObject({ state: "held", heldFor: "others-wait" });
    expect(await reply(yu, id, innocent)).toMatchObject({ state: "visible" });
    const body = { state: "hidden", reason: "No contact data, please.", seen: { state: "held", version: 1 } };
    const params = { id: tried[0]?.id ?? "" };
    const decided = await t.call("PUT /forum/replies/{id}/state", { token: teacher.token, params, body });
    expect(decided.status).toBe(200);
    expect(await reply(eve, id, `${innocent} Now I see it.`)).toMatchObject({ state: "visible" });
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
