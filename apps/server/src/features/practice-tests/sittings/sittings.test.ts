import { practiceTestLimits } from "@dripstone/contract/practice-tests/limits";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildApp } from "../../../app.ts";
import { tidyUp } from "../../../chores.ts";
import { inTransaction } from "../../../database/transaction.ts";
import { lockUser } from "../../../people/lock-user.ts";
import { untilWaiting } from "../../../testing/until-waiting.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { keyOf, paperNamed, plantPapers, SECRET, studentAt } from "../testing/papers.ts";
import { endOverdue } from "./end-overdue.ts";

const t = useTestApp();
let token: string;
let userId: string;
let mei: ReturnType<typeof studentAt>;
let id: string;

beforeAll(() => plantPapers(t, paperNamed("spring"), paperNamed("fall")));
beforeEach(async () => {
  const signedUp = await t.signUp();
  ({ token } = signedUp);
  userId = signedUp.user.id;
  mei = studentAt(t, signedUp);
  ({ id } = (await mei.start("spring")).data);
});

const points = async () => (await t.call("GET /progress", { token })).data.totalPoints;

describe("a sitting", () => {
  it("runs by the server's clock from the moment in which it is begun", async () => {
    const { data } = await mei.look(id);
    expect(data).toMatchObject({ paper: "spring", number: 1, questions: 12, answers: [], endedAt: null, score: null });
    expect(data.startedAt).toBe(t.clock.now().toISOString());
    expect(Date.parse(data.endsAt) - Date.parse(data.startedAt)).toBe(75 * 60_000);
    t.clock.advance({ minutes: 5 });
    const later = (await mei.look(id, "ch")).data;
    expect(later).toMatchObject({ now: t.clock.now().toISOString(), endsAt: data.endsAt, title: "spring的标题" });
  });

  it("is one, however often and from however many tabs it is begun at once", async () => {
    const other = studentAt(t, await t.signUp());
    const starts = await Promise.all(Array.from({ length: 20 }, () => other.start("spring")));
    expect(new Set(starts.map(({ data }) => data.id)).size).toBe(1);
    expect(starts.filter(({ data }) => !data.resumed)).toHaveLength(1);
    expect(await other.mine()).toHaveLength(1);
  });

  it("of one paper leaves another paper alone", async () => {
    const fall = (await mei.start("fall")).data;
    expect(fall.resumed).toBe(false);
    expect((await mei.mine()).map(({ paper }) => paper)).toEqual(["fall", "spring"]);
    expect((await mei.start("winter")).error.code).toBe("NOT_FOUND");
  });

  it("keeps each answer, and shows all of them on another device", async () => {
    expect((await mei.mark(id, 1, "B")).data).toMatchObject({ question: 1, choice: "B", version: 1 });
    await mei.mark(id, 2, "none", { flagged: true });
    await mei.mark(id, 1, "C", { version: 1 });
    expect((await mei.look(id)).data.answers).toEqual([
      { question: 1, choice: "C", flagged: false, version: 2 },
      { question: 2, choice: null, flagged: true, version: 1 },
    ]);
  });

  it("takes an answer once whose reply was lost, and none that knows less than what stands there", async () => {
    await mei.mark(id, 1, "B");
    expect((await mei.mark(id, 1, "B")).data.version).toBe(1);
    const [here, there] = await Promise.all([
      mei.mark(id, 1, "C", { version: 1 }),
      mei.mark(id, 1, "D", { version: 1 }),
    ]);
    const codes = [here, there].map((reply) => (reply.status === 200 ? "kept" : reply.error.code));
    expect(codes.toSorted()).toEqual(["ANSWER_CHANGED_MEANWHILE", "kept"]);
    const [answer] = (await mei.look(id)).data.answers;
    expect(answer).toMatchObject({ choice: here.status === 200 ? "C" : "D", version: 2 });
    expect((await mei.mark(id, 1, "A")).error.code, "an old tab").toBe("ANSWER_CHANGED_MEANWHILE");
  });

  it.each([
    ["a sixth letter", { choice: "F", flagged: false, version: 0 }, "choice"],
    ["no word on the flag", { choice: "A", version: 0 }, "flagged"],
    ["a version below none", { choice: "A", flagged: false, version: -1 }, "version"],
    ["a clock of its own", { choice: "A", flagged: false, version: 0, now: "2020-01-01T00:00:00.000Z" }, "now"],
  ])("refuses an answer with %s", async (_, body, field) => {
    const { status, error } = await t.call("PUT /practice-tests/sittings/{id}/answers/{question}", {
      token,
      params: { id, question: "1" },
      body,
    });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect((await mei.look(id)).data.answers).toEqual([]);
  });

  it("has no thirteenth question, none before the first, and none in between", async () => {
    for (const question of [13, 0, 1.5]) expect((await mei.mark(id, question, "A")).error.code).toBe("NOT_FOUND");
  });

  it("is nobody else's: to others it is as none", async () => {
    const others = [await t.signUp(), await t.signUp({ role: "teacher" }), await t.signUp({ role: "admin" })];
    for (const other of others.map((one) => studentAt(t, one))) {
      for (const reply of [
        await other.look(id),
        await other.mark(id, 1, "A"),
        await other.handIn(id),
        await other.result(id),
        await other.questions(id),
      ]) {
        expect([reply.status, reply.error.code]).toEqual([404, "NOT_FOUND"]);
      }
      expect(await other.mine()).toEqual([]);
    }
    expect((await mei.look(id)).data).toMatchObject({ answers: [], endedAt: null });
  });

  it("goes on with the questions with which it began, though the paper is changed meanwhile", async () => {
    await plantPapers(t, paperNamed("spring", { questions: paperNamed("other").questions }), paperNamed("fall"));
    expect((await mei.questions(id)).data.items[0]?.statementHtml).toContain("Question 1 of spring");
    const now = await t.call("GET /practice-tests/{paper}/questions", { params: { paper: "spring" } });
    expect(now.data.items[0]?.statementHtml).toContain("Question 1 of other");
    await mei.handIn(id);
    expect((await mei.result(id)).data.items[0]?.statementHtml).toContain("Question 1 of spring");
    await plantPapers(t, paperNamed("spring"), paperNamed("fall"));
  });

  it("may be finished though the school has put its paper away", async () => {
    await plantPapers(t, paperNamed("fall"));
    expect((await mei.mark(id, 1, "A")).status).toBe(200);
    expect((await t.call("GET /practice-tests/{paper}", { params: { paper: "spring" } })).status).toBe(404);
    await mei.handIn(id);
    expect((await mei.result(id)).data.sitting).toMatchObject({ title: "Title of spring", score: { right: 1 } });
    await plantPapers(t, paperNamed("spring"), paperNamed("fall"));
  });
});

