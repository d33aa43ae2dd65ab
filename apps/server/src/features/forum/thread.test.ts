import { beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import type { SignedUp } from "../../testing/sign-up.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { addCategory, setPost, setReply, signUpKnown, writePost, writeReply } from "./testing/forum.ts";

const t = useTestApp();
let [mei, yu, ana, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  ana = await signUpKnown(t, { name: "Ana" });
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

const voteOnPost = ({ token }: SignedUp, id: string, vote: string) =>
  t.call("PUT /forum/posts/{id}/vote", { token, params: { id }, body: { vote } });
const voteOnReply = ({ token }: SignedUp, id: string, vote: string) =>
  t.call("PUT /forum/replies/{id}/vote", { token, params: { id }, body: { vote } });
const accept = ({ token }: SignedUp, id: string, reply: string) =>
  t.call("PUT /forum/posts/{id}/accepted", { token, params: { id }, body: { reply } });
const unaccept = ({ token }: SignedUp, id: string) =>
  t.call("DELETE /forum/posts/{id}/accepted", { token, params: { id } });
const mine = async ({ token }: SignedUp, id: string) =>
  (await t.call("GET /forum/posts/{id}/mine", { token, params: { id } })).data;
const read = async (id: string) => (await t.call("GET /forum/posts/{id}", { params: { id } })).data;
const reputationOf = async ({ token }: SignedUp) => (await t.call("GET /auth/profile", { token })).data.reputation;

const decide = (kind: "posts" | "replies", id: string, before: string, state: string, version = 1) =>
  t.call(`PUT /forum/${kind}/{id}/state`, {
    token: teacher.token,
    params: { id },
    body: { state, reason: "Look again", seen: { state: before, version } },
  });
const hidePost = (id: string) => setPost(t, id, { state: "hidden" });
const hideReply = (id: string) => setReply(t, id, { state: "hidden" });

describe("a vote", () => {
  it("counts once for each person, can be changed and taken back, and reputation follows", async () => {
    const author = await signUpKnown(t);
    const id = await writePost(t, author);
    const answer = await writeReply(t, author, id);
    expect((await voteOnPost(yu, id, "up")).data).toEqual({ votes: 1 });
    expect((await voteOnPost(yu, id, "up")).data).toEqual({ votes: 1 });
    expect(await reputationOf(author)).toBe(5);
    expect((await voteOnReply(yu, answer, "up")).data).toEqual({ votes: 1 });
    expect((await voteOnReply(ana, answer, "up")).data).toEqual({ votes: 2 });
    expect(await reputationOf(author)).toBe(25);
    expect(await mine(yu, id)).toMatchObject({ vote: "up", votes: [{ reply: answer, vote: "up" }] });
    expect((await voteOnPost(yu, id, "down")).data).toEqual({ votes: -1 });
    expect(await reputationOf(author)).toBe(18);
    expect(await mine(yu, id)).toMatchObject({ vote: "down" });
    expect((await voteOnPost(yu, id, "none")).data).toEqual({ votes: 0 });
    expect((await voteOnPost(yu, id, "none")).data).toEqual({ votes: 0 });
    expect(await reputationOf(author)).toBe(20);
    expect(await mine(yu, id)).toMatchObject({ vote: null });
  });

  it("takes no reputation below nothing, and gives back what was below", async () => {
    const author = await signUpKnown(t);
    const id = await writePost(t, author);
    await voteOnPost(yu, id, "down");
    expect(await reputationOf(author)).toBe(0);
    await voteOnPost(ana, id, "up");
    expect(await reputationOf(author)).toBe(3);
  });

  it("is a new account's only once something that it wrote was approved, and no silenced one's", async () => {
    const id = await writePost(t, mei);
    const newcomer = await t.signUp();
    expect((await voteOnPost(newcomer, id, "up")).error.code).toBe("VOTE_TOO_EARLY");
    const held = await writeReply(t, newcomer, id);
    expect((await voteOnPost(newcomer, id, "up")).error.code).toBe("VOTE_TOO_EARLY");
    await setReply(t, held, { state: "visible" });
    expect((await voteOnPost(newcomer, id, "up")).data).toEqual({ votes: 1 });
    const silence = (days: number) =>
      t.call("PUT /forum/people/{id}/silence", {
        token: teacher.token,
        params: { id: newcomer.user.id },
        body: { days, reason: "Please be kind" },
      });
    await silence(1);
    expect((await mine(newcomer, id)).may).toMatchObject({ vote: false, flag: true });
    expect((await voteOnPost(newcomer, id, "down")).error.code).toBe("SILENCED");
    const flag = { token: newcomer.token, params: { id }, body: { reason: "spam" } };
    // Whoever pauses may still ask for help.
    expect((await t.call("POST /forum/posts/{id}/flags", flag)).status).toBe(200);
    expect((await voteOnPost(newcomer, id, "none")).data).toEqual({ votes: 0 });
  });

  it("is not given to what is one's own, waits, is hidden or gone", async () => {
    const id = await writePost(t, mei);
    const answer = await writeReply(t, yu, id);
    expect((await voteOnPost(mei, id, "up")).error.code).toBe("OWN_VOTE");
    expect((await voteOnReply(yu, answer, "down")).error.code).toBe("OWN_VOTE");
    const held = await writeReply(t, await t.signUp(), id);
    expect((await voteOnReply(mei, held, "up")).status).toBe(404);
    await hideReply(answer);
    expect((await voteOnReply(mei, answer, "up")).status).toBe(404);
    const below = await writeReply(t, yu, id);
    await hidePost(id);
    expect((await voteOnPost(yu, id, "up")).status).toBe(404);
    expect((await voteOnReply(mei, below, "up")).status).toBe(404);
    expect((await voteOnPost(yu, id, "sideways")).status).toBe(400);
  });
});

describe("an accepted reply", () => {
  it("is said by who has asked, or a moderator, and stands with the post", async () => {
    const id = await writePost(t, mei);
    const answer = await writeReply(t, yu, id);
    expect((await accept(yu, id, answer)).error.code).toBe("NOT_AUTHORIZED_TO_ACCEPT");
    expect((await mine(yu, id)).may.accept).toBe(false);
    expect((await mine(mei, id)).may.accept).toBe(true);
    expect((await accept(mei, id, answer)).status).toBe(200);
    expect((await read(id)).accepted).toMatchObject({ id: answer, accepted: true, author: { name: "Yu" } });
    const { items } = (await t.call("GET /forum/posts", { query: { answered: "yes" } })).data;
    expect(items).toMatchObject([{ id, answered: true }]);
    expect((await unaccept(yu, id)).error.code).toBe("NOT_AUTHORIZED_TO_ACCEPT");
    expect((await unaccept(teacher, id)).status).toBe(200);
    expect((await read(id)).accepted).toBeNull();
    expect((await accept(teacher, id, answer)).status).toBe(200);
  });

  it("brings its author reputation once, and a badge for the third, but nobody for their own question", async () => {
    const helper = await signUpKnown(t);
    const answers: [string, string][] = [];
    for (let asked = 0; asked < 3; asked += 1) {
      const id = await writePost(t, mei);
      answers.push([id, await writeReply(t, helper, id)]);
    }
    for (const [id, answer] of answers) {
      await accept(mei, id, answer);
      await accept(mei, id, answer);
    }
    expect(await reputationOf(helper)).toBe(45);
    const progress = (await t.call("GET /progress", { token: helper.token })).data;
    expect(JSON.stringify(progress)).toContain('"badge":"forum"');
    const [[id = "", answer = ""] = []] = answers;
    const other = await writeReply(t, ana, id);
    await accept(mei, id, other);
    expect([await reputationOf(helper), await reputationOf(ana)]).toEqual([30, 15]);
    await accept(mei, id, await writeReply(t, mei, id));
    expect([await reputationOf(ana), await reputationOf(mei)]).toEqual([0, 0]);
    await accept(mei, id, answer);
    expect(await reputationOf(helper)).toBe(45);
  });

  it("is one of the visible replies of that very post", async () => {
    const id = await writePost(t, mei);
    const elsewhere = await writeReply(t, yu, await writePost(t, mei));
    const hidden = await writeReply(t, yu, id);
    await hideReply(hidden);
    expect((await accept(mei, id, elsewhere)).status).toBe(404);
    expect((await accept(mei, id, hidden)).status).toBe(404);
  });

  it("answers no more once it is deleted, and what it has earned is taken back, however often that is done", async () => {
    const helper = await signUpKnown(t);
    const id = await writePost(t, mei);
    for (const isFollowed of [false, true, false, true]) {
      const answer = await writeReply(t, helper, id);
      await accept(mei, id, answer);
      await voteOnReply(yu, answer, "up");
      expect(await reputationOf(helper)).toBe(25);
      t.clock.advance({ seconds: 1 });
      if (isFollowed) await writeReply(t, yu, id);
      await t.call("DELETE /forum/replies/{id}", { token: helper.token, params: { id: answer } });
      expect((await read(id)).accepted).toBeNull();
      expect(await reputationOf(helper)).toBe(0);
    }
    const progress = (await t.call("GET /progress", { token: helper.token })).data;
    expect(progress.badges).not.toContainEqual(expect.objectContaining({ badge: "forum" }));
  });

  it("answers no more once it is hidden: another one earns what it did, and votes count again when it is shown", async () => {
    const [helper, other] = [await signUpKnown(t), await signUpKnown(t)];
    const id = await writePost(t, mei);
    const [answer, better] = [await writeReply(t, helper, id), await writeReply(t, other, id)];
    await accept(mei, id, answer);
    await voteOnReply(yu, answer, "up");
    await voteOnReply(ana, answer, "down");
    expect(await reputationOf(helper)).toBe(23);
    await decide("replies", answer, "visible", "hidden");
    expect([await reputationOf(helper), (await read(id)).accepted]).toEqual([0, null]);
    await accept(mei, id, better);
    expect([await reputationOf(helper), await reputationOf(other)]).toEqual([0, 15]);
    await decide("replies", answer, "hidden", "visible");
    expect([await reputationOf(helper), await reputationOf(other)]).toEqual([8, 15]);
    await accept(mei, id, answer);
    expect([await reputationOf(helper), await reputationOf(other)]).toEqual([23, 0]);
    await decide("replies", answer, "visible", "held");
    await decide("replies", answer, "held", "hidden");
    expect(await reputationOf(helper)).toBe(0);
  });

  it("earns nothing while it waits for a teacher after a change, and once more after that", async () => {
    const helper = await signUpKnown(t);
    const id = await writePost(t, mei);
    const answer = await writeReply(t, helper, id);
    await accept(mei, id, answer);
    await voteOnReply(yu, answer, "up");
    const body = { content: "Call me at 650-253-0199 and I will tell you.", version: 1 };
    await t.call("PUT /forum/replies/{id}", { token: helper.token, params: { id: answer }, body });
    expect(await reputationOf(helper)).toBe(0);
    await decide("replies", answer, "held", "visible", 2);
    expect(await reputationOf(helper)).toBe(10);
    await accept(mei, id, answer);
    expect(await reputationOf(helper)).toBe(25);
  });
});

describe("what a post has earned", () => {
  it("is taken back when it is hidden or deleted, and given again when it is shown again", async () => {
    const author = await signUpKnown(t);
    const id = await writePost(t, author);
    await voteOnPost(yu, id, "up");
    await decide("posts", id, "visible", "hidden");
    expect(await reputationOf(author)).toBe(0);
    await decide("posts", id, "hidden", "visible");
    expect(await reputationOf(author)).toBe(5);
    const own = await writeReply(t, author, id);
    await voteOnReply(yu, own, "up");
    expect(await reputationOf(author)).toBe(15);
    await t.call("DELETE /forum/posts/{id}", { token: author.token, params: { id } });
    expect(await reputationOf(author)).toBe(0);
  });

  it("is no other's: who answered below keeps what the answer has earned", async () => {
    const [author, helper] = [await signUpKnown(t), await signUpKnown(t)];
    const id = await writePost(t, author);
    const answer = await writeReply(t, helper, id);
    await accept(author, id, answer);
    await voteOnReply(yu, answer, "up");
    await t.call("DELETE /forum/posts/{id}", { token: author.token, params: { id } });
    expect(await reputationOf(helper)).toBe(25);
  });
});

describe("views", () => {
  it("count one reader once a day, by address or by account, whatever the browser calls itself, and leave no address behind", async () => {
    const id = await writePost(t, mei);
    const view = (address: string, agent = "Firefox") =>
      t.call("POST /forum/posts/{id}/views", { params: { id }, address, headers: { "user-agent": agent } });
    for (const address of ["198.51.100.7", "198.51.100.7", "198.51.100.8"]) await view(address);
    await view("198.51.100.7", "Chromium");
    const views = async () => (await t.call("GET /forum/posts/{id}", { params: { id } })).data.views;
    expect(await stored(id)).toBe(2);
    await mine(yu, id);
    await mine(yu, id);
    expect(await stored(id)).toBe(3);
    t.clock.advance({ days: 1 });
    await view("198.51.100.7");
    expect(await stored(id)).toBe(4);
    t.clock.advance({ days: 2 });
    await tidyUp(t.deps);
    expect(await t.db.selectFrom("forumViews").selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom("forumViewSecrets").selectAll().execute()).toEqual([]);
    expect(await views()).toBe(4);
  });

  it("are not counted of what is not public", async () => {
    const id = await writePost(t, await t.signUp());
    expect((await t.call("POST /forum/posts/{id}/views", { params: { id } })).status).toBe(404);
  });

  const stored = async (id: string) =>
    (await t.db.selectFrom("forumPosts").where("id", "=", id).select("views").executeTakeFirstOrThrow()).views;
});

describe("what is new", () => {
  const marks = async ({ token }: SignedUp, ...ids: string[]) =>
    (await t.call("GET /forum/posts/marks", { token, query: { ids: ids.join(",") } })).data;

  it("is a post that was never opened, and one with something after what was read", async () => {
    const id = await writePost(t, mei);
    expect(await marks(yu, id)).toEqual([{ id, mark: "new" }]);
    expect(await marks(mei, id)).toEqual([]);
    await mine(yu, id);
    expect(await marks(yu, id)).toEqual([]);
    t.clock.advance({ seconds: 1 });
    await writeReply(t, ana, id);
    expect(await marks(yu, id)).toEqual([{ id, mark: "unread" }]);
    expect(await marks(mei, id)).toEqual([{ id, mark: "unread" }]);
    expect(await marks(ana, id)).toEqual([]);
    await mine(mei, id);
    expect(await marks(mei, id)).toEqual([]);
  });

  it("is nothing from before the account, and no more after two weeks", async () => {
    const id = await writePost(t, mei);
    t.clock.advance({ days: 13 });
    expect(await marks(yu, id)).toEqual([{ id, mark: "new" }]);
    const late = await t.signUp({ rememberMe: true });
    expect(await marks(late, id)).toEqual([]);
    t.clock.advance({ days: 2 });
    expect(await marks(yu, id)).toEqual([]);
    const refused = await t.call("GET /forum/posts/marks", { token: yu.token, query: { ids: "nothing" } });
    expect(refused.status).toBe(400);
  });
});

describe("who can be mentioned", () => {
  const people = async ({ token }: SignedUp, id: string, q = "") =>
    (await t.call("GET /forum/posts/{id}/people", { token, params: { id }, query: { q } })).data.map(
      ({ name }) => name,
    );

  it("is whoever has written in the thread what everybody reads, and no one else", async () => {
    const id = await writePost(t, mei);
    expect(await people(ana, id)).toEqual(["Mei"]);
    await writeReply(t, yu, id);
    await writeReply(t, await t.signUp({ name: "Zoe waits" }), id);
    expect(await people(ana, id)).toEqual(["Mei", "Yu"]);
    expect(await people(ana, id, "yU")).toEqual(["Yu"]);
    expect(await people(ana, id, "%")).toEqual([]);
    expect(await people(ana, id, "Zoe")).toEqual([]);
    expect(await people(mei, id)).toEqual(["Yu"]);
    const held = await writePost(t, await t.signUp());
    const refused = await t.call("GET /forum/posts/{id}/people", { token: ana.token, params: { id: held } });
    expect(refused.status).toBe(404);
  });
});

describe("a report", () => {
  const report = ({ token }: SignedUp, id: string, body: Record<string, unknown>) =>
    t.call("POST /forum/replies/{id}/flags", { token, params: { id }, body });

  it("reaches the moderators once of each person", async () => {
    const id = await writePost(t, mei);
    const answer = await writeReply(t, yu, id);
    await report(mei, answer, { reason: "spam" });
    expect((await report(mei, answer, { reason: "unkind", note: "It laughs at me" })).status).toBe(200);
    await report(ana, answer, { reason: "other" });
    const rows = await t.db.selectFrom("forumFlags").where("replyId", "=", answer).select(["reason", "note"]).execute();
    expect(new Set(rows)).toEqual(
      new Set([
        { reason: "unkind", note: "It laughs at me" },
        { reason: "other", note: "" },
      ]),
    );
    expect((await mine(mei, id)).reported).toEqual([answer]);
    expect((await mine(yu, id)).reported).toEqual([]);
    expect((await report(yu, answer, { reason: "spam" })).error.code).toBe("OWN_FLAG");
    expect((await report(mei, answer, { reason: "dull" })).error.fields).toEqual({
      reason: { code: "FIELD_REQUIRED" },
    });
    await hideReply(answer);
    expect((await report(ana, answer, { reason: "spam" })).status).toBe(404);
    const token = ana.token;
    const ofPost = await t.call("POST /forum/posts/{id}/flags", { token, params: { id }, body: { reason: "answer" } });
    expect(ofPost.status).toBe(200);
    expect(new Set((await mine(ana, id)).reported)).toEqual(new Set([id, answer]));
    const seen = { state: "visible", version: 1 };
    const body = { state: "visible", seen, flags: "settle" };
    await t.call("PUT /forum/posts/{id}/state", { token: teacher.token, params: { id }, body });
    expect((await mine(ana, id)).reported).toEqual([answer]);
  });
});
