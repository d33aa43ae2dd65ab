import { beforeAll, describe, expect, it } from "vitest";
import { tidyUp } from "../chores.ts";
import { addCategory, signUpKnown, writePost, writeReply } from "../features/forum/testing/forum.ts";
import { keepProblems } from "../features/weekly-problem/seed-problems.ts";
import { problemNamed } from "../features/weekly-problem/testing/problems.ts";
import { useTestApp } from "../testing/use-test-app.ts";

const t = useTestApp();
const found = async (q: string) =>
  (await t.call("GET /search", { query: { q } })).data.groups.flatMap(({ hits }) => hits.map(({ path }) => path));

describe("what was found on the site is kept, and the very next search", () => {
  beforeAll(() => addCategory(t, { slug: "math" }));

  it("finds what has been written in the forum since, and no more what has been hidden, changed, or deleted", async () => {
    const mei = await signUpKnown(t, { name: "Mei" });
    const teacher = await t.signUp({ role: "teacher", rememberMe: true });
    expect(await found("aardwolf")).toEqual([]);
    const post = await writePost(t, mei, { title: "Some animals", content: "Which of them eats termites?" });
    const reply = await writeReply(t, mei, post, { content: "Only the aardwolf does." });
    expect(await found("aardwolf")).toEqual([expect.stringContaining(reply)]);

    const stand = (state: "hidden" | "visible", seen: { state: string; version: number }) =>
      t.call("PUT /forum/posts/{id}/state", {
        token: teacher.token,
        params: { id: post },
        body: { state, ...(state === "hidden" && { reason: "It tells where we live." }), seen },
      });
    expect((await stand("hidden", { state: "visible", version: 1 })).status).toBe(200);
    expect([await found("aardwolf"), await found("termites")]).toEqual([[], []]);
    expect((await stand("visible", { state: "hidden", version: 1 })).status).toBe(200);
    expect([(await found("aardwolf")).length, (await found("termites")).length]).toEqual([1, 1]);

    await t.call("DELETE /forum/replies/{id}", { token: mei.token, params: { id: reply } });
    expect([await found("aardwolf"), (await found("termites")).length]).toEqual([[], 1]);
  });
});

it("tells of a problem from the instant on at which its week is over, however often it was looked for before", async () => {
  const text = { title: "The ibis", statement: "An ibis climbs a ladder.", hints: ["Hint", "Hint"], solution: "So." };
  const ch = { ...text, title: "朱鹮", statement: "一只朱鹮爬梯子。" };
  const feedback = { upside: "No" };
  const both = { en: { ...text, feedback }, ch: { ...ch, feedback } };
  // One for each of two weeks: what is open again is found no more.
  await keepProblems(t.db, [problemNamed("ibis", { text: both }), problemNamed("another-ibis", { text: both })]);
  t.clock.set("2026-03-04T17:00:00Z");
  await t.call("GET /weekly-problem");
  const monday = new Date("2026-03-09T04:00:00Z");
  t.clock.set(new Date(monday.getTime() - 1));
  await tidyUp(t.deps);
  expect(await found("ibis")).toEqual([]);
  t.clock.set(monday);
  expect(await found("ibis")).toEqual([]);
  // Only now is it known by its words: whoever looked before is told of it all the same.
  await tidyUp(t.deps);
  await expect.poll(() => found("ibis")).toEqual(["/weekly-problem/archive/2026-03-02"]);
});