describe("the end of the time", () => {
  it("takes an answer that arrives at its very instant, and none a millisecond later", async () => {
    const { endsAt } = (await mei.look(id)).data;
    t.clock.set(endsAt);
    expect((await mei.mark(id, 1, "A")).status).toBe(200);
    t.clock.advance({ milliseconds: 1 });
    const late = await mei.mark(id, 2, "B");
    expect([late.status, late.error.code]).toEqual([409, "TIME_IS_UP"]);
    const { sitting } = (await mei.result(id)).data;
    expect(sitting).toMatchObject({ endedBy: "time", endedAt: endsAt, score: { right: 1, wrong: 0, blank: 11 } });
    expect((await mei.mark(id, 2, "B")).error.code).toBe("TIME_IS_UP");
  });

  it("hands in by itself whoever has gone, in the minute after it", async () => {
    await mei.mark(id, 1, "A");
    t.clock.set((await mei.look(id)).data.endsAt);
    await tidyUp(t.deps);
    const ended = () =>
      t.db.selectFrom("sittings").where("id", "=", id).select(["endedBy", "points"]).executeTakeFirstOrThrow();
    expect(await ended(), "not yet").toEqual({ endedBy: null, points: null });
    t.clock.advance({ milliseconds: 1 });
    await tidyUp(t.deps);
    expect(await ended()).toEqual({ endedBy: "time", points: 6 + 11 * 1.5 });
  });

  it("comes though the server was down when it passed, and whatever is asked first afterwards", async () => {
    await mei.mark(id, 1, "A");
    const { endsAt } = (await mei.look(id)).data;
    t.clock.set(endsAt);
    t.clock.advance({ hours: 9 });
    // Another process, on the same database, that has seen nothing of it.
    const restarted = await buildApp(t.deps);
    const authorization = `Bearer ${token}`;
    const mine = await restarted.inject({ url: "/api/practice-tests/mine", headers: { authorization } });
    expect(mine.json().data[0]).toMatchObject({ endedBy: "time", endedAt: endsAt, score: { right: 1 } });
    await restarted.close();
    const next = (await mei.start("spring")).data;
    expect(next.resumed).toBe(false);
    expect((await mei.look(next.id)).data.number).toBe(2);
  });

  it("is not moved by handing in late: then it was the time that ended it", async () => {
    const { endsAt } = (await mei.look(id)).data;
    t.clock.set(endsAt);
    t.clock.advance({ seconds: 1 });
    expect((await mei.handIn(id)).status).toBe(200);
    expect((await mei.look(id)).data).toMatchObject({ endedBy: "time", endedAt: endsAt });
  });

  it("meets answers that come at once with it: each is kept and counted, or refused and not", async () => {
    const { endsAt } = (await mei.look(id)).data;
    t.clock.set(endsAt);
    const marks = Promise.all(Array.from({ length: 12 }, (_, at) => mei.mark(id, at + 1, keyOf(at + 1))));
    t.clock.advance({ milliseconds: 1 });
    const [replies] = await Promise.all([marks, mei.handIn(id)]);
    const kept = replies.filter(({ status }) => status === 200).length;
    expect((await mei.result(id)).data.sitting.score).toMatchObject({ right: kept, blank: 12 - kept });
  });
});

