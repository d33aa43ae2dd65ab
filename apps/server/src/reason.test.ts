import { expect, it } from "vitest";
import { reasonOf } from "./reason.ts";
import { complaintOf, StartError } from "./start-error.ts";

const refused = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" });

it.each([
  ["an error", new Error("it broke"), "it broke"],
  ["an error without a message", Object.assign(new Error(), { code: "ETIMEDOUT" }), "ETIMEDOUT"],
  ["an error for each address of a name", new AggregateError([refused, refused]), refused.message],
  [
    "what only looks like an error, as pg-boss tells of one",
    { ...refused, message: "", queue: "mail" },
    "ECONNREFUSED",
  ],
  ["one whose cause alone says something", { message: "", cause: refused }, refused.message],
  ["a text", "it broke", "it broke"],
  ["any object", { worker: 7 }, "{ worker: 7 }"],
  ["nothing", undefined, "undefined"],
  ["null", null, "null"],
])("tells in words what failed: %s", (_, failure, words) => {
  expect(reasonOf(failure)).toBe(words);
  expect(reasonOf(failure)).not.toContain("[object");
});

it("says in one line what to do about a full disk, whoever found it full, and shows what is a mistake of ours with its stack", () => {
  const ofSystem = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const ofDatabase = Object.assign(new Error("could not extend file"), { code: "53100" });
  for (const failure of [ofSystem, ofDatabase, new Error("seeding failed", { cause: ofDatabase })]) {
    expect(complaintOf(failure)).toMatch(/^There is no room left on the disk \(.+\): make some, and start again$/);
  }
  expect(complaintOf(new StartError("Do this"))).toBe("Do this");
  const mistake = new TypeError("x is not a function");
  expect(complaintOf(mistake)).toBe(mistake);
});
