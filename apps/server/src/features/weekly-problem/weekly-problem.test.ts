import { readAnswer } from "@dripstone/checker";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { keepProblems } from "./seed-problems.ts";
import { answer, plant, problemNamed, SECRET } from "./testing/problems.ts";

const site = useTestApp();
let token: string;
beforeAll(async () => {
  await plant(site, "first", "second");
});
beforeEach(async () => {
  ({ token } = await site.signUp());
});

const work = async (of = token, language?: string) =>
  (await site.call("GET /weekly-problem/work", { token: of, ...(language && { query: { language } }) })).data;

describe("the week's problem", () => {
  it("is shown to everybody, in both languages, with formulas rendered", async () => {
    const { data } = await site.call("GET /weekly-problem");
    expect(data).toMatchObject({
      week: "2026-03-02",
      startsAt: "2026-03-02T05:00:00.000Z",
      endsAt: "2026-03-09T04:00:00.000Z",
      title: "Title of first",
      difficulty: "easy",
      points: 10,
      letters: [],
    });
    expect(data?.statementHtml).toContain('class="katex"');
    expect((await site.call("GET /weekly-problem", { query: { language: "ch" } })).data?.title).toBe("first的标题");
  });

  it("refuses a language that the site does not speak", async () => {
    expect((await site.call("GET /weekly-problem", { query: { language: "fr" } })).error.code).toBe("INVALID_INPUT");
  });

  it("is null before there is any problem, and nothing can be answered", async () => {
    const empty = await testApp();
    const { token: student } = await empty.signUp();
    expect((await empty.call("GET /weekly-problem")).data).toBeNull();
    expect((await empty.call("GET /weekly-problem/work", { token: student })).data).toBeNull();
    expect((await answer(empty, student, "1", { week: "2026-03-02" })).error.code).toBe("WEEK_CLOSED");
    await empty.close();
  });
});