it("counts an answer that arrived in time, though somebody has found the time over while it waited for a lock", async () => {
  await mei.mark(id, 1, keyOf(1));
  const { endsAt } = (await mei.look(id)).data;
  t.clock.set(new Date(endsAt));
  const answer = await inTransaction(t.db, async (transaction) => {
    await lockUser(transaction, userId);
    const waits = mei.mark(id, 2, keyOf(2));
    await untilWaiting(t.db, 1);
    t.clock.advance({ milliseconds: 1 });
    await endOverdue({ db: transaction, clock: t.deps.clock }, userId);
    return { waits };
  });
  expect((await answer.waits).status).toBe(200);
  const { data } = await mei.result(id);
  expect(data.sitting).toMatchObject({ endedBy: "time", endedAt: endsAt, score: { right: 2, blank: 10 } });
  expect((await mei.mark(id, 3, keyOf(3))).error.code).toBe("TIME_IS_UP");
});

it("shows of many sittings the latest", async () => {
  const { SITTINGS_LISTED_MAX } = practiceTestLimits;
  await mei.handIn(id);
  const first = await t.db.selectFrom("sittings").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { id: _, ...row } = first;
  const more = Array.from({ length: SITTINGS_LISTED_MAX + 1 }, (_, at) => ({ ...row, number: at + 2 }));
  await t.db.insertInto("sittings").values(more).execute();
  const numbers = (await mei.result(id)).data.sittings.map(({ number }) => number);
  expect([numbers.length, numbers[0], numbers.at(-1)]).toEqual([SITTINGS_LISTED_MAX, 3, SITTINGS_LISTED_MAX + 2]);
});

