import { expect, it } from "vitest";
import { needsParent, oldestChildMonth } from "./age.ts";

it.each([
  [{ year: 2013, month: 3 }, "2026-03-31T23:59:59.999Z", true],
  [{ year: 2013, month: 3 }, "2026-04-01T00:00:00.000Z", false],
  [{ year: 2012, month: 12 }, "2025-12-31T23:59:59.999Z", true],
  [{ year: 2012, month: 12 }, "2026-01-01T00:00:00.000Z", false],
  [{ year: 2011, month: 2 }, "2024-02-29T12:00:00.000Z", true],
  [{ year: 2011, month: 2 }, "2024-03-01T00:00:00.000Z", false],
])("of somebody born in %j asks for a parent at %s: %s", (born, at, needed) => {
  expect(needsParent(born, new Date(at))).toBe(needed);
});

it("names the oldest month of birth that asks for a parent, at every turn of a month", () => {
  for (let month = 0; month < 36; month++) {
    for (const at of [new Date(Date.UTC(2026, month)), new Date(Date.UTC(2026, month) - 1)]) {
      const [year = 0, oldest = 0] = oldestChildMonth(at).split("-").map(Number);
      const before = oldest === 1 ? { year: year - 1, month: 12 } : { year, month: oldest - 1 };
      expect(needsParent({ year, month: oldest }, at)).toBe(true);
      expect(needsParent(before, at)).toBe(false);
    }
  }
});
