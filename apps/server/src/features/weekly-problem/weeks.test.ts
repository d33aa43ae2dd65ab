import { HOUR_MS } from "@dripstone/contract/durations";
import { beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../../chores.ts";
import { testApp } from "../../testing/app.ts";
import { useTestApp } from "../../testing/use-test-app.ts";
import { keepProblems } from "./seed-problems.ts";
import { answer, plant, problemNamed } from "./testing/problems.ts";

const site = useTestApp();
beforeAll(async () => {
  await plant(site, "first", "second");
});

const shown = async () => {
  const { data } = await site.call("GET /weekly-problem");
  if (!data) throw new Error("There is no problem");
  return data;
};

describe("a week", () => {
  it.each([
    ["an ordinary one", "2026-01-14T12:00:00Z", "2026-01-12", "2026-01-12T05:00:00.000Z", 168],
    ["the one in which clocks go forward", "2026-03-08T07:30:00Z", "2026-03-02", "2026-03-02T05:00:00.000Z", 167],
    ["the one in which clocks go back", "2026-11-01T06:30:00Z", "2026-10-26", "2026-10-26T04:00:00.000Z", 169],
    ["the one with a leap day", "2028-02-29T23:59:59.999Z", "2028-02-28", "2028-02-28T05:00:00.000Z", 168],
    ["the one over New Year", "2027-01-01T00:00:00Z", "2026-12-28", "2026-12-28T05:00:00.000Z", 168],
  ])(
    "%s begins on Monday at midnight where the school is, and has its hours",
    async (_, now, week, startsAt, hours) => {
      site.clock.set(now);
      const problem = await shown();
      expect(problem).toMatchObject({ week, startsAt });
      expect(Date.parse(problem.endsAt) - Date.parse(problem.startsAt)).toBe(hours * HOUR_MS);
    },
  );

  it.each(["2026-03-09T04:00:00.000Z", "2026-11-02T05:00:00.000Z", "2028-03-06T05:00:00.000Z"])(
    "ends to the millisecond at %s: an answer before counts, one at it is late",
    async (end) => {
      site.clock.set(new Date(Date.parse(end) - 1));
      const { week, endsAt } = await shown();
      expect(endsAt).toBe(end);
      const { token } = await site.signUp();
      expect((await answer(site, token, "5", { week })).data.work.attemptsLeft).toBe(4);
      site.clock.set(end);
      expect((await answer(site, token, "3/4", { week })).error.code).toBe("WEEK_CLOSED");
      const next = await shown();
      expect(next.startsAt).toBe(end);
      expect((await site.call("GET /weekly-problem/work", { token })).data).toMatchObject({
        week: next.week,
        attempts: [],
      });
    },
  );

  it("that is yet to come takes no answer", async () => {
    site.clock.set("2026-05-06T12:00:00Z");
    const { token } = await site.signUp();
    expect((await answer(site, token, "3/4", { week: "2026-05-11" })).error.code).toBe("WEEK_CLOSED");
  });

  it("that has ended still answers a retry of what arrived in time as it did then", async () => {
    site.clock.set("2026-06-01T03:59:59.999Z");
    const { token } = await site.signUp();
    const { week } = await shown();
    const first = await answer(site, token, "3/4", { week, key: "kept-by-the-form" });
    site.clock.advance({ milliseconds: 1 });
    const retry = await answer(site, token, "3/4", { week, key: "kept-by-the-form" });
    expect(retry.data).toEqual(first.data);
    expect([retry.status, retry.text]).toEqual([first.status, first.text]);
    expect((await answer(site, token, "3/4", { week })).error.code).toBe("WEEK_CLOSED");
    const { data } = await site.call("GET /progress", { token });
    expect(data).toMatchObject({ problemsSolved: 1, totalPoints: 10 });
  });

  it("refuses a key that belongs to another answer, and does nothing", async () => {
    const { token } = await site.signUp();
    await answer(site, token, "5", { key: "for-this-answer" });
    const other = await answer(site, token, "3/4", { key: "for-this-answer" });
    expect([other.status, other.error.code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    expect((await site.call("GET /weekly-problem/work", { token })).data?.attempts).toHaveLength(1);
  });

  it("answers a key whose call failed as if it had never come", async () => {
    const { token } = await site.signUp();
    const { week } = await shown();
    const late = await answer(site, token, "3/4", { week: "2026-01-05", key: "tried-once-more" });
    expect(late.error.code).toBe("WEEK_CLOSED");
    expect((await answer(site, token, "3/4", { week, key: "tried-once-more" })).data.result.verdict).toBe("equal");
  });

  it("forgets keys after a week", async () => {
    const { token } = await site.signUp({ rememberMe: true });
    await answer(site, token, "5", { key: "of-last-week" });
    const kept = () =>
      site.db.selectFrom("idempotentReplies").where("key", "=", "of-last-week").select("key").execute();
    site.clock.advance({ days: 7, milliseconds: -1 });
    await tidyUp(site.deps);
    expect(await kept()).toHaveLength(1);
    site.clock.advance({ milliseconds: 1 });
    await tidyUp(site.deps);
    expect(await kept()).toEqual([]);
  });

  it("keeps the keys of two students apart", async () => {
    const [mine, theirs] = [await site.signUp(), await site.signUp()];
    await answer(site, mine.token, "5", { key: "the-same-key" });
    const reply = await answer(site, theirs.token, "3/4", { key: "the-same-key" });
    expect(reply.data.result.verdict).toBe("equal");
  });
});

describe("the next problem", () => {
  const titles = async (from: string, weeks: number) => {
    site.clock.set(from);
    const seen = [];
    for (let week = 0; week < weeks; week++) {
      seen.push((await shown()).title.replace("Title of ", ""));
      site.clock.advance({ days: 7 });
    }
    return seen;
  };

  it("is one never asked, in the content's order, and then the one longest ago", async () => {
    const other = await testApp();
    await plant(other, "a", "b", "c");
    const seen = [];
    for (let week = 0; week < 7; week++) {
      seen.push((await other.call("GET /weekly-problem")).data?.title.at(-1));
      other.clock.advance({ days: 7 });
    }
    expect(seen.join("")).toBe("abcabca");
    await other.close();
  });

  it("is what an admin has planned, if anything is", async () => {
    const { id } = await site.db
      .selectFrom("weeklyProblems")
      .select("id")
      .where("slug", "=", "second")
      .executeTakeFirstOrThrow();
    await site.db.insertInto("weeklyRounds").values({ week: "2030-01-14", problemId: id }).execute();
    expect(await titles("2030-01-09T12:00:00Z", 2)).toEqual(["first", "second"]);
  });

  it("is never one that is gone from the content, but the week that has it keeps it", async () => {
    const [before] = await titles("2031-01-08T12:00:00Z", 1);
    const kept = before === "first" ? "second" : "first";
    await keepProblems(site.db, [problemNamed(kept)]);
    expect(await titles("2031-01-08T12:00:00Z", 4)).toEqual([before, kept, kept, kept]);
  });

  it("can only be planned for a Monday", async () => {
    const { id } = await site.db.selectFrom("weeklyProblems").select("id").limit(1).executeTakeFirstOrThrow();
    const tuesday = site.db.insertInto("weeklyRounds").values({ week: "2030-06-04", problemId: id });
    await expect(tuesday.execute()).rejects.toThrow(/check constraint/);
  });
});