describe("a sitting that is handed in", () => {
  const answerAll = async () => {
    for (let question = 1; question <= 10; question += 1) await mei.mark(id, question, keyOf(question));
    await mei.mark(id, 11, "C", { flagged: true });
  };

  it("is judged: score, topics, and every solution beside one's own answer", async () => {
    await answerAll();
    t.clock.advance({ minutes: 40 });
    await mei.handIn(id);
    const { data } = await mei.result(id);
    expect(data.sitting).toMatchObject({ endedBy: "student", endedAt: t.clock.now().toISOString(), number: 1 });
    expect(data.sitting.score).toEqual({ right: 10, wrong: 1, blank: 1, points: 61.5, pointsMax: 72 });
    expect(data.topics.map(({ right, of }) => [right, of])).toEqual([
      [5, 6],
      [5, 6],
    ]);
    expect(data.items[10]).toMatchObject({ number: 11, key: "A", choice: "C", flagged: true });
    expect(data.items[11]).toMatchObject({ key: "B", choice: null });
    expect(data.items.every(({ solutionHtml }) => solutionHtml.includes(SECRET))).toBe(true);
    expect((await mei.result(id, "ch")).data.items[0]?.statementHtml).toContain("spring的第 1 题");
  });

  it("takes no answer any more, and stays as it is when it is handed in again", async () => {
    await answerAll();
    await Promise.all([mei.handIn(id), mei.handIn(id), mei.handIn(id)]);
    const { sitting } = (await mei.result(id)).data;
    const late = await mei.mark(id, 12, "B");
    expect([late.status, late.error.code]).toEqual([409, "SITTING_HANDED_IN"]);
    t.clock.advance({ hours: 3 });
    await mei.handIn(id);
    expect((await mei.result(id)).data.sitting).toEqual(sitting);
    expect(await points()).toBe(practiceTestLimits.PRACTICE_TEST_POINTS);
  });

  it("either has an answer that comes at the same time, or has refused it", async () => {
    const [mark] = await Promise.all([mei.mark(id, 1, "A"), mei.handIn(id)]);
    const { right } = (await mei.result(id)).data.sitting.score;
    expect(right).toBe(mark.status === 200 ? 1 : 0);
  });

  it("earns points as the first of its paper, and the next one none, which is told apart", async () => {
    await answerAll();
    await mei.handIn(id);
    expect((await mei.result(id)).data.earned).toBe(practiceTestLimits.PRACTICE_TEST_POINTS);
    ({ id } = (await mei.start("spring")).data);
    await answerAll();
    await mei.mark(id, 12, keyOf(12));
    await mei.handIn(id);
    const { data } = await mei.result(id);
    expect(data).toMatchObject({ earned: 0, sitting: { number: 2 } });
    expect(data.sittings.map(({ number, score }) => [number, score.right])).toEqual([
      [1, 10],
      [2, 11],
    ]);
    expect(await points()).toBe(practiceTestLimits.PRACTICE_TEST_POINTS);
  });

  it("earns nothing when it is all but empty", async () => {
    await mei.mark(id, 1, "A");
    await mei.handIn(id);
    expect((await mei.result(id)).data.earned).toBe(0);
    expect(await points()).toBe(0);
  });

  it("is in its owner's copy of their data, and goes with their account", async () => {
    await mei.mark(id, 1, "A");
    const { user } = await t.signUp();
    const { personalData, files } = t.deps;
    const collect = (userId: string) =>
      Promise.all(personalData.map((data) => data.collect({ db: t.db, files }, userId)));
    const owner = await t.db.selectFrom("sittings").where("id", "=", id).select("userId").executeTakeFirstOrThrow();
    expect(JSON.stringify(await collect(owner.userId))).toContain(`"id":"${id}"`);
    expect(JSON.stringify(await collect(user.id))).not.toContain(id);
    await t.db.deleteFrom("users").where("id", "=", owner.userId).execute();
    expect(await t.db.selectFrom("sittings").where("id", "=", id).selectAll().execute()).toEqual([]);
    expect(await t.db.selectFrom("sittingAnswers").where("sittingId", "=", id).selectAll().execute()).toEqual([]);
  });
});
