import { beforeAll, describe, expect, it } from "vitest";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import {
  addCategory,
  newPost,
  REPLY,
  setPost,
  setReply,
  signUpKnown,
  writePost,
  writeReply,
} from "../testing/forum.ts";

/** What a feature keeps back, as far as the forum knows of it. */
const t = useTestApp({
  async givenAway(_, { text, under = "" }) {
    const from = /frog/.test(`${under} ${text}`) ? text.indexOf("forty-one") : -1;
    return from === -1 ? [] : [{ from, to: from + "forty-one".length }];
  },
});
let [mei, yu, teacher, other, admin] = [] as unknown as [SignedUp, SignedUp, SignedUp, SignedUp, SignedUp];

beforeAll(async () => {
  await addCategory(t, { slug: "math" });
  await addCategory(t, { slug: "code" });
  await addCategory(t, { slug: "closed", active: false });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
  other = await t.signUp({ name: "Mr. Chen", role: "teacher", rememberMe: true });
  admin = await t.signUp({ name: "Office", role: "admin", rememberMe: true });
});

const read = (id: string) => t.call("GET /forum/posts/{id}", { params: { id } });
const found = async (q: string) => (await t.call("GET /forum/posts", { query: { q } })).data.items.map(({ id }) => id);
const queueOf = async ({ token }: SignedUp, query = {}) => (await t.call("GET /forum/queue", { token, query })).data;
const waitingOf = async (moderator: SignedUp, id: string) =>
  (await queueOf(moderator, { sort: "newest" })).items.find((item) => item.id === id);
const told = async ({ token }: SignedUp, language = "en") =>
  (await t.call("GET /notices", { token, query: { language } })).data.map(({ text }) => text);
const deedsOn = (subject: string) => t.db.selectFrom("auditLog").where("subject", "=", subject).selectAll().execute();

type Body = Record<string, unknown>;
const approve: Body = { state: "visible", seen: { state: "held", version: 1 } };
const hide: Body = { state: "hidden", reason: "It tells where you live.", seen: { state: "visible", version: 1 } };
const decidePost = ({ token }: SignedUp, id: string, body: Body) =>
  t.call("PUT /forum/posts/{id}/state", { token, params: { id }, body });
const decideReply = ({ token }: SignedUp, id: string, body: Body) =>
  t.call("PUT /forum/replies/{id}/state", { token, params: { id }, body });
const report = ({ token }: SignedUp, id: string, body: Body) =>
  t.call("POST /forum/posts/{id}/flags", { token, params: { id }, body });
const silence = ({ token }: SignedUp, id: string, body: Body) =>
  t.call("PUT /forum/people/{id}/silence", { token, params: { id }, body });

