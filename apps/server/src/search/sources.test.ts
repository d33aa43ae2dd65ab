import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mondayOf } from "../calendar/week.ts";
import { tidyUp } from "../chores.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../features/forum/testing/forum.ts";
import { keepProblems } from "../features/weekly-problem/seed-problems.ts";
import { problemNamed } from "../features/weekly-problem/testing/problems.ts";
import type { SignedUp } from "../testing/sign-up.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
let [mei, yu, teacher] = [] as unknown as [SignedUp, SignedUp, SignedUp];
let conversations = 0;

/** What the tutor says to a message in a new conversation; each is another student's, who may ask only so often. */
async function ask(message: string, context: Record<string, unknown> = {}, caller?: SignedUp) {
  const { token } = caller ?? (await t.signUp());
  const sessionId = `chat_passages_${++conversations}`;
  // Nobody asks more than a few times a minute.
  t.clock.advance({ seconds: 10 });
  const { data } = await t.call("POST /chatbot/message", { token, body: { message, sessionId, context } });
  return { ...data, sessionId };
}
const titles = async (message: string, caller?: SignedUp) =>
  (await ask(message, {}, caller)).sources.map(({ title }) => title);

const accept = ({ token }: SignedUp, id: string, reply: string) =>
  t.call("PUT /forum/posts/{id}/accepted", { token, params: { id }, body: { reply } });

/** A question in the forum with a reply that somebody has accepted. */
async function answered(by: SignedUp, title: string, content: string, reply: string) {
  const id = await writePost(t, mei, { title, content, category: "commons" });
  const answer = await writeReply(t, yu, id, { content: reply });
  await accept(by, id, answer);
  return { id, answer };
}

const turtle = {
  en: [
    "Turtle draws a star",
    "My **turtle** turns too little at each corner of the star.",
    "Turn by 144 degrees at each corner: the turtle goes around twice.",
  ],
  ch: [
    "量词怎么用才对？",
    "“一只狗”和“一条狗”都有人说，量词到底怎么选？",
    "看东西的样子：长的用“条”，扁的用“张”，动物多半用“只”。",
  ],
} as const;

// Nobody may ask everything within one minute.
beforeEach(() => t.clock.advance({ minutes: 1 }));

beforeAll(async () => {
  await addCategory(t, { slug: "commons" });
  [mei, yu] = [await signUpKnown(t, { name: "Mei" }), await signUpKnown(t, { name: "Yu" })];
  teacher = await t.signUp({ name: "Ms. Rivera", role: "teacher", rememberMe: true });
});