describe("an answer", () => {
  it("that is right, however it is written, earns full points, the first badge and the solution", async () => {
    const { data } = await answer(site, token, "答：\\frac{3}{4}。", { explanation: "I drew it." });
    expect(data.result).toMatchObject({ verdict: "equal", counts: true, repeated: false });
    expect(data.earned).toEqual({ points: 10, badges: ["first-drop", "first-try"] });
    expect(data.work).toMatchObject({ solved: { points: 10, at: site.clock.now().toISOString() }, attemptsLeft: 4 });
    expect(data.work.attempts).toMatchObject([{ verdict: "equal", explanation: "I drew it." }]);
    expect(data.work.solutionHtml).toContain("Solution of first");
    expect(await work()).toEqual(data.work);
  });

  it("that is wrong costs an attempt and some points, and opens a hint", async () => {
    const { data } = await answer(site, token, "5");
    expect(data.result).toMatchObject({ verdict: "different", read: "5", counts: true });
    expect(data.earned).toEqual({ points: 0, badges: [] });
    expect(data.work).toMatchObject({ attemptsLeft: 4, pointsNow: 8, hintsTotal: 2, solved: null, solutionHtml: null });
    expect(data.work.hints).toHaveLength(1);
    expect(data.work.hints[0]).toContain("First hint");
    expect((await work(token, "ch"))?.hints[0]).toContain("提示：First hint");
    expect((await answer(site, token, "3/4")).data.earned.points).toBe(8);
  });

  it("that was foreseen is told what went wrong, and counts", async () => {
    const { data } = await answer(site, token, "4/3");
    expect(data.result).toMatchObject({ verdict: "foreseen", counts: true, form: null });
    expect(data.work.attempts[0]?.feedbackHtml).toContain("Upside down");
    expect(data.work.attemptsLeft).toBe(4);
  });

  it("that has the right value in another form costs nothing", async () => {
    const { data } = await answer(site, token, "6/8");
    expect(data.result).toMatchObject({ verdict: "wrong-form", form: "simplest-fraction", counts: false });
    expect(data.work).toMatchObject({ attemptsLeft: 5, hints: [] });
    expect((await answer(site, token, "3/4")).data.earned.points).toBe(10);
  });

  it("that cannot be read is no attempt, and leaves no trace", async () => {
    const { data } = await answer(site, token, "3/(4");
    expect(data.result).toMatchObject({ verdict: "unreadable", code: "bracket-not-closed", position: 2 });
    expect(data.work).toMatchObject({ attempts: [], attemptsLeft: 5 });
  });

  it("that can be meant in two ways is asked about, and is no attempt", async () => {
    const { data } = await answer(site, token, "3,5");
    expect(data.result).toEqual({ verdict: "ambiguous", readings: [expect.stringContaining("3"), "3.5"] });
    expect(data.work).toMatchObject({ attempts: [], attemptsLeft: 5 });
  });

  it("is read on the page as it will be judged, whatever kind of thing is asked for", async () => {
    for (const [keys, rubric, given, read] of [
      [["3:30"], { kind: "time" }, "half past 3", "\\text{3:30}"],
      [["12 m"], { letters: [] }, "12 m", "12\\,\\text{m}"],
      [["1011"], { base: 2 }, "1011", "\\text{1011}_{2}"],
      [["7 r 2"], {}, "7 boxes, 2 left over", "7 \\cdots\\cdots 2"],
    ] as const) {
      const other = await testApp();
      await keepProblems(other.db, [problemNamed("kinds", { rubric: { keys: [...keys], ...rubric, letters: [] } })]);
      const { data } = await other.call("GET /weekly-problem");
      if (!data) throw new Error("there is no problem");
      expect(readAnswer(given, { ...data.asks, letters: data.letters })).toMatchObject({ ok: true, read });
      expect(JSON.stringify(data)).not.toContain(keys[0]);
      const { token: student } = await other.signUp();
      expect((await answer(other, student, given)).data.result).toMatchObject({ verdict: "equal", read });
      await other.close();
    }
  });

  it("that is wrong for a reason that is certain tells it, once it has cost an attempt", async () => {
    const { data } = await answer(site, token, "-3/4");
    expect(data.result).toMatchObject({ verdict: "different", why: "opposite-sign", counts: true });
    expect(data.work.attempts).toMatchObject([{ why: "opposite-sign", form: null }]);
    expect((await answer(site, token, "7/9")).data.result).toMatchObject({ verdict: "different", why: null });
  });

  it("that has an earlier one's value costs nothing, however it is written", async () => {
    await answer(site, token, "0.5");
    for (const same of ["1/2", "50%", "½", "二分之一"]) {
      expect((await answer(site, token, same)).data.result).toMatchObject({ counts: false, repeated: true });
    }
    expect((await work())?.attempts).toHaveLength(1);
    expect((await answer(site, token, "0.51")).data.work.attemptsLeft).toBe(3);
  });

  it("that rounds an exact value rightly is told so, and costs nothing", async () => {
    const problem = problemNamed("third", { rubric: { keys: ["2/3"] } });
    const other = await testApp();
    await keepProblems(other.db, [problem]);
    const { token: student } = await other.signUp();
    const { data } = await answer(other, student, "0.67");
    expect(data.result).toMatchObject({ verdict: "wrong-form", form: "exact", counts: false });
    expect(data.work.attemptsLeft).toBe(5);
    await other.close();
  });

  it("that reads like an earlier one is answered again and costs nothing", async () => {
    await answer(site, token, "5");
    const { data } = await answer(site, token, " ５ ");
    expect(data.result).toMatchObject({ verdict: "different", counts: false, repeated: true });
    expect(data.work).toMatchObject({ attemptsLeft: 4 });
    expect(data.work.attempts).toHaveLength(1);
  });

  it("is refused once the problem is solved", async () => {
    await answer(site, token, "3/4");
    expect((await answer(site, token, "3/4")).error.code).toBe("ALREADY_SOLVED");
    expect((await work())?.attempts).toHaveLength(1);
  });

  it("never earns less than half, and is refused after the last attempt, when the solution is shown", async () => {
    for (const wrong of ["1", "2", "3", "5"])
      expect((await answer(site, token, wrong)).data.work.solutionHtml).toBeNull();
    const { token: other } = await site.signUp();
    for (const wrong of ["1", "2", "3", "5"]) await answer(site, other, wrong);
    expect((await answer(site, other, "3/4")).data.earned.points).toBe(5);

    const last = (await answer(site, token, "6")).data.work;
    expect(last).toMatchObject({ attemptsLeft: 0, solved: null });
    expect(last.solutionHtml).toContain("Solution of first");
    expect((await answer(site, token, "3/4")).error.code).toBe("NO_ATTEMPTS_LEFT");
  });

  it.each<[string, Record<string, unknown>, string]>([
    ["nothing", { answer: "  " }, "ANSWER_REQUIRED"],
    ["no text", { answer: 7 }, "ANSWER_REQUIRED"],
    ["501 characters", { answer: "1".repeat(501) }, "FIELD_TOO_LONG"],
    ["points of its own", { answer: "3/4", points: 100 }, "FIELD_UNKNOWN"],
    ["somebody else's name", { answer: "3/4", userId: "0198c2de-0000-7000-8000-000000000000" }, "FIELD_UNKNOWN"],
    ["an explanation of 2001 characters", { answer: "3/4", explanation: "水".repeat(2001) }, "FIELD_TOO_LONG"],
    ["a week that is no day", { answer: "3/4", week: "next" }, "FIELD_INVALID"],
  ])("with %s is refused and changes nothing", async (_, body, code) => {
    const reply = await site.call("POST /weekly-problem/attempts", { token, body: { week: "2026-03-02", ...body } });
    expect(Object.values(reply.error.fields ?? {}).map((field) => field.code)).toEqual([code]);
    expect(await work()).toMatchObject({ attempts: [], solved: null });
  });
});

