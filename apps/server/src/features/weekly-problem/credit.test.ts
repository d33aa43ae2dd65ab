import { describe, expect, it } from "vitest";
import { testApp } from "../../testing/app.ts";
import { keepProblems } from "./seed-problems.ts";
import { answer, problemNamed } from "./testing/problems.ts";

/** What a student is told of some answers to a problem whose answer is 2 and 3. */
async function toldOf(rubric: object, answers: string[]) {
  const site = await testApp();
  try {
    await keepProblems(site.db, [problemNamed("pair", { rubric: { keys: ["2, 3"], ...rubric } })]);
    const { token } = await site.signUp();
    const told = [];
    for (const given of answers) {
      const { result } = (await answer(site, token, given)).data;
      told.push("why" in result ? result.why : result.verdict);
    }
    const kept = (await site.call("GET /weekly-problem/work", { token })).data?.attempts.map(({ why }) => why);
    return { told, kept };
  } finally {
    await site.close();
  }
}

describe("a list of several numbers", () => {
  it("tells how many are correct where its author wants that, at once and in the list of attempts", async () => {
    const told = ["right-parts 1 2", "right-parts 0 2"];
    expect(await toldOf({ credit: "parts" }, ["2, 7", "8, 9"])).toEqual({ told, kept: told });
  });

  it("does not tell it otherwise", async () => {
    expect((await toldOf({}, ["2, 7", "8, 9"])).told).toEqual([null, null]);
  });
});
