import { expect, it } from "vitest";
import { faultsOf, readRange } from "./range-view.ts";

const read = (query: string) => readRange(new URLSearchParams(query), "2026-03-10");

it("shows whole days until yesterday, 28 unless told", () => {
  expect(read("")).toEqual({ from: "2026-02-10", to: "2026-03-09", preset: 28, refused: null });
  expect(read("days=7")).toEqual({ from: "2026-03-03", to: "2026-03-09", preset: 7, refused: null });
  expect(read("days=365")).toMatchObject({ from: "2025-03-10", preset: 365 });
});

it("takes own days, of which the last may be today", () => {
  expect(read("from=2026-03-10&to=2026-03-10&days=7")).toEqual({
    from: "2026-03-10",
    to: "2026-03-10",
    preset: null,
    refused: null,
  });
});

it.each([
  "days=8",
  "from=2026-03-02&to=2026-03-01",
  "from=2026-02-30&to=2026-03-01",
  "from=2026-03-01",
  "from=soon&to=later",
  "from=2020-01-01&to=2026-01-01",
])("takes %s for no range", (query) => {
  expect(read(query).preset).toBe(28);
});

it.each([
  ["2026-03-02", "2026-03-01", { to: "early" }],
  ["2026-02-30", "2026-03-01", { from: "notADay" }],
  ["2026-03-01", "", { to: "notADay" }],
  ["soon", "later", { from: "notADay", to: "notADay" }],
  ["2026-03-01", "2026-03-11", { to: "future" }],
  ["2020-01-01", "2026-01-01", { to: "long" }],
])("says what is wrong with %s to %s, and does not pass it over", (from, to, faults) => {
  expect(faultsOf({ from, to }, "2026-03-10")).toEqual(faults);
  expect(read(`from=${from}&to=${to}`).refused).toEqual({ from, to });
});