describe("what a student has solved", () => {
  it("is listed with its title in the reader's language and the attempts that it took, and is nobody else's", async () => {
    await answer(site, token, "5");
    await answer(site, token, "3/4");
    const solved = async (of: string, language: string) =>
      (await site.call("GET /weekly-problem/solved", { token: of, query: { language } })).data;
    expect(await solved(token, "ch")).toEqual([
      { week: "2026-03-02", title: "first的标题", difficulty: "easy", points: 8, attempts: 2, archived: false },
    ]);
    expect((await solved(token, "en"))[0]?.title).toBe("Title of first");
    expect(await solved((await site.signUp()).token, "en")).toEqual([]);
    expect((await site.call("GET /weekly-problem/solved")).status).toBe(401);
  });
});

describe("privacy", () => {
  it("gives a visitor no work, and takes no answer of his", async () => {
    expect((await site.call("GET /weekly-problem/work")).status).toBe(401);
    const body = { week: "2026-03-02", answer: "3/4" };
    expect((await site.call("POST /weekly-problem/attempts", { body })).status).toBe(401);
  });

  it("shows nobody what somebody else has written", async () => {
    const other = await site.signUp();
    await answer(site, other.token, "41", { explanation: "My own thought" });
    const mine = await site.call("GET /weekly-problem/work", { token });
    expect(mine.data?.attempts).toEqual([]);
    expect(mine.text).not.toContain("My own thought");
  });

  it("lets no answer, hint or solution out before it is due, in any reply and language", async () => {
    const { rubric } = await site.db.selectFrom("weeklyProblems").select("rubric").executeTakeFirstOrThrow();
    const { keys, foreseen } = rubric as { keys: string[]; foreseen: { answer: string }[] };
    const replies = [];
    for (const language of ["en", "ch"]) {
      replies.push(await site.call("GET /weekly-problem", { query: { language } }));
      replies.push(await site.call("GET /weekly-problem/work", { token, query: { language } }));
      replies.push(await answer(site, token, "1/(2", { language }));
    }
    replies.push(await site.call("GET /progress", { token }));
    for (const { text, status } of replies) {
      expect(status).toBe(200);
      for (const secret of [SECRET, ...keys, ...foreseen.map((it) => it.answer)]) expect(text).not.toContain(secret);
    }
  });
});