describe("an answer that a teacher accepted in the forum", () => {
  it.each([
    ["en", "how do i make the turtle draw a star??", "computer-science", "144"],
    ["ch", "量词应该怎么选", "language", "扁的"],
  ] as const)("is read out where it fits, with where it stands: %s", async (language, message, section, said) => {
    const [title, content, answer] = turtle[language];
    const { id } = await answered(teacher, title, content, answer);
    const reply = await ask(message, { section }, mei);
    expect(reply.response).toContain(said);
    expect(reply.response).toMatch(/\\\[1\\\]/);
    expect(reply.sources).toEqual([
      { number: 1, title, link: `/forum/posts/${id}`, excerpt: expect.stringContaining(said) },
    ]);
    const { data } = await t.call("GET /chatbot/sessions/{sessionId}", {
      token: mei.token,
      params: { sessionId: reply.sessionId },
    });
    expect(data.messages[1]).toMatchObject({ sources: reply.sources });
  });

  it("is told by no student's word alone, and no more when the words are others", async () => {
    const words = [
      "Why is my gecko lamp flickering?",
      "The gecko lamp flickers.",
      "Solder the loose wire of the lamp.",
    ] as const;
    const { id, answer } = await answered(mei, ...words);
    const question = "why does the gecko lamp flicker";
    expect(await titles(question)).toEqual([]);
    await accept(teacher, id, answer);
    expect(await titles(question)).toEqual([words[0]]);
    await t.call("PUT /forum/replies/{id}", {
      token: yu.token,
      params: { id: answer },
      body: { content: "Solder it wherever you like, the gecko lamp won't mind.", version: 1 },
    });
    expect(await titles(question)).toEqual([]);
  });

  it("is told where a teacher wrote it, whoever accepted it", async () => {
    const id = await writePost(t, mei, {
      title: "Magnets in the compass",
      content: "Why does a compass turn to the magnets?",
      category: "commons",
    });
    await accept(
      mei,
      id,
      await writeReply(t, teacher, id, { content: "Magnets pull its needle more than the earth does." }),
    );
    expect(await titles("what do magnets do to a compass")).toEqual(["Magnets in the compass"]);
  });

  it("is gone the moment it is hidden, deleted, or no longer accepted, and its link tells no more than that", async () => {
    const question = "why does the parrot repeat numbers";
    const words = [
      "A parrot that repeats numbers",
      "My parrot repeats all numbers.",
      "Parrots repeat what they hear most.",
    ] as const;
    const { id, answer } = await answered(teacher, ...words);
    const first = await ask(question, {}, mei);
    expect(first.sources).toHaveLength(1);
    await t.call("DELETE /forum/posts/{id}/accepted", { token: teacher.token, params: { id } });
    expect(await titles(question)).toEqual([]);
    await accept(teacher, id, answer);
    expect(await titles(question)).toHaveLength(1);
    await t.call("DELETE /forum/replies/{id}", { token: yu.token, params: { id: answer } });
    expect(await titles(question)).toEqual([]);
    await t.call("DELETE /forum/posts/{id}", { token: mei.token, params: { id } });
    const kept = await t.call("GET /chatbot/sessions/{sessionId}", {
      token: mei.token,
      params: { sessionId: first.sessionId },
    });
    expect(kept.data.messages[1]?.sources).toMatchObject([{ link: `/forum/posts/${id}` }]);
    const nowhere = await t.call("GET /forum/posts/{id}", { params: { id: "0198c0de-0000-7000-8000-000000000000" } });
    const gone = await t.call("GET /forum/posts/{id}", { params: { id } });
    expect([gone.status, gone.error.code]).toEqual([nowhere.status, nowhere.error.code]);
  });

  it("is not told of somebody's post that is hidden, even to whoever wrote it", async () => {
    const words = [
      "Where do kingfishers nest?",
      "Kingfishers nest near our pond.",
      "Kingfishers nest in the steep bank.",
    ] as const;
    const { id } = await answered(teacher, ...words);
    expect(await titles("where do kingfishers nest")).toHaveLength(1);
    const hidden = { state: "hidden", reason: "It tells where we live.", seen: { state: "visible", version: 1 } };
    await t.call("PUT /forum/posts/{id}/state", { token: teacher.token, params: { id }, body: hidden });
    for (const caller of [mei, yu, teacher]) expect(await titles("where do kingfishers nest", caller)).toEqual([]);
  });

  it("is quoted as it reads, whatever signs it has", async () => {
    const sly = "Zeppelins: `![x](/files/secret.png)` and `<b>` and `[go](/logout)` and `$x$`";
    await answered(teacher, "Signs of zeppelins", "Which signs do zeppelins have?", sly);
    const { message } = await ask("signs of zeppelins", { section: "language" });
    const html = message.parts.map((part) => part.html).join("");
    expect(html).toContain("![x](/files/secret.png)");
    expect(html).not.toMatch(/<img|<a |<b>|katex/);
  });

  it("is found by itself where it was accepted before there was a tutor", async () => {
    await answered(
      teacher,
      "Lighthouse of cardboard",
      "My lighthouse of cardboard falls over.",
      "Put sand into the cardboard lighthouse.",
    );
    await t.db.deleteFrom("searchDocuments").where("kind", "=", "forum-answer").execute();
    expect(await titles("my cardboard lighthouse falls over")).toEqual([]);
    await tidyUp(t.deps);
    expect(await titles("my cardboard lighthouse falls over")).toEqual(["Lighthouse of cardboard"]);
  });
});