describe("the queue", () => {
  it("holds what waits and what was reported, what waits longest first, and nothing else", async () => {
    const newcomer = await t.signUp({ name: "Ada" });
    const fine = await writePost(t, mei);
    const held = await writePost(t, newcomer, { title: "Whose turn is it?" });
    t.clock.advance({ seconds: 1 });
    const heldReply = await writeReply(t, newcomer, fine);
    t.clock.advance({ seconds: 1 });
    const flagged = await writePost(t, mei, { title: "Call me tonight" });
    await report(yu, flagged, { reason: "contact", note: "A phone number" });
    await report(newcomer, flagged, { reason: "spam" });
    const { items, total } = await queueOf(teacher);
    const ids = [held, heldReply, flagged];
    expect(items.map(({ id }) => id).filter((id) => [...ids, fine].includes(id))).toEqual(ids);
    expect(total).toBe(items.length);
    expect(items.find(({ id }) => id === heldReply)).toMatchObject({
      kind: "reply",
      author: { name: "Ada", badge: null },
      state: "held",
      heldFor: "first-posts",
      html: expect.stringContaining("katex"),
      post: { id: fine, category: { slug: "math", name: "math in English" } },
      flags: [],
      mayModerate: true,
    });
    expect(items.find(({ id }) => id === flagged)).toMatchObject({
      kind: "post",
      state: "visible",
      flags: [
        { reason: "contact", note: "A phone number", by: { name: "Yu" } },
        { reason: "spam", note: "", by: { name: "Ada" } },
      ],
    });
    for (const [reason, shown] of [
      ["first-posts", [held, heldReply]],
      ["contact", [flagged]],
      ["spam", [flagged]],
      ["unkind", []],
    ] as const) {
      const filtered = (await queueOf(teacher, { reason })).items.map(({ id }) => id);
      expect(filtered.filter((id) => ids.includes(id))).toEqual(shown);
    }
  });

  it("shows how each begins, and marks what the filter has caught, as it was typed", async () => {
    const newcomer = await t.signUp();
    const plain = await writePost(t, newcomer, { content: "How many **squares** are on a board of eight by eight?" });
    expect(await waitingOf(teacher, plain)).toMatchObject({
      excerpt: [{ text: "How many squares are on a board of eight by eight?", hit: false }],
      caught: [],
    });
    const below = await writePost(t, mei);
    const content = `${"A long beginning of nothing at all. ".repeat(5)}Write me\nat mei@school.example please. ${"😀".repeat(60)}`;
    const reply = await writeReply(t, mei, below, { content });
    const item = await waitingOf(teacher, reply);
    expect(item?.caught).toEqual([
      [
        { text: expect.stringMatching(/^….*at $/), hit: false },
        { text: "mei@school.example", hit: true },
        { text: expect.stringMatching(/^ please\. 😀+…$/u), hit: false },
      ],
    ]);
    expect(item?.excerpt).toEqual(item?.caught[0]);
    const titled = await writePost(t, mei, { title: "My number is 614-555-0182, call" });
    expect((await waitingOf(teacher, titled))?.excerpt.find(({ hit }) => hit)?.text).toContain("614-555-0182");
  });

  it("marks the end of what stands before a reply that tells something only together with it", async () => {
    const id = await writePost(t, yu);
    const first = "my number begins 614 555 and the rest comes next";
    await writeReply(t, yu, id, { content: first });
    await writeReply(t, mei, id, { content: "What do you mean by that?" });
    const reply = await writeReply(t, yu, id, {
      content: `0199 is the rest, ${"and nothing else at all, ".repeat(8)}`,
    });
    const item = await waitingOf(teacher, reply);
    expect(item?.heldFor).toBe("contact");
    const hits = item?.caught[0]?.filter(({ hit }) => hit).map(({ text }) => text);
    expect(hits).toEqual([first, expect.stringMatching(/^0199 is the rest, /)]);
    expect(item?.excerpt).toEqual(item?.caught[0]);
  });

  it("marks what of a text tells an answer that is kept back, as long as it is", async () => {
    const id = await writePost(t, mei, { title: "The frog on its pads" });
    const reply = await writeReply(t, yu, id, { content: "I counted twice, and it is forty-one in all." });
    const item = await waitingOf(teacher, reply);
    expect(item).toMatchObject({ heldFor: "answer", excerpt: item?.caught[0] });
    const [parts] = item?.caught ?? [];
    expect(parts?.map(({ text }) => text)).toEqual(["I counted twice, and it is ", "forty-one", " in all."]);
    const titled = await writePost(t, mei, { title: "Is it forty-one?", content: "I looked at the frog for so long." });
    expect((await waitingOf(teacher, titled))?.caught[0]?.find(({ hit }) => hit)?.text).toBe("forty-one");
    await setPost(t, id, { title: "Another thread" });
    expect((await waitingOf(teacher, reply))?.caught).toEqual([]);
  });

  it("goes on from page to page, and misses nothing", async () => {
    const newcomer = await t.signUp();
    const postId = await writePost(t, mei);
    const replies = await Promise.all(Array.from({ length: 18 }, () => writeReply(t, newcomer, postId)));
    const first = await queueOf(teacher);
    expect(first.items).toHaveLength(20);
    const second = await queueOf(teacher, { after: first.next });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(first.total);
    for (const id of replies) expect(ids).toContain(id);
  });
});

