import { expect, it } from "vitest";
import { merge } from "./merge.ts";

const base = { "name.en": "Spring", "name.ch": "春", open: true, breaks: [{ from: "2026-04-06" }] };

it("keeps of both what only one has changed, a list as a whole", () => {
  const mine = { ...base, "name.en": "Late spring" };
  const theirs = { ...base, open: false, breaks: [] };
  expect(merge({ base, mine, theirs })).toEqual({
    merged: { ...base, "name.en": "Late spring", open: false, breaks: [] },
    takenOver: ["open", "breaks"],
    disputed: [],
  });
});

it("leaves mine where both have changed the same, and tells of it; the same change is no dispute", () => {
  const mine = { ...base, "name.en": "Mine", "name.ch": "同" };
  const theirs = { ...base, "name.en": "Theirs", "name.ch": "同" };
  expect(merge({ base, mine, theirs })).toEqual({ merged: mine, takenOver: [], disputed: ["name.en"] });
});