describe("what has nothing to do with a question", () => {
  it.each([
    "thanks!",
    "谢谢老师",
    "3x + 5 = 20",
    "hi",
    "我不会",
    "84 和 36 的最大公因数是多少",
    "tell me about volcanoes",
    "恐龙为什么灭绝了",
  ])("is not shown: %s", async (message) => expect(await titles(message)).toEqual([]));

  it("is not made up where the site has nothing", async () => {
    const { response, sources } = await ask("how do goroutines work", { section: "computer-science" });
    expect(sources).toEqual([]);
    expect(response).toContain("don’t have anything");
    expect((await ask("恐龙为什么灭绝了", { section: "language" })).response).toContain("没有");
  });

  it("does not stand in the way of mathematics that the solver knows", async () => {
    await answered(
      teacher,
      "Solve 3x + 5 = 20",
      "How is 3x + 5 = 20 solved as an equation?",
      "Take 5 away first in this equation.",
    );
    const { message, sources } = await ask("solve the equation 3x + 5 = 20", { section: "computer-science" });
    expect(message.parts.map(({ kind }) => kind)).toEqual(["text", "question"]);
    expect(sources).toEqual([]);
  });
});

describe("a weekly problem", () => {
  const story = (slug: string, animal: string, animals: string) =>
    problemNamed(slug, {
      text: {
        en: {
          title: `The ${animal}’s ladder`,
          statement: `A ${animal} climbs a slippery ladder of 90 rungs and slides at night.`,
          hints: ["Hint", "Hint"],
          solution: `Every day the ${animal} gains: so **solved-${slug}** days.`,
          feedback: { upside: "No" },
        },
        ch: {
          title: `${animals}爬梯子`,
          statement: `一只${animals}爬 90 级的梯子，夜里滑下来。`,
          hints: ["提示", "提示"],
          solution: `每天净爬，一共 **solved-${slug}** 天。`,
          feedback: { upside: "不" },
        },
      },
    });
  const asked = { en: "why does the salamander climb the ladder so slowly", ch: "蝾螈爬梯子为什么那么慢" };
  const weekly = useTestApp();
  let token = "";
  const told = async (message: string) => {
    const sessionId = `chat_weekly_${++conversations}`;
    return (await weekly.call("POST /chatbot/message", { token, body: { message, sessionId } })).data;
  };
  const monday = "2026-03-09T04:00:00.000Z";

  beforeAll(async () => {
    token = (await weekly.signUp({ rememberMe: true })).token;
    await keepProblems(weekly.db, [story("salamander", "salamander", "蝾螈"), story("ibis", "ibis", "朱鹮")]);
    weekly.clock.set("2026-03-04T17:00:00Z");
    await weekly.call("GET /weekly-problem");
  });

  it.each(["en", "ch"] as const)(
    "is never told while it is open, to the last millisecond, and from then on with its place: %s",
    async (language) => {
      weekly.clock.set(new Date(new Date(monday).getTime() - 1));
      await tidyUp(weekly.deps);
      const before = await told(asked[language]);
      expect([before.sources, JSON.stringify(before).includes("solved-")]).toEqual([[], false]);
      weekly.clock.set(monday);
      await tidyUp(weekly.deps);
      const { sources, response } = await told(asked[language]);
      expect(sources).toMatchObject([
        { number: 1, link: `/weekly-problem/archive/${mondayOf(new Date("2026-03-04T17:00:00Z"))}` },
      ]);
      expect(response).toContain(language === "en" ? "salamander" : "蝾螈");
    },
  );

  it("is not told when its documents are there too early", async () => {
    weekly.clock.set(monday);
    await tidyUp(weekly.deps);
    weekly.clock.set(new Date(new Date(monday).getTime() - 1));
    for (const message of Object.values(asked)) expect((await told(message)).sources).toEqual([]);
  });

  it("is told as soon as it is closed early, and not a moment before", async () => {
    weekly.clock.set("2026-03-11T17:00:00Z");
    const admin = await weekly.signUp({ role: "admin", rememberMe: true });
    const ibis = "why does the ibis climb the ladder";
    expect((await told(ibis)).sources.map(({ title }) => title)).not.toContain("The ibis’s ladder");
    await weekly.call("POST /weekly-problem-plan/{week}/close", { token: admin.token, params: { week: "2026-03-09" } });
    expect((await told(ibis)).sources.map(({ title }) => title)).toContain("The ibis’s ladder");
  });

  it("is told no more when it is asked again", async () => {
    weekly.clock.set("2026-03-18T17:00:00Z");
    const open = (await weekly.call("GET /weekly-problem")).data;
    expect(open?.title).toContain("salamander");
    for (const message of [asked.en, asked.ch]) {
      const reply = await told(message);
      expect(JSON.stringify([reply.sources, reply.response])).not.toMatch(/salamander’s|蝾螈爬/);
    }
  });
});
