import { HOUR_MS } from "@dripstone/contract/durations";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { beforeEach, describe, expect, it } from "vitest";
import { tidyUp } from "../../../chores.ts";
import type { SignedUp } from "../../../testing/sign-up.ts";
import { useTestApp } from "../../../testing/use-test-app.ts";
import { openClass } from "../testing/school-class.ts";

const { HOMEWORK_ON_TIME_POINTS, HOMEWORK_GRADE_POINTS } = homeworkLimits;
const t = useTestApp();
let [mei, teacher] = [{} as SignedUp, {} as SignedUp];
let room: Awaited<ReturnType<typeof openClass>>;

beforeEach(async () => {
  mei = await t.signUp({ rememberMe: true });
  teacher = await t.signUp({ role: "teacher", rememberMe: true });
  room = await openClass(t, { teacher, students: [mei] });
});

const handIn = (who: SignedUp, more: Record<string, unknown> = {}) => {
  const body = {
    ...{ studentName: "Mei Lin", studentEmail: "mei@example.com", class: room.id, week: 1 },
    ...{ contentType: "markdown", content: "The answer is **12**.", comments: "", ...more },
  };
  return t.call("POST /homework", { token: who.token, body });
};
const mine = async (who: SignedUp) => (await t.call("GET /homework/mine", { token: who.token })).data;
const read = (who: SignedUp, id: string) => t.call("GET /homework/{id}", { token: who.token, params: { id } });
const progress = async () => {
  const { data } = await t.call("GET /progress", { token: mei.token });
  return [data.totalPoints, data.badgesAhead.find(({ badge }) => badge === "homework")?.reached];
};

describe("a week ahead of the class", () => {
  const setLesson = (week: number, more: object) =>
    t.db.updateTable("lessons").set(more).where("classId", "=", room.id).where("week", "=", week).execute();
  const closed = async () => (await mine(mei)).classes[0]?.weeks.map((week) => week.closed);

  it("is closed until its lesson begins, unless its homework is set; the form knows", async () => {
    expect((await handIn(mei, { week: 3 })).error.fields).toEqual({ week: { code: "WEEK_NOT_YET" } });
    expect(await closed()).toEqual([null, null, "not-yet"]);
    t.clock.set(room.dueAt(2));
    expect(await closed()).toEqual([null, null, null]);
    expect((await handIn(mei, { week: 3 })).data).toMatchObject({ late: false, pointsFrom: null });
  });

  it("is closed when its lesson is canceled, until homework is set for it all the same", async () => {
    await setLesson(1, { canceled: true, homework: null });
    expect((await handIn(mei)).error.fields).toEqual({ week: { code: "WEEK_CANCELED" } });
    expect((await closed())?.[0]).toBe("canceled");
    await setLesson(1, { homework: JSON.stringify({ en: "Read", ch: "读" }) });
    expect((await closed())?.[0]).toBeNull();
    expect((await handIn(mei)).data).toMatchObject({ late: false, pointsEarned: 0, pointsFrom: null });
    expect(await progress()).toEqual([0, 0]);
  });

  it("stays open to who has handed in for it, whatever becomes of its lesson", async () => {
    await handIn(mei, { week: 2 });
    await setLesson(2, { canceled: true, homework: null });
    expect((await closed())?.[1]).toBeNull();
    expect((await handIn(mei, { week: 2, content: "Better" })).data.version).toBe(2);
  });

  it("earns nothing before its lesson begins, which the receipt says, and its points then", async () => {
    const { data } = await handIn(mei, { week: 2 });
    const begins = room.dueAt(1);
    expect(data).toMatchObject({ late: false, pointsEarned: 0, pointsFrom: begins.toISOString() });
    const letter = await t.mails.next({ to: mei.user.email });
    expect(letter.text).toContain("You’ll earn 5 progress points for being on time once the lesson begins.");
    await tidyUp(t.deps);
    expect(await progress()).toEqual([0, 0]);
    t.clock.set(begins);
    await Promise.all([tidyUp(t.deps), tidyUp(t.deps)]);
    expect(await progress()).toEqual([HOMEWORK_ON_TIME_POINTS, 1]);
    expect((await read(mei, data.id)).data).toMatchObject({
      ...{ pointsEarned: HOMEWORK_ON_TIME_POINTS, pointsFrom: null },
    });
  });

  it("earns nothing when its lesson is canceled, and nothing in a class that one has left again", async () => {
    await handIn(mei);
    await handIn(mei, { week: 2 });
    await setLesson(2, { canceled: true });
    t.clock.set(room.dueAt(1));
    await tidyUp(t.deps);
    expect(await progress()).toEqual([HOMEWORK_ON_TIME_POINTS, 1]);
    const leave = () => t.call("DELETE /classes/{id}/place", { token: mei.token, params: { id: room.id } });
    expect((await leave()).status).toBe(200);
    await tidyUp(t.deps);
    expect(await progress()).toEqual([0, 0]);
  });

  it("keeps what a teacher has returned when one leaves the class", async () => {
    const { id } = (await handIn(mei)).data;
    const by = { token: teacher.token, params: { id } };
    await t.call("PUT /homework/{id}/grade", { ...by, body: { points: 10, of: 10, feedback: "", version: 0 } });
    await t.call("POST /homework/{id}/return", { ...by, body: { version: 1 } });
    await t.db.updateTable("classPlaces").set({ state: "given-up" }).where("classId", "=", room.id).execute();
    await tidyUp(t.deps);
    expect(await progress()).toEqual([HOMEWORK_ON_TIME_POINTS + HOMEWORK_GRADE_POINTS, 1]);
  });
});

const wall = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: "America/New_York", dateStyle: "short", timeStyle: "short" },
});

describe("a deadline that is moved", () => {
  /** By so many hours from where it was first. */
  const move = async (hours: number) => {
    const dueAt = wall.format(room.dueAt(1).getTime() + hours * HOUR_MS).replace(" ", "T");
    const by = { token: teacher.token, params: { id: room.id } };
    const [lesson] = (await t.call("GET /classes/{id}/desk", by)).data.lessons;
    if (!lesson) throw new Error("No lesson");
    const { week, title: _, past: __, ...row } = lesson;
    const body = Object.fromEntries(
      Object.entries({ ...row, dueAt, solutionFrom: dueAt }).filter(([, it]) => it !== null),
    );
    const reply = await t.call("PUT /classes/{id}/lessons/{week}", {
      ...{ token: teacher.token, params: { id: room.id, week: String(week) }, body },
    });
    expect(reply.status).toBe(200);
  };
  const isWorth = async (id: string) => {
    await tidyUp(t.deps);
    const [{ data }, [points]] = [await read(mei, id), await progress()];
    return { late: data.late, earned: data.pointsEarned, points };
  };

  it("makes what came meanwhile on time, with its points, and late never again", async () => {
    t.clock.set(room.dueAt(1));
    t.clock.advance({ hours: 1 });
    const { id } = (await handIn(mei)).data;
    expect(await isWorth(id)).toEqual({ late: true, earned: 0, points: 0 });
    await move(48);
    const onTime = { late: false, earned: HOMEWORK_ON_TIME_POINTS, points: HOMEWORK_ON_TIME_POINTS };
    expect(await isWorth(id)).toEqual(onTime);
    await move(0);
    expect(await isWorth(id)).toEqual(onTime);
  });

  it("leaves late what is late by all that was said", async () => {
    t.clock.set(room.dueAt(2));
    const { id } = (await handIn(mei)).data;
    await move(48);
    expect(await isWorth(id)).toEqual({ late: true, earned: 0, points: 0 });
  });
});