describe("a decision", () => {
  it("shows what was held to everybody, and its author is told in either language", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, newcomer, { title: "A lonely tesseract" });
    expect((await read(id)).status).toBe(404);
    const { data } = await decidePost(teacher, id, approve);
    expect(data).toEqual({ state: "visible", version: 1, before: { state: "held", heldFor: "first-posts" } });
    expect((await read(id)).data.title).toBe("A lonely tesseract");
    expect(await found("tesseract")).toEqual([id]);
    expect(await waitingOf(teacher, id)).toBeUndefined();
    expect(await told(newcomer)).toEqual([
      "What you wrote in “A lonely tesseract” was approved. Everyone can see it now.",
    ]);
    expect((await told(newcomer, "ch"))[0]).toContain("已通过审核");
    expect(await deedsOn(id)).toMatchObject([
      { actorId: teacher.user.id, details: { before: "held", state: "visible", reason: "" } },
    ]);
  });

  it("shows a reply, which counts from then on, or hides it, and it counts no more", async () => {
    const newcomer = await t.signUp();
    const postId = await writePost(t, mei, { title: "The counted thread" });
    const id = await writeReply(t, newcomer, postId);
    expect((await read(postId)).data.replies).toBe(0);
    expect((await decideReply(teacher, id, approve)).status).toBe(200);
    expect((await read(postId)).data.replies).toBe(1);
    const missing = await decideReply(teacher, id, { ...hide, reason: " " });
    expect(missing.error.fields).toEqual({ reason: { code: "FIELD_REQUIRED" } });
    expect((await decideReply(teacher, id, hide)).status).toBe(200);
    expect((await read(postId)).data.replies).toBe(0);
    expect(await told(newcomer)).toEqual([
      "A teacher hid what you wrote in “The counted thread” for this reason: It tells where you live.",
    ]);
    const mine = await t.call("GET /forum/posts/{id}/mine", { token: newcomer.token, params: { id: postId } });
    expect(mine.data.unseen.replies).toMatchObject([{ id, state: "hidden", stateReason: "It tells where you live." }]);
  });

  it("settles what was reported, and opens it again when it is taken back", async () => {
    const id = await writePost(t, mei);
    await report(yu, id, { reason: "unkind" });
    const seen = { state: "visible", version: 1, flags: 1 };
    expect((await decidePost(teacher, id, { state: "visible", seen })).status).toBe(200);
    expect(await waitingOf(teacher, id)).toBeUndefined();
    expect(await told(mei)).toEqual([]);
    await decidePost(teacher, id, { state: "visible", flags: "reopen", seen: { state: "visible", version: 1 } });
    expect(await waitingOf(teacher, id)).toMatchObject({ flags: [{ reason: "unkind" }] });
    await decidePost(teacher, id, hide);
    expect(await waitingOf(teacher, id)).toBeUndefined();
    await report(yu, id, { reason: "spam" });
    expect(await waitingOf(teacher, id)).toBeUndefined();
  });

  it("goes back into the queue, and whoever was told of it is told no more", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, newcomer);
    await decidePost(teacher, id, approve);
    await decidePost(teacher, id, { state: "held", seen: { state: "visible", version: 1 } });
    expect((await read(id)).status).toBe(404);
    expect(await waitingOf(teacher, id)).toMatchObject({ state: "held", heldFor: "moderator" });
    expect((await queueOf(teacher, { reason: "moderator" })).items.map((item) => item.id)).toContain(id);
    expect(await told(newcomer)).toEqual([]);
  });

  it("is taken back with why something waited, and with what the filter had caught", async () => {
    const content = "Write to me at mei@school.example please.";
    const below = await writePost(t, mei);
    const back = { state: "held", flags: "reopen" };
    const newcomers = await writePost(t, await t.signUp());
    await decidePost(teacher, newcomers, approve);
    const again = { ...back, heldFor: "first-posts", seen: { state: "visible", version: 1 } };
    expect((await decidePost(teacher, newcomers, again)).status).toBe(200);
    expect(await waitingOf(teacher, newcomers)).toMatchObject({ state: "held", heldFor: "first-posts" });

    const reply = await writeReply(t, await signUpKnown(t), below, { content });
    const before = await waitingOf(teacher, reply);
    expect(before).toMatchObject({ heldFor: "contact", caught: expect.arrayContaining([expect.anything()]) });
    await decideReply(teacher, reply, { ...hide, seen: { state: "held", version: 1 } });
    const { heldFor } = before ?? {};
    await decideReply(teacher, reply, { ...back, heldFor, seen: { state: "hidden", version: 1 } });
    expect(await waitingOf(teacher, reply)).toEqual(before);
    const deleted = await decideReply(teacher, reply, {
      ...back,
      heldFor: "deleted",
      seen: { state: "held", version: 1 },
    });
    expect(deleted.error.fields).toEqual({ heldFor: { code: "FIELD_INVALID" } });
  });

  it("is one moderator's when two decide at once; the other is told", async () => {
    const id = await writePost(t, await t.signUp());
    const both = await Promise.all([
      decidePost(teacher, id, approve),
      decidePost(other, id, { ...hide, seen: { state: "held", version: 1 } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.error.code).toBe("MODERATED_MEANWHILE");
    expect(await deedsOn(id)).toHaveLength(1);

    const kept = await writePost(t, mei);
    await report(yu, kept, { reason: "other" });
    const seen = { state: "visible", version: 1, flags: 1 };
    const keeping = await Promise.all(
      [teacher, other].map((one) => decidePost(one, kept, { state: "visible", reason: "", seen })),
    );
    expect(keeping.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("is about the words that were seen", async () => {
    const newcomer = await t.signUp();
    const id = await writePost(t, newcomer);
    const body = { title: "How many?", content: "Something else entirely: 07700 900123", version: 1 };
    await t.call("PUT /forum/posts/{id}", { token: newcomer.token, params: { id }, body });
    expect((await decidePost(teacher, id, approve)).error.code).toBe("EDITED_MEANWHILE");
    expect((await read(id)).status).toBe(404);
  });

  it("is not there for what is deleted or never was", async () => {
    const id = await writePost(t, mei);
    await writeReply(t, yu, id);
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id } });
    const seen = { state: "deleted", version: 1 };
    expect((await decidePost(admin, id, { ...hide, seen })).error.code).toBe("NOT_FOUND");
    expect((await decideReply(admin, id, hide)).error.code).toBe("NOT_FOUND");
  });

  it("on what an admin wrote is an admin's", async () => {
    const id = await writePost(t, admin);
    const replyId = await writeReply(t, admin, id);
    await report(mei, id, { reason: "other" });
    expect(await waitingOf(teacher, id)).toMatchObject({ mayModerate: false });
    expect(await waitingOf(admin, id)).toMatchObject({ mayModerate: true });
    const { token } = teacher;
    const refused = [
      await decidePost(teacher, id, hide),
      await decideReply(teacher, replyId, hide),
      await t.call("PUT /forum/posts/{id}/locked", { token, params: { id }, body: { locked: true } }),
      await t.call("PUT /forum/posts/{id}/pinned", { token, params: { id }, body: { pinned: true } }),
      await t.call("PUT /forum/posts/{id}/category", { token, params: { id }, body: { category: "code" } }),
    ];
    for (const { error } of refused) expect(error.code).toBe("NOT_AUTHORIZED_TO_MODERATE");
    expect((await decidePost(admin, id, hide)).status).toBe(200);
    expect(await deedsOn(id)).toHaveLength(1);
  });
});

describe("a moderator", () => {
  it("locks a post, which then takes no replies, and unlocks it", async () => {
    const id = await writePost(t, mei);
    const lock = (locked: boolean) =>
      t.call("PUT /forum/posts/{id}/locked", { token: teacher.token, params: { id }, body: { locked } });
    const answer = () =>
      t.call("POST /forum/posts/{id}/replies", { token: yu.token, params: { id }, body: { content: REPLY } });
    await lock(true);
    expect((await read(id)).data.locked).toBe(true);
    expect((await answer()).error.code).toBe("POST_LOCKED");
    await lock(false);
    expect((await answer()).status).toBe(201);
    expect(await deedsOn(id)).toMatchObject([{ details: { locked: true } }, { details: { locked: false } }]);
  });

  it("pins a post above its category's list", async () => {
    const id = await writePost(t, mei, { category: "code" });
    await t.call("PUT /forum/posts/{id}/pinned", { token: teacher.token, params: { id }, body: { pinned: true } });
    const { pinned } = (await t.call("GET /forum/posts", { query: { category: "code" } })).data;
    expect(pinned.map((post) => post.id)).toEqual([id]);
  });

  it("moves a post to a category that is open; it is found there, and its author is told", async () => {
    const id = await writePost(t, mei, { title: "A misplaced icosahedron" });
    await writeReply(t, yu, id, { content: "The dodecahedron is its dual." });
    const move = (category: string) =>
      t.call("PUT /forum/posts/{id}/category", { token: teacher.token, params: { id }, body: { category } });
    const closed = await move("closed");
    expect(closed.error).toMatchObject({ code: "CATEGORY_NOT_OPEN", fields: { category: {} } });
    expect((await move("code")).status).toBe(200);
    expect((await read(id)).data.category.slug).toBe("code");
    for (const q of ["icosahedron", "dodecahedron"]) {
      for (const [category, hits] of [
        ["code", [id]],
        ["math", []],
      ] as const) {
        const { items } = (await t.call("GET /forum/posts", { query: { q, category } })).data;
        expect(items.map((post) => post.id)).toEqual(hits);
      }
    }
    expect(await told(mei)).toContain("A teacher moved your post “A misplaced icosahedron” to code in English.");
  });

  it("deletes what somebody wrote, who is told in the place of all before, and led to what is left of it", async () => {
    const author = await signUpKnown(t, { rememberMe: true });
    const { token } = author;
    const noticesIn = async (language: string) => (await t.call("GET /notices", { token, query: { language } })).data;
    const gone = await writePost(t, author, { title: "Soon gone" });
    const answered = await writePost(t, author, { title: "Answered" });
    await writeReply(t, yu, answered);
    const thread = await writePost(t, yu, { title: "Another question" });
    const early = await writeReply(t, author, thread);
    t.clock.advance({ seconds: 1 });
    await writeReply(t, yu, thread);
    await decidePost(teacher, gone, hide);
    t.clock.advance({ seconds: 1 });
    const late = await writeReply(t, author, thread);
    for (const id of [gone, answered]) {
      expect((await t.call("DELETE /forum/posts/{id}", { token: teacher.token, params: { id } })).status).toBe(200);
    }
    for (const id of [early, late]) {
      expect((await t.call("DELETE /forum/replies/{id}", { token: teacher.token, params: { id } })).status).toBe(200);
    }
    const deleted = (title: string) => `A teacher deleted what you wrote in “${title}”`;
    const about = (await noticesIn("en")).map(({ text, link }) => [text, link]);
    expect(about.filter(([text]) => text?.startsWith("A teacher")).toSorted()).toEqual(
      [
        [deleted("Soon gone"), "/forum"],
        [deleted("Answered"), `/forum/posts/${answered}`],
        [deleted("Another question"), `/forum/posts/${thread}?reply=${early}#reply-${early}`],
        [deleted("Another question"), `/forum/posts/${thread}`],
      ].toSorted(),
    );
    expect((await read(gone)).status).toBe(404);
    expect((await noticesIn("ch")).map(({ text }) => text)).toContain("老师删除了你在“Answered”里写的内容。");

    // Of what they delete themselves they are told nothing.
    const own = await writePost(t, author, { title: "My own mistake" });
    await t.call("DELETE /forum/posts/{id}", { token, params: { id: own } });
    expect(await told(author)).not.toContain(deleted("My own mistake"));
  });

  it("tells an author why their words were changed", async () => {
    const id = await writePost(t, mei, { title: "My phone number" });
    const body = { ...newPost(), category: undefined, version: 1, reason: "Never post your phone number." };
    await t.call("PUT /forum/posts/{id}", { token: teacher.token, params: { id }, body });
    expect((await told(mei))[0]).toBe(
      "A teacher edited what you wrote in “How many squares?” for this reason: Never post your phone number.",
    );
  });
});

describe("whoever is silenced", () => {
  const reason = "Please be kind to others.";

  it("reads, and writes nothing until then, to the minute, and knows why", async () => {
    const loud = await signUpKnown(t);
    const id = await writePost(t, loud);
    const { data } = await silence(teacher, loud.user.id, { days: 2, reason });
    const until = new Date(t.clock.now().getTime() + 2 * 24 * 3600 * 1000).toISOString();
    expect(data).toMatchObject({ until, reason, by: { name: "Ms. Rivera" } });
    const { token } = loud;
    const tries = () =>
      Promise.all([
        t.call("POST /forum/posts", { token, body: newPost() }),
        t.call("POST /forum/posts/{id}/replies", { token, params: { id }, body: { content: REPLY } }),
        t.call("PUT /forum/posts/{id}", {
          token,
          params: { id },
          body: { title: "Changed again", content: newPost().content, version: 1 },
        }),
      ]);
    for (const { status, error } of await tries()) {
      expect([status, error.code, error.until]).toEqual([403, "SILENCED", until]);
    }
    const mine = (await t.call("GET /forum/posts/{id}/mine", { token, params: { id } })).data;
    expect(mine).toMatchObject({ may: { reply: false, edit: false }, whyNoReply: "silenced", silencedUntil: until });
    const minute =
      /^A teacher has asked you .+ until \w+ \d+, \d{4} at \d+:\d\d [AP]M \(Eastern Time\)\. .+ Reason: Please be kind/;
    expect((await told(loud))[0]).toMatch(minute);
    expect((await told(loud, "ch"))[0]).toMatch(/直到\d{4}年\d+月\d+日 \d\d:\d\d（北美东部时间）。在那之前/);
    t.clock.advance({ days: 1, hours: 23, minutes: 59 });
    expect((await tries()).map(({ status }) => status)).toEqual([403, 403, 403]);
    t.clock.advance({ minutes: 1 });
    expect((await tries()).map(({ status }) => status)).toEqual([201, 201, 200]);
  });

  it("writes again when a moderator says so", async () => {
    const loud = await signUpKnown(t);
    await silence(teacher, loud.user.id, { days: 365, reason });
    expect((await silence(other, loud.user.id, { days: 0 })).data).toBeNull();
    expect((await t.call("POST /forum/posts", { token: loud.token, body: newPost() })).status).toBe(201);
    expect(await told(loud)).toEqual([expect.stringContaining("ended your break")]);
    expect(await deedsOn(loud.user.id)).toMatchObject([{ details: { days: 365, reason } }, { details: { days: 0 } }]);
  });

  it("may write again before the time is over, is told so, and stands in the list no more", async () => {
    const loud = await signUpKnown(t, { name: "Loud once" });
    const { id } = loud.user;
    const paused = async ({ token }: SignedUp) =>
      (await t.call("GET /forum/silences", { token })).data.filter(({ person }) => person.id === id);
    // Of whom nobody has asked for a break, an end says nothing.
    await silence(teacher, id, { days: 0 });
    expect(await told(loud)).toEqual([]);
    await silence(teacher, id, { days: 30, reason });
    expect(await paused(other)).toMatchObject([{ reason, by: { name: "Ms. Rivera" }, mayEnd: true }]);
    await silence(other, id, { days: 0 });
    expect(await paused(teacher)).toEqual([]);
    expect(await told(loud)).toEqual([expect.stringContaining("ended your break")]);
    expect(await told(loud, "ch")).toEqual([expect.stringContaining("提前结束")]);
    // A new break takes the good news back.
    await silence(teacher, id, { days: 1, reason });
    expect(await told(loud)).toEqual([expect.stringContaining(reason)]);
    await silence(admin, other.user.id, { days: 1, reason });
    const of = async ({ token }: SignedUp) =>
      (await t.call("GET /forum/silences", { token })).data.find(({ person }) => person.id === other.user.id);
    expect([(await of(teacher))?.mayEnd, (await of(admin))?.mayEnd]).toEqual([false, true]);
    await silence(admin, other.user.id, { days: 0 });
  });

  it("is silenced for 1 to 365 days, with a reason", async () => {
    const { id } = mei.user;
    for (const days of [-1, 366, 1.5]) {
      expect((await silence(teacher, id, { days, reason })).error.fields).toHaveProperty("days");
    }
    expect((await silence(teacher, id, { days: 1 })).error.fields).toEqual({ reason: { code: "FIELD_REQUIRED" } });
    expect((await t.call("GET /forum/people/{id}/silence", { token: teacher.token, params: { id } })).data).toBeNull();
  });

  it("is no admin, no colleague, and not oneself", async () => {
    for (const [who, whom] of [
      [teacher, admin],
      [teacher, other],
      [teacher, teacher],
      [admin, admin],
    ] as const) {
      expect((await silence(who, whom.user.id, { days: 1, reason })).error.code).toBe("NOT_AUTHORIZED_TO_MODERATE");
    }
    expect((await silence(admin, other.user.id, { days: 1, reason })).status).toBe(200);
    await silence(admin, other.user.id, { days: 0 });
  });

  it("finds it in what is kept of them, and nothing is left when the account is gone", async () => {
    const loud = await signUpKnown(t);
    await silence(teacher, loud.user.id, { days: 3, reason });
    const kept = await t.deps.personalData
      .find(({ tables }) => tables.includes("forumSilences"))
      ?.collect(t.deps, loud.user.id);
    expect(kept?.["forum/silences.json"]).toMatchObject([{ reason }]);
    await t.db.deleteFrom("users").where("id", "=", loud.user.id).execute();
    expect(await t.db.selectFrom("forumSilences").where("userId", "=", loud.user.id).selectAll().execute()).toEqual([]);
  });
});

it("leaves out of the queue what is decided in any other way", async () => {
  const newcomer = await t.signUp();
  const id = await writePost(t, newcomer);
  const below = await writeReply(t, newcomer, await writePost(t, mei));
  for (const state of ["visible", "hidden", "deleted"] as const) {
    await setPost(t, id, { state });
    await setReply(t, below, { state });
    expect([await waitingOf(teacher, id), await waitingOf(teacher, below)]).toEqual([undefined, undefined]);
  }
});
