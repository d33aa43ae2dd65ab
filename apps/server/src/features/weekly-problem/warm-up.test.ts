import type { Difficulty } from "@dripstone/contract/difficulty";
import type { Topic } from "@dripstone/contract/weekly-problem/topics";
import { beforeEach, describe, expect, it } from "vitest";
import { useTestApp } from "../../testing/use-test-app.ts";
import { keepProblems } from "./seed-problems.ts";
import { answer, problemNamed } from "./testing/problems.ts";

const site = useTestApp();
beforeEach(async () => {
  await site.db.deleteFrom("achievements").execute();
  await site.db.deleteFrom("weeklyAttempts").execute();
  await site.db.deleteFrom("weeklyRounds").execute();
  await site.db.deleteFrom("weeklyProblems").execute();
  site.clock.set("2026-01-05T17:00:00Z");
});

type Asked = [slug: string, difficulty: Difficulty, topic: Topic];

/** Asks these problems in this order, a week each; the last is the open week's. */
async function ask(asked: Asked[], each: (slug: string) => Promise<unknown> = async () => {}) {
  await keepProblems(
    site.db,
    asked.map(([slug, difficulty, topic]) => problemNamed(slug, { difficulty, topic })),
  );
  for (const [index, [slug]] of asked.entries()) {
    if (index > 0) site.clock.advance({ days: 7 });
    await site.call("GET /weekly-problem");
    await each(slug);
  }
}

type Title = { title: string };
const slugs = (titles: Title[]) => titles.map(({ title }) => title.replace("Title of ", ""));
const forVisitors = async () => slugs((await site.call("GET /weekly-problem/warm-up")).data);
const forStudent = async (token: string) =>
  slugs((await site.call("GET /weekly-problem/warm-up/mine", { token })).data);

const year: Asked[] = [
  ["easy-logic", "easy", "logic"],
  ["easy-algebra", "easy", "algebra"],
  ["medium-algebra", "medium", "algebra"],
  ["medium-logic", "medium", "logic"],
  ["easy-geometry", "easy", "geometry"],
  ["hard-algebra", "hard", "algebra"],
  ["now", "hard", "algebra"],
];

describe("the warm-up", () => {
  it("offers visitors two easy problems, of the week's topic first, with nothing that is still kept back", async () => {
    await ask(year);
    expect(await forVisitors()).toEqual(["easy-algebra", "easy-geometry"]);
    const { data } = await site.call("GET /weekly-problem/warm-up", { query: { language: "ch" } });
    expect(data[0]).toEqual({ week: "2026-01-12", title: "easy-algebra的标题", difficulty: "easy", topic: "algebra" });
  });

  it("offers a newcomer what it offers visitors", async () => {
    await ask(year);
    const { token } = await site.signUp();
    expect(await forStudent(token)).toEqual(await forVisitors());
  });

  it("leaves out what a student has solved, and goes up with him", async () => {
    const { token } = await site.signUp({ rememberMe: true });
    const other = await site.signUp({ rememberMe: true });
    await ask(year, async (slug) => {
      if (slug === "medium-logic") await answer(site, token, "3/4");
      if (slug === "easy-algebra") await answer(site, other.token, "3/4");
      if (slug === "easy-geometry") await answer(site, other.token, "7");
    });
    expect(await forStudent(token)).toEqual(["medium-algebra", "easy-algebra"]);
    expect(await forStudent(other.token)).toEqual(["easy-geometry", "easy-logic"]);
  });

  it("begins again when everything easier is solved", async () => {
    const { token } = await site.signUp({ rememberMe: true });
    await ask(
      [
        ["one", "easy", "logic"],
        ["two", "easy", "logic"],
        ["now", "medium", "logic"],
      ],
      async (slug) => slug !== "now" && answer(site, token, "3/4"),
    );
    expect(await forStudent(token)).toEqual(["two", "one"]);
  });

  it("offers nothing harder than easy beside an easy problem, and nothing where no week is over", async () => {
    const empty: string[][] = [];
    await ask(
      [
        ["first", "hard", "logic"],
        ["second", "easy", "logic"],
      ],
      async () => empty.push(await forVisitors()),
    );
    expect(empty).toEqual([[], []]);
  });

  it("neither offers the open week's problem nor one problem twice", async () => {
    await ask([
      ["again", "easy", "logic"],
      ["other", "easy", "logic"],
    ]);
    // All were asked: the first comes back, then the second.
    site.clock.advance({ days: 7 });
    expect((await site.call("GET /weekly-problem")).data?.title).toBe("Title of again");
    expect(await forVisitors()).toEqual(["other"]);
    site.clock.advance({ days: 7 });
    await site.call("GET /weekly-problem");
    expect(await forVisitors()).toEqual(["again"]);
    await keepProblems(site.db, [problemNamed("again"), problemNamed("other"), problemNamed("new")]);
    site.clock.advance({ days: 7 });
    expect((await site.call("GET /weekly-problem")).data?.title).toBe("Title of new");
    expect(await forVisitors()).toEqual(["other", "again"]);
  });

  it("takes a problem in at the first moment after its week", async () => {
    await ask(year.slice(0, 2));
    await keepProblems(
      site.db,
      ["easy-logic", "easy-algebra", "new"].map((slug) => problemNamed(slug)),
    );
    const week = (await site.call("GET /weekly-problem")).data;
    site.clock.set(new Date(Date.parse(week?.endsAt ?? "") - 1));
    expect(await forVisitors()).toEqual(["easy-logic"]);
    site.clock.set(week?.endsAt ?? "");
    expect(await forVisitors()).toEqual(["easy-algebra", "easy-logic"]);
  });
});
